// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/message/message.h"

namespace scalescope::message {

/// What becomes of a text that stands in a message of that form.
using ChangeText = std::function<std::string(const Form& form, const std::string& text)>;

/// The message with its texts changed, and those of the messages in it.
Message withTexts(const Message& message, const ChangeText& change);

} // namespace scalescope::message
