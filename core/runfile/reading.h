// SPDX-License-Identifier: GPL-3.0-or-later
// Reading a run file as what it is: a database that anybody may have made.
#pragma once

#include "core/message/message.h"
#include "core/runfile/checksum.h"
#include "core/runfile/own_files.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <limits>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace scalescope::runfile {

/// A value that no writer of this format leaves, and where it is.
struct Damaged : std::exception
{
    explicit Damaged(message::Clause clause) : where(std::move(clause)) {}

    message::Clause where;
};

/// An open run file. Its schema is not trusted: only tables are read that are tables, triggers, views and
/// functions with effects are off. What is read can't be more than what the file holds, however its pages
/// refer to each other, so that every read ends. Members throw SQLite::Exception and Damaged.
class Reading
{
public:
    /// Opens the file and begins a read of one state of it. `stop` breaks off whatever is going on. Nothing
    /// is changed, but for the batch of a partial file in which its writer was killed: that is undone.
    Reading(const std::filesystem::path& file, std::stop_token stop);
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;
    ~Reading();

    [[nodiscard]] int number(const char* pragma);
    /// Whether there is a table of that name, and no view or virtual table.
    [[nodiscard]] bool hasTable(const char* name);
    [[nodiscard]] bool hasColumn(const char* table, const char* name);
    /// A word of the program's own in a file, as it is spelled today: before version 4 "quantise".
    [[nodiscard]] std::string ownWord(std::string word);
    /// The name that a table of today's has in the file.
    [[nodiscard]] std::string nameOf(const std::string& table);
    /// Takes the checksums that the file has of its tables: each table is held against its own when its last
    /// row has been read.
    void expectChecksums();
    /// Ends the read, so that a writer can go on.
    void finish();

private:
    friend class Rows;
    static int watch(void* self);
    void beginRead();
    void charge(std::size_t bytes);
    bool isOfOldSpelling();

    OwnFiles m_files; ///< goes after the database
    SQLite::Database m_database;
    std::stop_token m_stop;
    std::map<std::string, Checksum, std::less<>> m_expected; ///< of tables
    std::int64_t m_bytesLeft = 0;
    std::int64_t m_stepsLeft = 0;
    std::optional<bool> m_isOldSpelling; ///< known when first asked for
};

/// The rows of a table of a run file.
class Rows
{
public:
    /// The query asks for all columns that docs/run-file.md has of the table, in that order: all are in its
    /// checksum. `most` is the number of rows that no run has more of.
    Rows(Reading& reading, const char* table, const std::string& query,
         std::int64_t most = std::numeric_limits<std::int64_t>::max());

    /// Goes to the next row. After the last one the table is held against its checksum.
    bool next();
    [[nodiscard]] bool isNull(int column) const { return m_statement.getColumn(column).isNull(); }
    [[nodiscard]] std::string_view bytes(int column);
    [[nodiscard]] std::string text(int column);
    /// A text that stands for something: a name, a path of modules, a type. Longer ones than any name are
    /// refused.
    [[nodiscard]] std::string name(int column);
    /// A name, or a text, that may be one of the program's own words: Reading::ownWord().
    [[nodiscard]] std::string ownName(int column) { return m_reading.ownWord(name(column)); }
    [[nodiscard]] std::string ownText(int column) { return m_reading.ownWord(text(column)); }
    /// The same of a module's path, which may not have more levels than any model.
    [[nodiscard]] std::string modulePath(int column);
    [[nodiscard]] std::int64_t integer(int column) const { return m_statement.getColumn(column).getInt64(); }
    /// Of a line, a position: refused where no int from 0 holds it.
    [[nodiscard]] int smallNumber(int column) const;
    /// Of elements: refused where it is negative.
    [[nodiscard]] std::int64_t count(int column) const;
    /// NaN where there is none.
    [[nodiscard]] double real(int column) const;

private:
    /// The database, where that is a table of it.
    static SQLite::Database& databaseWith(Reading& reading, const char* table);
    void checkSum() const;
    [[noreturn]] void refuseNumber() const;

    Reading& m_reading;
    std::string m_table;
    SQLite::Statement m_statement;
    std::int64_t m_most;
    std::int64_t m_rows = 0;
    std::optional<Checksum> m_expected;
    Checksum m_sum; ///< of the rows so far, where one is expected
};

/// Switches off triggers, views and functions with effects, and bounds the size of a value.
void distrustSchema(SQLite::Database& database);
/// Whether there is a table of that name, and no view or virtual table.
[[nodiscard]] bool hasTable(SQLite::Database& database, const std::string& name);
/// A column of a table that is computed when it is read: one step of SQLite's can take hours then.
[[nodiscard]] std::optional<std::string> computedColumn(SQLite::Database& database, const std::string& table);

} // namespace scalescope::runfile
