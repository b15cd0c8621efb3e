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

} // namespace

Result<PreparedOutput> PreparedOutput::claim(const fs::path& output)
{
    return PartialFile::claim(output).and_then([](PartialFile&& partial) -> Result<PreparedOutput> {
        PreparedOutput prepared(std::move(partial));
        if (auto opened = prepared.openFiles(); !opened)
            return tl::unexpected(std::move(opened.error()));
        return prepared;
    });
}

PreparedOutput::PreparedOutput(PreparedOutput&& other) noexcept
    : m_partial(std::move(other.m_partial)),
      m_unnamed(std::exchange(other.m_unnamed, -1)),
      m_file(std::exchange(other.m_file, -1)),
      m_journal(std::exchange(other.m_journal, -1)),
      m_madeValues(std::exchange(other.m_madeValues, false))
{
}

PreparedOutput::~PreparedOutput()
{
    if (m_madeValues)
        ::rmdir(partialValuesOf(m_partial.output()).c_str()); // stays where something is in it
    closeIfOpen(m_unnamed);
    closeIfOpen(m_file);
    closeIfOpen(m_journal);
}

void PreparedOutput::leaveToFork()
{
    m_partial.leaveToFork();
    closeIfOpen(std::exchange(m_unnamed, -1));
    m_madeValues = false;
}

/// What an ended run left stays in place until this one has something to write.
Result<void> PreparedOutput::openFiles()
{
    if (m_partial.isEmpty() || !openUnnamed()) {
        if (auto cleared = m_partial.clear(); !cleared)
            return cleared;
        const fs::path journal = journalOf(m_partial.path());
        std::error_code ignored;
        fs::remove(journal, ignored);
        m_journal = ::open(journal.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    }
    const int claimed = m_unnamed >= 0 ? m_unnamed : m_partial.descriptor();
    m_file = ::open(("/proc/self/fd/" + std::to_string(claimed)).c_str(), O_RDWR | O_CLOEXEC);
    if (m_file >= 0 && m_journal >= 0)
        return {};
    return tl::unexpected(
        cannotFill(m_partial.output(), say::verbatim(std::generic_category().message(errno))));
}

bool PreparedOutput::openUnnamed()
{
    m_unnamed = m_partial.openUnnamed();
    m_journal = m_unnamed >= 0 ? m_partial.openUnnamed() : -1;
    if (m_journal < 0)
        closeIfOpen(std::exchange(m_unnamed, -1));
    return m_journal >= 0;
}

fs::path PreparedOutput::makeValues()
{
    fs::path folder = partialValuesOf(m_partial.output());
    m_madeValues = ::mkdir(folder.c_str(), 0777) == 0;
    return folder;
}

Result<void> PreparedOutput::begin()
{
    if (m_unnamed < 0)
        return {};
    if (auto cleared = m_partial.clear(m_unnamed); !cleared)
        return cleared;
    m_unnamed = -1; // the claim's now
    if (nameFile(m_journal, journalOf(m_partial.path())))
        return {};
    return tl::unexpected(
        cannotFill(m_partial.output(), say::verbatim(std::generic_category().message(errno))));
}

Result<PartialFile::Finished> PreparedOutput::finish(bool runIsComplete, bool keepsValues,
                                                     const std::function<bool()>& isWanted)
{
    if (!m_partial.isInPlace())
        return tl::unexpected(
            cannotFill(m_partial.output(), say::removedMeanwhile(m_partial.path().string())));
    ::fsync(m_partial.descriptor());
    if (!isWanted())
        return tl::unexpected(cannotFill(m_partial.output(), say::keptLocked()));
    if (keepsValues)
        m_partial.keepValues();
    return m_partial.finish(runIsComplete);
}

} // namespace scalescope::runfile
