// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::engine {

/// A tensor's storage as a pickle names it.
struct StorageReference
{
    std::string key;               ///< of the record, "0"
    std::uint64_t elements = 0;    ///< declared
    std::uint64_t elementSize = 1; ///< bytes
};

struct PickleFacts
{
    std::vector<StorageReference> storages;
};

/// Walks a pickle as PyTorch writes it, without making any value. Fails, with the end of a sentence ("is
/// cut", "nests deeper than ..."), where it is malformed, cyclic, or so deep that libtorch would crash on it.
Result<PickleFacts> readPickle(std::string_view pickle);

} // namespace scalescope::engine
