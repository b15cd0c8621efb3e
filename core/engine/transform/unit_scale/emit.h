// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/unit_scale/residuals.h"

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

} // namespace scalescope::engine::unit_scaling
