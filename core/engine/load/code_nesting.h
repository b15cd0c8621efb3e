// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace scalescope::engine {

/// Where the string literal that starts at `at` ends (one past its closing quotes), as TorchScript's lexer
/// sees it; `at` itself where it is none, because it is not closed.
std::size_t endOfString(std::string_view code, std::size_t at);

/// Whether brackets, chains of operators, or blocks nest so deeply that libtorch's recursive parser and
/// compiler could overflow their stack.
bool nestsTooDeep(std::string_view code);

} // namespace scalescope::engine
