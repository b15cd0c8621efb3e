// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/message/texts.h"

namespace scalescope::message {

Message withTexts(const Message& message, const ChangeText& change)
{
    if (!message)
        return message;
    std::vector<Argument> arguments = message.arguments();
    for (Argument& argument : arguments) {
        if (auto* text = std::get_if<Text>(&argument.value))
            *text = change(message.form(), *text);
        else if (const auto* inner = std::get_if<Message>(&argument.value))
            argument.value = withTexts(*inner, change);
    }
    return {message.form(), std::move(arguments)};
}

} // namespace scalescope::message
