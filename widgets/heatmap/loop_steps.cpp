// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/loop_steps.h"

#include "core/sheet/fold_tree.h"

#include <algorithm>

namespace scalescope::widgets {

std::vector<report::LoopStep> loopSteps(const Document& document)
{
    const std::shared_ptr<const sheet::FoldTree> tree = document.foldTree();
    std::vector<report::LoopStep> steps;
    std::vector<bool> isInside(tree->folds().size()); ///< a step, or in one
    for (std::size_t i = 0; i < tree->folds().size(); ++i) {
        const sheet::Fold& fold = tree->folds()[i];
        isInside[i] = fold.parent >= 0 && isInside[static_cast<std::size_t>(fold.parent)];
        if (!fold.isLoop || isInside[i])
            continue;
        isInside[i] = true;
        steps.push_back({fold.path, fold.parent, fold.turn + 1, fold.first, fold.last});
    }
    std::ranges::sort(steps, {}, &report::LoopStep::first);
    return steps;
}

} // namespace scalescope::widgets
