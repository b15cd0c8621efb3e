// SPDX-License-Identifier: GPL-3.0-or-later
// What core/engine/program says.
#pragma once

#include "core/message/say_common.h"

namespace scalescope::say {

#define MESSAGES_OF_DOMAIN "core/message/program.def"
#include "core/message/declare.h"

} // namespace scalescope::say
