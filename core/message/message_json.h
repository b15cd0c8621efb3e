// SPDX-License-Identifier: GPL-3.0-or-later
// Messages between processes and in run files: {"id": "theTextEnds", "arguments": [...]}.
#pragma once

#include "core/message/message.h"

#include <nlohmann/json_fwd.hpp>

namespace scalescope::message {

nlohmann::json toJson(const Message& message);
/// Nothing where this program has no such message, or it takes other arguments: another release may have
/// written it, and its English stands beside it.
Message messageFromJson(const nlohmann::json& json);

} // namespace scalescope::message
