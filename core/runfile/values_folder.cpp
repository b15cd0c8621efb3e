// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/values_folder.h"

#include "core/message/say_runfile.h"
#include "core/runfile/partial_file.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <string>
#include <system_error>
#include <unistd.h>
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

/// The earliest of times where there is no such file.
fs::file_time_type timeOf(const fs::path& file)
{
    std::error_code failed;
    return fs::last_write_time(file, failed);
}

bool isThere(const fs::path& folder)
{
    std::error_code ignored;
    return fs::exists(fs::symlink_status(folder, ignored));
}

tl::unexpected<Error> notMoved(const fs::path& output, const fs::path& file, const std::error_code& why)
{
    return fail(
        say::valuesNotMoved(valuesOf(file).string(), why.message(), partialValuesOf(output).string()));
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

fs::path olderValuesOf(const fs::path& file)
{
    fs::path folder = partialOf(file);
    return folder += ".older";
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

Result<void> setValuesAside(const fs::path& output, const fs::path& file)
{
    std::error_code failed;
    if (fs::is_symlink(partialValuesOf(output), failed)) // it came there while the run went
        return notMoved(output, file, std::make_error_code(std::errc::too_many_symbolic_link_levels));
    if (!checkValues(valuesOf(file))) // so did this
        return notMoved(output, file, std::make_error_code(std::errc::directory_not_empty));
    if (!isThere(valuesOf(file)))
        return {};
    failed.clear();
    fs::rename(valuesOf(file), olderValuesOf(file), failed);
    return failed ? notMoved(output, file, failed) : Result<void>();
}

void putValuesBack(const fs::path& file)
{
    std::error_code ignored;
    fs::rename(olderValuesOf(file), valuesOf(file), ignored); // fails where something is in the place
}

Result<void> moveValues(const fs::path& output, const fs::path& file)
{
    std::error_code failed;
    fs::rename(partialValuesOf(output), valuesOf(file), failed);
    const bool wereNone = failed == std::errc::no_such_file_or_directory;
    return failed && !wereNone ? notMoved(output, file, failed) : Result<void>();
}

void removeOlderValues(const fs::path& file)
{
    if (const fs::path folder = olderValuesOf(file); checkValues(folder))
        removeValues(folder);
}

bool areValuesUnsettled(const fs::path& output)
{
    return isThere(partialValuesOf(output)) || std::ranges::any_of(placesOf(output), isThere, &olderValuesOf);
}

void settleValues(const fs::path& output, bool hasPartial)
{
    const std::vector<fs::path> places = placesOf(output);
    const fs::path newest = std::ranges::max(places, {}, &timeOf);
    const fs::path partial = partialValuesOf(output);
    const auto saved = checkValues(partial) ? filesOfRun(partial) : std::vector<fs::path>();
    // A run file is written after its values: where they are newer, somebody removed their partial file.
    const bool hasName = !hasPartial && std::ranges::all_of(saved, [&newest](const fs::path& file) {
        return timeOf(file) <= timeOf(newest);
    });
    if (hasName && !saved.empty())
        (void)moveValues(output, newest); // they stay where something is in the place
    for (const fs::path& place : places) {
        if (!hasName)
            putValuesBack(place);
        removeOlderValues(place);
    }
}

std::error_code flushToDisk(int descriptor)
{
    int status = 0;
    do
        status = ::fsync(descriptor);
    while (status != 0 && errno == EINTR);
    const bool cannotPromise = errno == EINVAL || errno == ENOTSUP || errno == ENOSYS || errno == EROFS;
    return status == 0 || cannotPromise ? std::error_code() : std::error_code(errno, std::generic_category());
}

std::error_code flushToDisk(const std::filesystem::path& path)
{
    const std::filesystem::path named = path.empty() ? "." : path; // the folder of a name without one
    const int descriptor = ::open(named.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return {errno, std::generic_category()};
    const std::error_code failed = flushToDisk(descriptor);
    ::close(descriptor);
    return failed;
}

} // namespace scalescope::runfile
