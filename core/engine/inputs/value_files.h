// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/spec.h"
#include "core/result.h"

#include <string>
#include <torch/script.h>

namespace scalescope::engine {

/// What a file of a SPEC holds: the array of a .npy, one array of a .npz (all of them, by name, where there
/// is no key and several), the value of a .pt that torch.save wrote or one entry of it. Relative names start
/// at `baseFolder`.
Result<c10::IValue> readValueFile(const job::FileReference& file, const std::string& baseFolder);

} // namespace scalescope::engine
