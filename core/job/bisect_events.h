// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine says as it looks for the rounded operands that cause an error: docs/bisect.md.
#pragma once

#include "core/job/bisect_target.h"
#include "core/job/recipe.h"

#include <cstdint>
#include <optional>
#include <string>

namespace scalescope::job {

/// What the figures that follow are of. An error that is missing, here and below, has no bound: something
/// overflowed.
struct BisectStarted
{
    BisectTarget target;         ///< the job's
    std::int64_t operands = 0;   ///< that are rounded
    std::optional<double> error; ///< with all of them rounded
    /// The target itself where it is a number, without formats and with them.
    std::optional<double> reference;
    std::optional<double> value;
};

/// The error that a group of operands causes: all of a module, or one of its operators.
struct GroupMeasured
{
    std::string module;
    std::string op; ///< "aten::linear"; empty for all of the module
    std::optional<Operand> operand;
    std::int64_t operands = 1;
    std::optional<double> alone;   ///< with only these rounded
    std::optional<double> without; ///< with all but these rounded
};

/// A step of looking for the fewest operands to keep in full precision.
struct OperandKept
{
    std::string module;
    std::string op;
    Operand operand = Operand::Input;
    bool released = false;       ///< rounded again: the others suffice
    std::optional<double> error; ///< after this step
};

} // namespace scalescope::job
