// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as CSV and JSON, from one description of their columns.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::report {

/// One line of a CSV file; fields with commas or quotes are quoted. Names come from files: control
/// characters, line ends too, are shown, and a text that a spreadsheet would take for a formula begins with
/// an apostrophe, which spreadsheets take away. Some look behind spaces, and take the full-width signs for
/// the others. Numbers stay as they are, -1.5 and -inf too.
class CsvLine
{
public:
    CsvLine& operator<<(std::string_view field);
    [[nodiscard]] std::string text() const { return m_text + '\n'; }

private:
    void append(std::string_view field);

    std::string m_text;
    int m_fields = 0;
};

/// A number as tables have it in JSON: null where it is missing, the strings "nan", "inf" and "-inf", which
/// JSON has no numbers for.
nlohmann::ordered_json jsonNumber(std::optional<double> number);

/// A text, a number that is no double, or null.
template <typename Value>
nlohmann::ordered_json jsonOrNull(const std::optional<Value>& value)
{
    return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
}

/// A column of a table.
template <typename Row>
struct Column
{
    std::string name;
    /// What a row has there; null for nothing.
    std::function<nlohmann::ordered_json(const Row&)> value;
    /// What CSV has instead of cellText() of that.
    std::function<std::string(const Row&)> text = {};
};

template <typename Row>
using Columns = std::vector<Column<Row>>;

/// A value in CSV: empty for null, numbers in the shortest form that reads back to the same double, "true" or
/// "false"; of a list its whole numbers ("4x32"), or its texts ("a; b").
std::string cellText(const nlohmann::ordered_json& value);

/// A line with the columns' names.
template <typename Row>
std::string csvHeader(const Columns<Row>& columns)
{
    CsvLine line;
    for (const Column<Row>& column : columns)
        line << column.name;
    return line.text();
}

template <typename Row>
std::string csvRow(const Columns<Row>& columns, const Row& row)
{
    CsvLine line;
    for (const Column<Row>& column : columns)
        line << (column.text ? column.text(row) : cellText(column.value(row)));
    return line.text();
}

/// {"id": 0, ...}
template <typename Row>
nlohmann::ordered_json jsonRow(const Columns<Row>& columns, const Row& row)
{
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    for (const Column<Row>& column : columns)
        json[column.name] = column.value(row);
    return json;
}

template <typename Row>
std::string csvOf(const Columns<Row>& columns, const std::vector<Row>& rows)
{
    std::string text = csvHeader(columns);
    for (const Row& row : rows)
        text += csvRow(columns, row);
    return text;
}

template <typename Row>
nlohmann::ordered_json jsonOf(const Columns<Row>& columns, const std::vector<Row>& rows)
{
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const Row& row : rows)
        json.push_back(jsonRow(columns, row));
    return json;
}

/// A document as files have it, in which no character acts (shownJson).
std::string jsonText(const nlohmann::ordered_json& document);

} // namespace scalescope::report
