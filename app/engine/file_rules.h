// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

namespace scalescope::app {

/// Adds paths to others.
inline void append(std::vector<std::filesystem::path>& paths, const std::vector<std::filesystem::path>& more)
{
    paths.insert(paths.end(), more.begin(), more.end());
}

/// The files that a process may still touch. A folder stands for all that is below it. What is not there is
/// left out: it can't be read anyway.
struct FileRules
{
    std::vector<std::filesystem::path> readable;
    /// Names of others: read only where they are, or links lead to, regular files with something in them.
    std::vector<std::filesystem::path> regularFiles;
    std::vector<std::filesystem::path> libraries; ///< the same, and what links lead to has a library's name
    std::vector<int> readableFiles;               ///< descriptors
    std::vector<int> writableFiles;               ///< and readable: descriptors
    std::vector<std::filesystem::path>
        writable; ///< folders: and readable; files in it can be made and removed
    std::vector<std::filesystem::path> devices; ///< read, written and controlled
};

/// Keeps this thread, and what it starts from now on, to these files, for good (Landlock, Linux 5.13). On
/// newer kernels TCP, sockets without a name in the file system, and signals to other processes are refused
/// with them. Gives the version of Landlock that does it, 0 where there is none.
int keepToFiles(const FileRules& rules);

} // namespace scalescope::app
