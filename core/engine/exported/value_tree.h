// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::engine::exported {

/// How the arguments or results of a model nest: its graph has the leaves alone, in order.
struct ValueTree
{
    enum class Kind { Leaf, Tuple, List, Named };
    Kind kind = Kind::Leaf;
    std::string type;               ///< "builtins.dict"; empty of a leaf
    std::vector<std::string> names; ///< of the children of Kind::Named: keys, fields
    std::vector<ValueTree> children;

    [[nodiscard]] std::size_t leaves() const;
};

/// Reads `[1, {"type", "context", "children_spec"}]` (torch.utils._pytree.treespec_dumps). Throws
/// UnsoundProgram.
ValueTree readTree(std::string_view json);

} // namespace scalescope::engine::exported
