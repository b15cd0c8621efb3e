// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <torch/script.h>

namespace scalescope::engine {

/// The elements of a storage that a pickle names: a tensor of one dimension. Throws where they can't be had.
using StorageSource =
    std::function<at::Tensor(const std::string& key, at::ScalarType type, std::int64_t elements)>;

/// What a pickle of torch.save holds: tensors, parameters, numbers, texts, None, and lists, tuples and
/// dictionaries of them. Parameters require a gradient where they did. libtorch's own reader knows no
/// OrderedDict, which every state_dict is, and none of the newer dtypes. Nothing that the pickle names is
/// called. `end` is set to where the pickle ends in `bytes`. Throws BrokenPickle: "holds an object of a.B".
c10::IValue readSavedPickle(std::string_view bytes, const StorageSource& storage, std::size_t& end);

} // namespace scalescope::engine
