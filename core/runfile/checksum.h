// SPDX-License-Identifier: GPL-3.0-or-later
// What tells that a table still is what was written; docs/run-file.md says how to compute it elsewhere.
#pragma once

#include <SQLiteCpp/Statement.h>
#include <cstdint>
#include <string>
#include <string_view>

namespace scalescope::runfile {

/// Rows of a table and the sum of their CRC-32, whatever the order that they come in.
class Checksum
{
public:
    Checksum() = default;
    Checksum(std::int64_t rows, std::int64_t sum) : m_rows(rows), m_sum(static_cast<std::uint64_t>(sum)) {}

    /// The values of a row one after the other, and its end.
    void addNull() { m_row += 'n'; }
    void addInteger(std::int64_t value);
    void addReal(double value);
    /// Of a text or a blob.
    void addBytes(std::string_view bytes);
    void endRow();
    /// Forgets the row that has not ended.
    void dropRow() { m_row.clear(); }

    /// The row that a query stands at, all of its columns.
    void addRow(const SQLite::Statement& at);

    [[nodiscard]] std::int64_t rows() const { return m_rows; }
    [[nodiscard]] std::int64_t sum() const { return static_cast<std::int64_t>(m_sum); }
    bool operator==(const Checksum& other) const { return m_rows == other.m_rows && m_sum == other.m_sum; }

private:
    void addNumber(char kind, std::uint64_t bits);

    std::int64_t m_rows = 0;
    std::uint64_t m_sum = 0;
    std::string m_row; ///< of the one that has not ended
};

} // namespace scalescope::runfile
