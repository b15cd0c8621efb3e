// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/message/message_json.h"

#include "core/message/table.h"

#include <nlohmann/json.hpp>
#include <optional>

namespace scalescope::message {

namespace {

using nlohmann::json;

json toJson(const Argument& argument)
{
    if (const auto* text = std::get_if<Text>(&argument.value))
        return *text;
    if (const auto* number = std::get_if<Number>(&argument.value))
        return *number;
    return toJson(std::get<Message>(argument.value));
}

std::optional<Argument> argumentFrom(const json& value, Parameter parameter)
{
    if (parameter == Parameter::Text)
        return value.is_string() ? std::optional(Argument{value.get<Text>()}) : std::nullopt;
    if (parameter == Parameter::Clause) {
        Message inner = messageFromJson(value);
        return inner ? std::optional(Argument{std::move(inner)}) : std::nullopt;
    }
    const bool fits = value.is_number_integer() &&
                      (!value.is_number_unsigned() || std::in_range<Number>(value.get<std::uint64_t>()));
    return fits ? std::optional(Argument{value.get<Number>()}) : std::nullopt;
}

} // namespace

json toJson(const Message& message)
{
    json result{{"id", message.id()}};
    if (!message.arguments().empty())
        result["arguments"] = json::array();
    for (const Argument& argument : message.arguments())
        result["arguments"].push_back(toJson(argument));
    return result;
}

Message messageFromJson(const json& json)
{
    const auto id = json.is_object() ? json.find("id") : json.end();
    const Form* form =
        id != json.end() && id->is_string() ? findForm(id->get_ref<const std::string&>()) : nullptr;
    if (form == nullptr)
        return {};
    const auto given = json.value("arguments", nlohmann::json::array());
    if (!given.is_array() || given.size() != form->parameters.size())
        return {};
    std::vector<Argument> arguments;
    for (std::size_t i = 0; i < given.size(); ++i) {
        auto argument = argumentFrom(given[i], form->parameters[i]);
        if (!argument)
            return {};
        arguments.push_back(std::move(*argument));
    }
    return {*form, std::move(arguments)};
}

} // namespace scalescope::message
