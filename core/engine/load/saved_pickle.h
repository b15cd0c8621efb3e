// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/load/zip_file.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <torch/script.h>
#include <vector>

namespace scalescope::engine {

/// The tensor that a pickle asks to be rebuilt from a storage's elements, with memory of its own. What goes
/// beyond the storage is refused.
at::Tensor tensorOfSaved(const at::Tensor& elements, std::int64_t offset,
                         const std::vector<std::int64_t>& sizes, const std::vector<std::int64_t>& strides);

/// The elements of a storage that a pickle names: a tensor of one dimension. Throws where they can't be had.
using StorageSource =
    std::function<at::Tensor(const std::string& key, at::ScalarType type, std::int64_t elements)>;

/// What a pickle of torch.save holds: tensors, parameters, numbers, texts, None, and lists, tuples and
/// dictionaries of them. Parameters require a gradient where they did. libtorch's own reader knows no
/// OrderedDict, which every state_dict is, and none of the newer dtypes. Nothing that the pickle names is
/// called. `end` is set to where the pickle ends in `bytes`. Throws ClauseError: "holds an object of a.B".
c10::IValue readSavedPickle(std::string_view bytes, const StorageSource& storage, std::size_t& end);

/// The largest part that is read into memory.
inline constexpr std::uint64_t largestPart = std::uint64_t{1} << 40;

/// The value that torch.save wrote into an archive, as readSavedPickle() gives it. Throws ClauseError.
c10::IValue readSavedArchive(const ZipFile& zip);

/// So many elements of bytes from a file. Throws ClauseError where there are too few.
at::Tensor elementsFrom(std::string_view bytes, at::ScalarType type, std::int64_t count);

} // namespace scalescope::engine
