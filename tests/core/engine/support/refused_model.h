// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/load/loader.h"

#include <string>

namespace scalescope::engine::testing {

/// Why a file is refused as a model; nothing where it is one.
inline message::Message saidOf(const std::string& file)
{
    const auto module = loadModel(file);
    return module ? message::Message() : module.error().said;
}

} // namespace scalescope::engine::testing
