// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/values_folder.h"

#include "core/message/say_runfile.h"
#include "core/runfile/flush.h"
#include "core/runfile/partial_file.h"

#include <string>
#include <system_error>
#include <vector>

namespace scalescope::runfile {

namespace {

namespace fs = std::filesystem;

/// What a run saved in this folder.
std::vector<fs::path> filesOfRun(const fs::path& folder)
{
    std::vector<fs::path> files;
    std::error_code failed;
    for (fs::directory_iterator entry(folder, failed); !failed && entry != fs::directory_iterator();
         entry.increment(failed))
        if (isNameOfValues(entry->path()))
            files.push_back(entry->path());
    return files;
}

} // namespace

fs::path valuesOf(const fs::path& file)
{
    if (file.extension() == ".scales")
        return file.parent_path() / (file.stem().string() + ".values");
    fs::path folder = file;
    return folder += "-values";
}

fs::path partialValuesOf(const fs::path& output)
{
    fs::path folder = partialOf(output);
    return folder += ".values";
}

bool isNameOfValues(const fs::path& file)
{
    const std::string name = file.filename().string();
    return name.ends_with(".fwd.npy") || name.ends_with(".bwd.npy") || name == "index.csv";
}

Result<void> checkValues(const fs::path& folder)
{
    std::error_code failed;
    const auto status = fs::symlink_status(folder, failed);
    if (!fs::exists(status))
        return {};
    bool isOfRuns = fs::is_directory(status);
    failed.clear();
    for (fs::directory_iterator entry(folder, failed);
         isOfRuns && !failed && entry != fs::directory_iterator(); entry.increment(failed))
        isOfRuns = isNameOfValues(entry->path()) && fs::is_regular_file(entry->symlink_status(failed));
    if (isOfRuns)
        return {};
    return tl::unexpected(errorOf(say::valuesNotOfRun(folder.string()), "-o"));
}

void removePartialValues(const fs::path& output)
{
    const fs::path folder = partialValuesOf(output);
    if (checkValues(folder))
        removeValues(folder);
}

void emptyValues(const fs::path& folder)
{
    std::error_code ignored;
    for (const fs::path& file : filesOfRun(folder))
        fs::remove(file, ignored);
}

void removeValues(const fs::path& folder)
{
    emptyValues(folder);
    std::error_code ignored;
    if (fs::is_directory(fs::symlink_status(folder, ignored)))
        fs::remove(folder, ignored); // fails where more is in it
}

std::error_code flushValues(const fs::path& folder, const std::function<bool()>& isWanted)
{
    for (const fs::path& file : filesOfRun(folder)) {
        if (!isWanted())
            return std::make_error_code(std::errc::operation_canceled);
        if (const std::error_code failed = flushToDisk(file))
            return failed;
    }
    // Their names; there may be no folder where nothing was saved.
    [[maybe_unused]] const auto unflushed = flushToDisk(folder);
    return {};
}

Result<void> moveValues(const fs::path& from, const fs::path& to)
{
    const auto notMoved = [&](const std::error_code& why) {
        return fail(say::valuesNotMoved(to.string(), why.message(), from.string()));
    };
    std::error_code failed;
    if (fs::is_symlink(from, failed)) // it came there while the run went
        return notMoved(std::make_error_code(std::errc::too_many_symbolic_link_levels));
    if (!checkValues(to)) // so did this
        return notMoved(std::make_error_code(std::errc::directory_not_empty));
    removeValues(to);
    failed.clear();
    fs::rename(from, to, failed);
    const bool wereNone = failed == std::errc::no_such_file_or_directory;
    return failed && !wereNone ? notMoved(failed) : Result<void>();
}

} // namespace scalescope::runfile
