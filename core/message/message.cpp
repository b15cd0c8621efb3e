// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/message/message.h"

#include "core/message/replaced.h"

#include <algorithm>

namespace scalescope::message {

namespace {

std::string textOf(const Argument& argument, const WordsOf& wordsOf)
{
    if (const auto* text = std::get_if<Text>(&argument.value))
        return *text;
    if (const auto* number = std::get_if<Number>(&argument.value))
        return std::to_string(*number);
    return rendered(std::get<Message>(argument.value), wordsOf);
}

std::int64_t countIn(const Message& message)
{
    const auto& parameters = message.form().parameters;
    const auto at = std::ranges::find(parameters, Parameter::Count) - parameters.begin();
    return at == std::ssize(parameters)
               ? 1
               : std::get<Number>(message.arguments()[static_cast<std::size_t>(at)].value);
}

} // namespace

Message::Message(const Form& form, std::vector<Argument> arguments)
    : m_form(&form), m_arguments(std::move(arguments))
{
}

bool Message::operator==(const Message& other) const
{
    return m_form == other.m_form && m_arguments == other.m_arguments;
}

std::string rendered(const Message& message, const WordsOf& wordsOf)
{
    if (!message)
        return {};
    const std::string words = wordsOf(message.form(), countIn(message));
    std::string result;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const char next = i + 1 < words.size() ? words[i + 1] : '\0';
        const auto place = static_cast<std::size_t>(next - '1');
        if (words[i] == '%' && place < message.arguments().size()) {
            result += textOf(message.arguments()[place], wordsOf);
            ++i;
        } else {
            result += words[i];
        }
    }
    return result;
}

std::string englishWords(const Form& form, std::int64_t count)
{
    return count == 1 && form.englishOfOne != nullptr ? form.englishOfOne : form.english;
}

std::string english(const Message& message)
{
    return rendered(message, englishWords);
}

Message withText(const Message& message, const std::string& from, const std::string& to)
{
    if (!message)
        return message;
    std::vector<Argument> arguments = message.arguments();
    for (Argument& argument : arguments) {
        if (auto* text = std::get_if<Text>(&argument.value))
            *text = replaced(std::move(*text), from, to);
        else if (auto* part = std::get_if<Message>(&argument.value))
            *part = withText(*part, from, to);
    }
    return {message.form(), std::move(arguments)};
}

} // namespace scalescope::message
