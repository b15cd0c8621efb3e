// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/problems/problem_list.h"

#include <optional>
#include <string>
#include <vector>

namespace scalescope::sheet {

/// One problem of a run as it is listed, with those that are folded beneath it.
struct ProblemRow
{
    report::ProblemRole role = report::ProblemRole::Alone;
    graph::Problem problem;
    std::optional<report::ScaleProblem> scale; ///< of those that were derived from metrics
    std::string place;            ///< "layers.0.k", of repeated ones "layers.*.k ×48", "model.py:9"
    std::size_t consequences = 0; ///< that come of it, or of those that it stands for
    bool isOnlyIfStored = false;  ///< as of report::ListedProblem
    bool givesWay = false;        ///< likewise
    std::string stored;           ///< path of the tensor that is likewise, or empty
    std::vector<ProblemRow> beneath = {};

    const ProblemRow* parent = nullptr; ///< null at the top
    int position = 0;                   ///< among those that it is listed with
};

/// What is wrong with a run (report::listProblems). A value that stays where it is: rows know each other.
class ProblemRows
{
public:
    ProblemRows(const graph::Graph& graph, std::vector<report::ListedProblem> problems);
    ProblemRows(const ProblemRows&) = delete;
    ProblemRows& operator=(const ProblemRows&) = delete;

    [[nodiscard]] const std::vector<ProblemRow>& top() const { return m_top; }
    /// Those that have no other cause; without notes on noise.
    [[nodiscard]] std::size_t count() const { return m_count; }
    /// The first row of a node; of several the topmost. Null where it has none.
    [[nodiscard]] const ProblemRow* rowOf(graph::NodeId node) const;
    /// The row of a node's tensor or gradient alone, wherever it is listed. Null where it has none.
    [[nodiscard]] const ProblemRow* rowOf(graph::NodeId node, graph::Direction direction) const;

private:
    std::vector<ProblemRow> m_top;
    std::size_t m_count = 0;
};

inline bool isError(const ProblemRow& row)
{
    return row.problem.severity == graph::Severity::Error;
}

/// How many errors follow from it, or from those that it stands for.
int errorsBeneath(const ProblemRow& row);

} // namespace scalescope::sheet
