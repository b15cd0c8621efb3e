// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/small_graph.h"
#include "widgets/models/problem_model.h"
#include "widgets/table/problems_caption.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::widgets;
using tests::metricOf;
using tests::smallNode;

namespace {

const auto large = metricOf({1e6, 2e6});
const auto subnormal = metricOf({0x1p-8, 0x1p-8});

std::shared_ptr<graph::Run> runOf(std::vector<graph::Node> nodes)
{
    auto run = std::make_shared<graph::Run>();
    run->graph.nodes = std::move(nodes);
    for (graph::Node& node : run->graph.nodes) {
        node.kind = graph::NodeKind::Op;
        node.target = "aten::relu";
    }
    run->status = graph::RunStatus::Incomplete;
    return run;
}

QString captionOf(std::vector<graph::Node> nodes, bool areSpared = false)
{
    const auto run = runOf(std::move(nodes));
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
    void severitiesAreNamedBesideTheirMarks()
    {
        QVERIFY2(captionOf({smallNode(0, large), smallNode(1, subnormal)}).contains(" Errors, "),
                 qPrintable(captionOf({smallNode(0, large), smallNode(1, subnormal)})));
    }

    void theToolTipSaysWhatScalesWouldDo()
    {
        Document document;
        document.setRun(runOf({smallNode(0, large)}));
        const ProblemModel model(&document);
        QVERIFY(ProblemsCaption(model, nullptr).toolTip().contains("a recipe that scales each tensor"));
    }

    void whereAllAreOfOneSeverityTheOtherIsNotNamed()
    {
        const QString errors = captionOf({smallNode(0, large), smallNode(1, large)});
        QVERIFY2(errors.contains(" Errors first") && !errors.contains("warning"), qPrintable(errors));
        const QString warnings = captionOf({smallNode(0, subnormal), smallNode(1, subnormal)});
        QVERIFY2(warnings.startsWith("In order of execution"), qPrintable(warnings));
    }

    /// The run's name, which the window has elsewhere, gives way to what is said of the problems.
    void whatIsSaidGoesBeforeTheRunsName()
    {
        Document document;
        document.setRun(runOf({smallNode(0, subnormal), smallNode(1, subnormal)}));
        const ProblemModel model(&document);
        ProblemsCaption caption(model, nullptr);
        const QString said = caption.text();
        QVERIFY2(said.contains("none follows from another"), qPrintable(said));
        caption.setRunTitle("a_model_of_a_long_name.pt of 12:14:49");
        caption.resize(caption.fontMetrics().horizontalAdvance(said) + 8, 20);
        caption.show();
        QVERIFY(QTest::qWaitForWindowExposed(&caption));
        QVERIFY2(caption.text().contains("none follows from another"), qPrintable(caption.text()));
        caption.resize(2000, 20);
        QVERIFY2(
            caption.text().startsWith("a_model_of_a_long_name.pt of 12:14:49: In order of execution; none "
                                      "follows from another"),
            qPrintable(caption.text()));
    }

    void theMarkIsThatOfTheRows()
    {
        for (const bool areSpared : {false, true}) {
            const QString text = captionOf({smallNode(0, large), smallNode(1, subnormal)}, areSpared);
            QVERIFY2(text.startsWith(areSpared ? u"○ Errors, △ warnings" : u"● Errors, ▲ warnings"),
                     qPrintable(text));
        }
    }
};

QTEST_MAIN(TestProblemsCaption)
#include "test_problems_caption.moc"
