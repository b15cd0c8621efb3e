// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/causes.h"
#include "tests/support/sample_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <set>
#include <utility>
#include <vector>

namespace scalescope {

using graph::Direction;
using graph::Graph;
using graph::Node;
using report::ProblemCause;
using report::ScaleProblem;
using tests::fp8Formats;
using tests::good;
using tests::large;
using tests::metricOf;
using tests::small;
using tests::smallNode;

namespace {

QString nameOf(const ScaleProblem& problem)
{
    return QString("%1n%2")
        .arg(problem.direction == Direction::Forward ? "" : "g")
        .arg(*problem.problem.node);
}

/// "n1: n2 gn2": the origin and what comes of it.
QStringList causesIn(const Graph& graph)
{
    QStringList list;
    for (const ProblemCause& cause : report::causesOf(report::scaleProblems(graph, fp8Formats), graph)) {
        QStringList names;
        for (const ScaleProblem& consequence : cause.consequences)
            names << nameOf(consequence);
        list << nameOf(cause.origin) + (names.isEmpty() ? QString() : ": " + names.join(' '));
    }
    return list;
}

/// A chain: each reads the one before it.
Graph chain(std::vector<Node> nodes)
{
    Graph graph;
    graph.nodes = std::move(nodes);
    for (std::size_t i = 1; i < graph.nodes.size(); ++i)
        graph.edges.push_back({graph.nodes[i - 1].id, graph.nodes[i].id, 0});
    return graph;
}

} // namespace

class TestCauses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whereATensorLeavesTheRangeFirstIsTheCause()
    {
        QCOMPARE(causesIn(chain({smallNode(0, good), smallNode(1, large), smallNode(2, metricOf({3000})),
                                 smallNode(3, good), smallNode(4, large)})),
                 (QStringList{"n1: n2", "n4"}));
    }

    /// What is added to a product, or is much smaller than a sum, does not make it small.
    void aSumIsSmallByWhatItIsMadeOf()
    {
        const auto withMean = [](const graph::Metric& metric, double mean) {
            auto copy = std::make_shared<graph::Metric>(metric);
            copy->statistics.meanAbs = mean;
            return copy;
        };
        const auto tiny = withMean(*small, 0x1p-20);
        const auto third = withMean(*metricOf({0x1p-20, 0x1p-20, 1}), 0.33); // some of its elements are small
        const auto causesOfReader = [&tiny](const char* target, const char* argument,
                                            const std::shared_ptr<const graph::Metric>& result) {
            Graph graph;
            graph.nodes = {smallNode(0, tiny), smallNode(1, good), smallNode(2, result)};
            Node& reader = graph.nodes.back();
            reader.kind = graph::NodeKind::Op;
            reader.target = target;
            reader.arguments = {{"input", graph::NodeId{1}}, {argument, graph::NodeId{0}}};
            graph.edges = graph::edgesFromArguments(graph.nodes);
            return causesIn(graph).join(" / ");
        };
        QCOMPARE(causesOfReader("aten::linear", "weight", third), QString("n0: n2"));
        QCOMPARE(causesOfReader("aten::linear", "bias", third), QString("n0 / n2"));
        QCOMPARE(causesOfReader("aten::add", "other", third), QString("n0 / n2"));
        QCOMPARE(causesOfReader("aten::add", "other", tiny), QString("n0: n2"));
        QCOMPARE(causesOfReader("aten::mul", "other", third), QString("n0: n2"));
    }

    /// Backward multiplies by what a product reads, not by what is added to it.
    void theGradientOfAWeightHasNothingFromABias()
    {
        const auto causesWith = [](const char* argument) {
            Graph graph;
            graph.nodes = {smallNode(0, small, good), smallNode(1, good, small), smallNode(2, good, good)};
            Node& linear = graph.nodes.back();
            linear.kind = graph::NodeKind::Op;
            linear.target = "aten::linear";
            linear.arguments = {{argument, graph::NodeId{0}}, {"weight", graph::NodeId{1}}};
            graph.edges = graph::edgesFromArguments(graph.nodes);
            return causesIn(graph).join(" / ");
        };
        QCOMPARE(causesWith("input"), QString("n0: gn1"));
        QCOMPARE(causesWith("bias"), QString("n0 / gn1"));
    }

    void aGradientHasItFromItsUsers()
    {
        QCOMPARE(causesIn(chain({smallNode(0, good, small), smallNode(1, good, metricOf({0x1p-21})),
                                 smallNode(2, good, metricOf({0x1p-22})), smallNode(3, good, good)})),
                 QStringList{"gn2: gn1 gn0"});
    }

    /// Logits that the model returns and a view of them for the loss: nothing reads the output, but the
    /// gradient is the head's.
    void anOutputIsNoCauseOfWhatItIs()
    {
        const auto tiny = tests::sampleMetric(0x1p-20);
        Graph graph;
        graph.nodes = {smallNode(0, good, tiny), smallNode(1, good, tiny), smallNode(2, good, good),
                       smallNode(3, good, tiny)};
        for (Node& node : graph.nodes)
            node.kind = graph::NodeKind::Op;
        graph.nodes.back().kind = graph::NodeKind::Output;
        graph.edges = {{0, 1, 0}, {1, 2, 0}, {0, 3, 0}};
        QCOMPARE(causesIn(graph).join(" / "), QString("gn0"));
    }

    void theGradientOfAWeightHasItFromWhatIsMultiplied()
    {
        // x is too large, and so is the gradient of the weight that it is multiplied by.
        Graph graph;
        graph.nodes = {smallNode(0, large, good), smallNode(1, good, metricOf({1e6, 2e6})),
                       smallNode(2, good, good)};
        graph.edges = {{0, 2, 0}, {1, 2, 1}};
        QCOMPARE(causesIn(graph), QStringList{"n0: gn1"});
    }

    /// The gradient of x is that of the product times w: too small because of what is further from 1.
    void aWeightIsNoCauseOfAGradientThatWasNearlyTooSmallBefore()
    {
        const auto gradient = tests::sampleMetric(0x1p-12); // just within E5M2
        const auto causes = [&](double weight) {
            Graph graph;
            graph.nodes = {smallNode(0, good, tests::sampleMetric(0x1p-20)),
                           smallNode(1, tests::sampleMetric(weight), good), smallNode(2, good, gradient)};
            graph.edges = {{0, 2, 0}, {1, 2, 1}};
            return causesIn(graph).join(" / ");
        };
        QCOMPARE(causes(0x1p-16), QString("n1: gn0"));
        QCOMPARE(causes(0x1p-9), QString("n1 / gn0"));
    }

    void largeAndSmallAreTwoThings()
    {
        QCOMPARE(
            causesIn(chain({smallNode(0, large), smallNode(1, small), smallNode(2, metricOf({0x1p-21}))})),
            (QStringList{"n0", "n1: n2"}));
    }

    void whatBecomesWorseIsAConsequenceAndCountsAsBad()
    {
        // Subnormal first, a warning, then below the smallest.
        const Graph graph = chain({smallNode(0, metricOf({0x1p-8, 0x1p-8})), smallNode(1, small)});
        const auto causes = report::causesOf(report::scaleProblems(graph, fp8Formats), graph);
        QCOMPARE(causes.size(), std::size_t{1});
        QVERIFY(causes[0].origin.kind == report::ScaleProblemKind::Subnormal);
        QVERIFY(causes[0].severity() == graph::Severity::Error);
    }

    /// Of the worst that come of a cause one that recipes meet is enough.
    void aCauseIsMetWhereWhatComesOfItIs()
    {
        const Graph graph = chain({smallNode(0, large), smallNode(1, metricOf({2000})),
                                   smallNode(2, metricOf({3000})), smallNode(3, good), smallNode(4, large)});
        const auto areOnlyIfStored = [&](const std::set<graph::NodeId>& leftAlone) {
            auto problems = report::scaleProblems(graph, fp8Formats);
            for (ScaleProblem& problem : problems)
                problem.isOnlyIfStored = leftAlone.contains(*problem.problem.node);
            std::vector<bool> each;
            for (const ProblemCause& cause : report::causesOf(std::move(problems), graph))
                each.push_back(cause.isOnlyIfStored());
            return each;
        };
        QCOMPARE(areOnlyIfStored({}), (std::vector{false, false}));
        QCOMPARE(areOnlyIfStored({0, 1}), (std::vector{false, false}));
        QCOMPARE(areOnlyIfStored({0, 1, 2}), (std::vector{true, false}));
        QCOMPARE(areOnlyIfStored({4}), (std::vector{false, true}));
    }

    void ofTwoCausesTheFirstHasWhatBothReach()
    {
        Graph graph;
        graph.nodes = {smallNode(0, large), smallNode(1, metricOf({5000})), smallNode(2, metricOf({7000}))};
        graph.edges = {{1, 2, 0}, {0, 2, 1}};
        QCOMPARE(causesIn(graph), (QStringList{"n0: n2", "n1"}));
    }

    void gradientsThatAreNaNBecauseTheForwardWasAreConsequences()
    {
        const auto nan = metricOf({1}, 1);
        QCOMPARE(causesIn(chain({smallNode(0, good, nan), smallNode(1, nan, nan), smallNode(2, nan, nan)})),
                 QStringList{"n1: n2 gn2 gn1 gn0"});
    }

    void nanComesFirstAndThenInTheOrderOfExecution()
    {
        Graph graph;
        graph.nodes = {smallNode(0, large, small), smallNode(1, good, small), smallNode(2, metricOf({1}, 1)),
                       smallNode(3, metricOf({9000}))};
        QCOMPARE(causesIn(graph), (QStringList{"n2", "n0", "n3", "gn1", "gn0"}));
    }

    void aViewIsNoConsequence()
    {
        const auto high = tests::sampleMetric(1000);
        const auto low = tests::sampleMetric(0x1p-25);
        Graph graph = chain({smallNode(0, good, good), smallNode(1, high, low), smallNode(2, high, low)});
        graph.nodes[1].kind = graph.nodes[2].kind = graph::NodeKind::Op;
        // Backward the view's gradient is there first; the tensor that it is of stands for both.
        QCOMPARE(causesIn(graph), (QStringList{"n1", "gn1"}));
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestCauses)
#include "test_causes.moc"
