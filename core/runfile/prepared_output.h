// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runfile/partial_file.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <utility>

namespace scalescope::runfile {

/// The run file of a process that may touch no folder: its two files are open before that process is kept
/// from all others. They have no names, and nothing is claimed or replaced, until it has something to write.
class PreparedOutput
{
public:
    /// Fails as PartialFile::checkFree() and settle(). Where the file system has no files without names, the
    /// output is claimed and what an ended run left replaced now, which may fail too.
    static Result<PreparedOutput> open(const std::filesystem::path& output);
    PreparedOutput(PreparedOutput&& other) noexcept;
    PreparedOutput& operator=(PreparedOutput&&) = delete;
    /// Removes what is empty. A journal that is not undoes the batch in which the run was cut off.
    ~PreparedOutput();

    /// Descriptors of the files that the run writes, which stay this object's. They hold no claim: that goes
    /// with this process, however long the one that writes takes to end.
    [[nodiscard]] int file() const { return m_file; }
    [[nodiscard]] int journal() const { return m_journal; }
    /// Of a forked process: lets go of the claim, which stays the other's.
    void leaveToFork();
    /// Makes the folder of the values that the run saves, and gives its path.
    std::filesystem::path makeValues();

    /// Claims the output and puts the files in place; what an ended run left in the folder of the values
    /// goes.
    Result<void> begin();
    /// As PartialFile::finish().
    Result<PartialFile::Finished> finish(const PartialFile::Ending& ending,
                                         const std::function<bool()>& isWanted);

private:
    explicit PreparedOutput(std::filesystem::path output) : m_output(std::move(output)) {}
    bool openUnnamed();
    Result<void> claim();
    Result<void> openNamed();
    void removeOwnJournal() const;

    std::filesystem::path m_output;
    std::optional<PartialFile> m_partial; ///< from begin() on
    int m_unnamed = -1;                   ///< the run file until then
    int m_file = -1;                      ///< the same file, opened once more
    int m_journal = -1;
    bool m_hasValues = false;
    bool m_madeValues = false;
};

} // namespace scalescope::runfile
