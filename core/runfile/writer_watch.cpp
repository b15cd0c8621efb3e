// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/writer_watch.h"

#include "core/runfile/partial_file.h"

#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace scalescope::runfile {

namespace fs = std::filesystem;

WriterWatch::WriterWatch(const fs::path& file)
    : m_descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK))
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
    if (m_descriptor < 0 || ::fstat(m_descriptor, &status) != 0 || status.st_nlink == 0)
        return std::nullopt;
    std::error_code failed;
    fs::path name = fs::read_symlink("/proc/self/fd/" + std::to_string(m_descriptor), failed);
    return failed ? std::nullopt : std::optional(std::move(name));
}

std::int64_t WriterWatch::version() const
{
    struct stat status = {};
    if (m_descriptor < 0 || ::fstat(m_descriptor, &status) != 0)
        return 0;
    constexpr std::int64_t nanoseconds = 1'000'000'000;
    return status.st_mtim.tv_sec * nanoseconds + status.st_mtim.tv_nsec;
}

} // namespace scalescope::runfile
