// SPDX-License-Identifier: GPL-3.0-or-later
// What several domains say.
#pragma once

#include "core/message/message.h"

namespace scalescope::say {

using message::Clause;
using message::Count;
using message::Number;
using message::Text;

#define MESSAGES_OF_DOMAIN "core/message/common.def"
#include "core/message/declare.h"

} // namespace scalescope::say
