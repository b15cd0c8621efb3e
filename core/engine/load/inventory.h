// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/message/message.h"

#include <string>
#include <vector>

namespace scalescope::engine {

/// All that the model of a file needs and this libtorch lacks, and what to do.
message::Sentence sayMissing(const std::string& file, const std::vector<std::string>& missing);

} // namespace scalescope::engine
