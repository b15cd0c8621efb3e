// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/reading.h"

#include "core/message/say_runfile.h"
#include "core/runfile/bounds.h"

#include <SQLiteCpp/Statement.h>
#include <algorithm>
#include <sqlite3.h>
#include <utility>

namespace scalescope::runfile {

namespace {

/// A writer holds the file only while it commits a batch.
constexpr int patienceMilliseconds = 5000;
/// Steps of SQLite's machine between two looks at whether to go on.
constexpr int stepsBetweenLooks = 10000;
/// Reading a row takes some 50 steps, and a row at least 7 bytes of the file.
constexpr std::int64_t stepsForByte = 64;
constexpr std::int64_t stepsForAll = 10'000'000;

bool isNameOfTable(std::string_view name)
{
    return !name.empty() && std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    });
}

/// Whether SQLite may undo the batch in which a writer was killed. A finished run has none; a file of several
/// names may be somebody's own.
bool mayBeUndone(const std::filesystem::path& file)
{
    std::error_code failed;
    return file.extension() == ".partial" &&
           std::filesystem::is_regular_file(std::filesystem::symlink_status(file, failed)) &&
           std::filesystem::hard_link_count(file, failed) == 1;
}

} // namespace

Reading::Reading(const std::filesystem::path& file, std::stop_token stop)
    // One thread reads: SQLite needs no locks of its own around each value.
    : m_database(file.string(),
                 (mayBeUndone(file) ? SQLite::OPEN_READWRITE : SQLite::OPEN_READONLY) | SQLite::OPEN_NOMUTEX,
                 patienceMilliseconds, m_files.name()),
      m_stop(std::move(stop))
{
    distrustSchema(m_database);
    m_stepsLeft = stepsForAll;
    sqlite3_progress_handler(m_database.getHandle(), stepsBetweenLooks, &Reading::watch, this);
    m_database.exec("PRAGMA cell_size_check = ON");
    beginRead();
}

Reading::~Reading()
{
    sqlite3_progress_handler(m_database.getHandle(), 0, nullptr, nullptr);
}

/// One state of the file for all tables, also while it is being written.
void Reading::beginRead()
{
    m_database.exec("BEGIN");
    const std::int64_t size =
        m_database.execAndGet("PRAGMA page_count").getInt64() * std::int64_t{number("page_size")};
    constexpr std::int64_t slack = 1 << 16;
    m_bytesLeft = 2 * size + slack;
    m_stepsLeft = size * stepsForByte + stepsForAll;
}

/// Of files of older releases and other programs, and of runs that did not get so far, there are none.
void Reading::expectChecksums()
{
    constexpr std::int64_t most = 64;
    if (!hasTable("checksum"))
        return;
    Rows row(*this, "checksum", "SELECT name, rows, sum FROM checksum", most);
    while (row.next()) {
        const std::string table = row.name(0);
        if (!isNameOfTable(table)) // of a page that was cut or is zero
            throw Damaged(say::valueNotAllowed("checksum"));
        if (!hasTable(table.c_str()))
            throw Damaged(say::tableMissing(table));
        m_expected.insert_or_assign(table, Checksum(row.integer(1), row.integer(2)));
    }
}

void Reading::finish()
{
    m_database.exec("COMMIT");
}

int Reading::watch(void* self)
{
    auto& reading = *static_cast<Reading*>(self);
    reading.m_stepsLeft -= stepsBetweenLooks;
    return reading.m_stop.stop_requested() || reading.m_stepsLeft < 0 ? 1 : 0;
}

/// Pages that are named more than once give more than there is.
void Reading::charge(std::size_t bytes)
{
    m_bytesLeft -= static_cast<std::int64_t>(bytes);
    if (m_bytesLeft < 0)
        throw Damaged(say::tablesTooLarge());
}

int Reading::number(const char* pragma)
{
    return m_database.execAndGet(std::string("PRAGMA ") + pragma).getInt();
}

bool Reading::hasTable(const char* name)
{
    return runfile::hasTable(m_database, name);
}

bool Reading::hasColumn(const char* table, const char* name)
{
    SQLite::Statement row(m_database, "SELECT count(*) FROM pragma_table_info(?) WHERE name = ?");
    row.bind(1, table);
    row.bind(2, name);
    return row.executeStep() && row.getColumn(0).getInt() == 1;
}

bool Reading::isOfOldSpelling()
{
    if (!m_isOldSpelling)
        m_isOldSpelling = number("user_version") < 4;
    return *m_isOldSpelling;
}

std::string Reading::nameOf(const std::string& table)
{
    return table == "quantization" && isOfOldSpelling() ? "quantisation" : table;
}

std::string Reading::ownWord(std::string word)
{
    using Pair = std::pair<std::string_view, std::string_view>;
    static constexpr Pair spellings[] = {{"scalescope::quantise", "scalescope::quantize"},
                                         {"|quantised ", "|quantized "}, // in a provenance
                                         {"Quantised\"", "Quantized\""}, // ids of messages
                                         {"\"quantised", "\"quantized"}};
    if (!isOfOldSpelling())
        return word;
    if (word == "quantised") // an action, a kind of problem
        return "quantized";
    for (const auto& [before, now] : spellings)
        for (auto at = word.find(before); at != std::string::npos; at = word.find(before, at))
            word.replace(at, before.size(), now);
    return word;
}

Rows::Rows(Reading& reading, const char* table, const std::string& query, std::int64_t most)
    : m_reading(reading), m_table(table), m_statement(databaseWith(reading, table), query), m_most(most)
{
    if (const auto found = reading.m_expected.find(m_table); found != reading.m_expected.end())
        m_expected = found->second;
}

SQLite::Database& Rows::databaseWith(Reading& reading, const char* table)
{
    if (!reading.hasTable(table))
        throw Damaged(say::tableMissing(table));
    if (const auto column = computedColumn(reading.m_database, table))
        throw Damaged(say::columnNotAllowed(table, *column));
    return reading.m_database;
}

bool Rows::next()
{
    constexpr std::size_t overhead = 2;
    if (!m_statement.executeStep()) {
        checkSum();
        return false;
    }
    if (++m_rows > m_most)
        throw Damaged(say::tooManyRows(m_table, m_most));
    m_reading.charge(overhead + static_cast<std::size_t>(m_statement.getColumnCount()));
    if (m_expected)
        m_sum.addRow(m_statement);
    return true;
}

void Rows::checkSum() const
{
    if (m_expected && !(m_sum == *m_expected))
        throw Damaged(say::tableDiffers(m_table));
}

std::string_view Rows::bytes(int column)
{
    const SQLite::Column value = m_statement.getColumn(column);
    const auto* data = static_cast<const char*>(value.getBlob()); // null where it is empty
    const std::string_view bytes(data ? data : "", static_cast<std::size_t>(data ? value.getBytes() : 0));
    m_reading.charge(bytes.size());
    return bytes;
}

std::string Rows::text(int column)
{
    return std::string(bytes(column));
}

std::string Rows::name(int column)
{
    const std::string_view name = bytes(column);
    if (name.size() > longestName)
        throw Damaged(say::nameTooLong(m_table, static_cast<std::int64_t>(name.size())));
    return std::string(name);
}

std::string Rows::modulePath(int column)
{
    std::string path = name(column);
    if (std::ranges::count(path, '.') >= mostLevels)
        throw Damaged(say::modulesTooDeep(m_table, mostLevels));
    return path;
}

int Rows::smallNumber(int column) const
{
    const std::int64_t number = integer(column);
    if (number < 0 || number > std::numeric_limits<int>::max())
        refuseNumber();
    return static_cast<int>(number);
}

std::int64_t Rows::count(int column) const
{
    const std::int64_t number = integer(column);
    if (number < 0)
        refuseNumber();
    return number;
}

double Rows::real(int column) const
{
    const SQLite::Column value = m_statement.getColumn(column);
    return value.isNull() ? std::numeric_limits<double>::quiet_NaN() : value.getDouble();
}

void Rows::refuseNumber() const
{
    throw Damaged(say::numberNotAllowed(m_table));
}

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
