// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/called_run.h"
#include "tests/support/skip.h"
#include "tests/support/test_class.h"
#include "tests/widgets/graphview/shown_graph_view.h"

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>

using scalescope::tests::CalledRun;
using scalescope::tests::sampleRun;
using scalescope::tests::sampleRunOfSize;
using scalescope::tests::Shown;
using scalescope::widgets::Document;
using scalescope::widgets::GraphView;
using scalescope::widgets::RunChange;

namespace graph = scalescope::graph;

class TestGraphViewLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable("dot").isEmpty())
            SKIP_WHERE_NOT_CI("Graphviz's dot is not installed.");
    }

    void whatIsSelectedBeforeItIsLaidOutIsShown()
    {
        Shown other(4, {400, 200});
        QVERIFY(other.laidOut());
        const graph::NodeId node = other.view.drawn().cards.back().node;
        QVERIFY(!other.view.rect().intersects(other.view.cardRect(node).toRect()));
        Shown shown(4, {400, 200});
        shown.document.select(node);
        QVERIFY(shown.laidOut());
        QVERIFY(shown.view.rect().intersects(shown.view.cardRect(node).toRect()));
    }

    /// The picture of a run that has ended does not go back to where the one before it was.
    void whatIsSelectedAsARunEndsStaysInView()
    {
        Shown shown(4, {400, 200});
        QVERIFY(shown.laidOut());
        const graph::NodeId node = shown.view.drawn().cards.back().node;
        QVERIFY(!shown.view.rect().intersects(shown.view.cardRect(node).toRect()));
        shown.document.setRun(sampleRun(4), RunChange::Grown);
        shown.document.select(node);
        QVERIFY(shown.laidOut(2));
        QVERIFY(shown.view.rect().intersects(shown.view.cardRect(node).toRect()));
    }

    /// What is seen of a selected card before the graph is laid out again is the whole card after it.
    void whatIsSelectedIsNotLeftAtTheEdge()
    {
        Shown shown(4, {400, 200});
        QVERIFY(shown.laidOut());
        const graph::NodeId node = shown.view.drawn().cards.front().node;
        shown.document.select(node);
        const auto card = [&] { return shown.view.cardRect(node); };
        const QPoint empty(4, 100);
        const QPoint away(empty.x() - static_cast<int>(card().right()) + 40, empty.y());
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, empty);
        QTest::mouseMove(&shown.view, empty - QPoint(20, 0));
        QTest::mouseMove(&shown.view, away);
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, away);
        QCOMPARE(*shown.document.selected(), node);
        QVERIFY2(card().left() < 0 && card().right() > 0, "it is not half out");
        shown.document.setRun(sampleRun(4), RunChange::Grown);
        QVERIFY(shown.laidOut(2));
        QVERIFY(shown.view.rect().contains(card().toAlignedRect()));
    }

    void theOldPictureStaysUntilTheNewOneIsThere()
    {
        Shown shown;
        QVERIFY(shown.laidOut());
        const std::size_t before = shown.view.drawn().cards.size();
        useHangingDot(shown.view);
        shown.view.foldAll();
        QVERIFY(shown.view.isLayingOut());
        QCOMPARE(shown.view.drawn().cards.size(), before);
        auto* hint = shown.view.findChild<QWidget*>("layoutHint");
        QTRY_VERIFY(hint->isVisible());
        shown.picture("laying-out");
        QSignalSpy cancelled(&shown.view, &GraphView::layoutCancelled);
        QTest::mouseClick(hint->findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(cancelled.size(), 1);
        QVERIFY(!shown.view.isLayingOut());
        QVERIFY(!hint->isVisible());
        QCOMPARE(shown.view.drawn().cards.size(), before);
        QVERIFY(shown.view.folding().depth > 0); // of the picture that stayed
        shown.view.setLayoutProgram({});
        shown.view.foldAll();
        QVERIFY(shown.laidOut(2));
        QVERIFY(shown.view.drawn().cards.size() < before);
    }

    void saysThatGraphvizIsMissingAndTriesAgain()
    {
        Document document;
        GraphView view(&document);
        view.setLayoutProgram("/nowhere/dot");
        view.resize(800, 600);
        view.show();
        QSignalSpy failed(&view, &GraphView::layoutFailed);
        QSignalSpy finished(&view, &GraphView::layoutFinished);
        document.setRun(sampleRun(1));
        QTRY_COMPARE(failed.size(), 1);
        auto* hint = view.findChild<QWidget*>("layoutHint");
        QVERIFY(hint->isVisible());
        QVERIFY(hint->findChild<QLabel*>()->text().contains("install Graphviz"));
        QVERIFY(view.rect().contains(hint->geometry()));
        view.setLayoutProgram({});
        QTest::mouseClick(hint->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(!hint->isVisible());
    }

    void aRunThatGrowsKeepsTheViewAndIsLaidOutNowAndThen()
    {
        const auto whole = sampleRun(6);
        const auto part = [&](std::size_t nodes) {
            auto run = std::make_shared<graph::Run>(*whole);
            run->graph.nodes.resize(nodes);
            std::erase_if(run->graph.edges, [&](const graph::Edge& edge) {
                return edge.target >= static_cast<graph::NodeId>(nodes);
            });
            return run;
        };
        Document document;
        GraphView view(&document);
        QSignalSpy started(&view, &GraphView::layoutStarted);
        QSignalSpy finished(&view, &GraphView::layoutFinished);
        view.resize(1280, 800);
        view.show();
        document.setRun(part(40));
        QTRY_COMPARE(finished.size(), 1);
        const graph::NodeId anchor = 3;
        document.select(anchor);
        const QPointF before = view.cardRect(anchor).topLeft();
        const int startedBefore = static_cast<int>(started.size());
        for (std::size_t nodes = 41; nodes < whole->graph.nodes.size(); ++nodes)
            document.setRun(part(nodes), RunChange::Grown);
        document.setRun(whole, RunChange::Grown);
        QVERIFY(started.size() <= startedBefore + 1); // not one for each
        QTRY_VERIFY(view.drawn().cardOf(whole->graph.nodes.back().id) >= 0);
        QVERIFY((view.cardRect(anchor).topLeft() - before).manhattanLength() < 2);
        QCOMPARE(document.selected(), std::optional(anchor));
    }

    void anotherRunStartsAtItsBeginning()
    {
        Shown shown;
        QVERIFY(shown.laidOut());
        shown.view.centreOn(shown.id("output"));
        auto other = sampleRun(1);
        other->graph.nodes.back().name = "result";
        shown.document.setRun(other);
        QVERIFY(shown.laidOut(2));
        QVERIFY(shown.view.rect().contains(shown.view.cardRect(shown.op("embed")).toRect()));
        shown.document.setRun(std::make_shared<graph::Run>());
        QVERIFY(shown.view.drawn().cards.empty());
        QVERIFY(!shown.view.isLayingOut());
    }

    void aRunAfterAFailedOneStartsAtItsBeginning()
    {
        Shown shown;
        auto failed = sampleRun(1);
        failed->graph.nodes.resize(12);
        std::erase_if(failed->graph.edges, [](const graph::Edge& edge) { return edge.target >= 12; });
        failed->status = graph::RunStatus::Failed;
        shown.document.setRun(failed);
        QVERIFY(shown.laidOut());
        shown.view.resetZoom();
        shown.view.centreOn(failed->graph.nodes.back().id);
        auto next = sampleRun(3); // begins with the same nodes
        shown.document.setRun(next, RunChange::Rerun);
        QTRY_VERIFY(shown.view.drawn().cardOf(next->graph.nodes.back().id) >= 0);
        QVERIFY(shown.view.rect().contains(shown.view.cardRect(shown.op("embed")).toRect()));
        QVERIFY(shown.view.cardRect(shown.id("tokens")).top() < 100);
    }

    void aRunThatGrowsIsSeenFromItsBeginningUntilOneLooksElsewhere()
    {
        const auto whole = sampleRun(3);
        auto part = std::make_shared<graph::Run>(*whole);
        part->graph.nodes.resize(4);
        std::erase_if(part->graph.edges, [](const graph::Edge& edge) { return edge.target >= 4; });
        Document document;
        GraphView view(&document);
        QSignalSpy finished(&view, &GraphView::layoutFinished);
        view.resize(1280, 800);
        view.show();
        document.setRun(part);
        QTRY_COMPARE(finished.size(), 1);
        document.setRun(whole, RunChange::Grown);
        QTRY_VERIFY(view.drawn().cardOf(whole->graph.nodes.back().id) >= 0);
        QVERIFY(view.cardRect(whole->graph.nodes.front().id).top() < 100);
    }

    void aNoteOnTheLayoutLiesOnNoCard()
    {
        CalledRun made;
        graph::NodeId last = made.op("aten::randn", {});
        for (int i = 0; i < 5000; ++i)
            last = made.op("aten::tanh", {last});
        made.finish();
        Document document;
        document.setPruning({false, std::nullopt, {}, {}});
        GraphView view(&document);
        QSignalSpy finished(&view, &GraphView::layoutFinished);
        view.resize(700, 500);
        view.show();
        document.setRun(std::make_shared<graph::Run>(made.run));
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
        const auto* note = view.findChild<QWidget*>("layoutHint");
        QVERIFY(note->isVisible());
        const QRectF first = view.cardRect(0);
        QVERIFY(!first.intersects(note->geometry()));
        QVERIFY(QRectF(view.rect()).contains(first));
        // What one looks at does not move because a note is closed.
        note->findChild<QPushButton*>()->click();
        QVERIFY(!note->isVisible());
        QCOMPARE(view.cardRect(0), first);
    }

    void drawsLargeRuns_data()
    {
        QTest::addColumn<int>("nodes");
        QTest::newRow("1,000 nodes") << 1000;
        QTest::newRow("3,000 nodes") << 3000;
    }
    void drawsLargeRuns()
    {
        QFETCH(int, nodes);
        Document document;
        GraphView view(&document);
        QSignalSpy finished(&view, &GraphView::layoutFinished);
        view.resize(1280, 800);
        view.show();
        document.setRun(sampleRunOfSize(static_cast<std::size_t>(nodes)));
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(view.drawn().cards.size() <= 300);
        view.openAll();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 60000);
        QVERIFY(view.drawn().cards.size() > static_cast<std::size_t>(nodes) / 4);
        view.fit();
        QVERIFY(!view.grab().isNull());
    }

private:
    /// A `dot` that never answers.
    void useHangingDot(GraphView& view)
    {
        QFile file(m_folder.filePath("dot"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\nexec sleep 1000\n");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        file.close();
        view.setLayoutProgram(file.fileName());
    }

    QTemporaryDir m_folder;
};

SCALESCOPE_TEST(TestGraphViewLayout)
#include "test_graph_view_layout.moc"
