// SPDX-License-Identifier: GPL-3.0-or-later
// What a run prints of its problems: that of `scalescope export --problems`, in a line.
#include "app/cli/summaries.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace scalescope::tests {

namespace {

/// A chain of operators, each of the one before it.
QString lineOf(const std::vector<graph::Node>& nodes, const std::vector<graph::Problem>& reported = {},
               graph::RunStatus status = graph::RunStatus::Incomplete)
{
    auto run = std::make_shared<graph::Run>();
    run->status = status;
    run->graph.nodes = nodes;
    for (graph::Node& node : run->graph.nodes) {
        node.kind = graph::NodeKind::Op;
        if (node.id > 0)
            run->graph.edges.push_back({node.id - 1, node.id, 0});
    }
    run->problems = reported;
    return QString::fromStdString(app::cli::problemLine(run));
}

const auto within = [] { return metricOf({1, 2}); };
const auto tooLarge = [] { return metricOf({1000, 2000}); };
const auto tooSmall = [] { return metricOf({0x1p-20, 1}); };
const auto lessPrecise = [] { return metricOf({0x1p-8, 1}); };

} // namespace

class TestProblemLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRunWithoutStatisticsHasNone()
    {
        QCOMPARE(lineOf({}), QString());
        QCOMPARE(lineOf({smallNode(0, nullptr)}), QString());
    }

    void whereNothingIsWrongThatIsSaid()
    {
        QCOMPARE(lineOf({smallNode(0, within())}), QString("no problems of tensors\n"));
    }

    void theFirstIsToldWithWhatFollows()
    {
        QCOMPARE(lineOf({smallNode(0, tooLarge()), smallNode(1, tooLarge())}),
                 QString("1 problem of tensors: n0 (error), forward: 100 % above 448, the largest of E4M3FN; "
                         "1 other follows from it\n"));
        QVERIFY(lineOf({smallNode(0, tooLarge()), smallNode(1, tooLarge()), smallNode(2, tooLarge())})
                    .endsWith("; 2 others follow from it\n"));
    }

    void errorsComeBeforeWarnings()
    {
        const QString line =
            lineOf({smallNode(0, lessPrecise()), smallNode(1, within()), smallNode(2, tooSmall())});
        QVERIFY2(line.startsWith("2 problems of tensors; the first error: n2, forward: 50 % "),
                 qPrintable(line));
    }

    void theFirstThatRecipesMeetIsToldToo()
    {
        const auto done = graph::RunStatus::Done;
        QCOMPARE(lineOf({smallNode(0, tooLarge())}, {}, done),
                 QString("1 problem of tensors: n0 (error only if stored so), forward: 100 % above 448, the "
                         "largest of E4M3FN\nusual FP8 recipes meet no error\n"));
        auto product = smallNode(3, within());
        product.target = "aten::linear";
        product.arguments = {{"input", graph::NodeId{2}}, {"weight", graph::NodeId{1}}};
        const QString line = lineOf(
            {smallNode(0, tooLarge()), smallNode(1, within()), smallNode(2, tooSmall()), product}, {}, done);
        QVERIFY2(line.startsWith("2 problems of tensors; the first error: n0 (only if stored so), "),
                 qPrintable(line));
        QVERIFY2(line.contains("\nthe first error that usual FP8 recipes meet: n2, forward: 50 % "),
                 qPrintable(line));
    }

    void whatTheRunReportsItselfIsNotCounted()
    {
        graph::Problem failed;
        failed.severity = graph::Severity::Error;
        failed.message = "It failed.";
        QCOMPARE(lineOf({smallNode(0, within())}, {failed}), QString("no problems of tensors\n"));
    }
};

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestProblemLine)
#include "test_problem_line.moc"
