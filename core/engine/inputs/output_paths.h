// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/script.h>

#include <string>
#include <vector>

namespace scalescope::engine {

/// A tensor inside a nested value, with the path that users write for it.
struct NamedTensor
{
    /// Places joined by dots: position in a list or tuple, key of a dictionary, name of a NamedTuple's
    /// element, attribute of a class instance: "0", "1.2", "energy", "0.hidden". Empty where the value is the
    /// tensor itself.
    std::string path;
    at::Tensor tensor;
    /// The same with positions for the names of a NamedTuple's elements: "0" where `path` is "logits".
    std::string places = path;
};

/// Every defined tensor in a value, in order, an object that refers to itself followed once. `prefix` starts
/// the paths.
std::vector<NamedTensor> namedTensors(const c10::IValue& value, const std::string& prefix = {});

} // namespace scalescope::engine
