// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace scalescope {

/// The project's version, for instance "0.1.0".
std::string_view version();

} // namespace scalescope
