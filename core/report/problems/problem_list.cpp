// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/problem_list.h"

#include "core/message/say_report.h"
#include "core/message/say_run.h"
#include "core/report/problems/causes.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace scalescope::report {

namespace {

using graph::Direction;
using graph::Node;

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

/// "layers.*.k" of "layers.12.k".
std::string withoutNumbers(const std::string& path)
{
    std::string result;
    for (std::size_t begin = 0; begin <= path.size();) {
        const std::size_t end = std::min(path.find('.', begin), path.size());
        const auto part = std::string_view(path).substr(begin, end - begin);
        const bool isNumber = !part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos;
        result += isNumber ? "*" : part;
        if (end < path.size())
            result += '.';
        begin = end + 1;
    }
    return result;
}

/// Makes one of what differs by the number of a layer, or of a module's call, alone.
class Layers
{
public:
    Layers(const graph::Graph& graph, const graph::CallTree& callTree) : m_graph(graph)
    {
        std::map<std::tuple<int, std::string, std::string, int>, int> seen;
        for (const Node& node : graph.nodes) {
            const int call = callTree.of(node.id);
            const bool isCalledAgain =
                call >= 0 && callTree.spans()[static_cast<std::size_t>(call)].count > 1;
            m_places.emplace(node.id, Place{seen[{call, node.module, node.target, node.outputIndex}]++,
                                            isCalledAgain || withoutNumbers(node.module) != node.module});
        }
    }

    /// Those without a node, and those that are alone at their place, stay as they are.
    [[nodiscard]] std::vector<ListedProblem> folded(std::vector<ListedProblem> problems) const
    {
        std::map<Key, std::size_t> places;
        std::vector<std::vector<ListedProblem>> rows;
        for (ListedProblem& problem : problems) {
            const auto key = keyOf(problem);
            const auto [place, isNew] =
                key ? places.emplace(*key, rows.size()) : std::pair(places.end(), true);
            if (isNew)
                rows.emplace_back();
            auto& row = isNew ? rows.back() : rows[place->second];
            row.push_back(std::move(problem));
        }
        std::vector<ListedProblem> result;
        result.reserve(rows.size());
        for (auto& row : rows)
            result.push_back(row.size() == 1 ? std::move(row.front()) : stack(std::move(row)));
        return result;
    }

private:
    struct Place
    {
        int ordinal = 0;         ///< among the alike of its module's call
        bool isRepeated = false; ///< its module is numbered, or called again
    };

    /// What is the same in all layers and calls: kind and severity, direction, whether it was rounded, place
    /// without numbers, which of several such operators of the module.
    using Key = std::tuple<std::string, graph::Severity, std::optional<Direction>, bool, std::string,
                           std::string, int, int>;

    [[nodiscard]] std::optional<Key> keyOf(const ListedProblem& problem) const
    {
        const Node* node = problem.problem.node ? m_graph.find(*problem.problem.node) : nullptr;
        if (node == nullptr || !m_places.at(node->id).isRepeated)
            return std::nullopt;
        return Key{problem.problem.id,
                   problem.problem.severity,
                   problem.scale ? std::optional(problem.scale->direction) : std::nullopt,
                   problem.scale && problem.scale->isSpared,
                   withoutNumbers(node->module),
                   withoutNumbers(node->target),
                   node->outputIndex,
                   m_places.at(node->id).ordinal};
    }

    /// The worst stands for all, at the first one's place.
    static ListedProblem stack(std::vector<ListedProblem> problems)
    {
        const auto fraction = [](const ListedProblem& problem) {
            return problem.scale ? problem.scale->fraction : 0;
        };
        const ListedProblem& worst = *std::ranges::max_element(problems, {}, fraction);
        ListedProblem all{ProblemRole::Repeated, worst.problem, worst.scale};
        all.problem.node = problems.front().problem.node;
        all.problem.location = problems.front().problem.location;
        all.isOnlyIfStored = std::ranges::all_of(problems, &ListedProblem::isOnlyIfStored);
        all.givesWay = std::ranges::all_of(problems, &ListedProblem::givesWay);
        all.beneath = std::move(problems);
        return all;
    }

    const graph::Graph& m_graph;
    std::unordered_map<graph::NodeId, Place> m_places;
};

ListedProblem listed(ScaleProblem problem, ProblemRole role)
{
    graph::Problem said = problem.problem;
    const bool isOnlyIfStored = problem.isOnlyIfStored;
    return {role, std::move(said), std::move(problem), {}, isOnlyIfStored};
}

ListedProblem listed(ProblemCause cause, const Layers& layers)
{
    const graph::Severity severity = cause.severity();
    ListedProblem origin = listed(std::move(cause.origin),
                                  cause.consequences.empty() ? ProblemRole::Alone : ProblemRole::Origin);
    origin.problem.severity = severity;
    origin.isOnlyIfStored = cause.isOnlyIfStored();
    std::vector<ListedProblem> beneath;
    beneath.reserve(cause.consequences.size());
    for (ScaleProblem& problem : cause.consequences)
        beneath.push_back(listed(std::move(problem), ProblemRole::Consequence));
    origin.beneath = layers.folded(std::move(beneath));
    return origin;
}

/// The gradients that are zero in theory and would be a problem otherwise.
std::vector<ListedProblem> noiseIn(const graph::Graph& graph)
{
    std::vector<ListedProblem> result;
    for (const Node& node : graph.nodes)
        if (node.backward.isNoise && node.backward.metric)
            result.push_back({ProblemRole::Noise,
                              graph::problemOf(say::zeroInTheory(), node.id, node.location), std::nullopt});
    return result;
}

bool isStored(const ScaleProblem& problem, const graph::Graph& graph)
{
    const Node* node = problem.problem.node ? graph.find(*problem.problem.node) : nullptr;
    return node != nullptr && node->kind != graph::NodeKind::Op && node->kind != graph::NodeKind::Input &&
           node->kind != graph::NodeKind::Output;
}

/// Its gradient is computed, as all others are.
bool givesWay(const ListedProblem& problem, const graph::Graph& graph)
{
    return problem.problem.severity == graph::Severity::Error && problem.isOnlyIfStored && problem.scale &&
           problem.scale->direction == Direction::Forward && isStored(*problem.scale, graph);
}

graph::TensorId placeOf(const ScaleProblem& problem)
{
    return {*problem.problem.node, problem.direction};
}

/// What is too small because a stored tensor is, which recipes leave alone, and that tensor: the weight of an
/// embedding. It is no cause for who looks for the first operator that leaves the format.
std::map<graph::TensorId, graph::NodeId> smallByStored(const std::vector<ProblemCause>& causes,
                                                       const graph::Graph& graph)
{
    std::map<graph::TensorId, graph::NodeId> stored;
    for (const ProblemCause& cause : causes) {
        const bool isSmall = cause.origin.kind == ScaleProblemKind::Subnormal ||
                             cause.origin.kind == ScaleProblemKind::Underflow;
        if (isSmall && cause.severity() == graph::Severity::Error && cause.isOnlyIfStored() &&
            isStored(cause.origin, graph))
            for (const ScaleProblem& problem : cause.consequences)
                stored.emplace(placeOf(problem), *cause.origin.problem.node);
    }
    return stored;
}

/// The causes of all problems; what a stored tensor that gives way would be the cause of stands for itself,
/// with what follows from it.
std::vector<ListedProblem> listedCauses(std::vector<ScaleProblem> problems, const graph::Graph& graph,
                                        const Layers& layers, const RangeThresholds& limits)
{
    std::vector<ProblemCause> causes = causesOf(problems, graph, limits);
    const std::map<graph::TensorId, graph::NodeId> stored = smallByStored(causes, graph);
    std::vector<ScaleProblem> aside;
    if (!stored.empty()) {
        std::set<graph::NodeId> origins;
        for (const auto& [place, origin] : stored)
            origins.insert(origin);
        const auto isAside = [&](const ScaleProblem& problem) {
            return problem.problem.node && problem.direction == Direction::Forward &&
                   origins.contains(*problem.problem.node);
        };
        std::ranges::copy_if(problems, std::back_inserter(aside), isAside);
        std::erase_if(problems, isAside);
        causes = causesOf(std::move(problems), graph, limits);
    }
    for (ScaleProblem& problem : aside)
        causes.push_back({std::move(problem), {}});
    std::vector<ListedProblem> list;
    for (ProblemCause& cause : causes) {
        const auto origin = cause.origin.problem.node ? stored.find(placeOf(cause.origin)) : stored.end();
        list.push_back(listed(std::move(cause), layers));
        list.back().givesWay = givesWay(list.back(), graph);
        if (origin != stored.end())
            list.back().stored = origin->second;
    }
    return list;
}

} // namespace

std::size_t ListedProblem::consequences() const
{
    std::size_t count = 0;
    for (const ListedProblem& problem : beneath) {
        if (role == ProblemRole::Repeated)
            count += problem.consequences();
        else
            count += problem.role == ProblemRole::Repeated ? problem.beneath.size() : 1;
    }
    return count;
}

std::vector<ListedProblem> listProblems(const graph::Run& run, const graph::CallTree& callTree,
                                        const TensorFormats& formats, const RangeThresholds& limits,
                                        const IfStored& isOnlyIfStored)
{
    const Layers layers(run.graph, callTree);
    std::vector<ScaleProblem> problems = scaleProblems(run.graph, formats, limits);
    for (ScaleProblem& problem : problems)
        problem.isOnlyIfStored =
            problem.stored && isOnlyIfStored && isOnlyIfStored(*problem.problem.node, problem.direction);
    std::vector<ListedProblem> list;
    for (graph::Problem& problem : withoutRepeated(problemsBesideScales(run.problems, run.graph)))
        list.push_back({ProblemRole::Alone, std::move(problem), std::nullopt});
    std::ranges::move(listedCauses(std::move(problems), run.graph, layers, limits), std::back_inserter(list));
    std::ranges::stable_sort(list, {}, [](const ListedProblem& problem) {
        return std::pair(-static_cast<int>(problem.problem.severity), problem.givesWay);
    });
    list = layers.folded(std::move(list));
    std::ranges::move(layers.folded(noiseIn(run.graph)), std::back_inserter(list));
    return list;
}

std::size_t countOf(const std::vector<ListedProblem>& problems)
{
    return static_cast<std::size_t>(std::ranges::count_if(problems, [](const ListedProblem& problem) {
        const ListedProblem& shown =
            problem.role == ProblemRole::Repeated ? problem.beneath.front() : problem;
        return shown.role != ProblemRole::Noise && shown.problem.severity != graph::Severity::Info;
    }));
}

} // namespace scalescope::report
