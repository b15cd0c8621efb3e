// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/load/pickle_tree.h"
#include "core/message/message.h"

#include <ATen/ATen.h>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

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

/// A tensor's storage as a pickle names it.
struct StorageReference
{
    std::string key;               ///< of the record, "0"
    std::string type;              ///< its class, "torch.FloatStorage"
    std::uint64_t elements = 0;    ///< declared
    std::uint64_t elementSize = 1; ///< bytes
};

struct PickleFacts
{
    std::vector<StorageReference> storages;
    /// The first classes and functions that are not PyTorch's own, "net.Net".
    std::vector<std::string> classes;
    /// The class or function that the value itself is made by, "torch.nn.modules.linear.Linear"; empty for
    /// others.
    std::string root;
};

/// Who wrote a pickle: TorchScript uses less than Python does.
enum class PickleOrigin { TorchScript, Python };

/// Walks a pickle without making any value. Fails ("is truncated", "nests deeper than ...") where it is
/// malformed, cyclic, or so deep that libtorch would crash on it, and where a tensor's sizes, strides and
/// offset do not fit its storage.
tl::expected<PickleFacts, message::Clause> readPickle(std::string_view pickle,
                                                      PickleOrigin origin = PickleOrigin::TorchScript);

/// What is wrong with a pickle of source ranges (.debug_pkl), whose indices libtorch takes as they are, or
/// nothing. `hasFunctions`: whether the code that it is about has any.
message::Clause sourceRangesProblem(std::string_view pickle, bool hasFunctions);

/// What a Storage node names, or nothing where it is not of PyTorch's form.
std::optional<StorageReference> storageOf(const PickleTree& tree, PickleTree::Id storage);

/// What is wrong with a Call node, or nothing. libtorch's reader looks at neither
/// the number of arguments nor, in older releases, at where a tensor's elements lie.
message::Clause callProblem(const PickleTree& tree, PickleTree::Id call, PickleOrigin origin);

} // namespace scalescope::engine
