// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/load/pickle_check.h"
#include "core/engine/load/pickle_tree.h"

#include <optional>

namespace scalescope::engine {

/// What a Storage node names, or nothing where it is not of PyTorch's form.
std::optional<StorageReference> storageOf(const PickleTree& tree, PickleTree::Id storage);

/// What is wrong with a Call node, or nothing. libtorch's reader looks at neither
/// the number of arguments nor, in older releases, at where a tensor's elements lie.
message::Clause callProblem(const PickleTree& tree, PickleTree::Id call, PickleOrigin origin);

} // namespace scalescope::engine
