// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that are written into the tables of a run file.
#pragma once

#include "core/message/say_runfile.h"
#include "core/runfile/bounds.h"
#include "core/runfile/checksum.h"
#include "core/runfile/reading.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <algorithm>
#include <functional>
#include <string>
#include <string_view>

namespace scalescope::runfile {

/// A table that rows come into, and what they sum up to: while none is replaced or taken away that is the
/// table's checksum.
struct Filled
{
    std::string table;
    SQLite::Statement insert;
    Checksum sum;
};

/// Binds values to the columns of a table one after the other and inserts the row. Texts are not copied, but
/// for words: they must outlive run(). Throws Damaged where the row would be larger than one that is read.
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

    void text(const std::string& text)
    {
        charge(text.size());
        m_statement.bindNoCopy(++m_position, text);
        m_sum.addBytes(text);
    }
    void word(std::string_view text)
    {
        charge(text.size());
        m_statement.bind(++m_position, std::string(text));
        m_sum.addBytes(text);
    }
    void name(const std::string& name) { name.size() <= longestName ? text(name) : word(shortName(name)); }
    void path(const std::string& path) { word(shortPath(path)); }
    void integer(std::int64_t value)
    {
        m_statement.bind(++m_position, value);
        m_sum.addInteger(value);
    }
    void position(int value) { integer(std::max(value, 0)); }
    void real(double value) // NaN is NULL in SQLite
    {
        m_statement.bind(++m_position, value);
        m_sum.addReal(value);
    }
    void null()
    {
        m_statement.bind(++m_position);
        m_sum.addNull();
    }
    void blob(const std::string& bytes)
    {
        charge(bytes.size());
        m_statement.bindNoCopy(++m_position, bytes.data(), static_cast<int>(bytes.size()));
        m_sum.addBytes(bytes);
    }

    // What core/runfile/records.h says of a record.
    void table(const char* /*name*/) {}
    template <typename... Trait>
    void column(const char* /*name*/, const auto& value, const auto& kind, Trait... /*trait*/)
    {
        std::invoke(kind.write, *this, value);
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
