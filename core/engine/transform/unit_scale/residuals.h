// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/unit_scale/plan.h"
#include "core/engine/transform/unit_scale/trunk.h"

#include <set>

namespace scalescope::engine::unit_scaling {

/// An add of two tensors of which one was made from the other.
struct ResidualAdd
{
    StepId add;
    std::size_t skip;     ///< which input is the skip connection, 0 or 1; the other is the residual branch
    double tau;           ///< weight of the branch against the skip
    bool attends = false; ///< the branch holds softmax or attention
};

/// Weights of the residual branch, as the Python library's transform chooses them.
inline constexpr double tauOfAttention = 0.01;
inline constexpr double tauOfOthers = 0.5;

/// Follows what tensors are made from.
class Dependencies
{
public:
    Dependencies(const ProgramEditor& program, const Plans& plans) : m_program(program), m_plans(plans) {}

    /// Whether `value` was made from `ancestor`.
    [[nodiscard]] bool dependsOn(ValueId value, ValueId ancestor) const;
    /// Whether softmax or attention is among what `value` was made from, other ways than through `stop`.
    [[nodiscard]] bool attends(ValueId value, ValueId stop) const;
    /// The steps that what a step reads was made by, itself included, added to `steps`.
    void collect(StepId step, std::set<StepId>& steps) const;

private:
    template <typename Visit>
    void walk(StepId from, const Visit& visit) const;

    const ProgramEditor& m_program;
    const Plans& m_plans;
};

/// Stage 3, finding: residual adds in order of execution. With a trunk, only those whose both operands carry
/// the input: a mask or a position bias that each layer adds to its scores is no skip.
std::vector<ResidualAdd> findResidualAdds(const ProgramEditor& program, const Plans& plans,
                                          const Trunk* trunk = nullptr);

/// Stage 4, finding: the steps that some residual add depends on, and those adds.
std::set<StepId> stepsBeforeResidualAdds(const ProgramEditor& program, const Plans& plans,
                                         const std::vector<ResidualAdd>& adds);

} // namespace scalescope::engine::unit_scaling
