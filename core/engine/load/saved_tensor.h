// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/values/clause_error.h"

#include <cstdint>
#include <torch/script.h>
#include <vector>

namespace scalescope::engine {

/// What a file is that can't be read: "is truncated".
class BrokenPickle : public ClauseError
{
public:
    using ClauseError::ClauseError;
};

/// Ends the reading with a BrokenPickle.
[[noreturn]] void brokenPickle(message::Clause why);

/// The tensor that a pickle asks to be rebuilt from a storage's elements, with memory of its own. What goes
/// beyond the storage is refused.
at::Tensor tensorOfSaved(const at::Tensor& elements, std::int64_t offset,
                         const std::vector<std::int64_t>& sizes, const std::vector<std::int64_t>& strides);

} // namespace scalescope::engine
