// SPDX-License-Identifier: GPL-3.0-or-later
// A tensor just at a limit and one element beyond it: problems, badge, comparison, recommended scale, node
// table and inspector say the same of it.
#include "core/report/problems/problems.h"
#include "core/sheet/module_findings.h"
#include "tests/support/test_class.h"
#include "widgets/compare/comparison_scene.h"
#include "widgets/inspector/inspector.h"
#include "widgets/inspector/value_grid.h"
#include "widgets/models/problem_model.h"
#include "widgets/table/node_table_view.h"

#include <QTest>

namespace scalescope::widgets {

namespace {

/// So many of 1,000 elements become zero, subnormal, or overflow in E4M3FN.
struct Parts
{
    int zero = 0;
    int subnormal = 0;
    int overflow = 0;
};

std::shared_ptr<const graph::Run> runOf(const Parts& parts)
{
    constexpr int elements = 1000;
    auto metric = std::make_shared<graph::Metric>();
    const auto add = [&metric](double value, int count) {
        metric->histogram.add(graph::Histogram::binOf(value), count);
        if (count > 0)
            metric->statistics.absMax = value;
    };
    add(0x1p-12, parts.zero);
    add(0x1p-8, parts.subnormal);
    add(1, elements - parts.zero - parts.subnormal - parts.overflow);
    add(1000, parts.overflow);
    metric->statistics.numel = elements;
    metric->statistics.absMinNonzero = parts.zero > 0 ? 0x1p-12 : parts.subnormal > 0 ? 0x1p-8 : 1;
    auto run = std::make_shared<graph::Run>();
    graph::Node& node = run->graph.nodes.emplace_back();
    node.name = "relu";
    node.target = "aten::relu";
    node.kind = graph::NodeKind::Op;
    node.floating = true;
    node.forward.metric = metric;
    return run;
}

QString problemsOf(Document& document)
{
    const ProblemModel model(&document);
    QStringList found;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString message = model.index(row, ProblemModel::MessageColumn).data().toString();
        if (message.contains("zero in theory"))
            continue; // a note
        found << (message.contains(", the largest of ")    ? "overflow"
                  : message.contains(" % become zero in ") ? "underflow"
                                                           : "subnormal");
    }
    return found.join(' ');
}

QString badgeOf(const Document& document)
{
    const sheet::ModuleFindings& findings = *document.findings();
    return findingText(findings.ofNode(document.run().graph.nodes[0], sheet::NodeTitles(document.run().graph))
                           .worst()
                           .finding);
}

bool leavesTheFormat(const Document& document, const std::shared_ptr<const graph::Run>& run)
{
    const auto scene = ComparisonScene::of(compare::compare(run, run), ComparisonOptions::of(document));
    return scene.summary.forward.leavingA > 0 && scene.summary.forward.leavingB > 0;
}

bool isMarkedInTheTable(Document& document)
{
    const std::unique_ptr<SheetModel> model = nodeSheet(&document);
    return model->index(0, model->column("lost", graph::Direction::Forward)).data(LossRole).toBool();
}

/// As the problems have it: of what is lost, not of what is subnormal. The format's name has the usual
/// colour.
bool isMarkedInTheInspector(Document& document, int column = 1)
{
    Inspector inspector(&document);
    document.select(0);
    for (const ValueGrid* grid : inspector.findChildren<ValueGrid*>()) {
        for (int row = 0; row < grid->rowCount(); ++row)
            if (grid->text(row, 0) == "E4M3FN")
                return grid->colour(row, 0) != grid->colour(row, column);
    }
    qFatal("no row of E4M3FN");
}

bool hasScale(const Document& document)
{
    const report::FormatPair formats{document.format(graph::Direction::Forward),
                                     document.format(graph::Direction::Backward)};
    return report::scaleFor(document.run().graph.nodes[0], graph::Direction::Forward, formats,
                            document.rangeThresholds())
        .has_value();
}

} // namespace

class TestVerdicts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allPlacesSayTheSame_data();
    void allPlacesSayTheSame();
    void otherLimitsHoldEverywhere();
    void noiseIsHeldAgainstNone();
};

void TestVerdicts::allPlacesSayTheSame_data()
{
    QTest::addColumn<Parts>("parts");
    QTest::addColumn<QString>("problems");
    QTest::addColumn<QString>("badge");
    QTest::addColumn<bool>("isMarked");
    const auto row = [](const char* name, const Parts& parts, const char* problems, const char* badge,
                        bool isMarked) { QTest::newRow(name) << parts << problems << badge << isMarked; };
    row("nothing lost", {}, "", "", false);
    row("one element overflows", {0, 0, 1}, "overflow", "overflow", false);
    row("a hundredth lost", {10, 0, 0}, "", "", false);
    row("more than a hundredth lost", {11, 0, 0}, "", "", true);
    row("a tenth becomes zero", {100, 0, 0}, "", "", true);
    row("more than a tenth becomes zero", {101, 0, 0}, "underflow", "underflow", true);
    row("a quarter is subnormal", {0, 250, 0}, "", "", false);
    row("more than a quarter is subnormal", {0, 251, 0}, "subnormal", "subnormal", false);
    row("zero is said instead of subnormal", {101, 251, 0}, "underflow", "underflow", true);
    row("both ends", {101, 0, 1}, "overflow underflow", "overflow", true);
}

void TestVerdicts::allPlacesSayTheSame()
{
    QFETCH(Parts, parts);
    QFETCH(QString, problems);
    QFETCH(QString, badge);
    QFETCH(bool, isMarked);
    const auto run = runOf(parts);
    Document document;
    document.setRun(run);
    QCOMPARE(problemsOf(document), problems);
    QCOMPARE(badgeOf(document), badge);
    QCOMPARE(leavesTheFormat(document, run), !problems.isEmpty());
    QCOMPARE(isMarkedInTheTable(document), isMarked);
    QCOMPARE(isMarkedInTheInspector(document), badge == "overflow" || badge == "underflow");
    QCOMPARE(hasScale(document), !problems.isEmpty() && !problems.contains(' ')); // none helps both ends
}

void TestVerdicts::otherLimitsHoldEverywhere()
{
    const auto run = runOf({101, 251, 1});
    Document document;
    document.setRun(run);
    QCOMPARE(problemsOf(document), QString("overflow underflow"));
    document.setRangeThresholds({1, 1, 1, 1});
    QCOMPARE(problemsOf(document), QString());
    QCOMPARE(badgeOf(document), QString());
    QVERIFY(!leavesTheFormat(document, run));
    QVERIFY(!isMarkedInTheTable(document));
    QVERIFY(!isMarkedInTheInspector(document));
    QVERIFY(!hasScale(document));
}

void TestVerdicts::noiseIsHeldAgainstNone()
{
    const auto run = std::make_shared<graph::Run>(*runOf({101, 251, 1}));
    graph::Node& node = run->graph.nodes[0];
    node.backward.metric = std::exchange(node.forward.metric, runOf({})->graph.nodes[0].forward.metric);
    for (const bool isZero : {false, true}) {
        node.backward.isNoise = isZero;
        Document document;
        document.setFormats(*formats::findFormat("e4m3fn"), *formats::findFormat("e4m3fn"));
        document.setRun(run);
        QCOMPARE(problemsOf(document).isEmpty(), isZero);
        QCOMPARE(badgeOf(document).isEmpty(), isZero);
        QCOMPARE(isMarkedInTheInspector(document, 2), !isZero);
        const std::unique_ptr<SheetModel> model = nodeSheet(&document);
        QCOMPARE(model->index(0, model->column("lost", graph::Direction::Backward)).data(LossRole).toBool(),
                 !isZero);
    }
}

} // namespace scalescope::widgets

SCALESCOPE_TEST(scalescope::widgets::TestVerdicts)
#include "test_verdicts.moc"
