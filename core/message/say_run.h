// SPDX-License-Identifier: GPL-3.0-or-later
// What a run says: core/engine, and app/engine of its limits.
#pragma once

#include "core/message/say_common.h"

namespace scalescope::say {

#define MESSAGES_OF_DOMAIN "core/message/run.def"
#include "core/message/declare.h"

} // namespace scalescope::say
