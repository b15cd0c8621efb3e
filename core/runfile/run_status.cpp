// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/run_status.h"

#include "core/graph/run.h"
#include "core/runfile/foreign_schema.h"
#include "core/runfile/own_files.h"
#include "core/runfile/run_reader.h"

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>
#include <system_error>

namespace scalescope::runfile {

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
