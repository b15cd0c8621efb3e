// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <torch/script.h>

namespace scalescope::engine::exported {

/// The dtype of torch.export's own number (torch/_export/serde/schema.py); nothing where this libtorch has
/// none.
std::optional<at::ScalarType> scalarTypeOf(std::int64_t number);

/// The same of memory formats and layouts.
std::optional<at::MemoryFormat> memoryFormatOf(std::int64_t number);
std::optional<at::Layout> layoutOf(std::int64_t number);

} // namespace scalescope::engine::exported
