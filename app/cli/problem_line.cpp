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
std::vector<ListedProblem> problemsOfTensors(const graph::Run& run, const widgets::RunAnalysis& analysis)
{
    auto problems =
        report::listProblems(run, analysis.callTree(), analysis.tensorFormats(), analysis.state().lossLimits);
    std::erase_if(problems, [](const ListedProblem& problem) {
        return !problem.scale || problem.problem.severity == graph::Severity::Info;
    });
    return problems;
}

bool isError(const ListedProblem& problem)
{
    return problem.problem.severity == graph::Severity::Error;
}

/// Usual recipes, or the run's own, leave the tensor in higher precision.
bool isOnlyIfStored(const ListedProblem& problem, const widgets::RunAnalysis& analysis)
{
    return problem.problem.node && analysis.isOnlyIfStored(*problem.problem.node, problem.scale->direction);
}

std::string followersText(std::size_t count)
{
    if (count == 0)
        return {};
    return count == 1 ? "; 1 other follows from it" : fmt::format("; {} others follow from it", count);
}

std::string textOf(const ListedProblem& listed, const graph::Graph& graph, bool onlyIfStored)
{
    const graph::Problem& problem = listed.problem;
    const graph::Node* node = problem.node ? graph.find(*problem.node) : nullptr;
    return fmt::format("{} ({}{}), {}{}", report::shownText(node != nullptr ? node->name : std::string()),
                       toString(problem.severity), onlyIfStored ? " only if stored so" : "",
                       report::shownText(problem.message), followersText(listed.consequences()));
}

/// The first error that recipes meet, where it is not the first of all.
std::string firstMet(const std::vector<ListedProblem>& problems, const graph::Graph& graph,
                     const widgets::RunAnalysis& analysis)
{
    if (!isError(problems.front()) || !isOnlyIfStored(problems.front(), analysis))
        return {};
    const auto met = std::ranges::find_if(problems, [&](const ListedProblem& problem) {
        return isError(problem) && !isOnlyIfStored(problem, analysis);
    });
    return met == problems.end()
               ? "usual FP8 recipes meet no error\n"
               : fmt::format("the first that usual FP8 recipes meet: {}\n", textOf(*met, graph, false));
}

} // namespace

std::string problemLine(const std::shared_ptr<const graph::Run>& run)
{
    const auto isMeasured = [](const graph::Node& node) { return node.forward || node.backward; };
    if (std::ranges::none_of(run->graph.nodes, isMeasured))
        return {};
    const widgets::RunAnalysis analysis(widgets::openedState(run));
    const auto problems = problemsOfTensors(*run, analysis);
    if (problems.empty())
        return "no problems of tensors\n";
    const ListedProblem& first = problems.front();
    return fmt::format("{}: {}\n{}",
                       problems.size() == 1
                           ? "1 problem of tensors"
                           : fmt::format("{} problems of tensors; the first", problems.size()),
                       textOf(first, run->graph, isError(first) && isOnlyIfStored(first, analysis)),
                       firstMet(problems, run->graph, analysis));
}

} // namespace scalescope::app::cli
