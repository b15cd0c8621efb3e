// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/job_files.h"

#include "core/job/backward_seed.h"
#include "core/job/spec.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

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

class ValueFiles
{
public:
    explicit ValueFiles(const std::string& baseFolder) : m_base(baseFolder) {}

    void add(const std::string& text)
    {
        if (const auto spec = parseSpec(text))
            addOf(*spec);
    }
    std::vector<std::string> take() { return std::move(m_paths); }

private:
    void addOf(const Spec& spec)
    {
        if (const auto* file = std::get_if<FileReference>(&spec.value))
            addOnce(m_paths, absolutePath(m_base / file->path));
        else if (const auto* list = std::get_if<ListSpec>(&spec.value))
            std::ranges::for_each(list->items, [this](const Spec& item) { addOf(item); });
        else if (const auto* dict = std::get_if<DictSpec>(&spec.value))
            std::ranges::for_each(dict->values, [this](const Spec& item) { addOf(item); });
    }

    fs::path m_base;
    std::vector<std::string> m_paths;
};

} // namespace

JobFiles filesOf(const Job& job)
{
    JobFiles files;
    if (!job.model.empty())
        files.model = absolutePath(job.model);
    for (const std::string& library : job.opLibraries)
        addOnce(files.libraries, absolutePath(library));
    ValueFiles values(job.baseFolder);
    for (const Input& input : job.inputs)
        values.add(input.spec);
    if (const auto seed = parseBackward(job.backward))
        values.add(seed->spec);
    files.values = values.take();
    return files;
}

} // namespace scalescope::job
