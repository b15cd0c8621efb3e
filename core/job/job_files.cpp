// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/job_files.h"

#include "core/job/backward_seed.h"
#include "core/job/spec.h"
#include "core/message/say_job.h"
#include "core/runfile/partial_file.h"
#include "core/runfile/values_folder.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <system_error>
#include <vector>

namespace scalescope::job {

namespace {

namespace fs = std::filesystem;

/// Behind a link to a folder, ".." is the folder above the one that the link leads to.
std::string absolutePath(const fs::path& path)
{
    std::error_code failure;
    const fs::path absolute = fs::absolute(path, failure);
    if (failure)
        return path.lexically_normal().string();
    if (std::ranges::find(absolute, fs::path("..")) != absolute.end())
        if (const fs::path real = fs::weakly_canonical(absolute, failure); !failure)
            return real.string();
    return absolute.lexically_normal().string();
}

void addOnce(std::vector<std::string>& paths, std::string path)
{
    if (std::ranges::find(paths, path) == paths.end())
        paths.push_back(std::move(path));
}

/// The files that a SPEC names, as they are written there.
void addFilesOf(const Spec& spec, std::vector<std::string>& files)
{
    if (const auto* file = std::get_if<FileReference>(&spec.value))
        files.push_back(file->path);
    if (const auto* list = std::get_if<ListSpec>(&spec.value))
        for (const Spec& item : list->items)
            addFilesOf(item, files);
    if (const auto* dict = std::get_if<DictSpec>(&spec.value))
        for (const Spec& value : dict->values)
            addFilesOf(value, files);
}

/// What can't be parsed names no file; that it can't is said where it is used.
std::vector<std::string> filesNamedIn(const std::string& text)
{
    std::vector<std::string> files;
    if (const auto spec = parseSpec(text))
        addFilesOf(*spec, files);
    return files;
}

} // namespace

JobFiles filesOf(const Job& job)
{
    JobFiles files;
    if (!job.model.empty())
        files.model = absolutePath(job.model);
    for (const std::string& library : job.opLibraries)
        addOnce(files.libraries, absolutePath(library));
    const auto addValues = [&](const std::string& text) {
        for (const std::string& file : filesNamedIn(text))
            addOnce(files.values, absolutePath(fs::path(job.baseFolder) / file));
    };
    for (const Input& input : job.inputs)
        addValues(input.spec);
    if (const auto seed = parseBackward(job.backward))
        addValues(seed->spec);
    return files;
}

namespace {

struct ReadFile
{
    message::Clause what;
    fs::path path;
};

std::vector<ReadFile> filesReadBy(const Job& job)
{
    std::vector<ReadFile> files{{say::theModel(), job.model}};
    for (const std::string& library : job.opLibraries)
        files.push_back({say::theOperatorLibrary(), library});
    for (const Input& input : job.inputs)
        for (const std::string& file : filesNamedIn(input.spec))
            files.push_back({say::theInputFile(), fs::path(job.baseFolder) / file});
    if (const auto seed = parseBackward(job.backward))
        if (const auto file = fileOf(*seed))
            files.push_back({say::theBackwardFile(), fs::path(job.baseFolder) / file->path});
    return files;
}

bool isSame(const fs::path& a, const fs::path& b)
{
    std::error_code notThere;
    return fs::equivalent(a, b, notThere);
}

/// What the run file is written to, first and last.
Result<void> checkRunFile(const Job& job, const ReadFile& file)
{
    const fs::path output = job.output;
    if (isSame(file.path, output))
        return fail(say::outputOverwrites(job.output, file.what), "-o");
    const message::Clause named = say::fileOfName(file.what, file.path.string());
    for (const fs::path& first : {runfile::partialOf(output), runfile::journalOf(runfile::partialOf(output))})
        if (isSame(file.path, first))
            return fail(say::outputOverwritesMeanwhile(job.output, named), "-o");
    return {};
}

/// The folders of values that are emptied. What counts is where the file is, and not links to it.
Result<void> checkValuesFolders(const Job& job, const ReadFile& file)
{
    std::error_code notThere;
    const fs::path real = fs::canonical(file.path, notThere);
    if (notThere || !runfile::isNameOfValues(real))
        return {};
    const message::Clause named = say::fileOfName(file.what, file.path.string());
    const std::vector<fs::path> places = runfile::placesOf(job.output);
    std::vector<fs::path> cleared{runfile::partialValuesOf(job.output)};
    std::ranges::transform(places, std::back_inserter(cleared), &runfile::olderValuesOf);
    for (const fs::path& folder : cleared)
        if (isSame(real.parent_path(), folder))
            return fail(say::outputOverwritesByClearing(job.output, named), "-o");
    if (job.saveValues.empty())
        return {};
    for (const fs::path& place : places)
        if (isSame(real.parent_path(), runfile::valuesOf(place)))
            return fail(say::outputOverwritesBySavedValues(job.output, named), "-o");
    return {};
}

Result<void> checkFoldersAreOfRuns(const Job& job)
{
    if (auto checked = runfile::checkValues(runfile::partialValuesOf(job.output)); !checked)
        return checked;
    for (const fs::path& place : runfile::placesOf(job.output))
        for (const fs::path& folder : {runfile::valuesOf(place), runfile::olderValuesOf(place)})
            if (auto checked = runfile::checkValues(folder); !checked)
                return checked;
    return {};
}

} // namespace

std::vector<fs::path> filesRead(const Job& job)
{
    std::vector<fs::path> paths;
    for (ReadFile& file : filesReadBy(job))
        paths.push_back(std::move(file.path));
    return paths;
}

Result<void> checkOverwrites(const Job& job)
{
    for (const ReadFile& file : filesReadBy(job)) {
        auto kept = checkRunFile(job, file).and_then([&] { return checkValuesFolders(job, file); });
        if (!kept)
            return kept;
    }
    return job.saveValues.empty() ? Result<void>() : checkFoldersAreOfRuns(job);
}

} // namespace scalescope::job
