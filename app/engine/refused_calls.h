// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace scalescope::app {

/// Numbers of the system calls that nothing inside has a use for, whatever their arguments. A graphics card's
/// driver has some more, which are refused without one.
std::vector<std::uint32_t> refusedCalls(bool withGraphicsCard);

} // namespace scalescope::app
