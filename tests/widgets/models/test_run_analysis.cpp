// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/run_analysis.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"
#include "widgets/models/document.h"
#include "widgets/models/message_text.h"

#include <QSignalSpy>
#include <QTest>
#include <functional>

using sheet::RunAnalysis;
using sheet::ViewState;

Q_DECLARE_METATYPE(std::function<void(sheet::ViewState&)>)

namespace scalescope::tests {

namespace {

using sheet::ProblemRow;
using widgets::Document;
using widgets::RunChange;

sheet::ViewState stateOf(const std::shared_ptr<const graph::Run>& run)
{
    sheet::ViewState state;
    state.run = run;
    return state;
}

QStringList sentences(const sheet::RunAnalysis& analysis)
{
    QStringList list;
    for (const sheet::ProblemRow& row : analysis.problems()->top())
        list << widgets::messageText(row.problem);
    return list;
}

} // namespace

class TestRunAnalysis : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatChangedIsMadeAgain_data();
    void whatChangedIsMadeAgain();
    void whatDidNotChangeIsKept();
    void aDocumentTakesWhatWasMadeForIt();
    void aDocumentKeepsToHowItIsLookedAtNow();
};

void TestRunAnalysis::whatChangedIsMadeAgain_data()
{
    QTest::addColumn<std::function<void(sheet::ViewState&)>>("change");
    const auto row = [](const char* name, const std::function<void(sheet::ViewState&)>& change) {
        QTest::newRow(name) << change;
    };
    row("another run", [](sheet::ViewState& state) { state.run = sampleRun(3); });
    row("pruning", [](sheet::ViewState& state) { state.pruning.sameScale.reset(); });
    row("formats", [](sheet::ViewState& state) { std::swap(state.formats.forward, state.formats.backward); });
    row("limits of losses", [](sheet::ViewState& state) { state.rangeThresholds.underflow = 1e-6; });
    row("nothing", [](sheet::ViewState&) {});
}

void TestRunAnalysis::whatChangedIsMadeAgain()
{
    QFETCH(std::function<void(sheet::ViewState&)>, change);
    sheet::ViewState state = stateOf(sampleRun());
    sheet::RunAnalysis analysis(state);
    analysis.complete();
    change(state);
    analysis.setState(state);
    const sheet::RunAnalysis fresh(state);
    QCOMPARE(analysis.graph().nodes.size(), fresh.graph().nodes.size());
    QCOMPARE(sentences(analysis), sentences(fresh));
    QCOMPARE(analysis.untold(), fresh.untold());
    QCOMPARE(analysis.callTree().spans().size(), fresh.callTree().spans().size());
    QCOMPARE(analysis.operands().size(), fresh.operands().size());
    QVERIFY(analysis.axis() == fresh.axis());
}

void TestRunAnalysis::whatDidNotChangeIsKept()
{
    sheet::ViewState state = stateOf(sampleRun());
    sheet::RunAnalysis analysis(state);
    const auto problems = analysis.problems();
    const graph::Node* node = analysis.graph().nodes.data();
    state.quantity = sheet::FieldId::Std;
    analysis.setState(state);
    QVERIFY(analysis.problems() == problems);
    QVERIFY(analysis.graph().nodes.data() == node);
    state.pruning.sameScale.reset();
    analysis.setState(state);
    QVERIFY(analysis.problems() == problems);
}

void TestRunAnalysis::aDocumentTakesWhatWasMadeForIt()
{
    Document document;
    sheet::ViewState state = document.state();
    state.run = sampleRun();
    sheet::RunAnalysis analysis(state);
    analysis.complete();
    const auto problems = analysis.problems();
    QSignalSpy run(&document, &Document::runChanged);
    QSignalSpy graph(&document, &Document::graphChanged);
    document.setRun(std::move(analysis), RunChange::Another);
    QVERIFY(document.sharedRun() == state.run);
    QVERIFY(document.problems() == problems);
    QCOMPARE(run.count(), 1);
    QCOMPARE(graph.count(), 1);
}

void TestRunAnalysis::aDocumentKeepsToHowItIsLookedAtNow()
{
    Document document;
    sheet::ViewState state = document.state();
    state.run = sampleRun();
    sheet::RunAnalysis analysis(state);
    analysis.complete();
    document.setPruning({.nonFloat = false, .sameScale = {}, .targets = {}, .nodes = {}}); // meanwhile
    document.setRun(std::move(analysis), RunChange::Another);
    QCOMPARE(document.graph().nodes.size(), state.run->graph.nodes.size());
    QVERIFY(!document.pruning().nonFloat);
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestRunAnalysis)
#include "test_run_analysis.moc"
