// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"
#include "core/message/message.h"
#include "core/result.h"

#include <exception>
#include <stdexcept>
#include <string>
#include <string_view>

namespace scalescope::engine {

/// What is wrong, as half a sentence: "is truncated". Whoever knows what it is of (a file, an argument, a
/// transform, a step) makes a whole one, as of anything that libtorch throws.
class ClauseError : public std::runtime_error
{
public:
    explicit ClauseError(message::Clause why)
        : std::runtime_error(message::english(why)), m_why(std::move(why))
    {
    }
    [[nodiscard]] const message::Clause& why() const { return m_why; }

private:
    message::Clause m_why;
};

/// A run of a model can't go on. Thrown through the model's code and libtorch's, to who ends the run.
class RunFailure : public std::runtime_error
{
public:
    enum class Cause {
        Operator,      ///< an operator failed, which it might not with other inputs
        RaisedByModel, ///< the model's own code raised it
        OutOfMemory,
        Limit, ///< the run has come to one of its limits
        Job    ///< what the job asks of the run can't be had
    };

    /// `words` are the operator's or the model's own: the numbers of lines and layers around them in the
    /// sentence are no sizes.
    RunFailure(Error error, Cause cause, graph::SourceLocation location = {}, message::Clause words = {})
        : std::runtime_error(error.message),
          m_error(std::move(error)),
          m_cause(cause),
          m_location(std::move(location)),
          m_words(std::move(words))
    {
    }
    [[nodiscard]] const Error& error() const { return m_error; }
    [[nodiscard]] Cause cause() const { return m_cause; }
    /// Whether it is the model that failed.
    [[nodiscard]] bool isOfModel() const
    {
        return m_cause == Cause::Operator || m_cause == Cause::RaisedByModel;
    }
    [[nodiscard]] const graph::SourceLocation& location() const { return m_location; }
    [[nodiscard]] const message::Clause& words() const { return m_words; }

private:
    Error m_error;
    Cause m_cause;
    graph::SourceLocation m_location;
    message::Clause m_words;
};

/// What libtorch or a model's code threw, as one line that can stand inside a sentence: no C++ backtrace, no
/// TorchScript traceback, no line breaks, no full stop at the end. What a model raises keeps its own words.
message::Clause errorClause(const std::exception& error);
/// Its English.
std::string errorText(const std::exception& error);

/// What a model raised itself: all of its lines, as one; empty where it said nothing.
std::string raisedText(std::string_view message);

/// A text from a file with a question mark for each control character and each byte that is no UTF-8.
std::string printable(std::string_view text);

/// Whether it says that memory could not be had.
bool isOutOfMemory(const std::exception& error);

} // namespace scalescope::engine
