// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace scalescope::runfile {

/// Tells whether a run file is still being written, by whatever program, and where it went.
///
/// Holds the file open: SQLite's locks on a file end when any descriptor of it is closed in the process, so a
/// watch must be there before the file is read and outlive the reading.
class WriterWatch
{
public:
    /// A file that can't be opened is watched as one that nobody writes.
    explicit WriterWatch(const std::filesystem::path& file);
    ~WriterWatch();
    WriterWatch(const WriterWatch&) = delete;
    WriterWatch& operator=(const WriterWatch&) = delete;

    [[nodiscard]] bool isBeingWritten() const;
    /// Its name now: a writer renames the file when its run has ended, or puts another one in its place,
    /// where a reader keeps this one. Nothing where it was removed.
    [[nodiscard]] std::optional<std::filesystem::path> file() const;
    /// A number that changes when something was written.
    [[nodiscard]] std::int64_t version() const;

private:
    [[nodiscard]] std::optional<std::filesystem::path> successor() const;

    std::filesystem::path m_file; ///< as it was opened
    int m_descriptor;
};

} // namespace scalescope::runfile
