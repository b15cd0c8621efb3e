// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/script.h>

namespace scalescope::engine {

/// The value with every floating-point tensor replaced by a copy of a leaf that requires a gradient: the
/// model can write to the copy in place, which it could not to the leaf. Lists, tuples and dictionaries are
/// copied. `leaves`, where given, receives the leaves in order.
c10::IValue withGradients(const c10::IValue& value, std::vector<at::Tensor>* leaves = nullptr);

/// Whether a value holds a tensor that withGradients() would replace.
bool holdsFloats(const c10::IValue& value);

} // namespace scalescope::engine
