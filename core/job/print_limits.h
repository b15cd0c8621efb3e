// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace scalescope::job {

/// How much of each source is passed on of what is printed in a run.
constexpr std::size_t mostPrintedLines = 1000;
constexpr std::size_t mostPrintedBytes = std::size_t{1} << 20;

} // namespace scalescope::job
