// SPDX-License-Identifier: GPL-3.0-or-later
// What is said to the user, as values. docs/decisions/messages.md says why, core/message/messages.def holds
// all of them.
#pragma once

#include "core/exit_status.h"

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace scalescope::message {

/// What stands in a place of a message.
enum class Parameter {
    Text,   ///< words of the user, of a file or of another program: the same in every language
    Number, ///< a whole number
    Count,  ///< a whole number that the words around it follow: "1 part", "2 parts"
    Clause  ///< another message
};

/// How much a problem matters.
enum class Severity { Info, Warning, Error };
constexpr std::string_view toString(Severity severity)
{
    switch (severity) {
    case Severity::Info:
        return "info";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        break;
    }
    return "error";
}

/// One row of the table of messages.
struct Form
{
    std::string_view id;      ///< stable: the name of its maker in namespace say
    const char* english;      ///< with a place %1, %2, ... for each argument
    const char* englishOfOne; ///< where the count is 1; null where nothing is counted
    ExitStatus status;        ///< of an error that says it; Done for others
    Severity severity;        ///< of a problem that it tells of
    std::string_view problem; ///< which kind of problem, stable for scripts: "no-reference"; empty for others
    std::span<const Parameter> parameters;
};

struct Argument;

/// One thing that is said: a row of the table with its arguments. Made by what core/message/*.def declare in
/// namespace say; one that is made by default says nothing.
class Message
{
public:
    Message() = default;
    Message(const Form& form, std::vector<Argument> arguments);

    explicit operator bool() const { return m_form != nullptr; }
    /// Of a message that says something.
    [[nodiscard]] const Form& form() const { return *m_form; }
    [[nodiscard]] std::string_view id() const { return m_form == nullptr ? std::string_view() : m_form->id; }
    [[nodiscard]] const std::vector<Argument>& arguments() const { return m_arguments; }
    bool operator==(const Message& other) const;

private:
    const Form* m_form = nullptr;
    std::vector<Argument> m_arguments;
};

/// A message that stands alone, from its capital letter to its full stop. Others are clauses of one.
class Sentence : public Message
{
public:
    using Message::Message;
    [[nodiscard]] ExitStatus status() const { return form().status; }
};

/// A sentence that tells of a problem.
class Finding : public Sentence
{
public:
    using Sentence::Sentence;
};

using Text = std::string;
using Number = std::int64_t;
using Clause = Message;
struct Count
{
    std::int64_t value = 0;
};

struct Argument
{
    std::variant<Text, Number, Message> value;
    bool operator==(const Argument&) const = default;
};

template <typename T>
inline constexpr Parameter parameterOf = Parameter::Clause;
template <>
inline constexpr Parameter parameterOf<Text> = Parameter::Text;
template <>
inline constexpr Parameter parameterOf<Number> = Parameter::Number;
template <>
inline constexpr Parameter parameterOf<Count> = Parameter::Count;

inline Argument toArgument(Text text)
{
    return {std::move(text)};
}
inline Argument toArgument(Number number)
{
    return {number};
}
inline Argument toArgument(Count count)
{
    return {count.value};
}
inline Argument toArgument(Clause clause)
{
    return {std::move(clause)};
}

/// Makes the messages of one row: a Sentence, a Finding or a Clause of these parameters.
template <typename Made, typename... Parameters>
struct Maker
{
    static constexpr std::array<Parameter, sizeof...(Parameters)> parameters{parameterOf<Parameters>...};

    Form form;

    Made operator()(Parameters... arguments) const
    {
        return Made(form, {toArgument(std::move(arguments))...});
    }
};

/// The words of a form, `count` being its Count argument where it has one.
using WordsOf = std::function<std::string(const Form& form, std::int64_t count)>;

/// The words of the message with its arguments in their places; what it nests is rendered in the same way.
std::string rendered(const Message& message, const WordsOf& wordsOf);
/// As commands, run files and the engine's events have it.
std::string english(const Message& message);
/// The same with `to` for `from` in all texts that stand in it.
Message withText(const Message& message, const std::string& from, const std::string& to);
std::string englishWords(const Form& form, std::int64_t count);

} // namespace scalescope::message
