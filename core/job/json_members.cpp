// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/json_members.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace scalescope::job {

std::string shortText(const nlohmann::json& json)
{
    constexpr std::size_t longest = 40;
    std::string text = json.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
    return text.size() <= longest ? text : text.substr(0, longest) + "...";
}

MemberReader::MemberReader(const nlohmann::json& json, std::string what)
    : m_json(json), m_what(std::move(what))
{
    if (!json.is_object())
        m_error =
            Error{ExitStatus::Usage, m_what + " must be a JSON object, but is " + shortText(json) + ".", {}};
}

const nlohmann::json* MemberReader::find(const char* name) const
{
    if (!m_json.is_object())
        return nullptr;
    const auto found = m_json.find(name);
    return found == m_json.end() ? nullptr : &*found;
}

void MemberReader::fail(const std::string& name, const std::string& what)
{
    if (!m_error)
        m_error = Error{ExitStatus::Usage, "Member \"" + name + "\" of " + m_what + " " + what + ".", name};
}

void MemberReader::expected(const char* name, const char* kind)
{
    fail(name, std::string("must be ") + kind + ", but is " + shortText(*find(name)));
}

void MemberReader::allowOnly(std::initializer_list<std::string_view> names)
{
    if (!m_json.is_object())
        return;
    for (const auto& item : m_json.items())
        if (std::ranges::find(names, item.key()) == names.end())
            fail(item.key(), "is unknown");
}

void MemberReader::read(const char* name, std::string& value)
{
    const auto* member = find(name);
    if (!member)
        return;
    if (member->is_string())
        value = member->get<std::string>();
    else
        expected(name, "a string");
}

void MemberReader::read(const char* name, bool& value)
{
    const auto* member = find(name);
    if (!member)
        return;
    if (member->is_boolean())
        value = member->get<bool>();
    else
        expected(name, "true or false");
}

template <typename T>
void MemberReader::readInteger(const char* name, T& value, const char* kind)
{
    const auto* member = find(name);
    if (!member)
        return;
    if (member->is_number_unsigned() && std::in_range<T>(member->get<std::uint64_t>()))
        value = static_cast<T>(member->get<std::uint64_t>());
    else if (member->is_number_integer() && !member->is_number_unsigned() &&
             std::in_range<T>(member->get<std::int64_t>()))
        value = static_cast<T>(member->get<std::int64_t>());
    else
        expected(name, kind);
}

void MemberReader::read(const char* name, std::int64_t& value)
{
    readInteger(name, value, "a whole number");
}

void MemberReader::read(const char* name, std::uint64_t& value)
{
    readInteger(name, value, "a whole number from 0");
}

void MemberReader::read(const char* name, int& value)
{
    readInteger(name, value, "a whole number");
}

void MemberReader::read(const char* name, double& value)
{
    const auto* member = find(name);
    if (!member)
        return;
    if (member->is_number())
        value = member->get<double>();
    else
        expected(name, "a number");
}

void MemberReader::read(const char* name, std::vector<std::string>& value)
{
    const auto* member = find(name);
    if (!member)
        return;
    const bool fits =
        member->is_array() && std::ranges::all_of(*member, [](const auto& e) { return e.is_string(); });
    if (fits)
        value = member->get<std::vector<std::string>>();
    else
        expected(name, "a list of strings");
}

} // namespace scalescope::job
