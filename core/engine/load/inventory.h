// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace scalescope::engine {

/// All that a model needs and this libtorch lacks, and what to do, as the end of a sentence.
std::string missingText(const std::vector<std::string>& missing);

} // namespace scalescope::engine
