// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <tl/expected.hpp>

namespace scalescope {

/// Exit status of every command and of the engine; the same numbers classify errors inside the program.
enum class ExitStatus {
    Done = 0,        ///< all went well
    CheckFailed = 1, ///< a check (`scalescope check`) failed
    Usage = 2,       ///< wrong usage: an option, a SPEC, a shape that does not fit the method
    Unreadable = 3,  ///< the file can't be read as what it should be
    ModelFailed = 4, ///< the model failed while running
    Stopped = 5      ///< stopped by a limit or by the user
};

/// What went wrong, as one plain sentence for the user: what, where, and what to do.
struct Error
{
    ExitStatus status = ExitStatus::Usage;
    std::string message;
    /// The argument or field that caused it ("x", "--seed"), empty where there is none.
    std::string field;
};

/// A value, or the error that a user can act on.
template <typename T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(ExitStatus status, std::string message, std::string field = {})
{
    return tl::unexpected<Error>(Error{status, std::move(message), std::move(field)});
}

} // namespace scalescope
