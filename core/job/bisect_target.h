// SPDX-License-Identifier: GPL-3.0-or-later
// What a bisection looks at, as `--target`, jobs and events name it: the one place that reads and writes
// these names.
#pragma once

#include "core/graph/statistics.h"
#include "core/result.h"

#include <string>
#include <string_view>

namespace scalescope::job {

/// What a bisection looks at in each run: the loss, the gradients of all parameters, or one tensor.
struct BisectTarget
{
    enum class Kind { Loss, Gradients, Tensor };

    Kind kind = Kind::Loss;
    std::string name = {};                                  ///< of a tensor's node
    graph::Direction direction = graph::Direction::Forward; ///< of a tensor; Backward for its gradient

    /// Whether it is only known after a backward run.
    [[nodiscard]] bool needsBackward() const
    {
        return kind == Kind::Gradients || direction == graph::Direction::Backward;
    }
    bool operator==(const BisectTarget&) const = default;
};

/// The target of "loss", "gradients", a node's name, or NAME:bwd for its gradient; whether there is such a
/// node is the engine's to say. A usage error of --target for a text without a name.
Result<BisectTarget> bisectTargetFrom(std::string_view text);

/// What is looked at where nobody chose anything, of a run in which backward started as its facts say it
/// ("mean at output"): the loss where it started at one, else all gradients. The loss where nothing is said.
BisectTarget usualTarget(std::string_view startOfBackward);

/// The text that bisectTargetFrom() reads.
std::string toString(const BisectTarget& target);

} // namespace scalescope::job
