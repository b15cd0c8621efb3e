// SPDX-License-Identifier: GPL-3.0-or-later
// What the list says of the same problem in several layers.
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"
#include "widgets/models/problem_model.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::widgets;
using tests::good;
using tests::metricOf;

namespace {

/// In "layers.0" and "layers.1" two multiplications each, one after the other.
std::shared_ptr<graph::Run> runOfLayers(const std::vector<std::shared_ptr<const graph::Metric>>& made)
{
    auto run = std::make_shared<graph::Run>();
    for (std::size_t i = 0; i < made.size(); ++i) {
        graph::Node node = tests::smallNode(static_cast<graph::NodeId>(i), made[i]);
        node.kind = graph::NodeKind::Op;
        node.target = "aten::mul";
        node.name = i == 0 ? "mul" : "mul_" + std::to_string(i);
        node.module = "layers." + std::to_string(i / 2);
        run->graph.nodes.push_back(node);
    }
    return run;
}

QString problemText(const ProblemModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

class TestProblemRepeats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsOfSeveralOperatorsOfAModuleAreToldApart()
    {
        const auto large = metricOf({0x1p12, 0x1p12});
        Document document;
        document.setRun(runOfLayers({large, large, large, large}));
        const ProblemModel both(&document);
        QCOMPARE(problemText(both, 0, ProblemModel::NodeColumn), QString("layers.*.mul… ×2"));
        QCOMPARE(problemText(both, 1, ProblemModel::NodeColumn), QString("layers.*.mul_1… ×2"));
        document.setRun(runOfLayers({good, large, good, large}));
        QCOMPARE(problemText(ProblemModel(&document), 0, ProblemModel::NodeColumn),
                 QString("layers.*.mul ×2"));
    }

    void theWorstIsToldWithTheLeast()
    {
        const auto tiny = [](int zeros) {
            std::vector<double> values(10, 1);
            std::fill_n(values.begin(), zeros, 0x1p-20);
            return metricOf(values);
        };
        Document document;
        document.setRun(runOfLayers({tiny(3), good, tiny(8), good}));
        const QString several = problemText(ProblemModel(&document), 0, ProblemModel::MessageColumn);
        QVERIFY2(several.contains("80 % become zero") &&
                     several.contains("; worst of 2 in layers.1.mul_2, least in layers.0.mul (30 %)"),
                 qPrintable(several));
        document.setRun(runOfLayers({tiny(8), good, tiny(8), good}));
        const QString alike = problemText(ProblemModel(&document), 0, ProblemModel::MessageColumn);
        QVERIFY2(!alike.contains("worst of"), qPrintable(alike));
    }

    void whatEachNeedsIsToldOfAll()
    {
        const auto fixOf = [](int first, int second) {
            const auto at = [](int exponent) {
                return metricOf(std::vector<double>(8, std::ldexp(1.5, exponent)));
            };
            Document document;
            document.setRun(runOfLayers({at(first), good, at(second), good}));
            return problemText(ProblemModel(&document), 0, ProblemModel::FixColumn);
        };
        // E4M3FN holds up to 448.
        QCOMPARE(fixOf(10, 13), QString("× 2^-5…2^-2"));
        QCOMPARE(fixOf(10, 10), QString("× 2^-2"));
    }

    void whatNoScaleHelpsSaysSo()
    {
        std::vector<double> values;
        for (int exponent = -60; exponent < 60; ++exponent)
            values.push_back(std::ldexp(1.5, exponent));
        const auto wide = metricOf(values);
        Document document;
        document.setRun(runOfLayers({wide, good, wide, good}));
        QCOMPARE(problemText(ProblemModel(&document), 0, ProblemModel::FixColumn), QString("no scale helps"));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestProblemRepeats)
#include "test_problem_repeats.moc"
