// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace scalescope::job {

/// What tells a file from what it becomes when somebody writes to it.
class FileStamp
{
public:
    /// Of no file.
    FileStamp() = default;
    explicit FileStamp(const std::string& file);

    /// Whether the file was written to since. Another file under its name is no change: who has the first
    /// one open or mapped keeps it.
    [[nodiscard]] bool isChanged() const;

private:
    std::string m_file;
    std::uint64_t m_device = 0;
    std::uint64_t m_number = 0; ///< 0 where there was no file
    std::int64_t m_size = 0;
    std::int64_t m_seconds = 0; ///< of the last change
    std::int64_t m_nanoseconds = 0;
};

} // namespace scalescope::job
