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

QString captionOf(std::vector<graph::Node> nodes, bool areSpared = false)
{
    auto run = std::make_shared<graph::Run>();
    run->graph.nodes = std::move(nodes);
    for (graph::Node& node : run->graph.nodes) {
        node.kind = graph::NodeKind::Op;
        node.target = "aten::relu";
    }
    // Of a whole run it is known that no product reads them, so that usual recipes leave them alone.
    run->status = areSpared ? graph::RunStatus::Done : graph::RunStatus::Incomplete;
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

    void whereAllAreOfOneSeverityTheOtherIsNotNamed()
    {
        const QString errors = captionOf({smallNode(0, large), smallNode(1, large)});
        QVERIFY2(errors.contains(" Errors first") && !errors.contains("warning"), qPrintable(errors));
        const QString warnings = captionOf({smallNode(0, subnormal), smallNode(1, subnormal)});
        QVERIFY2(warnings.startsWith("In order of execution"), qPrintable(warnings));
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
