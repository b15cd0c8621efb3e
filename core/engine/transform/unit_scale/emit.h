// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/unit_scale/residuals.h"

#include <functional>
#include <map>

namespace scalescope::engine::unit_scaling {

/// The factors with those that a constraint binds made one. A constraint that does not fit their number gives
/// way to to_output_scale.
Factors boundBy(Constraint constraint, Factors factors);

/// Calls a rule's operator with these factors: results of the scaled operator.
std::vector<c10::IValue> callScaled(const Plan& plan, const Factors& factors,
                                    std::vector<c10::IValue> arguments);

/// Has each planned step call its operator scaled. `constraintOf` says by which constraint.
void emitScaled(ProgramEditor& program, const Plans& plans,
                const std::function<Constraint(StepId, const Plan&)>& constraintOf);

/// Stage 3, rewriting: splits each skip and adds branch and skip by their weights.
void emitResidualAdds(ProgramEditor& program, const std::vector<ResidualAdd>& adds);

/// Where gradients come together, or are scaled by a constraint, their variance is no longer 1. It is
/// followed from the program's result backwards, as sums of squares: n independent gradients of variance 1
/// that are summed have n, a slice's gradient counts by its part of the elements, an operator's by the factor
/// that the constraint gave it against its own. The factors that bring values back to variance 1, for those
/// that `mayScale` and are far enough from it.
std::map<ValueId, double>
gradientCorrections(const ProgramEditor& program, const Plans& plans, const std::vector<ResidualAdd>& adds,
                    const std::function<Constraint(StepId, const Plan&)>& constraintOf,
                    const std::function<bool(ValueId)>& mayScale);

/// Puts a step `unit_scaled::fork` behind each of the values, which multiplies its gradient; its readers read
/// that. To be called before residual adds are emitted, whose splits go behind it. What is written to later
/// stays.
void emitForks(ProgramEditor& program, const std::map<ValueId, double>& corrections);

} // namespace scalescope::engine::unit_scaling
