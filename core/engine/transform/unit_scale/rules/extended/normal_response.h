// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/unit_scale/rule.h"

namespace scalescope::engine::unit_scaling {

/// What an operator that works element by element makes of a normal variable.
struct Response
{
    Moments result;
    double slope = 1; ///< mean square of the derivative
};

/// Whether the rule's own constants hold: mean 0, variance 1.
inline bool isUnitNormal(const Moments& moments)
{
    return moments.mean == 0 && moments.variance == 1;
}

/// The response to the argument as it is expected to be, found by calling the operator on the variable's
/// quantiles.
Response normalResponse(const CallFacts& facts, std::string_view argument);

/// The factors that bring result and gradient to variance 1.
Factors elementwiseFactors(const CallFacts& facts, std::string_view argument);

} // namespace scalescope::engine::unit_scaling
