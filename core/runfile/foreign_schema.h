// SPDX-License-Identifier: GPL-3.0-or-later
// A database that anybody may have made: what its schema says must not run when it is read.
#pragma once

#include <SQLiteCpp/Database.h>
#include <optional>
#include <string>

namespace scalescope::runfile {

/// Switches off triggers, views and functions with effects, and bounds the size of a value.
void distrustSchema(SQLite::Database& database);
/// Whether there is a table of that name, and no view or virtual table.
[[nodiscard]] bool hasTable(SQLite::Database& database, const std::string& name);
/// A column of a table that is computed when it is read: one step of SQLite's can take hours then.
[[nodiscard]] std::optional<std::string> computedColumn(SQLite::Database& database, const std::string& table);

} // namespace scalescope::runfile
