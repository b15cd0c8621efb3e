// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <dirent.h>
#include <filesystem>

namespace scalescope::app {

/// Adds up the arrays in a folder that another process writes to, some at a time: however many there are, who
/// asks does not wait for them.
class FolderSize
{
public:
    explicit FolderSize(std::filesystem::path folder) : m_folder(std::move(folder)) {}
    FolderSize(const FolderSize&) = delete;
    FolderSize& operator=(const FolderSize&) = delete;
    ~FolderSize() { close(); }

    /// All that is there now, at once.
    std::int64_t whole();
    /// Goes on, and gives the bytes that were found since this began at the folder's start.
    std::int64_t look();

private:
    void close();

    std::filesystem::path m_folder;
    DIR* m_entries = nullptr; ///< null between two rounds
    std::int64_t m_bytes = 0;
};

} // namespace scalescope::app
