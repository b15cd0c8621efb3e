// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"

#include <functional>
#include <string>
#include <vector>

namespace scalescope::report {

/// What a line of a source text produced in one instance of a module, itself or by calling a submodule. Where
/// the line made several tensors there (an expression, a loop), the last one stands for the line.
struct LineResult
{
    std::string module;   ///< path of the instance
    std::string instance; ///< what to call it: its path, or the type of the root, which has none
    graph::NodeId node = 0;
    std::vector<graph::NodeId> all; ///< that the line made there, the one that stands for it last
};

/// A source text, line by line, with what each line produced; instances in order of execution. Archives keep
/// only the functions that were compiled: of the empty lines between them one is left.
struct AnnotatedSource
{
    std::string file;
    struct Line
    {
        std::string text;
        std::vector<LineResult> results;
        int number = 0; ///< in the file, from 1
    };
    std::vector<Line> lines;
};

/// The run's sources that produced tensors, in the order in which they first did.
std::vector<AnnotatedSource> annotatedSources(const graph::Run& run);

/// "(-> 0.578, <- 0.204)": standard deviation forward and backward with three significant digits, n/a where
/// there is none. One element has no deviation: its magnitude stands there between bars, "|0.578|".
std::string scaleAnnotation(const graph::Node& node);

/// The same form with another statistic.
using StatisticOf = std::function<double(const graph::Statistics&)>;
std::string scaleAnnotation(const graph::Node& node, const StatisticOf& statistic);

/// Whether an annotation has a magnitude in the place of a standard deviation.
bool hasMagnitude(const graph::Node& node);

/// All of annotatedSources as text, under a line that says what the figures are: each file under its name,
/// lines with their numbers; a line's annotation at its end, or, where several module instances ran the line,
/// on lines of their own below it, with their module paths.
std::string annotatedCode(const graph::Run& run);

} // namespace scalescope::report
