// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/run_reader.h"

#include "core/graph/run.h"
#include "core/message/say_runfile.h"
#include "core/runfile/own_files.h"
#include "core/runfile/partial_file.h"
#include "core/runfile/reading.h"
#include "core/runfile/records.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <array>
#include <fstream>
#include <sqlite3.h>
#include <string_view>
#include <system_error>
#include <utility>

namespace scalescope::runfile {

namespace {

namespace fs = std::filesystem;

Error damaged(const fs::path& file, message::Clause what)
{
    return errorOf(say::runFileDamaged(file.string(), std::move(what)));
}

/// What can be told before SQLite opens the file.
std::optional<Error> checkFile(const fs::path& file)
{
    std::error_code failed;
    const auto status = fs::status(file, failed);
    if (!fs::exists(status))
        return errorOf(say::runFileMissing(file.string()));
    if (fs::is_directory(status))
        return errorOf(say::runFileIsFolder(file.string()));
    if (!fs::is_regular_file(status)) // opening a pipe would wait for somebody to write into it
        return errorOf(say::runFileNotRegular(file.string()));
    if (fs::file_size(file, failed) == 0) // nor is one of the kernel's opened, which may wait too
        return errorOf(say::runFileEmpty(file.string()));
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return errorOf(say::runFileNotPermitted(file.string()));
    constexpr std::string_view mark("SQLite format 3\0", 16);
    constexpr std::size_t readVersion = 19;
    constexpr char ofWritingAhead = 2;
    std::array<char, readVersion + 1> start{};
    stream.read(start.data(), start.size());
    if (!std::string_view(start.data(), start.size()).starts_with(mark))
        return errorOf(say::notRunFile(file.string()));
    if (start[readVersion] == ofWritingAhead)
        return errorOf(say::runFileWritesAhead(file.string()));
    return std::nullopt;
}

std::optional<Error> checkMarks(const fs::path& file, Reading& reading)
{
    if (reading.number("page_count") == 0) // a run was killed in its first batch, which was undone just now
        return errorOf(say::runFileEmpty(file.string()));
    if (reading.number("application_id") != applicationId)
        return errorOf(say::foreignDatabase(file.string()));
    const int version = reading.number("user_version");
    if (version > formatVersion)
        return errorOf(say::runFileTooNew(file.string(), version, formatVersion));
    if (version < 1)
        return damaged(file, say::runFileVersionIs(version));
    return std::nullopt;
}

/// A finished file has no journal, and that of a partial one names no other file.
bool isOfForeignJournal(const SQLite::Exception& exception)
{
    return exception.getExtendedErrorCode() == SQLITE_READONLY_ROLLBACK ||
           exception.getExtendedErrorCode() == SQLITE_IOERR_ACCESS;
}

Error databaseError(const fs::path& file, const SQLite::Exception& exception)
{
    if (isOfForeignJournal(exception))
        return errorOf(say::foreignJournal(file.string(), journalOf(file).string()));
    switch (exception.getErrorCode()) {
    case SQLITE_BUSY:
        return errorOf(say::runFileLocked(file.string())); // unreached: kept locked for five seconds
    case SQLITE_CANTOPEN:
    case SQLITE_READONLY:
        return errorOf(say::runFileNotOpened(file.string(), exception.what()));
    case SQLITE_INTERRUPT:
        return damaged(file,
                       say::readingDoesNotEnd()); // unreached: where no column is computed, rows are quick
    case SQLITE_TOOBIG:
        return damaged(file, say::valueTooLarge());
    default:
        return damaged(file, say::verbatim(exception.what()));
    }
}

/// Opens a run file, and reads from it with `read`.
template <typename Content, typename Read>
Result<Content> readFrom(const fs::path& file, const std::stop_token& stop, const Read& read)
{
    if (auto error = checkFile(file))
        return tl::unexpected(std::move(*error));
    try {
        Reading reading(file, stop);
        if (auto error = checkMarks(file, reading))
            return tl::unexpected(std::move(*error));
        reading.expectChecksums();
        Content content = read(reading);
        reading.finish();
        return content;
    } catch (const SQLite::Exception& exception) {
        if (stop.stop_requested())
            return fail(say::readingInterrupted(file.string()));
        return tl::unexpected(databaseError(file, exception));
    } catch (const std::bad_alloc&) {
        return fail(say::runFileTooLarge(file.string())); // unreached: no memory
    } catch (const Damaged& found) {
        return tl::unexpected(damaged(file, found.where));
    } catch (const std::exception& exception) {
        return tl::unexpected(damaged(file, say::verbatim(exception.what()))); // unreached: none thrown
    }
}

} // namespace

Result<graph::Run> readRun(const fs::path& file, const std::stop_token& stop)
{
    return readFrom<graph::Run>(file, stop, readTables);
}

Result<graph::TransformRecords> readTransforms(const fs::path& file, const std::stop_token& stop)
{
    return readFrom<graph::TransformRecords>(file, stop, readRecords);
}

namespace {

/// Reading one fact takes a few hundred; a file may have a view in the table's place that never ends.
constexpr int mostSteps = 100'000;

graph::RunStatus statusOf(const std::filesystem::path& file)
{
    const OwnFiles files;
    SQLite::Database database(file.string(), SQLite::OPEN_READONLY, 0, files.name());
    sqlite3_progress_handler(
        database.getHandle(), mostSteps, [](void*) { return 1; }, nullptr);
    distrustSchema(database);
    if (database.execAndGet("PRAGMA application_id").getInt() != applicationId ||
        !hasTable(database, "run") || computedColumn(database, "run"))
        return graph::RunStatus::Done;
    const std::string text = database.execAndGet("SELECT value FROM run WHERE key = 'status'").getString();
    return graph::runStatusFrom(text).value_or(graph::RunStatus::Done);
}

} // namespace

bool mayGiveWay(const std::filesystem::path& file)
{
    std::error_code failed;
    const auto status = std::filesystem::symlink_status(file, failed);
    if (status.type() == std::filesystem::file_type::not_found)
        return true;
    if (!std::filesystem::is_regular_file(status))
        return false;
    try {
        return statusOf(file) != graph::RunStatus::Done;
    } catch (const std::exception&) {
        return false;
    }
}

} // namespace scalescope::runfile
