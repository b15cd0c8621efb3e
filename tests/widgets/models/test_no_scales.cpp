// SPDX-License-Identifier: GPL-3.0-or-later
// What views say of a run none of whose tensors is floating-point.
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"
#include "widgets/inspector/inspector.h"
#include "widgets/models/outline_text.h"
#include "widgets/models/problem_model.h"
#include "widgets/table/problems_caption.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::widgets;

namespace {

std::shared_ptr<graph::Run> runOfIntegers()
{
    auto run = std::make_shared<graph::Run>(*tests::sampleRun(1));
    for (graph::Node& node : run->graph.nodes) {
        node.floating = false;
        node.dtype = "int64";
        node.forward.metric = nullptr;
        node.backward.metric = nullptr;
    }
    run->status = graph::RunStatus::Done;
    return run;
}

} // namespace

class TestNoScales : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRunOfIntegersSaysThatThereAreNoScales()
    {
        const auto run = runOfIntegers();
        QVERIFY(whyNoScalesText(*run).startsWith("No tensor of this run is floating-point"));
        run->status = graph::RunStatus::Incomplete; // others may come
        QCOMPARE(whyNoScalesText(*run), QString());
        QCOMPARE(whyNoScalesText(*tests::sampleRun(1)), QString());
        QCOMPARE(whyNoScalesText(graph::Run()), QString());
    }

    void itsListOfProblemsDoesNotSayThatAllIsWell()
    {
        const auto run = runOfIntegers();
        run->problems.push_back(
            {graph::Severity::Info, "no-backward", "There was no backward pass.", {}, {}});
        Document document;
        document.setRun(run);
        const ProblemModel model(&document);
        const QString said = ProblemsCaption(model, nullptr).text();
        QVERIFY2(said.startsWith("No floating-point tensors"), qPrintable(said));
    }

    void theInspectorSaysWhyThereAreNoFigures()
    {
        Document document;
        document.setRun(runOfIntegers());
        Inspector inspector(&document);
        document.select(document.run().graph.nodes.front().id);
        const auto saidBy = [&inspector] {
            for (const QLabel* label : inspector.findChildren<QLabel*>())
                if (label->isVisibleTo(&inspector) && label->text().contains("only floating-point"))
                    return label->text();
            return QString();
        };
        QCOMPARE(saidBy(), QString("Of dtype int64: only floating-point tensors are measured."));
        document.setRun(tests::sampleRun(1));
        document.select(document.run().graph.findByName("softmax")->id);
        QCOMPARE(saidBy(), QString());
    }
};

SCALESCOPE_TEST(TestNoScales)
#include "test_no_scales.moc"
