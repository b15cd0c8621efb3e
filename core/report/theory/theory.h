// SPDX-License-Identifier: GPL-3.0-or-later
// What unit scaling's theory expects of each tensor and gradient of a run, beside what was measured.
#pragma once

#include "core/graph/run.h"
#include "core/message/message.h"

#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace scalescope::report {

/// What the theory says of one tensor, or of its gradient.
///
/// Of an operator of a plain run the standard deviation that its rule gives for operands as they were
/// measured, if these are independent, normal and of mean 0. Of a gradient the root mean square, which is the
/// standard deviation where the mean is 0: the root of the sum of the squares of what each reader gives to
/// it. In a unit-scaled run the operators that were scaled and their gradients have 1: that is what unit
/// scaling is for (Blake et al., "Unit Scaling", 2023, section 4; "u-muP", 2024, section 2.1). What the rules
/// give for the measured operands then tells whether the deviation arises there or comes from an operand.
struct Prediction
{
    graph::NodeId node = 0;
    graph::Direction direction = graph::Direction::Forward;
    double predicted = 0; ///< above 0
    double measured = 0;  ///< above 0
    /// What the rules give for the operands as they were measured; NaN where they don't say. In a plain run
    /// it is `predicted`.
    double fromOperands = 0;
    bool isScaled = false;        ///< of a unit-scaled operator
    bool isRootMeanSquare = true; ///< of the figures; else a standard deviation
    /// The operands, or the gradients of the readers, deviate already, and by all but half a binade.
    bool isInherited = false;
    /// Why, where that can be told: assumptions that do not hold. Empty where there is little to explain.
    std::vector<message::Clause> reasons = {};

    /// In binades: log2(measured / predicted).
    [[nodiscard]] double deviation() const { return std::log2(measured / predicted); }
};

/// From so many binades on a deviation is listed.
inline constexpr double listedDeviation = 1;

/// The predictions for a run: those of its tensors and gradients that a rule is for, in execution order,
/// forward before the gradient. Left out are single elements, gradients that are zero in theory, and what
/// NaN, infinities or masks spoil.
class Theory
{
public:
    Theory() = default;
    explicit Theory(const graph::Run& run);

    [[nodiscard]] const std::vector<Prediction>& all() const { return m_all; }
    /// Null where nothing is predicted.
    [[nodiscard]] const Prediction* of(graph::NodeId node, graph::Direction direction) const;
    /// Those that deviate by more than a binade, in execution order. Of fewer than 16 elements none does:
    /// their spread is chance.
    [[nodiscard]] std::vector<const Prediction*> deviating() const;

private:
    std::vector<Prediction> m_all;
    std::vector<bool> m_isLarge; ///< beside it: whether there are enough elements
};

/// One row for each prediction, in execution order. Header:
/// id,name,target,module,direction,quantity,predicted,measured,log2_ratio,scaled,inherited,deviates,reasons
std::string theoryCsv(const Theory& theory, const graph::Graph& graph);
/// The same as JSON: {"predictions": [{"id": 0, ..., "reasons": ["..."]}]}
std::string theoryJson(const Theory& theory, const graph::Graph& graph);

} // namespace scalescope::report
