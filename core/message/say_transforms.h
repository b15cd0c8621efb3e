// SPDX-License-Identifier: GPL-3.0-or-later
// What core/job says of transforms, and core/engine/transform.
#pragma once

#include "core/message/say_common.h"

namespace scalescope::say {

#define MESSAGES_OF_DOMAIN "core/message/transforms.def"
#include "core/message/declare.h"

} // namespace scalescope::say
