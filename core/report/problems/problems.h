// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/format_pair.h"
#include "core/formats/range_loss.h"
#include "core/graph/run.h"
#include "core/report/recipes/tensor_formats.h"

#include <functional>
#include <optional>
#include <vector>

namespace scalescope::report {

using formats::FormatPair;
using formats::RangeThresholds;
using formats::ScaleFix;

/// Lost: zeros that the tensor's own type made of what is not (core/report/problems/lost_values.h).
enum class ScaleProblemKind { NaN, Infinity, Lost, Overflow, Underflow, Subnormal, Dead };

/// Something wrong with the scale of one tensor or gradient, found in its metric.
struct ScaleProblem
{
    ScaleProblemKind kind = ScaleProblemKind::NaN;
    graph::Direction direction = graph::Direction::Forward;
    double fraction = 0;    ///< of the elements
    graph::Problem problem; ///< the same as a value for lists: severity, id, what is said of it, node, place
    /// How the tensor is stored that it is a problem with; nothing for what is no matter of formats.
    std::optional<job::OperandFormat> stored = {};
    /// Of a simulated run: it did not round the tensor, so that this is what the format would do.
    bool isSpared = false;
    /// It happens only if one stores the tensor so, which recipes would not do (IfStored).
    bool isOnlyIfStored = false;
};

/// Of a tensor or gradient: whether what a format would do to it happens only if one stores it so, because a
/// simulation left it alone, or usual ones would.
using IfStored = std::function<bool(graph::NodeId, graph::Direction)>;

/// What is wrong in a graph for these formats, the worst first: errors before warnings, in each NaN and
/// infinities as they arise (forward, then backward), then what loses the largest part of its elements. NaN
/// and infinities are told where they arise (core/report/problems/non_finite.h), those of a gradient at the
/// operator whose backward made it, with how far they spread from there, not at each tensor that they reach.
/// Dead is an operator that makes nothing but zeros of tensors that are not: no gradient passes it. What is
/// lost in the tensors' own types comes behind NaN and infinities. Ids: "nan", "infinity", "lost",
/// "overflow", "underflow", "subnormal", "dead".
std::vector<ScaleProblem> scaleProblems(const graph::Graph& graph, const TensorFormats& formats,
                                        const RangeThresholds& limits = {});

/// The problems that a run reported, without those that scaleProblems tells of `graph`, which is its own or a
/// part of it: what the engine said of NaN and infinities while it ran, where the metrics say it too.
std::vector<graph::Problem> problemsBesideScales(const std::vector<graph::Problem>& problems,
                                                 const graph::Graph& graph);

/// The one power of two that is recommended for a node's tensor or gradient (formats::recommendedScale);
/// nothing where there is none, no such tensor, or where the gradient is zero in theory. Nor is there one for
/// a tensor that is within the limits with the scale that a recipe gives it, where it is that one, or where
/// its groups have their own.
std::optional<ScaleFix> scaleFor(const graph::Node& node, graph::Direction direction,
                                 const TensorFormats& formats, const RangeThresholds& limits = {});

/// That power of two where it lessens this problem: a tensor that is too wide for its format, so that it
/// overflows and underflows, is made smaller, which is no advice about the underflow. Looks at many scales:
/// ask for the problems that are shown, not for all.
std::optional<ScaleFix> fixOf(const ScaleProblem& problem, const graph::Metric& metric,
                              const RangeThresholds& limits = {});

/// Over how many binades that tensor or gradient spreads, where no power of two is recommended because it
/// spreads over too many (formats::tooManyBinades); nothing of one that is stored with scales of its groups.
std::optional<int> tooWideFor(const graph::Node& node, graph::Direction direction,
                              const TensorFormats& formats, const RangeThresholds& limits = {});

/// The same of the tensor of a problem.
std::optional<int> tooWideOf(const ScaleProblem& problem, const graph::Metric& metric,
                             const RangeThresholds& limits = {});

/// "2^-16", "448" or "65,504".
std::string limitText(double limit);

} // namespace scalescope::report
