// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <torch/script.h>

namespace scalescope::engine {

/// A value that a file held as a value of `type`, as a call from Python converts it: whole numbers and truth
/// values to floats, numbers to truth values, a tensor of one element to a number, lists to tuples and tuples
/// to lists, dictionaries to NamedTuples. Nothing where it does not fit.
std::optional<c10::IValue> fitValue(const c10::IValue& value, const c10::TypePtr& type);

/// A number or truth value as a number of `type` (int, float, complex, bool, number); nothing where Python
/// would refuse it, as it does a float for an int.
std::optional<c10::IValue> fitNumber(const c10::IValue& value, const c10::Type& type);

} // namespace scalescope::engine
