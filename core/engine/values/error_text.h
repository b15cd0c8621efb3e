// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/message/message.h"

#include <exception>
#include <stdexcept>
#include <string>
#include <string_view>

namespace scalescope::engine {

/// An exception of the engine's own, whose text errorClause() gives as the message that it is.
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
