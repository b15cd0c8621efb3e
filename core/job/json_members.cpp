// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/json_members.h"

#include "core/message/say_job.h"

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

MemberReader::MemberReader(const nlohmann::json& json, message::Clause document)
    : m_json(json), m_document(std::move(document))
{
    if (!json.is_object())
        m_problem = say::notAnObject(shortText(json));
}

const nlohmann::json* MemberReader::find(const char* name) const
{
    if (!m_json.is_object())
        return nullptr;
    const auto found = m_json.find(name);
    return found == m_json.end() ? nullptr : &*found;
}

void MemberReader::fail(const std::string& name, message::Clause problem)
{
    if (m_problem)
        return;
    m_problem = std::move(problem);
    m_field = name;
}

void MemberReader::failMissing(const std::string& name)
{
    fail(name, say::memberMissing(name));
}

void MemberReader::expected(const std::string& name, message::Clause kind)
{
    if (ok())
        fail(name, say::memberIsNot(name, std::move(kind), shortText(m_json.at(name))));
}

Error MemberReader::error() const
{
    return errorOf(say::documentIsWrong(m_document, m_problem), m_field);
}

message::Clause MemberReader::problem() const
{
    return say::partIsWrong(m_document, m_problem);
}

void MemberReader::allowOnly(std::initializer_list<std::string_view> names)
{
    if (!m_json.is_object())
        return;
    for (const auto& item : m_json.items())
        if (std::ranges::find(names, item.key()) == names.end())
            fail(item.key(), say::memberUnknown(item.key()));
}

void MemberReader::read(const char* name, std::string& value)
{
    const auto* member = find(name);
    if (!member)
        return;
    if (member->is_string())
        value = member->get<std::string>();
    else
        expected(name, say::aString());
}

void MemberReader::read(const char* name, bool& value)
{
    const auto* member = find(name);
    if (!member)
        return;
    if (member->is_boolean())
        value = member->get<bool>();
    else
        expected(name, say::trueOrFalse());
}

template <typename T>
void MemberReader::readInteger(const char* name, T& value, const message::Clause& kind)
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
    readInteger(name, value, say::aWholeNumber());
}

void MemberReader::read(const char* name, std::uint64_t& value)
{
    readInteger(name, value, say::aWholeNumberFromZero());
}

void MemberReader::read(const char* name, int& value)
{
    readInteger(name, value, say::aWholeNumber());
}

void MemberReader::read(const char* name, double& value)
{
    const auto* member = find(name);
    if (!member)
        return;
    if (member->is_number())
        value = member->get<double>();
    else
        expected(name, say::aNumber());
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
        expected(name, say::aListOfStrings());
}

} // namespace scalescope::job
