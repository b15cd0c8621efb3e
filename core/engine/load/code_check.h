// SPDX-License-Identifier: GPL-3.0-or-later
// Questions to the Python-like code inside an archive, answered without libtorch's parser.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace scalescope::engine {

/// Operators that the code calls, as "namespace::name", sorted, each once.
std::vector<std::string> calledOperators(std::string_view code);

/// Operators and custom classes that the code uses and that are not registered, as "namespace::name".
std::vector<std::string> unknownOperators(std::string_view code);

} // namespace scalescope::engine
