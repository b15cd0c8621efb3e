// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"
#include "widgets/models/problem_model.h"
#include "widgets/table/problems_caption.h"

#include <QTest>
#include <vector>

using namespace scalescope;
using namespace scalescope::widgets;
using tests::huge;
using tests::metricOf;
using tests::smallNode;
using tests::subnormal;

namespace {

std::shared_ptr<graph::Run> runWithProduct(std::vector<graph::Node> nodes)
{
    auto run = std::make_shared<graph::Run>();
    run->graph.nodes = std::move(nodes);
    constexpr graph::NodeId input = 100; // of a product, which recipes round, and nothing is wrong with
    run->graph.nodes.push_back(tests::smallNode(input, tests::metricOf({1, 2})));
    run->graph.nodes.push_back(tests::smallNode(input + 1, tests::metricOf({1, 2})));
    for (graph::Node& node : run->graph.nodes) {
        node.kind = graph::NodeKind::Op;
        node.target = "aten::relu";
    }
    run->graph.nodes.back().target = "aten::linear";
    run->graph.nodes.back().arguments = {{"input", input}};
    run->graph.edges.push_back({input, input + 1, 0});
    run->status = graph::RunStatus::Incomplete;
    return run;
}

QString captionOf(std::vector<graph::Node> nodes, bool areSpared = false)
{
    const auto run = runWithProduct(std::move(nodes));
    // Of a whole run it is known that no product reads them, so that usual recipes leave them alone.
    if (areSpared)
        run->status = graph::RunStatus::Done;
    Document document;
    document.setRun(run);
    const ProblemModel model(&document);
    return ProblemsCaption(model, nullptr).text();
}

} // namespace

class TestProblemsCaption : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theVerdictComesFirst_data()
    {
        QTest::addColumn<std::vector<graph::Node>>("nodes");
        QTest::addColumn<bool>("areSpared");
        QTest::addColumn<QString>("verdict");
        const auto row = [](const char* name, const std::vector<graph::Node>& nodes, bool areSpared,
                            const char* verdict) {
            QTest::newRow(name) << nodes << areSpared << QString(verdict);
        };
        const std::vector<graph::Node> both{smallNode(0, huge), smallNode(1, subnormal)};
        row("errors and warnings", both, false, "1 error · 1 warning; in order");
        row("errors", {smallNode(0, huge), smallNode(1, metricOf({3e6}))}, false, "2 errors; in order");
        row("warnings", {smallNode(0, subnormal), smallNode(1, metricOf({0x1.4p-8}))}, false,
            "No errors · 2 warnings; in order");
        row("only if stored so", both, true,
            "1 error if everything is in FP8, none with usual recipes · 1 warning; in order");
        row("NaN, which is no matter of formats", {smallNode(0, huge), smallNode(1, metricOf({1}, 1))}, true,
            "1 NaN or infinite · 1 error if everything is in FP8, none with usual recipes; in order");
    }
    void theVerdictComesFirst()
    {
        QFETCH(std::vector<graph::Node>, nodes);
        QFETCH(bool, areSpared);
        QFETCH(QString, verdict);
        const QString said = captionOf(nodes, areSpared);
        QVERIFY2(said.startsWith(verdict), qPrintable(said));
    }

    /// What FP8 recipes round and what they leave add up, with what is no range problem beside it.
    void theNumbersAddUpToTheRows()
    {
        const auto run = tests::sampleRun(2);
        for (graph::Node& node : run->graph.nodes) // recipes round the one and leave the other
            if (node.name == "layers.0.up.weight" || node.name == "layers.0.norm1.weight")
                node.forward.metric = huge;
        Document document;
        document.setRun(run);
        const ProblemModel model(&document);
        const int count = model.count();
        const ProblemModel::Verdict verdict = model.verdict();
        QVERIFY2(verdict.errors > 0 && verdict.errorsIfStored > 0,
                 qPrintable(ProblemsCaption(model, nullptr).text()));
        QCOMPARE(verdict.errors + verdict.errorsIfStored + verdict.warnings, count);
        const QString both = QStringLiteral("%1 with usual FP8 recipes, %2 more if everything is in FP8")
                                 .arg(verdict.errors == 1 ? QStringLiteral("1 error")
                                                          : QStringLiteral("%1 errors").arg(verdict.errors))
                                 .arg(verdict.errorsIfStored);
        const QString said = ProblemsCaption(model, nullptr).text();
        QVERIFY2(said.startsWith(both), qPrintable(said));

        run->problems = {{graph::Severity::Error, "backward-failed", "It failed.", {}, {}},
                         {graph::Severity::Warning, "gradient-cut", "They stop.", {}, {}}};
        document.setRun(std::make_shared<graph::Run>(*run));
        QCOMPARE(model.verdict().errors, verdict.errors);
        QCOMPARE(model.verdict().warnings, verdict.warnings + 1);
        QCOMPARE(model.count(), count + 2);
        const QString failure = ProblemsCaption(model, nullptr).text();
        QVERIFY2(failure.startsWith("Backward failed · " + both), qPrintable(failure));

        run->problems = {{graph::Severity::Info, "note", "A note.", {}, {}}};
        run->graph = {};
        document.setRun(std::make_shared<graph::Run>(*run));
        QCOMPARE(ProblemsCaption(model, nullptr).text(), QString("No problems  ·  F8: next"));
    }

    /// Beside the limits in a window of 1280 by 800.
    void inLittleRoomTheVerdictIsWhole()
    {
        const auto run = runWithProduct({smallNode(0, huge), smallNode(1, subnormal)});
        run->status = graph::RunStatus::Done;
        Document document;
        document.setRun(run);
        const ProblemModel model(&document);
        ProblemsCaption caption(model, nullptr);
        caption.show();
        QVERIFY(QTest::qWaitForWindowExposed(&caption));
        const QString hint = QStringLiteral("  ·  F8: next");
        QCOMPARE(caption.verdictWidth(),
                 caption.fontMetrics().horizontalAdvance(
                     "1 error if everything is in FP8, none with usual recipes · 1 warning" + hint));
        for (const QString& brief : {"1 error if all is in FP8, none with recipes · 1 warning" + hint,
                                     "1 error only if all is in FP8 · 1 warning" + hint,
                                     QStringLiteral("1 error only if all is in FP8 · 1 warning"),
                                     // not "No errors" over rows of errors
                                     QStringLiteral("1 error only if all is in FP8")}) {
            caption.resize(caption.fontMetrics().horizontalAdvance(brief) + 2, 20);
            QCOMPARE(caption.text(), brief);
            QVERIFY(caption.toolTip().contains("if everything is in FP8, none with usual recipes"));
        }
    }

    void theToolTipSaysWhatARecipeIs()
    {
        Document document;
        document.setRun(runWithProduct({smallNode(0, huge)}));
        const ProblemModel model(&document);
        QVERIFY(ProblemsCaption(model, nullptr)
                    .toolTip()
                    .contains("A recipe says which tensors are stored in FP8"));
    }

    void theToolTipSaysWhatScalesWouldDo()
    {
        Document document;
        document.setRun(runWithProduct({smallNode(0, huge)}));
        const ProblemModel model(&document);
        QVERIFY(ProblemsCaption(model, nullptr).toolTip().contains("a recipe that scales each of them"));
    }

    /// The run's name, which the window has elsewhere, comes after what is said of the problems, and gives
    /// way to it and to how to go on.
    void whatIsSaidGoesBeforeTheRunsName()
    {
        Document document;
        document.setRun(runWithProduct({smallNode(0, subnormal), smallNode(1, subnormal)}));
        const ProblemModel model(&document);
        ProblemsCaption caption(model, nullptr);
        const QString said = caption.text();
        QVERIFY2(said.contains("none follows from another"), qPrintable(said));
        const QString verdict = QStringLiteral("No errors · 2 warnings");
        const QString hint = QStringLiteral("  ·  F8: next");
        caption.setRunTitle("a_model_of_a_long_name.pt · 12:14:49");
        caption.resize(caption.fontMetrics().horizontalAdvance(verdict + hint) + 8, 20);
        caption.show();
        QVERIFY(QTest::qWaitForWindowExposed(&caption));
        QCOMPARE(caption.text(), verdict + hint);
        QVERIFY2(caption.toolTip().contains("(a_model_of_a_long_name.pt · 12:14:49)"),
                 qPrintable(caption.toolTip()));
        caption.resize(2000, 20);
        QCOMPARE(caption.text(), verdict +
                                     "; in order of execution, none follows from another "
                                     "(a_model_of_a_long_name.pt · 12:14:49)" +
                                     hint);
        caption.resize(caption.fontMetrics().horizontalAdvance(verdict + " (a_model_of_…)" + hint), 20);
        QVERIFY2(caption.text().startsWith(verdict + " (a_") && caption.text().contains(u'…') &&
                     caption.text().endsWith(")" + hint),
                 qPrintable(caption.text()));
    }
};

SCALESCOPE_TEST(TestProblemsCaption)
#include "test_problems_caption.moc"
