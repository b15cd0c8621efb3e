// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/compat/libtorch_version.h"

#include <torch/version.h>

namespace scalescope::engine {

std::string libtorchVersion()
{
    return TORCH_VERSION;
}

} // namespace scalescope::engine
