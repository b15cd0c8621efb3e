// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"
#include "widgets/models/problem_model.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::widgets;
using tests::good;
using tests::huge;
using tests::metricOf;
using tests::smallNode;

namespace {

/// Operators that have nothing to do with each other.
std::shared_ptr<graph::Run> runOfOperators(std::vector<graph::Node> nodes)
{
    auto run = std::make_shared<graph::Run>();
    run->graph.nodes = std::move(nodes);
    for (graph::Node& node : run->graph.nodes) {
        node.kind = graph::NodeKind::Op;
        node.target = "aten::relu";
    }
    return run;
}

/// "n0: first; n1", in the list's order.
QString badgesOf(const std::shared_ptr<graph::Run>& run)
{
    Document document;
    document.setRun(run);
    const ProblemModel model(&document);
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto text = [&](int column) { return model.index(row, column).data().toString(); };
        const QString badge = text(ProblemModel::BadgeColumn);
        rows << text(ProblemModel::NodeColumn) + (badge.isEmpty() ? badge : ": " + badge);
    }
    return rows.join("; ");
}

} // namespace

class TestProblemOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstGradientIsCalledSoAmongTensors()
    {
        QCOMPARE(badgesOf(runOfOperators(
                     {smallNode(0, huge, huge), smallNode(1, good), smallNode(2, good, huge)})),
                 "n0: first; n2: first gradient; n0");
    }

    /// A gradient nearer to the loss leaves its format too, but because of the tensor that it is multiplied
    /// by.
    void aGradientThatFollowsFromATensorIsNoCause()
    {
        const auto run = runOfOperators({smallNode(0, good, huge), smallNode(1, huge, good),
                                         smallNode(2, good, huge), smallNode(3, good, good)});
        run->graph.edges = {{1, 3, 0}, {2, 3, 0}};
        QCOMPARE(badgesOf(run), "n1: first, 1 follows; n0: first gradient cause");
    }

    /// A parameter is stored, its gradient is computed as all others are.
    void theGradientOfAParameterHasItsPlaceAmongGradients()
    {
        const auto run =
            runOfOperators({smallNode(0, good, huge), smallNode(1, good, huge), smallNode(2, huge)});
        run->graph.nodes[1].kind = graph::NodeKind::Parameter;
        run->graph.nodes[1].target = "weight";
        run->status = graph::RunStatus::Done;
        QCOMPARE(badgesOf(run), "n2: first if stored; weight: first gradient; n0");
    }

    /// A reader looks for what leaves the format: the list begins with it, and nothing else is called so.
    void aWarningIsNotTheFirstWhereThereAreErrors()
    {
        const auto subnormal = metricOf({0x1p-8, 0x1p-8});
        QCOMPARE(badgesOf(runOfOperators({smallNode(0, subnormal), smallNode(1, huge)})), "n1; n0");
        QCOMPARE(badgesOf(runOfOperators({smallNode(0, subnormal), smallNode(1, good, huge)})), "n1; n0");
        QCOMPARE(badgesOf(runOfOperators(
                     {smallNode(0, subnormal), smallNode(1, good, metricOf({0x1p-16, 0x1p-16}))})),
                 "n0: first; n1: first gradient");
    }

    void gradientsAloneStandInTheirOrder()
    {
        QCOMPARE(badgesOf(runOfOperators({smallNode(0, good, huge), smallNode(1, good, huge)})), "n1; n0");
        QCOMPARE(badgesOf(runOfOperators({smallNode(0, huge, good), smallNode(1, huge, good)})), "n0; n1");
    }

    /// Of a run that is done all but the input of the product is left alone by recipes.
    void aStoredTensorThatRecipesLeaveAloneIsNoFirst()
    {
        const auto run = runOfOperators({smallNode(0, huge), smallNode(1, huge), smallNode(2, good, huge)});
        run->graph.nodes[0].kind = graph::NodeKind::Parameter;
        run->graph.nodes[2].target = "aten::linear";
        run->graph.nodes[2].arguments = {{"input", graph::NodeId{1}}};
        run->graph.edges = {{1, 2, 0}};
        QCOMPARE(badgesOf(run), "aten::relu: first; n1; n2: first gradient");
        run->status = graph::RunStatus::Done;
        QCOMPARE(badgesOf(run), "n1: first; n2: first gradient; aten::relu");
    }

    /// Which a fold would hide.
    void aRootSaysThatWhatFollowsIsWorse()
    {
        const auto most = metricOf({1e6, 2e6, 1, 1});
        const auto messageOf = [](const graph::Node& root, const graph::Node& second) {
            const auto run = runOfOperators({root, second});
            run->graph.edges = {{0, 1, 0}};
            Document document;
            document.setRun(run);
            return ProblemModel(&document).index(0, ProblemModel::MessageColumn).data().toString();
        };
        const QString worse = messageOf(smallNode(0, most), smallNode(1, huge));
        QVERIFY2(worse.endsWith("; what follows is worse: up to 100 % overflow in n1"), qPrintable(worse));
        const QString same = messageOf(smallNode(0, huge), smallNode(1, most));
        QVERIFY2(!same.contains("follows is worse"), qPrintable(same));
        const auto tiny = metricOf({0x1p-30, 0x1p-30});
        const QString small = messageOf(smallNode(0, metricOf({0x1p-30, 1})), smallNode(1, tiny));
        QVERIFY2(small.endsWith("; what follows is worse: up to 100 % become zero in n1"), qPrintable(small));
    }

    void aModelWithoutProductsHasNothingThatRecipesRound()
    {
        const auto run = runOfOperators({smallNode(0, huge), smallNode(1, good)});
        run->graph.edges = {{0, 1, 0}};
        const auto isNothingRounded = [&run] {
            Document document;
            document.setRun(std::make_shared<graph::Run>(*run));
            return ProblemModel(&document).verdict().isNothingRounded;
        };
        QVERIFY(isNothingRounded());
        run->graph.nodes[1].target = "aten::linear";
        run->graph.nodes[1].arguments = {{"input", graph::NodeId{0}}};
        QVERIFY(!isNothingRounded());
    }

    void aFirstGradientThatOnlyWarnsIsFoundBehindErrors()
    {
        const auto subnormal = metricOf({0x1p-16, 0x1p-16});
        QCOMPARE(badgesOf(runOfOperators({smallNode(0, huge), smallNode(1, good, subnormal)})),
                 "n0: first; n1: first gradient");
        // In the gradients, too, an error goes first, which the loss is further from.
        QCOMPARE(badgesOf(runOfOperators({smallNode(0, huge, huge), smallNode(1, good, subnormal)})),
                 "n0: first; n0: first gradient; n1");
    }
};

SCALESCOPE_TEST(TestProblemOrder)
#include "test_problem_order.moc"
