// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scalescope::tests {

inline constexpr int patience = 60'000;        ///< milliseconds
inline constexpr int enginePatience = 120'000; ///< milliseconds; a loaded machine is slow to start the engine

} // namespace scalescope::tests
