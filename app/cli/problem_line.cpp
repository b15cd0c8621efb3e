// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/problem_line.h"

#include "core/report/problem_list.h"
#include "core/report/shown_text.h"
#include "core/sheet/opened_state.h"
#include "core/sheet/run_analysis.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

namespace scalescope::app::cli {

namespace {

using report::ListedProblem;

/// What `scalescope export --problems` lists of tensors and gradients, without notes.
std::vector<ListedProblem> problemsOfTensors(const sheet::RunAnalysis& analysis)
{
    auto problems = analysis.listedProblems();
    std::erase_if(problems, [](const ListedProblem& problem) {
        return !problem.scale || problem.problem.severity == graph::Severity::Info;
    });
    return problems;
}

/// An error that usual recipes, or the run's own, do not meet.
bool isErrorIfStored(const ListedProblem& problem)
{
    return problem.problem.severity == graph::Severity::Error && problem.isOnlyIfStored;
}

std::string followersText(std::size_t count)
{
    if (count == 0)
        return {};
    return count == 1 ? "; 1 other follows from it" : fmt::format("; {} others follow from it", count);
}

/// "q, forward: 12 % become zero; 3 others follow from it", after the tensor what it is in brackets. Of
/// several layers that have it the first.
std::string textOf(const ListedProblem& listed, const graph::Graph& graph, const std::string& brackets)
{
    const bool areSeveral = listed.role == report::ProblemRole::Repeated;
    const ListedProblem& first = areSeveral ? listed.beneath.front() : listed;
    const graph::Problem& problem = first.problem;
    const graph::Node* node = problem.node ? graph.find(*problem.node) : nullptr;
    return fmt::format("{}{}{}{}, {}{}", report::shownText(node != nullptr ? node->name : std::string()),
                       areSeveral ? fmt::format(" and {} more like it", listed.beneath.size() - 1) : "",
                       brackets.empty() ? "" : " ", brackets, report::shownText(problem.message),
                       followersText(listed.consequences()));
}

/// The first error that recipes meet, where it is not the first of all.
std::string firstMet(const std::vector<ListedProblem>& problems, const graph::Graph& graph)
{
    if (!isErrorIfStored(problems.front()))
        return {};
    const auto met = std::ranges::find_if(problems, [](const ListedProblem& problem) {
        return problem.problem.severity == graph::Severity::Error && !problem.isOnlyIfStored;
    });
    return met == problems.end()
               ? "usual FP8 recipes meet no error\n"
               : fmt::format("the first error that usual FP8 recipes meet: {}\n", textOf(*met, graph, {}));
}

} // namespace

std::string problemLine(const std::shared_ptr<const graph::Run>& run)
{
    const auto isMeasured = [](const graph::Node& node) {
        return node.forward.metric || node.backward.metric;
    };
    if (std::ranges::none_of(run->graph.nodes, isMeasured))
        return {};
    const sheet::RunAnalysis analysis(sheet::openedState(run));
    const auto problems = problemsOfTensors(analysis);
    if (problems.empty())
        return "no problems of tensors\n";
    const ListedProblem& first = problems.front();
    const std::string severity(toString(first.problem.severity));
    const std::string ifStored = isErrorIfStored(first) ? "only if stored so" : "";
    const std::string said =
        problems.size() == 1
            ? fmt::format("1 problem of tensors: {}",
                          textOf(first, run->graph,
                                 fmt::format("({}{}{})", severity, ifStored.empty() ? "" : " ", ifStored)))
            : fmt::format("{} problems of tensors; the first {}: {}", problems.size(), severity,
                          textOf(first, run->graph, ifStored.empty() ? "" : "(" + ifStored + ")"));
    return fmt::format("{}\n{}", said, firstMet(problems, run->graph));
}

} // namespace scalescope::app::cli
