// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exit_status.h"
#include "core/message/message.h"

#include <string>
#include <tl/expected.hpp>

namespace scalescope {

/// What went wrong, as one plain sentence for the user: what, where, and what to do.
struct Error
{
    ExitStatus status = ExitStatus::Usage;
    std::string message; ///< in English
    /// The argument or field that caused it ("x", "--seed"), empty where there is none.
    std::string field;
    /// The same as a value, for who renders it in another language; nothing where there is only the English.
    message::Message said = {};
};

/// A value, or the error that a user can act on.
template <typename T>
using Result = tl::expected<T, Error>;

/// The error of that sentence, with the exit status that the table of messages has for it.
inline Error errorOf(message::Sentence said, std::string field = {})
{
    return {said.status(), message::english(said), std::move(field), std::move(said)};
}

inline tl::unexpected<Error> fail(message::Sentence said, std::string field = {})
{
    return tl::unexpected<Error>(errorOf(std::move(said), std::move(field)));
}

inline tl::unexpected<Error> fail(ExitStatus status, std::string message, std::string field = {})
{
    return tl::unexpected<Error>(Error{status, std::move(message), std::move(field)});
}

/// The error as a part of another; what is there in English only stands as it is.
message::Clause clauseOf(const Error& error);

/// The same error at another field.
tl::unexpected<Error> failAt(Error error, std::string field);

} // namespace scalescope
