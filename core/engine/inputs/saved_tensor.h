// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <torch/script.h>
#include <vector>

namespace scalescope::engine {

/// The dtype of a storage's class: "torch.FloatStorage".
std::optional<at::ScalarType> storageType(const std::string& name);

/// Ends the reading; `what` is the end of a sentence about the file: "is cut".
[[noreturn]] void brokenPickle(const std::string& what);

/// The tensor that a pickle asks to be rebuilt from a storage's elements, with memory of its own. What goes
/// beyond the storage is refused.
at::Tensor tensorOfSaved(const at::Tensor& elements, std::int64_t offset,
                         const std::vector<std::int64_t>& sizes, const std::vector<std::int64_t>& strides);

} // namespace scalescope::engine
