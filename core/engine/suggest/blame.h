// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/job.h"

#include <string>
#include <vector>

namespace scalescope::engine {

/// The argument whose shape or dtype a failure of the forward run is most likely about; empty where it says
/// nothing of that. `names` are the method's arguments.
std::string blamedArgument(const job::Job& job, const std::vector<std::string>& names,
                           const std::string& failure);

} // namespace scalescope::engine
