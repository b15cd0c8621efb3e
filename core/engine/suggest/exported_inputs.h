// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/model_info.h"
#include "core/job/spec.h"

#include <cstddef>
#include <vector>

namespace scalescope::engine {

/// A guess with the dtype and the sizes that the model was exported with, where they are known. `path` leads
/// to the tensor in lists. Whole numbers that the guess does not bound are 0 and 1, which most indices and
/// classes may be.
job::Spec fitted(job::Spec guess, const std::vector<std::size_t>& path, const job::TakenTensor& taken);

} // namespace scalescope::engine
