// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"
#include "widgets/models/pending_selection.h"

#include <QTest>

namespace scalescope::tests {

namespace {

using widgets::RunChange;

/// A document that shows a run, with what its last operator is selected.
struct AwaitedFixture
{
    AwaitedFixture()
    {
        document.setRun(whole);
        document.select(last());
    }

    [[nodiscard]] graph::NodeId last() const { return whole->graph.nodes.back().id; }
    /// The first nodes of the same run.
    [[nodiscard]] std::shared_ptr<const graph::Run> begun(std::size_t nodes) const
    {
        auto run = std::make_shared<graph::Run>(*whole);
        run->graph.nodes.resize(nodes);
        run->graph.edges.clear();
        run->modules.clear();
        return run;
    }

    std::shared_ptr<graph::Run> whole = sampleRun(1);
    widgets::Document document;
    widgets::PendingSelection awaited{document};
};

} // namespace

class TestPendingSelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsThereAgainAsSoonAsTheRunHasComeToIt();
    void anotherSelectionStays();
    void whoeverTookItBackIsLeftAlone();
    void anotherModelForgetsIt();
};

void TestPendingSelection::itIsThereAgainAsSoonAsTheRunHasComeToIt()
{
    AwaitedFixture fixture;
    fixture.document.setRun(fixture.begun(3), RunChange::Rerun);
    QVERIFY(!fixture.document.selected());
    fixture.document.setRun(fixture.begun(6), RunChange::Grown);
    QVERIFY(!fixture.document.selected());
    fixture.document.setRun(fixture.whole, RunChange::Grown);
    QCOMPARE(fixture.document.selected(), std::optional(fixture.last()));
}

void TestPendingSelection::anotherSelectionStays()
{
    AwaitedFixture fixture;
    fixture.document.setRun(fixture.begun(3), RunChange::Rerun);
    fixture.document.select(fixture.whole->graph.nodes.front().id);
    fixture.document.setRun(fixture.whole, RunChange::Grown);
    QCOMPARE(fixture.document.selected(), std::optional(fixture.whole->graph.nodes.front().id));
}

void TestPendingSelection::whoeverTookItBackIsLeftAlone()
{
    AwaitedFixture fixture;
    fixture.document.setRun(fixture.begun(3), RunChange::Rerun);
    fixture.document.select(fixture.whole->graph.nodes.front().id);
    fixture.document.select(std::nullopt);
    fixture.document.setRun(fixture.whole, RunChange::Grown);
    QVERIFY(!fixture.document.selected());
}

void TestPendingSelection::anotherModelForgetsIt()
{
    AwaitedFixture fixture;
    fixture.document.setRun(fixture.begun(3), RunChange::Another);
    fixture.document.setRun(fixture.whole, RunChange::Grown);
    QVERIFY(!fixture.document.selected());
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestPendingSelection)
#include "test_pending_selection.moc"
