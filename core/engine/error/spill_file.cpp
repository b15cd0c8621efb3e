// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/error/spill_file.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace scalescope::engine {

namespace {

[[noreturn]] void throwErrno()
{
    throw std::system_error(errno, std::generic_category());
}

int emptied(int opened)
{
    const int descriptor = ::fcntl(opened, F_DUPFD_CLOEXEC, 0);
    if (descriptor < 0 || ::ftruncate(descriptor, 0) != 0) {
        throwErrno();
    }
    return descriptor;
}

} // namespace

/// Where file systems have no files without a name, it is taken away at once.
int openSpill(const std::filesystem::path& folder)
{
    const int unnamed = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (unnamed >= 0) {
        return unnamed;
    }
    std::string name = (folder / ".scalescope-XXXXXX").string();
    const int named = ::mkostemp(name.data(), O_CLOEXEC);
    if (named < 0) {
        throwErrno();
    }
    ::unlink(name.c_str());
    return named;
}

SpillFile::SpillFile(const std::filesystem::path& folder, int opened)
    : m_descriptor(opened < 0 ? openSpill(folder.empty() ? "." : folder) : emptied(opened))
{
}

SpillFile::SpillFile(SpillFile&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1)), m_size(other.m_size)
{
}

SpillFile::~SpillFile()
{
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
    }
}

std::int64_t SpillFile::append(const void* bytes, std::size_t n)
{
    const std::int64_t place = m_size;
    for (const auto* rest = static_cast<const char*>(bytes); n > 0;) {
        const ssize_t written = ::pwrite(m_descriptor, rest, n, m_size);
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written <= 0) {
            throwErrno();
        }
        rest += written;
        n -= static_cast<std::size_t>(written);
        m_size += written;
    }
    return place;
}

void SpillFile::read(std::int64_t place, void* bytes, std::size_t n) const
{
    for (auto* rest = static_cast<char*>(bytes); n > 0;) {
        const ssize_t got = ::pread(m_descriptor, rest, n, place);
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got <= 0) {
            throwErrno();
        }
        rest += got;
        n -= static_cast<std::size_t>(got);
        place += got;
    }
}

} // namespace scalescope::engine
