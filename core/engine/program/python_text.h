// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace scalescope::engine {

/// As Python prints a float: the shortest text that reads back to it, with a point or an exponent.
std::string pythonText(double value);

/// "True" or "False".
std::string pythonText(bool value);

} // namespace scalescope::engine
