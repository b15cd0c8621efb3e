// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace scalescope::engine {

/// Registers those operators of current releases that this libtorch lacks and models in use name, so that
/// these load and run. Once per process; must be called before code is imported.
void registerMissingOperators();

/// The operators that the call above adds where they are missing: "aten::rms_norm", ...
std::vector<std::string> polyfilledOperators();

} // namespace scalescope::engine
