// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

namespace scalescope::tests {

/// While it lives no file that this process writes can have more bytes, as where a disk is full.
class LimitedFiles
{
public:
    explicit LimitedFiles(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limited{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limited);
    }
    ~LimitedFiles() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    LimitedFiles(const LimitedFiles&) = delete;
    LimitedFiles& operator=(const LimitedFiles&) = delete;

private:
    rlimit m_before{};
};

/// While it lives this process can have no more files open, but so many.
class NoMoreFiles
{
public:
    explicit NoMoreFiles(rlim_t but = 0)
    {
        const int free = ::dup(STDERR_FILENO);
        ::close(free);
        ::getrlimit(RLIMIT_NOFILE, &m_before);
        const rlimit limited{static_cast<rlim_t>(free) + but, m_before.rlim_max};
        ::setrlimit(RLIMIT_NOFILE, &limited);
    }
    ~NoMoreFiles() { ::setrlimit(RLIMIT_NOFILE, &m_before); }
    NoMoreFiles(const NoMoreFiles&) = delete;
    NoMoreFiles& operator=(const NoMoreFiles&) = delete;

private:
    rlimit m_before{};
};

} // namespace scalescope::tests
