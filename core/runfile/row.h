// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that are written into the tables of a run file.
#pragma once

#include "core/graph/graph.h"
#include "core/message/say_runfile.h"
#include "core/runfile/bounds.h"
#include "core/runfile/checksum.h"
#include "core/runfile/reading.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <algorithm>
#include <string>
#include <string_view>

namespace scalescope::runfile {

/// A table that rows come into, and what they sum up to: while none is replaced or taken away that is the
/// table's checksum.
struct Filled
{
    Filled(SQLite::Database& database, const char* table, std::size_t columns)
        : table(table), insert(database, "INSERT OR REPLACE INTO " + (table + valuesOf(columns)))
    {
    }

    static std::string valuesOf(std::size_t columns)
    {
        std::string text = " VALUES (?";
        for (std::size_t i = 1; i < columns; ++i)
            text += ", ?";
        return text + ")";
    }

    const char* table;
    SQLite::Statement insert;
    Checksum sum;
};

/// Binds values to the columns of a table one after the other and inserts the row. Texts are not copied: they
/// must outlive run(). Throws Damaged where the row would be larger than one that is read.
class Row
{
public:
    explicit Row(Filled& table) : m_table(table), m_statement(table.insert), m_sum(table.sum) {}
    Row(const Row&) = delete;
    Row& operator=(const Row&) = delete;
    ~Row()
    {
        if (m_hasRun)
            return;
        m_statement.tryReset();
        m_sum.dropRow();
    }

    Row& operator<<(const std::string& text)
    {
        charge(text.size());
        m_statement.bindNoCopy(++m_position, text);
        m_sum.addBytes(text);
        return *this;
    }
    Row& operator<<(std::string_view text) // of static storage or longer life; may lack an end mark
    {
        charge(text.size());
        m_statement.bind(++m_position, std::string(text));
        m_sum.addBytes(text);
        return *this;
    }
    Row& name(const std::string& text)
    {
        return text.size() <= longestName ? *this << text : *this << std::string_view(shortName(text));
    }
    Row& path(const std::string& text) { return *this << std::string_view(shortPath(text)); }
    Row& place(const graph::SourceLocation& place) { return name(place.file) << std::max(place.line, 0); }
    Row& operator<<(std::int64_t value)
    {
        m_statement.bind(++m_position, value);
        m_sum.addInteger(value);
        return *this;
    }
    Row& operator<<(int value) { return *this << std::int64_t{value}; }
    Row& operator<<(bool value) { return *this << std::int64_t{value}; }
    Row& operator<<(double value) // NaN is NULL in SQLite
    {
        m_statement.bind(++m_position, value);
        m_sum.addReal(value);
        return *this;
    }
    Row& operator<<(std::nullptr_t)
    {
        m_statement.bind(++m_position);
        m_sum.addNull();
        return *this;
    }
    Row& blob(const std::string& bytes)
    {
        charge(bytes.size());
        m_statement.bindNoCopy(++m_position, bytes.data(), static_cast<int>(bytes.size()));
        m_sum.addBytes(bytes);
        return *this;
    }
    void run()
    {
        m_statement.exec();
        m_statement.reset();
        m_sum.endRow();
        m_hasRun = true;
    }

private:
    void charge(std::size_t bytes)
    {
        constexpr std::size_t restOfRow = 4096; // its numbers, and the sizes of its texts
        m_bytes += bytes;
        if (m_bytes > static_cast<std::size_t>(longestValue) - restOfRow)
            throw Damaged(say::rowTooLarge(m_table.table, longestValue));
    }

    const Filled& m_table;
    SQLite::Statement& m_statement;
    Checksum& m_sum;
    int m_position = 0;
    std::size_t m_bytes = 0;
    bool m_hasRun = false;
};

} // namespace scalescope::runfile
