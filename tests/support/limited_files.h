// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <sys/resource.h>

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

} // namespace scalescope::tests
