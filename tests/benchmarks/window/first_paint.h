// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace scalescope::bench {

/// Makes this program show a window and end with its first paint.
inline constexpr std::string_view paintOnceOption = "--paint-once";

/// Shows a window and returns as soon as it is painted.
int paintOnce();

} // namespace scalescope::bench
