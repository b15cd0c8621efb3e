// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/writer_watch.h"

#include "core/runfile/partial_file.h"

#include <algorithm>
#include <fcntl.h>
#include <iterator>
#include <string>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace scalescope::runfile {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view partialSuffix = ".partial";

std::int64_t timeOf(const struct stat& status)
{
    constexpr std::int64_t nanoseconds = 1'000'000'000;
    return status.st_mtim.tv_sec * nanoseconds + status.st_mtim.tv_nsec;
}

/// Where the file that takes the place of one that was opened under this name may be.
std::vector<fs::path> placesAfter(const fs::path& opened)
{
    std::vector<fs::path> places{opened};
    const std::string name = opened.string();
    if (name.ends_with(partialSuffix))
        std::ranges::copy(placesOf(name.substr(0, name.size() - partialSuffix.size())),
                          std::back_inserter(places));
    return places;
}

} // namespace

WriterWatch::WriterWatch(const fs::path& file)
    : m_file(file), m_descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK))
{
}

WriterWatch::~WriterWatch()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

bool WriterWatch::isBeingWritten() const
{
    return m_descriptor >= 0 && runfile::isBeingWritten(m_descriptor);
}

std::optional<fs::path> WriterWatch::file() const
{
    struct stat status = {};
    if (m_descriptor < 0 || ::fstat(m_descriptor, &status) != 0)
        return std::nullopt;
    if (status.st_nlink == 0)
        return successor();
    std::error_code failed;
    fs::path name = fs::read_symlink("/proc/self/fd/" + std::to_string(m_descriptor), failed);
    return failed ? std::nullopt : std::optional(std::move(name));
}

/// What was written after this file was: an older run of that name is none.
std::optional<fs::path> WriterWatch::successor() const
{
    const std::int64_t last = version();
    for (const fs::path& place : placesAfter(m_file)) {
        struct stat status = {};
        if (::lstat(place.c_str(), &status) == 0 && S_ISREG(status.st_mode) && timeOf(status) >= last)
            return place;
    }
    return std::nullopt;
}

std::int64_t WriterWatch::version() const
{
    struct stat status = {};
    return m_descriptor >= 0 && ::fstat(m_descriptor, &status) == 0 ? timeOf(status) : 0;
}

} // namespace scalescope::runfile
