// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/flush.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace scalescope::runfile {

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
