// SPDX-License-Identifier: GPL-3.0-or-later
// Questions to the Python-like code inside an archive, answered without libtorch's parser.
#pragma once

#include "core/message/message.h"

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

/// Where the string literal that starts at `at` ends (one past its closing quotes), as TorchScript's lexer
/// sees it; `at` itself where it is none, because it is not closed.
std::size_t endOfString(std::string_view code, std::size_t at);

/// Whether brackets, chains of operators, or blocks nest so deeply that libtorch's recursive parser and
/// compiler could overflow their stack.
bool nestsTooDeep(std::string_view code);

/// What libtorch would not survive, or only after a long time, in the classes of a code file: a hook that the
/// class does not define, thousands of methods. Nothing where all is well.
message::Clause classProblem(const std::string& file, std::string_view code);

} // namespace scalescope::engine
