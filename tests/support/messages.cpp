// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/messages.h"

#include "core/message/say_common.h"

namespace scalescope::tests {

using message::Message;
using message::Parameter;

Message anyOf(const message::Form& form, std::int64_t count)
{
    std::vector<message::Argument> arguments;
    for (const Parameter parameter : form.parameters) {
        const std::size_t number = arguments.size();
        message::Argument& made = arguments.emplace_back();
        if (parameter == Parameter::Text)
            made.value = "text" + std::to_string(number);
        else if (parameter == Parameter::Clause)
            made.value = Message(say::verbatim("clause" + std::to_string(number)));
        else
            made.value = parameter == Parameter::Count ? count : static_cast<message::Number>(1000 + number);
    }
    return {form, std::move(arguments)};
}

std::string wordsOf(const message::Argument& argument)
{
    if (const auto* number = std::get_if<message::Number>(&argument.value))
        return std::to_string(*number);
    const auto* text = std::get_if<message::Text>(&argument.value);
    return text != nullptr ? *text : message::english(std::get<Message>(argument.value));
}

namespace {

std::string quoted(const std::string& text)
{
    std::string literal = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            literal += '\\';
        literal += c == '\n' ? std::string("\\n") : std::string(1, c);
    }
    return literal + '"';
}

std::string codeOf(const message::Argument& argument, Parameter parameter)
{
    if (const auto* number = std::get_if<message::Number>(&argument.value))
        return parameter == Parameter::Count ? "{" + std::to_string(*number) + "}" : std::to_string(*number);
    const auto* text = std::get_if<message::Text>(&argument.value);
    return text != nullptr ? quoted(*text) : callOf(std::get<Message>(argument.value));
}

} // namespace

std::string callOf(const Message& message)
{
    if (!message)
        return "message::Message()";
    std::string call = "say::" + std::string(message.id()) + "(";
    for (std::size_t i = 0; i < message.arguments().size(); ++i)
        call += (i == 0 ? "" : ", ") + codeOf(message.arguments()[i], message.form().parameters[i]);
    return call + ")";
}

} // namespace scalescope::tests
