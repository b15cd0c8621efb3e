// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/document_reader.h"

#include "core/message/message_json.h"

#include <algorithm>
#include <cmath>

namespace scalescope::job {

using nlohmann::json;

std::string shortText(const json& json)
{
    constexpr std::size_t longest = 40;
    std::string text = json.dump(-1, ' ', true, json::error_handler_t::replace);
    if (text.size() > longest)
        text.replace(longest, std::string::npos, "...");
    return text;
}

DocumentReader::DocumentReader(const json& json, message::Clause document, Others others, Wrong wrong)
    : m_json(json), m_document(std::move(document)), m_others(others), m_wrong(wrong)
{
    if (!json.is_object())
        m_problem = say::notAnObject(shortText(json));
}

const json* DocumentReader::find(const char* name, Presence presence)
{
    m_asked.emplace_back(name);
    if (!m_json.is_object())
        return nullptr;
    const auto found = m_json.find(name);
    if (found != m_json.end())
        return &*found;
    if (presence == Presence::Required)
        failMissing(name);
    return nullptr;
}

void DocumentReader::fail(const std::string& name, message::Clause problem)
{
    if (!m_problem) {
        m_problem = std::move(problem);
        m_field = name;
    } else if (m_wrong == Wrong::All) {
        m_problem = say::thisAndThat(m_problem, std::move(problem));
    }
}

void DocumentReader::fail(const std::string& name, const Error& why)
{
    m_isSentence |= ok();
    fail(name, clauseOf(why));
}

void DocumentReader::failMissing(const std::string& name)
{
    m_lacksMember |= ok();
    fail(name, say::memberMissing(name));
}

void DocumentReader::expected(const std::string& name, const json& json, message::Clause kind)
{
    fail(name, say::memberIsNot(name, std::move(kind), shortText(json)));
}

void DocumentReader::check(const char* name, const json& json, double number, const Range& range)
{
    if (range.holds(number))
        return;
    const auto whole = [](double bound) { return static_cast<std::int64_t>(bound); };
    if (range.wanted != nullptr)
        expected(name, json, (*range.wanted)());
    else if (std::isfinite(range.maximum))
        expected(name, json, say::numberFromTo(whole(range.minimum), whole(range.maximum)));
    else
        expected(name, json, say::numberOrMore(whole(range.minimum)));
}

Error DocumentReader::error() const
{
    return m_isSentence ? errorOf(say::memberIsWrong(m_document, m_field, m_problem), m_field)
                        : errorOf(say::documentIsWrong(m_document, m_problem), m_field);
}

void DocumentReader::refuseOthers()
{
    if (!m_json.is_object())
        return;
    for (const auto& item : m_json.items())
        if (std::ranges::find(m_asked, item.key()) != m_asked.end()) {
            continue;
        } else if (m_wrong == Wrong::All) {
            fail(item.key(), say::memberUnknown(item.key()));
        } else {
            m_problem = say::memberUnknown(item.key());
            m_field = item.key();
            return;
        }
}

void DocumentReader::read(const char* name, const json& json, std::string& value, const Range& range)
{
    if (!json.is_string())
        return expected(name, json, say::aString());
    value = json.get<std::string>();
    check(name, json, static_cast<double>(value.size()), range);
}

void DocumentReader::read(const char* name, const json& json, bool& value, const Range& /*range*/)
{
    if (!json.is_boolean())
        return expected(name, json, say::trueOrFalse());
    value = json.get<bool>();
}

template <typename T>
void DocumentReader::readInteger(const char* name, const json& json, T& value, const Range& range)
{
    if (json.is_number_unsigned() && std::in_range<T>(json.get<std::uint64_t>()))
        value = static_cast<T>(json.get<std::uint64_t>());
    else if (json.is_number_integer() && !json.is_number_unsigned() &&
             std::in_range<T>(json.get<std::int64_t>()))
        value = static_cast<T>(json.get<std::int64_t>());
    else
        return expected(name, json,
                        std::is_unsigned_v<T> ? say::aWholeNumberFromZero() : say::aWholeNumber());
    check(name, json, static_cast<double>(value), range);
}

void DocumentReader::read(const char* name, const json& json, std::int64_t& value, const Range& range)
{
    readInteger(name, json, value, range);
}

void DocumentReader::read(const char* name, const json& json, std::uint64_t& value, const Range& range)
{
    readInteger(name, json, value, range);
}

void DocumentReader::read(const char* name, const json& json, int& value, const Range& range)
{
    readInteger(name, json, value, range);
}

void DocumentReader::read(const char* name, const json& json, double& value, const Range& range)
{
    if (!json.is_number())
        return expected(name, json, say::aNumber());
    value = json.get<double>();
    check(name, json, value, range);
}

void DocumentReader::read(const char* /*name*/, const json& json, message::Message& value,
                          const Range& /*range*/)
{
    value = message::messageFromJson(json);
}

void DocumentReader::read(const char* name, const json& json, Transform& value, const Range& /*range*/)
{
    std::string text;
    read(name, json, text, {});
    if (auto transform = transformFrom(text))
        value = std::move(*transform);
    else
        fail(name, transform.error());
}

void DocumentReader::read(const char* name, const json& json, BisectTarget& value, const Range& /*range*/)
{
    std::string text;
    read(name, json, text, {});
    if (auto target = bisectTargetFrom(text))
        value = std::move(*target);
    else
        fail(name, target.error());
}

void DocumentReader::read(const char* name, const json& json, std::optional<BisectTarget>& value,
                          const Range& range)
{
    if (const auto* text = json.get_ptr<const std::string*>(); text == nullptr || !text->empty())
        read(name, json, value.emplace(), range);
}

void DocumentReader::read(const char* name, const json& json, std::vector<std::string>& value,
                          const Range& /*range*/)
{
    if (!json.is_array() || !std::ranges::all_of(json, [](const auto& item) { return item.is_string(); }))
        return expected(name, json, say::aListOfStrings());
    value = json.get<std::vector<std::string>>();
}

void DocumentReader::read(const char* name, const json& json, std::map<std::string, std::string>& value,
                          const Range& /*range*/)
{
    if (!json.is_object())
        return expected(name, json, say::anObject());
    for (const auto& item : json.items()) {
        if (!item.value().is_string())
            return fail(name, say::memberMapsToOther(name, item.key(), shortText(item.value())));
        value[item.key()] = item.value().get<std::string>();
    }
}

void DocumentReader::read(const char* name, const json& json, std::map<std::string, std::int64_t>& value,
                          const Range& range)
{
    if (!json.is_object())
        return expected(name, json, say::anObject());
    for (const auto& item : json.items())
        read(name, item.value(), value[item.key()], range);
}

} // namespace scalescope::job
