// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/overwrite_check.h"

#include "core/job/option_texts.h"
#include "core/job/spec.h"
#include "core/runfile/partial_file.h"
#include "core/runfile/values_folder.h"

#include <filesystem>

namespace scalescope::job {

namespace {

namespace fs = std::filesystem;

struct ReadFile
{
    std::string what;
    fs::path path;
};

void addFilesOf(const Spec& spec, const fs::path& baseFolder, std::vector<ReadFile>& files)
{
    if (const auto* file = std::get_if<FileReference>(&spec.value))
        files.push_back({"the input file", baseFolder / file->path});
    if (const auto* list = std::get_if<ListSpec>(&spec.value))
        for (const Spec& item : list->items)
            addFilesOf(item, baseFolder, files);
    if (const auto* dict = std::get_if<DictSpec>(&spec.value))
        for (const Spec& value : dict->values)
            addFilesOf(value, baseFolder, files);
}

/// What can't be parsed names no file; that it can't is said where it is used.
std::vector<ReadFile> filesReadBy(const Job& job)
{
    std::vector<ReadFile> files{{"the model", job.model}};
    for (const std::string& library : job.opLibraries)
        files.push_back({"the operator library", library});
    for (const Input& input : job.inputs)
        if (const auto spec = parseSpec(input.spec))
            addFilesOf(*spec, job.baseFolder, files);
    if (const auto seed = parseBackward(job.backward))
        if (const auto file = fileOf(*seed))
            files.push_back({"the file of --backward", fs::path(job.baseFolder) / file->path});
    return files;
}

bool isSame(const fs::path& a, const fs::path& b)
{
    std::error_code notThere;
    return fs::equivalent(a, b, notThere);
}

tl::unexpected<Error> overwrites(const Job& job, const ReadFile& file, std::string_view end)
{
    return fail(ExitStatus::Usage,
                "-o " + job.output + " would overwrite " + file.what + " " + file.path.string() +
                    std::string(end),
                "-o");
}

Result<void> checkFile(const Job& job, const ReadFile& file)
{
    const fs::path output = job.output;
    if (isSame(file.path, output))
        return fail(ExitStatus::Usage,
                    "-o " + job.output + " would overwrite " + file.what + "; name another file.", "-o");
    for (const fs::path& first : {runfile::partialOf(output), runfile::journalOf(runfile::partialOf(output))})
        if (isSame(file.path, first))
            return overwrites(
                job, file, ", because the run is written under that name while it goes; name another file.");
    const std::string name = file.path.filename().string();
    const bool isOfValues = name.ends_with(".fwd.npy") || name.ends_with(".bwd.npy");
    const fs::path folder = file.path.parent_path();
    if ((isOfValues || !job.saveValues.empty()) && isSame(folder, runfile::partialValuesOf(output)))
        return overwrites(job, file, ", as values of a run that was killed are removed; name another file.");
    if (!job.saveValues.empty() && isOfValues && isSame(folder, runfile::valuesOf(output)))
        return overwrites(job, file, " with the values that it saves; name another file.");
    return {};
}

} // namespace

Result<void> checkOverwrites(const Job& job)
{
    for (const ReadFile& file : filesReadBy(job))
        if (auto kept = checkFile(job, file); !kept)
            return kept;
    return {};
}

} // namespace scalescope::job
