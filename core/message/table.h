// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/message/message.h"

#include <span>
#include <string_view>

namespace scalescope::message {

/// Every row of messages.def, in its order.
std::span<const Form* const> allForms();
/// The row of that id, null where there is none: another release may have said it.
const Form* findForm(std::string_view id);

} // namespace scalescope::message
