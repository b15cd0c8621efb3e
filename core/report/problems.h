// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/number_format.h"
#include "core/graph/run.h"

#include <optional>
#include <vector>

namespace scalescope::report {

/// From which part of a tensor's elements on something is a problem.
struct ProblemLimits
{
    double overflow = 0;     ///< more than this part overflows: an error
    double underflow = 0.1;  ///< more than this part becomes zero: an error
    double subnormal = 0.25; ///< more than this part is subnormal: a warning
};

/// The formats that the forward tensors and the gradients are to be stored in.
struct FormatPair
{
    formats::NumberFormat forward;
    formats::NumberFormat backward;

    [[nodiscard]] const formats::NumberFormat& of(graph::Direction direction) const
    {
        return direction == graph::Direction::Forward ? forward : backward;
    }
};

enum class ScaleProblemKind { NaN, Infinity, Overflow, Underflow, Subnormal };

/// Something wrong with the scale of one tensor or gradient, found in its metric.
struct ScaleProblem
{
    ScaleProblemKind kind = ScaleProblemKind::NaN;
    graph::Direction direction = graph::Direction::Forward;
    double fraction = 0;    ///< of the elements
    std::int64_t count = 0; ///< of elements: NaN, Infinity
    std::int64_t reach = 0; ///< how many other tensors have got it from here: NaN, Infinity
    graph::Problem problem; ///< the same as a value for lists: severity, id, sentence, node, place
};

/// A power of two that takes a problem away, or as much of it as one can.
struct ScaleFix
{
    int exponent = 0;   ///< multiply by 2^exponent
    bool whole = false; ///< the tensor is then within the limits
};

/// What is wrong in a graph for these formats, the worst first: errors before warnings, in each NaN and
/// infinities in execution order, then what loses the largest part of its elements. NaN and infinities are
/// told where they arise (none of the producers, for gradients none of the users, has any), with how many
/// tensors they spread to from there on, not at each tensor that they reach. Ids: "nan", "infinity",
/// "overflow", "underflow", "subnormal".
std::vector<ScaleProblem> scaleProblems(const graph::Graph& graph, const FormatPair& formats,
                                        const ProblemLimits& limits = {});

/// The power of two nearest to 0 that helps, or nothing where none does. Looks at many scales: ask for the
/// problems that are shown, not for all.
std::optional<ScaleFix> fixOf(const ScaleProblem& problem, const graph::Metric& metric,
                              const FormatPair& formats, const ProblemLimits& limits = {});

/// "gradient: 38 % below the smallest subnormal of E5M2 (2^-16)", "2^-16" or "448".
std::string limitText(double limit);

} // namespace scalescope::report
