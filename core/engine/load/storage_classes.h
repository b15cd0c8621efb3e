// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/ATen.h>
#include <cstdint>
#include <optional>
#include <string_view>

namespace scalescope::engine {

/// A class of storages as pickles name it: "torch.FloatStorage".
struct StorageClass
{
    std::string_view name;              ///< without its module
    std::uint64_t elementSize;          ///< bytes
    std::optional<at::ScalarType> type; ///< of files of tensors that can be an input; nothing where none is
};

/// The class of that name, with or without its module; null where there is none.
const StorageClass* findStorageClass(std::string_view name);

} // namespace scalescope::engine
