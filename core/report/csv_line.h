// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace scalescope::report {

/// One line of a CSV file; fields with commas, quotes or line ends are quoted.
class CsvLine
{
public:
    CsvLine& operator<<(std::string_view field)
    {
        if (m_fields++ > 0)
            m_text += ',';
        if (field.find_first_of(",\"\r\n") == std::string_view::npos)
            m_text += field;
        else
            appendQuoted(field);
        return *this;
    }
    [[nodiscard]] std::string text() const { return m_text + '\n'; }

private:
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
