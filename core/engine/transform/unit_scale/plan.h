// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program_editor.h"
#include "core/engine/transform/unit_scale/replacements.h"

#include <map>

namespace scalescope::engine::unit_scaling {

/// What becomes of one step.
struct Plan
{
    const Rule* rule = nullptr; ///< null: Replacement::target is called in its place, unscaled
    Options options;
    Function function;     ///< the operator to call, out of place
    Factors factors;       ///< before any constraint
    bool replaced = false; ///< by the user's dictionary
};

using Plans = std::map<StepId, Plan>;

/// A step that stays as it is though one might expect otherwise.
struct Left
{
    StepId step;
    message::Clause why; ///< "works in place on memory that other tensors share"
};

/// What an operator's step is called with in the recorded run; no value where the operator has no schema.
/// Steps that work in place are seen as calls of the operator that does not.
struct StepCall
{
    Function function;
    std::optional<CallFacts> facts;
};
std::unique_ptr<StepCall> callOf(const ProgramEditor& program, StepId step);

/// Stage 1: the user's dictionary. Steps, and whole calls of functions and modules, become steps of the
/// operators that they are mapped to. `model` is asked for the parameters of replaced modules. Returns the
/// entries that name nothing in the program.
std::vector<const Replacement*> replaceByUser(ProgramEditor& program,
                                              const std::vector<Replacement>& replacements,
                                              const torch::jit::Module& model, Plans& plans,
                                              std::vector<Left>& left);

class Expectations;

/// Stage 2: every operator with a rule. With `expectations`, extended rules too, and factors by what the
/// arguments are expected to be, which are noted there.
void planRules(ProgramEditor& program, Expectations* expectations, Plans& plans, std::vector<Left>& left);

} // namespace scalescope::engine::unit_scaling
