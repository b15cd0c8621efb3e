// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/shown_text.h"

#include <charconv>
#include <string>
#include <string_view>

namespace scalescope::report {

/// One line of a CSV file; fields with commas or quotes are quoted. Names come from files: control
/// characters, line ends too, are shown, and a text that a spreadsheet would take for a formula begins with
/// an apostrophe, which spreadsheets take away. Numbers stay as they are, -1.5 and -inf too.
class CsvLine
{
public:
    CsvLine& operator<<(std::string_view field)
    {
        if (m_fields++ > 0)
            m_text += ',';
        const std::string shown = isFormula(field) ? "'" + shownText(field) : shownText(field);
        append(shown);
        return *this;
    }
    [[nodiscard]] std::string text() const { return m_text + '\n'; }

private:
    static bool isFormula(std::string_view field)
    {
        if (field.empty() || std::string_view("=+-@\t\r").find(field.front()) == std::string_view::npos)
            return false;
        double number = 0;
        const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), number);
        return error != std::errc() || end != field.data() + field.size();
    }

    void append(std::string_view field)
    {
        if (field.find_first_of(",\"") == std::string_view::npos)
            m_text += field;
        else
            appendQuoted(field);
    }

    void appendQuoted(std::string_view field)
    {
        m_text += '"';
        for (const char character : field) {
            if (character == '"')
                m_text += '"';
            m_text += character;
        }
        m_text += '"';
    }

    std::string m_text;
    int m_fields = 0;
};

} // namespace scalescope::report
