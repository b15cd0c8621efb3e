// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text/table.h"

#include "core/report/text/sanitized_text.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace scalescope::report {

namespace {

using nlohmann::ordered_json;

/// Those of East Asian texts and those that do not break lines too.
std::string_view withoutSpaces(std::string_view field)
{
    constexpr auto spaces = std::to_array<std::string_view>({" ", "\t", "\u00a0", "\u3000"});
    const auto leads = [&field](std::string_view space) { return field.starts_with(space); };
    for (auto space = std::ranges::find_if(spaces, leads); space != spaces.end();
         space = std::ranges::find_if(spaces, leads))
        field.remove_prefix(space->size());
    return field;
}

bool isFormula(std::string_view field)
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

/// "4x32", "a; b"
std::string listText(const ordered_json& list)
{
    std::string text;
    for (const ordered_json& value : list) {
        if (!text.empty())
            text += value.is_number_integer() ? "x" : "; ";
        text += cellText(value);
    }
    return text;
}

} // namespace

CsvLine& CsvLine::operator<<(std::string_view field)
{
    if (m_fields++ > 0)
        m_text += ',';
    append(isFormula(field) ? "'" + sanitizedText(field) : sanitizedText(field));
    return *this;
}

void CsvLine::append(std::string_view field)
{
    if (field.find_first_of(",\"") == std::string_view::npos) {
        m_text += field;
        return;
    }
    m_text += '"';
    for (const char character : field) {
        if (character == '"')
            m_text += '"';
        m_text += character;
    }
    m_text += '"';
}

ordered_json jsonNumber(std::optional<double> number)
{
    if (!number)
        return nullptr;
    return std::isfinite(*number) ? ordered_json(*number) : ordered_json(text::roundTripText(*number));
}

std::string cellText(const ordered_json& value)
{
    switch (value.type()) {
    case ordered_json::value_t::null:
        return {};
    case ordered_json::value_t::string:
        return value.get<std::string>();
    case ordered_json::value_t::number_float:
        return text::roundTripText(value.get<double>());
    case ordered_json::value_t::array:
        return listText(value);
    default:
        return value.dump();
    }
}

std::string jsonText(const ordered_json& document)
{
    return shownJson(document.dump(1, ' ', false, ordered_json::error_handler_t::replace)) + "\n";
}

} // namespace scalescope::report
