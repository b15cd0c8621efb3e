// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <filesystem>
#include <string>

namespace scalescope::tests {

/// Another program, which does not end its read of a run file.
class KeepingReader
{
public:
    explicit KeepingReader(const std::filesystem::path& file) : m_database(file.string())
    {
        m_database.exec("BEGIN");
        (void)status();
    }
    /// How the run ended, as the file says in the state that is read.
    [[nodiscard]] std::string status()
    {
        return m_database.execAndGet("SELECT value FROM run WHERE key = 'status'").getString();
    }

private:
    SQLite::Database m_database;
};

} // namespace scalescope::tests
