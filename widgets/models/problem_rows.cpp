// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/problem_rows.h"

#include "core/message/say_run.h"
#include "core/report/repeats.h"
#include "widgets/models/message_text.h"

#include <algorithm>
#include <utility>

namespace scalescope::widgets {

namespace {

bool hasPlace(const graph::Problem& problem)
{
    return problem.node || problem.location.line > 0;
}

/// One event is told once: the window notes how the engine ended, and the run file tells the same with its
/// place and how bad it is.
std::vector<graph::Problem> withoutRepeated(const std::vector<graph::Problem>& problems)
{
    std::vector<graph::Problem> result;
    for (const graph::Problem& problem : problems) {
        const auto same = std::ranges::find_if(result, [&](const graph::Problem& known) {
            return graph::says(known, problem.said, problem.message) &&
                   (!hasPlace(known) || !hasPlace(problem));
        });
        if (same == result.end())
            result.push_back(problem);
        else if (hasPlace(problem) || same->id == say::engineDied.form.problem)
            *same = problem;
    }
    return result;
}

} // namespace

std::vector<ProblemRow> problemRows(const graph::Run& run, const report::TensorFormats& formats,
                                    const formats::LossLimits& limits)
{
    std::vector<ProblemRow> rows;
    for (const graph::Problem& problem :
         withoutRepeated(report::problemsBesideScales(run.problems, run.graph)))
        rows.push_back({problem, messageText(problem), std::nullopt});
    auto problems = report::scaleProblems(run.graph, formats, limits);
    for (report::ScaleProblem& found : report::withoutRepeats(std::move(problems), run.graph))
        rows.push_back({found.problem, messageText(found.problem), std::move(found)});
    std::ranges::stable_sort(rows, std::ranges::greater(),
                             [](const ProblemRow& row) { return row.problem.severity; });
    return rows;
}

} // namespace scalescope::widgets
