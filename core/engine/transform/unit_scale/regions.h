// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program_editor.h"
#include "core/engine/transform/unit_scale/replacements.h"

namespace scalescope::engine::unit_scaling {

/// A call of a function or a module in the straight line, which the user's dictionary maps to an operator.
struct Region
{
    StepId enter;
    StepId leave;
    std::vector<StepId> inside;
    const Replacement* replacement = nullptr;
};

/// The outermost calls that the dictionary names. `model` is asked for the types of modules.
std::vector<Region> findRegions(const ProgramEditor& program, const std::vector<Replacement>& replacements,
                                const torch::jit::Module& model);

/// Why a call can't be taken out: "sets attributes"; nothing where it can.
message::Clause obstacleIn(const ProgramEditor& program, const Region& region);

/// What a call returns, where that is one value.
ValueId resultOf(const ProgramEditor& program, const Region& region);

/// Steps without effect whose values may be read from outside of a region as well: they stay.
bool staysInRegion(const Step& step);

} // namespace scalescope::engine::unit_scaling
