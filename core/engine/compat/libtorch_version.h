// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that knows how libtorch 1.13 and the current release differ.
#pragma once

#include <string>

namespace scalescope::engine {

/// Version of the libtorch that is linked, for instance "2.13.0".
std::string libtorchVersion();

/// The instructions that libtorch has chosen for this processor, for instance "AVX2".
std::string processorCapability();

/// Makes up for what this libtorch lacks or gets wrong. Once per process; loading a model begins with it.
void setUpLibtorch();

} // namespace scalescope::engine
