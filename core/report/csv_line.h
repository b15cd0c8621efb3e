// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/shown_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <string_view>

namespace scalescope::report {

/// One line of a CSV file; fields with commas or quotes are quoted. Names come from files: control
/// characters, line ends too, are shown, and a text that a spreadsheet would take for a formula begins with
/// an apostrophe, which spreadsheets take away. Some look behind spaces, and take the full-width signs for
/// the others. Numbers stay as they are, -1.5 and -inf too.
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
        constexpr auto signs =
            std::to_array<std::string_view>({"=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20"});
        if (field.starts_with('\t') || field.starts_with('\r'))
            return true;
        field = withoutSpaces(field);
        if (std::ranges::none_of(signs, [field](std::string_view sign) { return field.starts_with(sign); }))
            return false;
        double number = 0;
        const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), number);
        return error != std::errc() || end != field.data() + field.size();
    }

    /// Those of East Asian texts and those that do not break lines too.
    static std::string_view withoutSpaces(std::string_view field)
    {
        constexpr auto spaces = std::to_array<std::string_view>({" ", "\t", "\u00a0", "\u3000"});
        const auto leads = [&field](std::string_view space) { return field.starts_with(space); };
        for (auto space = std::ranges::find_if(spaces, leads); space != spaces.end();
             space = std::ranges::find_if(spaces, leads))
            field.remove_prefix(space->size());
        return field;
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
