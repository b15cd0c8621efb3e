// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/message/message.h"

#include <string>

namespace scalescope::tests {

/// A message of any row, each argument of a value that no other has; a Count is `count`.
message::Message anyOf(const message::Form& form, std::int64_t count = 2);

/// What stands for that argument in a sentence, in any language.
std::string wordsOf(const message::Argument& argument);

/// The call that makes the message: say::inputGivenTwice("x").
std::string callOf(const message::Message& message);

} // namespace scalescope::tests
