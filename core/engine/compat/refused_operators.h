// SPDX-License-Identifier: GPL-3.0-or-later
// Operators that no model may use here, because they are ways out of its tensors.
#pragma once

#include <string_view>

namespace scalescope::engine {

/// Takes them from the operators that TorchScript knows, so that no code that is loaded later can call them,
/// however it names them. Once more after a library was loaded, which could bring some of them back.
void refuseOperators();

/// Whether an operator, as "namespace::name", is one of them.
bool isRefusedOperator(std::string_view qualified);

} // namespace scalescope::engine
