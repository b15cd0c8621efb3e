// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace scalescope::engine {

/// The release of PyTorch that brought an operator ("2.0"), empty where it is not in the table.
std::string_view firstReleaseWith(std::string_view operatorName);

/// All that a model needs and this libtorch lacks, and what to do, as the end of a sentence.
std::string missingText(const std::vector<std::string>& missing);

} // namespace scalescope::engine
