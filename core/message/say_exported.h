// SPDX-License-Identifier: GPL-3.0-or-later
// What core/engine/exported says.
#pragma once

#include "core/message/say_common.h"

namespace scalescope::say {

#define MESSAGES_OF_DOMAIN "core/message/exported.def"
#include "core/message/declare.h"

} // namespace scalescope::say
