// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <c10/core/ScalarType.h>

#include <optional>
#include <string>

namespace scalescope::engine {

/// PyTorch's name of a dtype: "float32", "bfloat16", "int64", "qint8".
std::string dtypeName(c10::ScalarType type);
/// The dtype of such a name; nothing where this libtorch has none of it.
std::optional<c10::ScalarType> dtypeFrom(const std::string& name);

} // namespace scalescope::engine
