// SPDX-License-Identifier: GPL-3.0-or-later
// Which way a path goes through small graphs, and what each of its steps does to the scale.
#include "core/report/layers/scale_path.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cmath>

using namespace scalescope;
using graph::Direction;
using graph::Graph;
using graph::NodeId;
using graph::NodeKind;
using report::PathRule;

namespace {

/// Numbers of one value: 2^exponent; NaN for a tensor without a scale.
std::shared_ptr<const graph::Metric> scale(double exponent, std::int64_t numel = 8)
{
    auto metric = std::make_shared<graph::Metric>();
    metric->statistics.numel = numel;
    metric->statistics.rms = std::isnan(exponent) ? 0 : std::exp2(exponent);
    return metric;
}

graph::Node tensor(NodeId id, double forward, double backward = 0)
{
    return tests::smallNode(id, scale(forward), scale(backward));
}

graph::Node of(NodeKind kind, graph::Node node)
{
    node.kind = kind;
    return node;
}

/// "0>1 0>2 1>3 2>3": who reads whom.
Graph graphWithEdges(std::vector<graph::Node> nodes, const char* edges)
{
    Graph graph;
    graph.nodes = std::move(nodes);
    for (const QString& edge : QString(edges).split(' ', Qt::SkipEmptyParts))
        graph.edges.push_back({edge.section('>', 0, 0).toLongLong(), edge.section('>', 1).toLongLong(), 0});
    return graph;
}

/// "n0 2^0, n1 2^3 +3, n3 2^1 -2 beside n0": node, level, change and what joins.
QString pathText(const std::vector<report::PathStep>& steps)
{
    QStringList list;
    for (const report::PathStep& step : steps) {
        QString text = QString("n%1").arg(step.node);
        text += step.level ? QString(" 2^%1").arg(*step.level) : QString(" -");
        if (step.change)
            text += QString(" %1%2").arg(*step.change < 0 ? "" : "+").arg(*step.change);
        if (!step.beside.empty())
            text += " beside";
        for (const NodeId beside : step.beside)
            text += QString(" n%1").arg(beside);
        list << text;
    }
    return list.join(", ");
}

QString path(const Graph& graph, NodeId a, NodeId b, Direction direction = Direction::Forward,
             PathRule rule = PathRule::Longest)
{
    return pathText(report::ScalePaths(graph).between(a, b, direction, &graph::Statistics::rms, rule));
}

/// x, a branch of two operators, and the residual add.
Graph residual(double branch = -2)
{
    return graphWithEdges({tensor(0, 0, 3), tensor(1, 4, 2), tensor(2, branch, 1), tensor(3, 1, 0)},
                          "0>1 1>2 0>3 2>3");
}

} // namespace

class TestScalePath : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachStepSaysWhatItsOperatorDid()
    {
        const Graph graph = graphWithEdges({tensor(0, 0), tensor(1, 3), tensor(2, 1)}, "0>1 1>2");
        QCOMPARE(path(graph, 0, 2), "n0 2^0, n1 2^3 +3, n2 2^1 -2");
    }

    void theEndsMayBeNamedInAnyOrder()
    {
        QCOMPARE(path(residual(), 3, 0), path(residual(), 0, 3));
        QCOMPARE(path(residual(), 1, 1), "n1 2^4");
    }

    void theLongestPathGoesThroughTheBranchAndHasTheResidualBeside()
    {
        QCOMPARE(path(residual(), 0, 3), "n0 2^0, n1 2^4 +4, n2 2^-2 -6, n3 2^1 +3 beside n0");
    }

    /// x * rsqrt(mean(x^2)): the factor is computed from x by more operators, but x is what is scaled.
    void aFactorThatIsBroadcastIsBesideThePath()
    {
        auto nodes = std::vector{tensor(0, 0), tensor(1, 1), tensor(2, 1), tensor(3, -1), tensor(4, -1)};
        for (graph::Node& node : nodes)
            node.shape = {4, 8};
        nodes[2].shape = nodes[3].shape = {4, 1};
        nodes[4].target = "aten::mul";
        const char* edges = "0>1 1>2 2>3 0>4 3>4";
        QCOMPARE(path(graphWithEdges(nodes, edges), 0, 4), QString("n0 2^0, n4 2^-1 -1 beside n3"));
        nodes[3].shape = {4, 8};
        QCOMPARE(path(graphWithEdges(nodes, edges), 0, 4),
                 QString("n0 2^0, n1 2^1 +1, n2 2^1 +0, n3 2^-1 -2, n4 2^-1 +0 beside n0"));
        nodes[3].shape = {4, 1};
        nodes[4].target = "aten::matmul";
        QCOMPARE(path(graphWithEdges(nodes, edges), 0, 4),
                 QString("n0 2^0, n1 2^1 +1, n2 2^1 +0, n3 2^-1 -2, n4 2^-1 +0 beside n0"));
    }

    void whatIsLongestCountsFromTheBeginning()
    {
        // n5 reads n0 and, five operators on, n4; n7 reads it beside n6, which is two from the beginning.
        const Graph graph = graphWithEdges({tensor(0, 0), tensor(1, 0), tensor(2, 0), tensor(3, 0),
                                            tensor(4, 0), tensor(5, 0), tensor(6, 0), tensor(7, 0)},
                                           "0>1 1>2 2>3 3>4 0>5 4>5 1>6 5>7 6>7");
        QVERIFY(path(graph, 0, 7).startsWith("n0 2^0, n1 2^0 +0, n2 2^0 +0, n3 2^0 +0, n4 2^0 +0, n5"));
    }

    void theLargestScaleStaysOnTheResidualWhereTheBranchIsSmall()
    {
        QCOMPARE(path(residual(-2), 0, 3, Direction::Forward, PathRule::LargestScale),
                 "n0 2^0, n3 2^1 +1 beside n2");
        QCOMPARE(path(residual(2), 0, 3, Direction::Forward, PathRule::LargestScale),
                 "n0 2^0, n1 2^4 +4, n2 2^2 -2, n3 2^1 -1 beside n0");
    }

    void gradientsGoTheOtherWayAndJoinWhereATensorIsUsedTwice()
    {
        QCOMPARE(path(residual(), 0, 3, Direction::Backward),
                 "n3 2^0, n2 2^1 +1, n1 2^2 +1, n0 2^3 +1 beside n3");
        QCOMPARE(path(residual(), 0, 3, Direction::Backward, PathRule::LargestScale),
                 "n3 2^0, n2 2^1 +1, n1 2^2 +1, n0 2^3 +1 beside n3");
    }

    void aGradientIsMadeByTheBackwardOfTheStepBefore()
    {
        const Graph graph = residual();
        const auto makers = [&](Direction direction) {
            QStringList list;
            for (const report::PathStep& step : report::ScalePaths(graph).between(
                     0, 3, direction, &graph::Statistics::rms, PathRule::Longest))
                list << (step.by ? QString("n%1").arg(*step.by) : QString("-"));
            return list.join(' ');
        };
        QCOMPARE(makers(Direction::Forward), "- n1 n2 n3");
        QCOMPARE(makers(Direction::Backward), "- n3 n2 n1");
    }

    void amongEquallyLongPathsTheFirstArgumentIsFollowed()
    {
        const Graph graph =
            graphWithEdges({tensor(0, 0), tensor(1, 1), tensor(2, 2), tensor(3, 3)}, "0>1 0>2 2>3 1>3");
        QCOMPARE(path(graph, 0, 3), "n0 2^0, n2 2^2 +2, n3 2^3 +1 beside n1");
    }

    void whatHasNoScaleIsPassedOver()
    {
        Graph graph = graphWithEdges({tensor(0, 0), tensor(1, NAN), tensor(2, 5)}, "0>1 1>2");
        QCOMPARE(path(graph, 0, 2), "n0 2^0, n1 -, n2 2^5 +5");
        graph.nodes[1] = tensor(1, 3, 3);
        graph.nodes[1].backward.isNoise = true;
        QCOMPARE(path(graph, 0, 2, Direction::Backward), "n2 2^0, n1 -, n0 2^0 +0");
        graph.nodes[1].forward.metric = nullptr;
        QCOMPARE(path(graph, 0, 2), "n0 2^0, n1 -, n2 2^5 +5");
    }

    void parametersDoNotJoin()
    {
        const Graph graph =
            graphWithEdges({tensor(0, 0), of(NodeKind::Parameter, tensor(1, -4)), tensor(2, 1)}, "0>2 1>2");
        QCOMPARE(path(graph, 0, 2), "n0 2^0, n2 2^1 +1");
        QCOMPARE(path(graph, 1, 2), "n1 2^-4, n2 2^1 +5 beside n0");
    }

    void aTensorThatIsReadTwiceJoinsOnce()
    {
        const Graph graph = graphWithEdges({tensor(0, 0), tensor(1, 2), tensor(2, 1)}, "0>1 1>2 0>2 0>2");
        QCOMPARE(path(graph, 0, 2), "n0 2^0, n1 2^2 +2, n2 2^1 -1 beside n0");
    }

    void whereNoneIsComputedFromTheOtherThereIsNoPath()
    {
        const Graph graph = graphWithEdges({tensor(0, 0), tensor(1, 0), tensor(2, 0)}, "0>2");
        QCOMPARE(path(graph, 1, 2), "");
        QCOMPARE(path(graph, 0, 7), "");
        QVERIFY(!report::ScalePaths(graph).leads(2, 0));
        QVERIFY(report::ScalePaths(graph).leads(0, 2));
    }

    void edgesAgainstTheOrderOfExecutionLeadNowhere()
    {
        const Graph graph = graphWithEdges({tensor(0, 0), tensor(1, 1), tensor(2, 2)}, "0>1 2>1 1>2 2>0");
        QCOMPARE(path(graph, 0, 2), "n0 2^0, n1 2^1 +1 beside n2, n2 2^2 +1");
    }

    void theLossIsTheSingleElementWithAGradientThatTheModelReturns()
    {
        graph::Node loss = tests::smallNode(2, scale(0, 1), scale(0, 1));
        Graph graph = graphWithEdges({tensor(0, 0), tensor(1, 1), loss, of(NodeKind::Output, tensor(3, 1)),
                                      of(NodeKind::Output, tensor(4, 0))},
                                     "0>1 1>2 1>3 2>4");
        QCOMPARE(report::ScalePaths(graph).lossOf(0), 2);
        graph.edges.pop_back();
        QCOMPARE(report::ScalePaths(graph).lossOf(0), 1);
        QCOMPARE(report::ScalePaths(graph).lossOf(7), std::nullopt);
    }

    void withoutOutputsTheLossIsTheLastThatComesOfATensor()
    {
        QCOMPARE(report::ScalePaths(residual()).lossOf(1), 3);
        QCOMPARE(report::ScalePaths(residual()).lossOf(3), 3);
    }

    void theInputIsTheFloatingOneFurthestAway()
    {
        graph::Node tokens = of(NodeKind::Input, tests::smallNode(1, nullptr));
        tokens.floating = false;
        const Graph graph =
            graphWithEdges({of(NodeKind::Input, tensor(0, 0)), tokens, of(NodeKind::Input, tensor(2, 0)),
                            of(NodeKind::Parameter, tensor(3, 0)), tensor(4, 0), tensor(5, 0), tensor(6, 0)},
                           "0>6 1>4 2>4 3>4 4>5 5>6");
        const report::ScalePaths paths(graph);
        QCOMPARE(paths.inputOf(6), 2);
        QCOMPARE(paths.inputOf(0), 0);
        QCOMPARE(paths.wholeRun(), std::optional(report::PathEnds{2, 6}));
    }

    void ofARunWithoutFloatingInputsThePathBeginsAtWhatThereIs()
    {
        Graph graph = graphWithEdges({of(NodeKind::Parameter, tensor(0, 0)), tensor(1, 0)}, "0>1");
        QCOMPARE(report::ScalePaths(graph).inputOf(1), 0);
        QCOMPARE(report::ScalePaths(Graph()).wholeRun(), std::nullopt);
    }

    void aConstantIsWhereAPathBeginsLast()
    {
        // n0 is made of nothing and furthest away, n3 a parameter, n4 computed of an input that is hidden.
        Graph graph = graphWithEdges({tensor(0, 0), tensor(1, 0), tensor(2, 0),
                                      of(NodeKind::Parameter, tensor(3, 0)), tensor(4, 0), tensor(5, 0)},
                                     "0>1 1>2 2>5 3>5 4>5");
        graph.nodes[4].arguments = {{"self", NodeId{9}}};
        QVERIFY(!graph::referencesOf(graph.nodes[4]).empty());
        QCOMPARE(report::ScalePaths(graph).inputOf(5), 4);
        auto ones = std::make_shared<graph::Metric>(*scale(0)); // of a size that is computed
        ones->statistics.absMin = ones->statistics.absMax = 1;
        graph.nodes[4].forward.metric = ones;
        QCOMPARE(report::ScalePaths(graph).inputOf(5), 3);
        graph.edges.erase(graph.edges.begin() + 3);
        QCOMPARE(report::ScalePaths(graph).inputOf(5), 0);
    }

    void aPathGoesThroughATensorBesideIt()
    {
        const Graph graph = graphWithEdges(
            {tensor(0, 0, 3), tensor(1, 1, 2), tensor(2, 2, 1), tensor(3, 3, 1), tensor(4, 4, 0)},
            "0>1 1>2 0>3 2>4 3>4");
        const report::ScalePaths paths(graph);
        const auto through = [&](NodeId node, Direction direction) {
            return pathText(
                paths.through(node, {0, 4}, direction, &graph::Statistics::rms, PathRule::Longest));
        };
        QCOMPARE(through(3, Direction::Forward), "n0 2^0, n3 2^3 +3, n4 2^4 +1 beside n2");
        QCOMPARE(through(3, Direction::Backward), "n4 2^0, n3 2^1 +1, n0 2^3 +2 beside n1");
        QCOMPARE(through(4, Direction::Forward), path(graph, 0, 4));
        QCOMPARE(pathText(paths.through(3, {1, 4}, Direction::Forward, &graph::Statistics::rms,
                                        PathRule::Longest)),
                 "");
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestScalePath)
#include "test_scale_path.moc"
