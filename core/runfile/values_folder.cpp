// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/values_folder.h"

#include "core/message/say_runfile.h"
#include "core/runfile/flush.h"
#include "core/runfile/partial_file.h"

#include <cerrno>
#include <fstream>
#include <string>
#include <system_error>
#include <vector>

namespace scalescope::runfile {

namespace {

namespace fs = std::filesystem;

bool isOfRun(const fs::path& file)
{
    const std::string name = file.filename().string();
    return name.ends_with(".fwd.npy") || name.ends_with(".bwd.npy") || name == "index.csv";
}

/// What a run saved in this folder.
std::vector<fs::path> filesOfRun(const fs::path& folder)
{
    std::vector<fs::path> files;
    std::error_code failed;
    for (fs::directory_iterator entry(folder, failed); !failed && entry != fs::directory_iterator();
         entry.increment(failed))
        if (isOfRun(entry->path()))
            files.push_back(entry->path());
    return files;
}

/// An older file stays until the copy is whole.
void copyFile(const fs::path& from, const fs::path& to, std::error_code& failed)
{
    fs::path copy = to;
    copy += ".partial";
    std::ifstream source(from, std::ios::binary);
    std::ofstream target(copy, std::ios::binary | std::ios::trunc);
    errno = 0;
    target << source.rdbuf();
    target.close();
    if (!source || !target)
        failed = std::make_error_code(errno != 0 ? static_cast<std::errc>(errno) : std::errc::io_error);
    if (!failed)
        failed = flushToDisk(copy);
    if (!failed)
        fs::rename(copy, to, failed);
    std::error_code ignored;
    if (failed)
        fs::remove(copy, ignored);
}

void moveFile(const fs::path& from, const fs::path& to, std::error_code& failed)
{
    fs::rename(from, to, failed);
    if (!failed)
        return;
    // On another disk, or in a sandbox, which keeps files in their folder and refuses to set the modes of
    // files, as fs::copy_file does.
    failed.clear();
    copyFile(from, to, failed);
    std::error_code ignored;
    if (!failed)
        fs::remove(from, ignored);
}

} // namespace

fs::path valuesOf(const fs::path& file)
{
    return file.parent_path() / (file.stem().string() + ".values");
}

fs::path partialValuesOf(const fs::path& output)
{
    fs::path folder = partialOf(output);
    return folder += ".values";
}

Result<void> checkPartialValues(const fs::path& output)
{
    const fs::path folder = partialValuesOf(output);
    std::error_code failed;
    const auto status = fs::symlink_status(folder, failed);
    if (!fs::exists(status))
        return {};
    bool isOfRuns = fs::is_directory(status);
    failed.clear();
    for (fs::directory_iterator entry(folder, failed);
         isOfRuns && !failed && entry != fs::directory_iterator(); entry.increment(failed))
        isOfRuns = isOfRun(entry->path()) && fs::is_regular_file(entry->symlink_status(failed));
    if (isOfRuns)
        return {};
    return tl::unexpected(errorOf(say::valuesNotOfRun(folder.string()), "-o"));
}

void removePartialValues(const fs::path& output)
{
    if (checkPartialValues(output))
        removeValues(partialValuesOf(output));
}

void removeValues(const fs::path& folder)
{
    std::error_code ignored;
    for (const fs::path& file : filesOfRun(folder))
        fs::remove(file, ignored);
    if (fs::is_directory(fs::symlink_status(folder, ignored)))
        fs::remove(folder, ignored); // fails where more is in it
}

std::error_code flushValues(const fs::path& folder)
{
    for (const fs::path& file : filesOfRun(folder))
        if (const std::error_code failed = flushToDisk(file))
            return failed;
    // Their names; there may be no folder where nothing was saved.
    [[maybe_unused]] const auto unflushed = flushToDisk(folder);
    return {};
}

Result<void> moveValues(const fs::path& from, const fs::path& to)
{
    std::error_code failed;
    if (fs::is_symlink(from, failed)) // it came there while the run went
        return fail(say::valuesNotMoved(
            to.string(), std::make_error_code(std::errc::too_many_symbolic_link_levels).message(),
            from.string()));
    removeValues(to);
    failed.clear();
    fs::rename(from, to, failed);
    if (!failed)
        return {};
    // A link, or a folder in which there is more.
    failed.clear();
    for (const fs::path& file : filesOfRun(from)) {
        moveFile(file, to / file.filename(), failed);
        if (failed)
            return fail(say::valuesNotMoved(to.string(), failed.message(), from.string()));
    }
    removeValues(from);
    return {};
}

} // namespace scalescope::runfile
