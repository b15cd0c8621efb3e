// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/causes.h"

#include "core/graph/data_flow.h"
#include "core/message/say_report.h"
#include "core/report/problems/lost_values.h"
#include "core/report/problems/non_finite.h"
#include "core/report/problems/repeats.h"
#include "core/report/text/problem_clauses.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace scalescope::report {

namespace {

using graph::Direction;

constexpr std::size_t noPlace = std::numeric_limits<std::size_t>::max();
constexpr std::array directions{Direction::Forward, Direction::Backward};

/// Problems that come of each other.
enum class Family { NonFinite, Lost, Dead, Large, Small };

Family familyOf(ScaleProblemKind kind)
{
    switch (kind) {
    case ScaleProblemKind::NaN:
    case ScaleProblemKind::Infinity:
        return Family::NonFinite;
    case ScaleProblemKind::Lost:
        return Family::Lost;
    case ScaleProblemKind::Overflow:
        return Family::Large;
    case ScaleProblemKind::Dead:
        return Family::Dead;
    default:
        return Family::Small;
    }
}

using graph::Node;

bool isSum(const Node& node)
{
    static const std::set<std::string> sums{"aten::add", "aten::add_", "aten::sub", "aten::sub_",
                                            "aten::rsub"};
    return sums.contains(node.target);
}

/// Whether an operator only adds what that argument is.
bool isAdded(const Node& user, const std::string& argument)
{
    static const std::set<std::string> products{"aten::addmm", "aten::baddbmm", "aten::addbmm",
                                                "aten::addmv"};
    return argument == "bias" || (isSum(user) && argument != "alpha") ||
           (products.contains(user.target) && argument == "self");
}

/// Whether an operator only adds a tensor to something, wherever it takes it.
bool onlyAdds(const Node& user, graph::NodeId tensor)
{
    bool isRead = false;
    for (const graph::Argument& argument : user.arguments) {
        const auto* read = std::get_if<graph::NodeId>(&argument.value);
        if (read == nullptr || *read != tensor)
            continue;
        if (!isAdded(user, argument.name))
            return false;
        isRead = true;
    }
    return isRead;
}

class Causes
{
public:
    explicit Causes(const graph::Graph& graph) : m_graph(graph), m_flow(graph), m_repeats(graph)
    {
        for (std::size_t i = 0; i < graph.nodes.size(); ++i)
            m_positions.emplace(graph.nodes[i].id, i);
    }

    void addNonFinite(std::vector<ScaleProblem> problems)
    {
        const auto sources = nonFiniteSources(m_graph);
        for (ScaleProblem& problem : problems) {
            const auto source = std::ranges::find_if(sources, [&](const NonFiniteSource& candidate) {
                return candidate.place().id == *problem.problem.node &&
                       candidate.direction == problem.direction;
            });
            m_causes.push_back({std::move(problem), {}});
            if (source == sources.end())
                continue;
            noteNonFinite(*source->node, source->direction);
            for (const auto& [id, direction] : source->reached) {
                const Node& node = *m_graph.find(id);
                m_causes.back().consequences.push_back(reachedProblem(node, direction, source->intended));
                noteNonFinite(node, direction);
            }
        }
    }

    void addLost(std::vector<ScaleProblem> problems, const RangeThresholds& limits)
    {
        const std::vector<LostValues> all =
            problems.empty() ? std::vector<LostValues>() : lostValues(m_graph, limits);
        for (ScaleProblem& problem : problems) {
            const auto lost = std::ranges::find_if(all, [&](const LostValues& values) {
                return values.place().id == *problem.problem.node && values.direction == problem.direction;
            });
            m_causes.push_back({std::move(problem), {}});
            if (lost != all.end())
                for (const auto& [node, direction] : lost->reached)
                    m_causes.back().consequences.push_back(zeroProblem(*m_graph.find(node), direction));
        }
    }

    /// Problems of one direction and family; those of forward tensors first.
    void addRange(std::vector<ScaleProblem> problems, Family family, Direction direction)
    {
        std::erase_if(problems, [&](const ScaleProblem& p) { return isOutputOfAnother(p); });
        std::ranges::stable_sort(problems, {}, [&](const ScaleProblem& p) { return when(p); });
        CauseOfNode& causes = m_causesOf[{family, direction}];
        for (ScaleProblem& problem : problems) {
            const std::size_t node = positionOf(problem);
            std::size_t cause = noPlace;
            for (const std::size_t source : m_flow.sources(node, direction))
                if (const auto found = causes.find(source);
                    found != causes.end() && mayCause(source, node, family, direction))
                    cause = std::min(cause, found->second);
            if (cause == noPlace && family == Family::Dead) // zeros that are made of infinities
                for (const std::size_t source : m_flow.inputs(node))
                    if (const auto found = m_nonFinite.find(source); found != m_nonFinite.end())
                        cause = std::min(cause, found->second);
            if (cause == noPlace && direction == Direction::Backward)
                cause = firstBeside(m_causesOf[{family, Direction::Forward}], node);
            if (cause == noPlace) {
                cause = m_causes.size();
                m_causes.push_back({std::move(problem), {}});
            } else {
                m_causes[cause].consequences.push_back(std::move(problem));
            }
            causes.emplace(node, cause);
        }
    }

    std::vector<ProblemCause> take()
    {
        for (ProblemCause& cause : m_causes)
            leaveRepeatsOut(cause);
        const auto place = [&](const ProblemCause& cause) {
            return std::tuple(-static_cast<int>(cause.severity()),
                              std::min(familyOf(cause.origin.kind), Family::Dead), when(cause.origin));
        };
        // The places are asked for once: a severity is that of the worst of thousands.
        std::vector<std::pair<decltype(place(m_causes.front())), std::size_t>> order;
        for (std::size_t i = 0; i < m_causes.size(); ++i)
            order.emplace_back(place(m_causes[i]), i);
        std::ranges::sort(order);
        std::vector<ProblemCause> sorted;
        sorted.reserve(m_causes.size());
        for (const auto& [ofCause, i] : order)
            sorted.push_back(std::move(m_causes[i]));
        return sorted;
    }

private:
    using CauseOfNode = std::unordered_map<std::size_t, std::size_t>; ///< both are positions

    /// Whether the problem of a tensor that an operator reads may be that of its result. A sum is small only
    /// where what it adds is as small as it: a bias that is added to a product makes nothing small.
    [[nodiscard]] bool mayCause(std::size_t source, std::size_t node, Family family,
                                Direction direction) const
    {
        const Node& user = m_graph.nodes[node];
        const Node& added = m_graph.nodes[source];
        if (direction == Direction::Backward || family != Family::Small || !onlyAdds(user, added.id))
            return true;
        constexpr double similar = 2; ///< in size: most of the sum may be it
        return isSum(user) && !(user.metric(direction)->statistics.meanAbs >
                                similar * added.metric(direction)->statistics.meanAbs);
    }

    /// Of the tensors that backward multiplies by to get at a node's gradient: what its users read beside it.
    [[nodiscard]] std::size_t firstBeside(const CauseOfNode& causes, std::size_t node) const
    {
        std::size_t first = noPlace;
        for (const std::size_t user : m_flow.users(node)) {
            for (const std::size_t input : m_flow.inputs(user)) {
                const auto found = input == node ? causes.end() : causes.find(input);
                if (found != causes.end() && outweighs(input, user) &&
                    !onlyAdds(m_graph.nodes[user], m_graph.nodes[input].id))
                    first = std::min(first, found->second);
            }
        }
        return first;
    }

    /// Whether a tensor is further from 1 than the gradient that it is multiplied by: else the product is
    /// small, or large, because the gradient nearly was before.
    [[nodiscard]] bool outweighs(std::size_t tensor, std::size_t gradient) const
    {
        const graph::Metric* its = m_graph.nodes[tensor].metric(Direction::Forward);
        const graph::Metric* other = m_graph.nodes[gradient].metric(Direction::Backward);
        const auto distance = [](const graph::Metric* metric) {
            return metric == nullptr ? 0 : std::abs(std::log2(metric->statistics.meanAbs));
        };
        return !(distance(its) < distance(other)); // true where one is not known
    }

    [[nodiscard]] std::size_t positionOf(const ScaleProblem& problem) const
    {
        return m_positions.at(*problem.problem.node);
    }

    /// Whether an output of the model has the problem of the tensor that it is, whose gradient it has, too:
    /// nothing reads it, so that backward would seem to begin there.
    [[nodiscard]] bool isOutputOfAnother(const ScaleProblem& problem) const
    {
        return m_graph.nodes[positionOf(problem)].kind == graph::NodeKind::Output &&
               m_repeats.original(*problem.problem.node, problem.direction) != nullptr;
    }

    /// When the values of a problem were computed: gradients after all tensors, from the last one's on.
    [[nodiscard]] std::size_t when(const ScaleProblem& problem) const
    {
        const std::size_t position = positionOf(problem);
        return problem.direction == Direction::Forward ? position : 2 * m_graph.nodes.size() - position;
    }

    /// Of the last cause.
    void noteNonFinite(const Node& node, Direction direction)
    {
        if (direction == Direction::Forward)
            m_nonFinite.emplace(m_positions.at(node.id), m_causes.size() - 1);
    }

    static ScaleProblem zeroProblem(const graph::Node& node, Direction direction)
    {
        const graph::Statistics& s = node.metric(direction)->statistics;
        ScaleProblem problem;
        problem.kind = ScaleProblemKind::Lost;
        problem.direction = direction;
        problem.fraction = static_cast<double>(s.zeros) / static_cast<double>(s.numel);
        problem.problem = graph::problemOf(graph::Severity::Error, "lost",
                                           say::isMostlyZero(subjectOf(direction), partOf(problem.fraction)),
                                           node.id, node.location);
        return problem;
    }

    static ScaleProblem reachedProblem(const graph::Node& node, Direction direction, bool intended)
    {
        const graph::Statistics& s = node.metric(direction)->statistics;
        const bool nan = s.nans > 0;
        const std::int64_t count = nan ? s.nans : s.posInfs + s.negInfs;
        const double fraction = static_cast<double>(count) / static_cast<double>(s.numel);
        const auto& holds = nan ? say::nanReached : say::infinityReached;
        ScaleProblem problem;
        problem.kind = nan ? ScaleProblemKind::NaN : ScaleProblemKind::Infinity;
        problem.direction = direction;
        problem.fraction = fraction;
        problem.problem = graph::problemOf(
            intended && !nan ? graph::Severity::Info : graph::Severity::Error, nan ? "nan" : "infinity",
            holds(subjectOf(direction), partOf(fraction)), node.id, node.location);
        return problem;
    }

    /// A view or a copy tells no more than the tensor it is of. Where the cause itself is one, the first of
    /// the others stands for all.
    void leaveRepeatsOut(ProblemCause& cause) const
    {
        std::vector<ScaleProblem> all = std::move(cause.consequences);
        all.insert(all.begin(), std::move(cause.origin));
        all = m_repeats.without(std::move(all));
        cause.origin = std::move(all.front());
        all.erase(all.begin());
        cause.consequences = std::move(all);
    }

    const graph::Graph& m_graph;
    graph::DataFlow m_flow;
    RepeatedValues m_repeats;
    std::unordered_map<graph::NodeId, std::size_t> m_positions;
    std::map<std::pair<Family, Direction>, CauseOfNode> m_causesOf;
    CauseOfNode m_nonFinite; ///< of forward tensors
    std::vector<ProblemCause> m_causes;
};

} // namespace

graph::Severity ProblemCause::severity() const
{
    graph::Severity worst = origin.problem.severity;
    for (const ScaleProblem& problem : consequences)
        worst = std::max(worst, problem.problem.severity);
    return worst;
}

bool ProblemCause::isOnlyIfStored() const
{
    const graph::Severity worst = severity();
    const auto isMet = [worst](const ScaleProblem& problem) {
        return problem.problem.severity == worst && !problem.isOnlyIfStored;
    };
    return !isMet(origin) && std::ranges::none_of(consequences, isMet);
}

std::vector<ProblemCause> causesOf(std::vector<ScaleProblem> problems, const graph::Graph& graph,
                                   const RangeThresholds& limits)
{
    const auto take = [&](Family family, std::optional<Direction> direction) {
        std::vector<ScaleProblem> taken;
        for (ScaleProblem& problem : problems)
            if (problem.problem.node && familyOf(problem.kind) == family &&
                (!direction || problem.direction == *direction))
                taken.push_back(std::move(problem));
        std::erase_if(problems, [&](const ScaleProblem& problem) {
            return familyOf(problem.kind) == family && (!direction || problem.direction == *direction);
        });
        return taken;
    };
    Causes causes(graph);
    causes.addNonFinite(take(Family::NonFinite, std::nullopt));
    causes.addLost(take(Family::Lost, std::nullopt), limits);
    for (const Direction direction : directions)
        for (const Family family : {Family::Dead, Family::Large, Family::Small})
            causes.addRange(take(family, direction), family, direction);
    return causes.take();
}

} // namespace scalescope::report
