// SPDX-License-Identifier: GPL-3.0-or-later
// Questions to the Python-like code inside an archive, answered without libtorch's parser.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace scalescope::engine {

/// Operators that the code calls, as "namespace::name", sorted, each once.
std::vector<std::string> calledOperators(std::string_view code);

/// Operators and custom classes that the code uses and that are not registered, as "namespace::name" and
/// "torch.classes.namespace.name".
std::vector<std::string> unknownOperators(std::string_view code);

/// Operators that no model may use (isRefusedOperator) and that the code calls by name, as "namespace::name",
/// sorted. For the sentence only: what a text hides from this search fails all the same.
std::vector<std::string> refusedOperators(std::string_view code);

} // namespace scalescope::engine
