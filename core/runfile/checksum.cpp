// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/checksum.h"

#include <SQLiteCpp/Column.h>
#include <array>
#include <bit>
#include <sqlite3.h>
#include <zlib.h>

namespace scalescope::runfile {

void Checksum::addInteger(std::int64_t value)
{
    addNumber('i', static_cast<std::uint64_t>(value));
}

/// SQLite keeps whole numbers of a column of reals as integers, and so -0 as 0, and NaN as NULL.
void Checksum::addReal(double value)
{
    if (value != value)
        addNull();
    else
        addNumber('r', std::bit_cast<std::uint64_t>(value == 0 ? 0.0 : value));
}

void Checksum::addBytes(std::string_view bytes)
{
    addNumber('s', bytes.size());
    m_row += bytes;
}

/// A kind and eight bytes, the lowest first.
void Checksum::addNumber(char kind, std::uint64_t bits)
{
    std::array<char, 9> bytes{kind};
    for (std::size_t i = 1; i < bytes.size(); ++i, bits >>= 8)
        bytes[i] = static_cast<char>(bits);
    m_row.append(bytes.data(), bytes.size());
}

void Checksum::endRow()
{
    ++m_rows;
    m_sum += ::crc32_z(0, reinterpret_cast<const Bytef*>(m_row.data()), m_row.size());
    m_row.clear();
}

void Checksum::addRow(const SQLite::Statement& at)
{
    for (int i = 0; i < at.getColumnCount(); ++i) {
        const SQLite::Column value = at.getColumn(i);
        switch (value.getType()) {
        case SQLITE_INTEGER:
            addInteger(value.getInt64());
            break;
        case SQLITE_FLOAT:
            addReal(value.getDouble());
            break;
        case SQLITE_NULL:
            addNull();
            break;
        default:
            addBytes({static_cast<const char*>(value.getBlob()), static_cast<std::size_t>(value.getBytes())});
        }
    }
    endRow();
}

} // namespace scalescope::runfile
