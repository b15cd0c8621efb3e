// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/problem_line.h"

#include "core/report/problem_list.h"
#include "core/report/shown_text.h"
#include "widgets/models/opened_state.h"
#include "widgets/models/run_analysis.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

namespace scalescope::app::cli {

namespace {

using report::ListedProblem;

/// What `scalescope export --problems` lists of tensors and gradients, without notes.
std::vector<ListedProblem> problemsOfTensors(const std::shared_ptr<const graph::Run>& run)
{
    const widgets::RunAnalysis analysis(widgets::openedState(run));
    auto problems = report::listProblems(*run, analysis.callTree(), analysis.tensorFormats(),
                                         analysis.state().lossLimits);
    std::erase_if(problems, [](const ListedProblem& problem) {
        return !problem.scale || problem.problem.severity == graph::Severity::Info;
    });
    return problems;
}

std::string followersText(std::size_t count)
{
    if (count == 0)
        return {};
    return count == 1 ? "; 1 other follows from it" : fmt::format("; {} others follow from it", count);
}

} // namespace

std::string problemLine(const std::shared_ptr<const graph::Run>& run)
{
    const auto isMeasured = [](const graph::Node& node) { return node.forward || node.backward; };
    if (std::ranges::none_of(run->graph.nodes, isMeasured))
        return {};
    const auto problems = problemsOfTensors(run);
    if (problems.empty())
        return "no problems of tensors\n";
    const graph::Problem& first = problems.front().problem;
    const graph::Node* node = first.node ? run->graph.find(*first.node) : nullptr;
    return fmt::format(
        "{}: {} ({}), {}{}\n",
        problems.size() == 1 ? "1 problem of tensors"
                             : fmt::format("{} problems of tensors; the first", problems.size()),
        report::shownText(node != nullptr ? node->name : std::string()), toString(first.severity),
        report::shownText(first.message), followersText(problems.front().consequences()));
}

} // namespace scalescope::app::cli
