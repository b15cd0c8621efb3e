// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/foreign_schema.h"

#include "core/runfile/bounds.h"

#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>
#include <utility>

namespace scalescope::runfile {

void distrustSchema(SQLite::Database& database)
{
    sqlite3_limit(database.getHandle(), SQLITE_LIMIT_LENGTH, longestValue);
    for (const auto& [option, value] :
         {std::pair{SQLITE_DBCONFIG_DEFENSIVE, 1}, std::pair{SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
          std::pair{SQLITE_DBCONFIG_ENABLE_TRIGGER, 0}, std::pair{SQLITE_DBCONFIG_ENABLE_VIEW, 0}})
        sqlite3_db_config(database.getHandle(), option, value, nullptr);
}

bool hasTable(SQLite::Database& database, const std::string& name)
{
    SQLite::Statement row(
        database, "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND rootpage > 0 AND name = ?");
    row.bind(1, name);
    return row.executeStep() && row.getColumn(0).getInt() == 1;
}

std::optional<std::string> computedColumn(SQLite::Database& database, const std::string& table)
{
    SQLite::Statement row(database, "SELECT name FROM pragma_table_xinfo(?) WHERE hidden <> 0");
    row.bind(1, table);
    return row.executeStep() ? std::optional(row.getColumn(0).getString()) : std::nullopt;
}

} // namespace scalescope::runfile
