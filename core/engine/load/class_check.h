// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/message/message.h"

#include <string>
#include <string_view>

namespace scalescope::engine {

/// What libtorch would not survive, or only after a long time, in the classes of a code file: a hook that the
/// class does not define, thousands of methods. Nothing where all is well.
message::Clause classProblem(const std::string& file, std::string_view code);

} // namespace scalescope::engine
