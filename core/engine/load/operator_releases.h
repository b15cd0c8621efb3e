// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace scalescope::engine {

/// The first minor release of PyTorch ("2.4") that declared an operator ("aten::rms_norm"); empty for
/// what 1.13 has already and for what is none of PyTorch's.
std::string_view firstReleaseWith(std::string_view operatorName);

} // namespace scalescope::engine
