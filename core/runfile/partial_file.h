// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <span>
#include <system_error>
#include <vector>

namespace scalescope::runfile {

/// `OUT.scales.partial` of `OUT.scales`.
std::filesystem::path partialOf(const std::filesystem::path& output);
/// Whether a run of this output leaves files of that name: the output, its partial file, and what lies beside
/// them where a run did not come to its end.
bool isOfOutput(const std::filesystem::path& file, const std::filesystem::path& output);
/// Where a run of this output may leave its file, by whether it comes to its end: what is there is replaced,
/// and so are its values.
std::vector<std::filesystem::path> placesOf(const std::filesystem::path& output);
/// Where SQLite keeps what undoes the batch that it writes to this file.
std::filesystem::path journalOf(const std::filesystem::path& file);

/// The error of a file that could be made: what it lacks is room.
Error cannotFill(const std::filesystem::path& output, message::Clause reason);

/// Gives a file without a name one that is free; errno says why not.
bool nameFile(int unnamed, const std::filesystem::path& name);

/// Whether a run goes on writing to this file, in whatever process. Closes a descriptor of it, with which
/// this process's SQLite loses its locks on the file: not while it is being read in another thread.
bool isBeingWritten(const std::filesystem::path& file);

/// The same of an open file.
bool isBeingWritten(int descriptor);

/// `OUT.scales.partial`, which belongs to one run at a time, from claim() to finish() or the object's end.
/// The claim is an open file description's lock on one byte that SQLite leaves alone
/// (docs/decisions/run-file-lock.md), so that it goes with the process that holds it, however that ends.
class PartialFile
{
public:
    /// Makes the file, or takes over what an ended run left, without changing that. Fails in a sentence where
    /// another run holds it, where the folder can't be written, and where the file is not a run's.
    static Result<PartialFile> claim(const std::filesystem::path& output);
    /// Fails as claim() where another run holds the file now; nothing is made or held.
    static Result<void> checkFree(const std::filesystem::path& output);
    /// Claims the output for a moment, where an ended run left values, to settle them. Fails as claim().
    static Result<void> settle(const std::filesystem::path& output);
    /// As settleValues(); no process may have their folder open for writing.
    void settle() const;
    PartialFile(PartialFile&& other) noexcept;
    PartialFile& operator=(PartialFile&& other) noexcept;
    /// Lets go of the file; one that is still empty is removed, and one that clear() made and that is no
    /// database now: code of the run wrote into it, and the next run would not replace it.
    ~PartialFile();
    /// Lets go of it for this process alone, where a fork has the claim.
    void leaveToFork() { letGo(); }

    /// Puts an empty file of the same claim in the place of what an ended run left, whose values it settles.
    Result<void> clear();
    /// Puts there a file without a name, of openUnnamed(), which it takes over where it succeeds.
    Result<void> clear(int unnamed);
    /// An empty file without a name in the output's folder, for clear(); -1 where there can be none such.
    static int openUnnamed(const std::filesystem::path& output);
    /// Says that this run saves values, and where: in partialValuesOf() the output, which finish() gives the
    /// place beside the run file.
    std::filesystem::path keepValues();

    /// What finish() made.
    struct Finished
    {
        std::filesystem::path file;
        Result<void> values; ///< whether the saved values are where they belong
    };
    /// How a run leaves its files.
    struct Ending
    {
        bool runIsComplete = false;
        bool keepsValues = false;
        bool isInJournal = false; ///< putIntoJournal() wrote the content
    };
    /// What another process does with the file that it claimed, for one that may not touch the folder.
    struct Broker
    {
        std::function<Result<void>()> clear;
        std::function<Result<Finished>(const Ending& ending)> finish;
    };
    /// The claim of another process, whose lock goes with that one: what needs the folder is asked of the
    /// broker. Takes over the descriptor of the file.
    static PartialFile ofBroker(std::filesystem::path output, int descriptor, Broker broker);

    /// Writes the content that the run file is to have into its journal, which finish() puts in the file's
    /// place: for a file that a reader keeps locked, who goes on with what it held. SQLite must have closed
    /// the file.
    std::error_code putIntoJournal(std::span<const std::byte> content);
    /// Says so of what another process wrote there.
    void takeFromJournal() { m_isInJournal = true; }

    /// Flushes file and values to the disk, puts the values that are to be replaced aside, and gives the file
    /// the name of the run file, or, where the run did not come to its end and would replace one that did, a
    /// free name beside it; then its values theirs; then flushes the folder and removes the older values.
    /// Fails in a sentence where the disk does, and where `isWanted` says no before the file gets its name:
    /// nobody would learn that. SQLite must have closed the file.
    Result<Finished> finish(
        bool runIsComplete, const std::function<bool()>& isWanted = [] { return true; });

    /// Whether it still has its name: somebody may have removed or replaced it.
    [[nodiscard]] bool isInPlace() const;
    /// Of the open file, which stays this object's.
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] bool isEmpty() const;
    /// Whether it begins as a run file does.
    [[nodiscard]] bool isDatabase() const;
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] const std::filesystem::path& output() const { return m_output; }

private:
    PartialFile(std::filesystem::path output, int descriptor);
    void letGo();
    void removeFiles() const;
    void removeUseless() const;
    Result<void> makeRoomForValues(const std::filesystem::path& file) const;
    std::error_code putJournalInPlace();

    std::filesystem::path m_output;
    std::filesystem::path m_path;
    int m_descriptor; ///< holds the lock; -1 once let go
    int m_replaced =
        -1; ///< the file before that of the journal took its place; holds the lock for who watches
    bool m_isMade = false; ///< by this claim
    bool m_keepsValues = false;
    bool m_isInJournal = false;
    Broker m_broker; ///< empty where this process is it
};

} // namespace scalescope::runfile
