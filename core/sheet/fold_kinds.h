// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/call_tree.h"
#include "core/graph/operators.h"
#include "core/sheet/fold_rows.h"

#include <span>
#include <vector>

namespace scalescope::sheet {

/// What items of a row are told from each other by.
enum class Alike {
    SameModule, ///< calls of one module; operators at the same line of one module's code
    SameLayer   ///< that, but for numbers in the modules' paths, where type, structure and shape are the same
};

/// A number for each item of a row, the same for those that are alike.
std::vector<int> kindsOf(std::span<const FoldItem> row, const graph::Operators& operators,
                         const graph::CallTree& callTree, Alike alike);

} // namespace scalescope::sheet
