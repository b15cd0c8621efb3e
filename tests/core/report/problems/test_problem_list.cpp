// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/problem_list.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <memory>
#include <vector>

namespace scalescope {

using graph::Graph;
using graph::Node;
using graph::Run;
using report::ListedProblem;
using report::ProblemRole;
using tests::fp8Formats;
using tests::metricOf;
using tests::smallNode;

namespace {

/// "n1 origin(2)": node, role, how many come of it; those beneath in brackets.
QString problemText(const ListedProblem& problem)
{
    static const QMap<ProblemRole, QString> names{{ProblemRole::Alone, "alone"},
                                                  {ProblemRole::Origin, "origin"},
                                                  {ProblemRole::Consequence, "consequence"},
                                                  {ProblemRole::Repeated, "repeated"},
                                                  {ProblemRole::Noise, "noise"}};
    QString text = problem.problem.node ? QString("n%1 ").arg(*problem.problem.node) : QString();
    text += names[problem.role];
    if (problem.consequences() > 0)
        text += QString("(%1)").arg(problem.consequences());
    QStringList beneath;
    for (const ListedProblem& other : problem.beneath)
        beneath << problemText(other);
    return beneath.isEmpty() ? text : text + " [" + beneath.join(", ") + "]";
}

QStringList listOf(const Run& run, const report::IfStored& isOnlyIfStored = {})
{
    QStringList list;
    for (const ListedProblem& problem :
         report::listProblems(run, graph::CallTree(run.graph, run.modules), fp8Formats, {}, isOnlyIfStored))
        list << problemText(problem);
    return list;
}

/// Operators that have nothing to do with each other.
Run apart(const std::vector<std::shared_ptr<const graph::Metric>>& tensors)
{
    Run run;
    for (const auto& tensor : tensors)
        run.graph.nodes.push_back(smallNode(static_cast<graph::NodeId>(run.graph.nodes.size()), tensor));
    return run;
}

/// All but one tensor are left alone by recipes.
report::IfStored allBut(graph::NodeId met)
{
    return [met](graph::NodeId node, graph::Direction /*direction*/) { return node != met; };
}

/// Layers whose `k` is too small, each of them for itself.
Run layered(int layers)
{
    Run run;
    for (graph::NodeId layer = 0; layer < layers; ++layer) {
        Node x = smallNode(2 * layer, metricOf({1, 2}));
        Node k = smallNode(2 * layer + 1, metricOf({0x1p-20 / static_cast<double>(layer + 1), 1, 1, 1}));
        x.kind = k.kind = graph::NodeKind::Op;
        x.module = "layers." + std::to_string(layer) + ".x";
        k.module = "layers." + std::to_string(layer) + ".k";
        run.graph.nodes.push_back(x);
        run.graph.nodes.push_back(k);
        run.graph.edges.push_back({x.id, k.id, 0});
    }
    return run;
}

} // namespace

class TestProblemList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameInRepeatedLayersIsOneRow()
    {
        QCOMPARE(listOf(layered(1)), QStringList{"n1 alone"});
        QCOMPARE(listOf(layered(3)), QStringList{"n1 repeated [n1 alone, n3 alone, n5 alone]"});
    }

    void anotherPlaceInTheLayerIsAnotherRow()
    {
        Run run = layered(2);
        run.graph.nodes[2].forward.metric = metricOf({0x1p-20, 1, 1, 1});
        run.graph.nodes[3].forward.metric = metricOf({1});
        QCOMPARE(listOf(run), (QStringList{"n1 alone", "n2 alone"}));
    }

    void consequencesInLayersAreFoldedToo()
    {
        Run run = layered(3);
        run.graph.nodes.insert(run.graph.nodes.begin(), smallNode(-1, metricOf({0x1p-20})));
        for (const graph::NodeId k : {1, 3, 5})
            run.graph.edges.push_back({-1, k, 1});
        QCOMPARE(listOf(run),
                 QStringList{"n-1 origin(3) [n1 repeated [n1 consequence, n3 consequence, n5 consequence]]"});
    }

    void originsInLayersSayHowManyFollowOfAll()
    {
        Run run = layered(2);
        for (const graph::NodeId k : {1, 3}) {
            Node user = smallNode(10 + k, metricOf({0x1p-21}));
            run.graph.nodes.push_back(user);
            run.graph.edges.push_back({k, user.id, 0});
        }
        QCOMPARE(
            listOf(run),
            QStringList{"n1 repeated(2) [n1 origin(1) [n11 consequence], n3 origin(1) [n13 consequence]]"});
    }

    void whatTheRunToldIsFoldedByLayersToo()
    {
        Run run = layered(2);
        for (Node& node : run.graph.nodes)
            node.forward.metric = metricOf({1});
        for (const graph::NodeId node : {1, 3})
            run.problems.push_back(
                {graph::Severity::Info, "rule-missing", "There is no rule for it.", node, {}});
        QCOMPARE(listOf(run), QStringList{"n1 repeated [n1 alone, n3 alone]"});
    }

    void theSameInCallsOfOneModuleIsOneRow()
    {
        Run run;
        for (graph::NodeId call = 0; call < 3; ++call) {
            Node first = smallNode(2 * call, metricOf({1, 2}));
            Node second = smallNode(2 * call + 1, metricOf({0x1p-20, 1, 1, 1}));
            first.kind = second.kind = graph::NodeKind::Op;
            first.module = second.module = "cell";
            run.graph.nodes.push_back(first);
            run.graph.nodes.push_back(second);
            graph::ModuleCall ended;
            ended.order = call;
            ended.path = "cell";
            ended.outputs = {{"", second.id}};
            run.modules.push_back(ended);
        }
        QCOMPARE(graph::CallTree(run.graph, run.modules).spans().front().count, 3);
        QCOMPARE(listOf(run), QStringList{"n1 repeated [n1 alone, n3 alone, n5 alone]"});
    }

    void whatIsZeroInTheoryIsMarkedAndNotCounted()
    {
        Run run;
        run.graph.nodes = {smallNode(0, metricOf({1}), metricOf({0x1p-40})),
                           smallNode(1, metricOf({1}), metricOf({0x1p-40}))};
        run.graph.nodes[0].backward.isNoise = true;
        const auto list = report::listProblems(run, graph::CallTree(run.graph, run.modules), fp8Formats);
        QCOMPARE(listOf(run), (QStringList{"n1 alone", "n0 noise"}));
        QVERIFY(list.back().problem.severity == graph::Severity::Info);
        QCOMPARE(report::countOf(list), std::size_t{1});
    }

    void ofAPackedBiasThePartThatIsZeroInTheoryIsLeftOut()
    {
        constexpr double third = 1.0 / 3;
        Run run;
        run.graph.nodes = {smallNode(0, metricOf({1}), metricOf({0x1p-40, 1, 1})),
                           smallNode(1, metricOf({1}), metricOf({0x1p-40, 1, 1})),
                           smallNode(2, metricOf({1}), metricOf({0x1p-40, 0x1p-16, 1})),
                           smallNode(3, metricOf({1}), metricOf({0x1p-40, 0x1p-20, 1}))};
        QCOMPARE(listOf(run).size(), 4);
        for (const graph::NodeId id : {1, 2, 3})
            run.graph.nodes[static_cast<std::size_t>(id)].backward.meaningless.smallest = third;
        QCOMPARE(listOf(run), (QStringList{"n3 alone", "n0 alone", "n2 alone"}));
        QVERIFY(report::tooWideFor(run.graph.nodes[0], graph::Direction::Backward, fp8Formats));
        QVERIFY(!report::tooWideFor(run.graph.nodes[1], graph::Direction::Backward, fp8Formats));
    }

    /// What operators make stays in the order of execution.
    void storedTensorsThatRecipesLeaveAloneGiveWay()
    {
        Run run = apart({metricOf({0x1p-20}), metricOf({0x1p-8}), metricOf({0x1p-20})});
        for (Node& node : run.graph.nodes)
            node.kind = graph::NodeKind::Op;
        QCOMPARE(listOf(run, allBut(2)), (QStringList{"n0 alone", "n2 alone", "n1 alone"}));
        run.graph.nodes[0].kind = graph::NodeKind::Parameter;
        QCOMPARE(listOf(run), (QStringList{"n0 alone", "n2 alone", "n1 alone"}));
        QCOMPARE(listOf(run, allBut(2)), (QStringList{"n2 alone", "n0 alone", "n1 alone"}));
        const auto list =
            report::listProblems(run, graph::CallTree(run.graph, run.modules), fp8Formats, {}, allBut(2));
        QVERIFY(!list[0].isOnlyIfStored && !list[0].givesWay);
        QVERIFY(list[1].isOnlyIfStored && list[1].givesWay);
    }

    /// The weight of an embedding is small, and so is the norm's square behind it, with which the list
    /// begins.
    void whatFollowsFromAStoredTensorThatGivesWayStandsForItself()
    {
        const auto tiny = metricOf({0x1p-20});
        Run run = apart({metricOf({0x1p-8}), tiny, tiny, metricOf({1e6})});
        for (Node& node : run.graph.nodes)
            node.kind = graph::NodeKind::Op;
        run.graph.nodes[0].kind = graph::NodeKind::Parameter;
        run.graph.edges = {{0, 1, 0}, {1, 2, 0}};
        const auto none = [](graph::NodeId, graph::Direction) { return true; };
        QCOMPARE(listOf(run, none), (QStringList{"n1 origin(1) [n2 consequence]", "n3 alone", "n0 alone"}));
        const auto list =
            report::listProblems(run, graph::CallTree(run.graph, run.modules), fp8Formats, {}, none);
        QCOMPARE(list[0].stored, std::optional<graph::NodeId>(0));
        QVERIFY(!list[0].givesWay && !list[1].stored);
        QVERIFY(list[2].problem.severity == graph::Severity::Warning && !list[2].givesWay);
        // Where recipes meet what follows it is the cause of that.
        QCOMPARE(listOf(run, allBut(2)),
                 (QStringList{"n0 origin(2) [n1 consequence, n2 consequence]", "n3 alone"}));
    }

    void whatHasNoFormatIsMetByAll()
    {
        const auto broken = std::make_shared<graph::Metric>(*metricOf({1, 2}));
        broken->statistics.nans = 1;
        const Run run = apart({metricOf({0x1p-20}), broken});
        QCOMPARE(listOf(run, allBut(7)), (QStringList{"n1 alone", "n0 alone"}));
    }

    /// Recipes meet a subnormal tensor, but not what becomes zero because of it.
    void anErrorOfConsequencesIsMetOnlyWhereTheseAre()
    {
        Run run = apart({metricOf({0x1p-8}), metricOf({0x1p-20})});
        run.graph.edges.push_back({0, 1, 0});
        const auto onlyIfStored = [&](const report::IfStored& isOnlyIfStored) {
            const auto list = report::listProblems(run, graph::CallTree(run.graph, run.modules), fp8Formats,
                                                   {}, isOnlyIfStored);
            return list.size() == 1 && list[0].problem.severity == graph::Severity::Error &&
                   list[0].isOnlyIfStored;
        };
        QVERIFY(!onlyIfStored({}));
        QVERIFY(!onlyIfStored(allBut(1)));
        QVERIFY(onlyIfStored(allBut(0)));
        QVERIFY(onlyIfStored(allBut(7)));
    }

    void repeatedLayersAreMetWhereOneIs()
    {
        const Run run = layered(3);
        const auto isOnlyIfStored = [&](graph::NodeId met) {
            const auto list = report::listProblems(run, graph::CallTree(run.graph, run.modules), fp8Formats,
                                                   {}, allBut(met));
            return list.size() == 1 && list[0].isOnlyIfStored;
        };
        QVERIFY(!isOnlyIfStored(3));
        QVERIFY(isOnlyIfStored(7));
    }

    void theWorstStandsForRepetitionsAtThePlaceOfTheFirst()
    {
        Run run = layered(2);
        run.graph.nodes[3].forward.metric = metricOf({0x1p-20, 0x1p-20, 1, 1});
        const auto list = report::listProblems(run, graph::CallTree(run.graph, run.modules), fp8Formats);
        QCOMPARE(list.size(), std::size_t{1});
        QCOMPARE(list[0].problem.node, std::optional(graph::NodeId{1}));
        QVERIFY(list[0].problem.message == list[0].beneath[1].problem.message);
        QVERIFY(list[0].problem.message != list[0].beneath[0].problem.message);
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestProblemList)
#include "test_problem_list.moc"
