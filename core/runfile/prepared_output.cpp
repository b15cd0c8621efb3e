// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/prepared_output.h"

#include "core/message/say_runfile.h"
#include "core/runfile/values_folder.h"

#include <cerrno>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace scalescope::runfile {

namespace {

namespace fs = std::filesystem;

void closeIfOpen(int descriptor)
{
    if (descriptor >= 0)
        ::close(descriptor);
}

/// The same file without the lock, which stays with the first descriptor.
int openedAgain(int descriptor)
{
    return ::open(("/proc/self/fd/" + std::to_string(descriptor)).c_str(), O_RDWR | O_CLOEXEC);
}

tl::unexpected<Error> notFilled(const fs::path& output)
{
    const std::string why = std::generic_category().message(errno);
    return tl::unexpected(
        cannotFill(output, say::verbatim(why))); // unreached: a disk that fails between two calls
}

} // namespace

Result<PreparedOutput> PreparedOutput::open(const fs::path& output)
{
    const auto settle = [&output] { return PartialFile::settle(output); };
    return PartialFile::checkFree(output).and_then(settle).and_then([&output]() -> Result<PreparedOutput> {
        PreparedOutput prepared(output);
        if (prepared.openUnnamed())
            return prepared;
        if (auto opened = prepared.openNamed(); !opened)
            return tl::unexpected(std::move(opened.error()));
        return prepared;
    });
}

PreparedOutput::PreparedOutput(PreparedOutput&& other) noexcept
    : m_output(std::move(other.m_output)),
      m_partial(std::exchange(other.m_partial, std::nullopt)),
      m_unnamed(std::exchange(other.m_unnamed, -1)),
      m_file(std::exchange(other.m_file, -1)),
      m_journal(std::exchange(other.m_journal, -1)),
      m_hasValues(other.m_hasValues),
      m_madeValues(std::exchange(other.m_madeValues, false))
{
}

PreparedOutput::~PreparedOutput()
{
    if (m_madeValues)
        ::rmdir(partialValuesOf(m_output).c_str()); // stays where something is in it
    if (m_partial && !m_partial->isInPlace())
        removeOwnJournal();
    closeIfOpen(m_unnamed);
    closeIfOpen(m_file);
    closeIfOpen(m_journal);
}

/// Somebody removed the run file, which it is of no use without.
void PreparedOutput::removeOwnJournal() const
{
    const fs::path journal = journalOf(partialOf(m_output));
    struct stat held = {};
    struct stat named = {};
    if (::fstat(m_journal, &held) == 0 && ::lstat(journal.c_str(), &named) == 0 &&
        held.st_dev == named.st_dev && held.st_ino == named.st_ino)
        ::unlink(journal.c_str());
}

void PreparedOutput::leaveToFork()
{
    if (m_partial)
        m_partial->leaveToFork();
    closeIfOpen(std::exchange(m_unnamed, -1));
    m_madeValues = false;
}

bool PreparedOutput::openUnnamed()
{
    m_unnamed = PartialFile::openUnnamed(m_output);
    m_file = m_unnamed >= 0 ? openedAgain(m_unnamed) : -1;
    m_journal = m_file >= 0 ? PartialFile::openUnnamed(m_output) : -1;
    if (m_journal < 0) {
        closeIfOpen(std::exchange(m_unnamed, -1));
        closeIfOpen(std::exchange(m_file, -1));
    }
    return m_journal >= 0;
}

Result<void> PreparedOutput::openNamed()
{
    auto claimed = PartialFile::claim(m_output);
    if (!claimed)
        return tl::unexpected(std::move(claimed.error()));
    m_partial = std::move(*claimed);
    if (auto cleared = m_partial->clear(); !cleared)
        return cleared;
    const fs::path journal = journalOf(m_partial->path());
    std::error_code ignored;
    fs::remove(journal, ignored);
    m_journal = ::open(journal.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    m_file = openedAgain(m_partial->descriptor());
    return m_file >= 0 && m_journal >= 0 ? Result<void>() : notFilled(m_output);
}

fs::path PreparedOutput::makeValues()
{
    fs::path folder = partialValuesOf(m_output);
    m_hasValues = true;
    m_madeValues = ::mkdir(folder.c_str(), 0777) == 0;
    return folder;
}

Result<void> PreparedOutput::begin()
{
    return claim().map([this] {
        if (m_hasValues)
            emptyValues(partialValuesOf(m_output)); // the folder itself is open to the process that writes
    });
}

Result<void> PreparedOutput::claim()
{
    if (m_partial)
        return {};
    auto claimed = PartialFile::claim(m_output);
    if (!claimed)
        return tl::unexpected(std::move(claimed.error()));
    if (!m_hasValues) // else it was settled before their folder was opened
        claimed->settle();
    if (auto cleared = claimed->clear(m_unnamed); !cleared)
        return cleared;
    m_unnamed = -1; // the claim's now
    m_partial = std::move(*claimed);
    return nameFile(m_journal, journalOf(m_partial->path())) ? Result<void>() : notFilled(m_output);
}

Result<PartialFile::Finished> PreparedOutput::finish(const PartialFile::Ending& ending,
                                                     const std::function<bool()>& isWanted)
{
    if (!m_partial || !m_partial->isInPlace())
        return tl::unexpected(cannotFill(m_output, say::removedMeanwhile(partialOf(m_output).string())));
    if (ending.keepsValues)
        m_partial->keepValues();
    if (ending.isInJournal)
        m_partial->takeFromJournal();
    return m_partial->finish(ending.runIsComplete, isWanted);
}

} // namespace scalescope::runfile
