// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_run.h"
#include "widgets/graphview/graph_view.h"

#include <QApplication>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

using scalescope::tests::sampleRun;
using scalescope::tests::sampleRunOfSize;
using scalescope::widgets::Document;
using scalescope::widgets::FoldState;
using scalescope::widgets::GraphView;
using scalescope::widgets::Theme;

namespace graph = scalescope::graph;

namespace {

/// A shown view on a sample run, laid out.
struct Shown
{
    Document document;
    GraphView view{&document};
    QSignalSpy finished{&view, &GraphView::layoutFinished};

    explicit Shown(int layers = 2, QSize size = {1280, 800})
    {
        view.resize(size);
        view.show();
        document.setRun(sampleRun(layers));
    }
    graph::NodeId id(const char* name) const { return document.run().graph.findByName(name)->id; }
    /// The node of the operator of a module.
    graph::NodeId op(const char* module) const
    {
        for (const graph::Node& node : document.run().graph.nodes) {
            if (node.module == module && node.kind == graph::NodeKind::Op)
                return node.id;
        }
        return -1;
    }
    QPoint place(graph::NodeId node) const { return view.cardRect(node).center().toPoint(); }
    void click(graph::NodeId node) { QTest::mouseClick(&view, Qt::LeftButton, {}, place(node)); }
    void doubleClick(graph::NodeId node) { QTest::mouseDClick(&view, Qt::LeftButton, {}, place(node)); }
    bool laidOut(int times = 1)
    {
        return QTest::qWaitFor([&] { return finished.size() >= times; }, 20000);
    }
    /// What the tests' folder of pictures is called; empty where nobody asked for pictures.
    void picture(const QString& name)
    {
        const QString folder = qEnvironmentVariable("SCALESCOPE_PICTURES");
        if (!folder.isEmpty())
            view.grab().save(folder + '/' + name + ".png");
    }
};

} // namespace

class TestGraphView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable("dot").isEmpty())
            QSKIP("Graphviz's dot is not installed.");
    }

    void drawsTheRun_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void drawsTheRun()
    {
        QFETCH(bool, dark);
        Shown shown;
        const Theme theme = dark ? Theme::dark() : Theme::light();
        shown.view.setTheme(theme);
        QVERIFY(shown.laidOut());
        shown.document.select(shown.op("layers.0.k"));
        const QImage image = shown.view.grab().toImage();
        QCOMPARE(image.pixelColor(image.width() / 2, 2), theme.canvas);
        const auto has = [&image](const QColor& colour) {
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y) == colour)
                        return true;
                }
            }
            return false;
        };
        QVERIFY(has(theme.forward));
        QVERIFY(has(theme.gradient));
        QVERIFY(has(theme.normal));
        QVERIFY(has(theme.lost)); // the badge of k
        shown.picture(dark ? "dark" : "light");
        shown.view.fit();
        shown.picture(dark ? "dark-fit" : "light-fit");
        shown.view.setHighlighted({shown.id("softmax"), shown.id("gelu")});
        shown.view.resetZoom();
        shown.picture(dark ? "dark-hits" : "light-hits");
    }

    void isEmptyWithoutARun()
    {
        Document document;
        GraphView view(&document);
        view.show();
        QVERIFY(!view.isLayingOut());
        QVERIFY(view.drawn().cards.empty());
        view.fit();
        view.zoomIn();
        view.openModule();
        view.centreOn(7);
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::mouseClick(&view, Qt::LeftButton);
        QTest::mouseDClick(&view, Qt::LeftButton);
        QVERIFY(!view.grab().isNull());
    }

    void drawsARunThatWasThereBefore()
    {
        Document document;
        document.setRun(sampleRun(1));
        GraphView view(&document);
        QSignalSpy finished(&view, &GraphView::layoutFinished);
        view.show();
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(!view.drawn().cards.empty());
    }

    void aClickSelects()
    {
        Shown shown;
        QVERIFY(shown.laidOut());
        shown.click(shown.op("layers.0.k"));
        QCOMPARE(shown.document.selected(), std::optional(shown.op("layers.0.k")));
        QVERIFY(shown.view.accessibleDescription().contains("layers.0.k"));
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, {3, 3});
        QCOMPARE(shown.document.selected(), std::optional<graph::NodeId>());
    }

    void followsTheDocumentsSelection()
    {
        Shown shown;
        QVERIFY(shown.laidOut());
        const QRect all = shown.view.rect();
        const graph::NodeId last = shown.id("output");
        QVERIFY(!all.contains(shown.view.cardRect(last).toRect()));
        shown.document.select(last);
        QVERIFY(all.contains(shown.view.cardRect(last).toRect()));
    }

    void theFoldedModuleStandsForASelectedNode()
    {
        Shown shown;
        shown.view.foldAll();
        QVERIFY(shown.laidOut());
        QVERIFY(shown.view.drawn().cards.size() < 10);
        shown.document.select(shown.id("softmax"));
        QVERIFY(shown.view.accessibleDescription().startsWith("layers.0\n"));
        shown.document.select(shown.id("layers.1.k.weight")); // no card, but its reader's
        QVERIFY(shown.view.accessibleDescription().startsWith("layers.1\n"));
        QCOMPARE(shown.document.selected(), std::optional(shown.id("layers.1.k.weight")));
    }

    void theReaderStandsForAParameterAndTheSourceForAPrunedNode()
    {
        Shown shown;
        QVERIFY(shown.laidOut());
        QCOMPARE(shown.view.cardRect(shown.id("layers.0.k.weight")),
                 shown.view.cardRect(shown.op("layers.0.k")));
        QCOMPARE(shown.view.cardRect(shown.id("transpose_1")), shown.view.cardRect(shown.op("layers.0.k")));
    }

    void aDoubleClickOpensAndClosesAModule()
    {
        Shown shown;
        QVERIFY(shown.laidOut());
        QSignalSpy changed(&shown.view, &GraphView::foldingChanged);
        shown.view.foldAll();
        QVERIFY(shown.laidOut(2));
        const std::size_t folded = shown.view.drawn().cards.size();
        shown.view.fit();
        const QPointF before = shown.view.cardRect(shown.id("softmax")).center();
        shown.doubleClick(shown.id("softmax"));
        QVERIFY(shown.laidOut(3));
        QVERIFY(shown.view.drawn().cards.size() > folded);
        QCOMPARE(shown.view.drawn().modules.size(), std::size_t{1});
        // The frame is where the stack was: its first card is about there.
        QVERIFY(std::abs(shown.view.cardRect(shown.op("layers.0.norm1")).center().y() - before.y()) < 150);
        shown.document.select(shown.id("softmax"));
        shown.view.foldModule();
        QVERIFY(shown.laidOut(4));
        QCOMPARE(shown.view.drawn().cards.size(), folded);
        QCOMPARE(shown.view.cardRect(shown.id("softmax")).center().toPoint(), before.toPoint());
        QCOMPARE(changed.size(), 3);
    }

    /// Seen from a corner of its frame, a module's middle is far away.
    void aFoldedModuleComesIntoView_data()
    {
        QTest::addColumn<QString>("corner");
        QTest::newRow("from its first card") << "layers.0.norm1";
        QTest::newRow("from its last card") << "layers.0.down";
    }
    void aFoldedModuleComesIntoView()
    {
        QFETCH(QString, corner);
        Shown shown(2, {360, 300});
        QVERIFY(shown.laidOut());
        shown.document.select(shown.op(qPrintable(corner)));
        shown.view.resetZoom();
        shown.view.centreOn(*shown.document.selected());
        shown.view.foldModule();
        QVERIFY(shown.laidOut(2));
        const QRectF card = shown.view.cardRect(*shown.document.selected());
        QVERIFY(shown.view.accessibleDescription().startsWith("layers.0\n")); // its card now
        QVERIFY(QRectF(shown.view.rect()).contains(card));
    }

    void theKeyboardOpensAndClosesModules()
    {
        Shown shown;
        shown.view.foldAll();
        QVERIFY(shown.laidOut());
        shown.document.select(shown.id("softmax"));
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QVERIFY(shown.laidOut(2));
        QCOMPARE(shown.view.drawn().modules.size(), std::size_t{1});
        QTest::keyClick(&shown.view, Qt::Key_Backspace);
        QVERIFY(shown.laidOut(3));
        QCOMPARE(shown.view.drawn().modules.size(), std::size_t{0});
    }

    void foldingCanBeKeptAndGivenBack()
    {
        Shown shown;
        QVERIFY(shown.laidOut());
        const FoldState state = shown.view.folding();
        const std::size_t cards = shown.view.drawn().cards.size();
        QSignalSpy changed(&shown.view, &GraphView::foldingChanged);
        shown.view.foldAll();
        QVERIFY(shown.laidOut(2));
        QCOMPARE(changed.size(), 1);
        shown.view.setFolding(state);
        QVERIFY(shown.laidOut(3));
        QCOMPARE(changed.size(), 1); // by the user only
        QCOMPARE(shown.view.drawn().cards.size(), cards);
    }

    void arrowsWalkAlongEdges()
    {
        Shown shown;
        QVERIFY(shown.laidOut());
        shown.document.select(shown.op("layers.0.k"));
        QTest::keyClick(&shown.view, Qt::Key_Down);
        QCOMPARE(shown.document.selectedNode()->name, std::string("matmul"));
        QTest::keyClick(&shown.view, Qt::Key_Down);
        QCOMPARE(shown.document.selectedNode()->name, std::string("div"));
        QTest::keyClick(&shown.view, Qt::Key_Up);
        QTest::keyClick(&shown.view, Qt::Key_Up);
        QVERIFY(shown.document.selectedNode()->module == "layers.0.q" ||
                shown.document.selectedNode()->module == "layers.0.k");
        shown.document.select(shown.op("layers.0.k"));
        const double x = shown.view.cardRect(*shown.document.selected()).center().x();
        QTest::keyClick(&shown.view, Qt::Key_Left);
        QVERIFY(shown.view.cardRect(*shown.document.selected()).center().x() < x);
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QVERIFY(shown.view.cardRect(*shown.document.selected()).center().x() >= x);
        shown.document.select(shown.id("output"));
        QTest::keyClick(&shown.view, Qt::Key_Down);
        QCOMPARE(shown.document.selectedNode()->name, std::string("output"));
    }

    void theWheelZoomsAtTheCursor()
    {
        Shown shown;
        QVERIFY(shown.laidOut());
        const graph::NodeId node = shown.op("layers.0.k");
        const QPointF cursor = shown.view.cardRect(node).topLeft();
        const double zoom = shown.view.zoom();
        QWheelEvent event(cursor, shown.view.mapToGlobal(cursor), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&shown.view, &event);
        QVERIFY(shown.view.zoom() > zoom);
        QVERIFY((shown.view.cardRect(node).topLeft() - cursor).manhattanLength() < 0.01);
    }

    void keysZoom_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<bool>("in");
        QTest::newRow("Ctrl +") << Qt::Key_Plus << true;
        QTest::newRow("Ctrl -") << Qt::Key_Minus << false;
    }
    void keysZoom()
    {
        QFETCH(Qt::Key, key);
        QFETCH(bool, in);
        Shown shown;
        QVERIFY(shown.laidOut());
        const double zoom = shown.view.zoom();
        QTest::keyClick(&shown.view, key, Qt::ControlModifier);
        QCOMPARE(shown.view.zoom() > zoom, in);
        QTest::keyClick(&shown.view, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(shown.view.zoom(), 1.0);
    }

    void draggingPans()
    {
        Shown shown;
        QVERIFY(shown.laidOut());
        const graph::NodeId node = shown.op("layers.0.k");
        const QPointF before = shown.view.cardRect(node).center();
        const QPoint from = before.toPoint();
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, from);
        QTest::mouseMove(&shown.view, from + QPoint(30, 20));
        QTest::mouseMove(&shown.view, from + QPoint(60, 45));
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, from + QPoint(60, 45));
        QCOMPARE(shown.view.cardRect(node).center(), before + QPointF(60, 45));
        QVERIFY(!shown.document.selected()); // no click
    }

    void theMinimapMovesTheView()
    {
        Shown shown;
        QVERIFY(shown.laidOut());
        const graph::NodeId last = shown.id("output");
        QVERIFY(!shown.view.rect().contains(shown.place(last)));
        const QPoint end(1280 - 12 - 52, 800 - 12 - 8);
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, end);
        QVERIFY(shown.view.rect().contains(shown.place(last)));
        QVERIFY(!shown.document.selected());
    }

    void fitShowsEverything()
    {
        Shown shown;
        QVERIFY(shown.laidOut());
        shown.view.fit();
        for (const auto& card : shown.view.drawn().cards)
            QVERIFY(shown.view.rect().contains(shown.view.cardRect(card.node).toAlignedRect()));
    }

    void centresOnANode()
    {
        Shown shown;
        shown.view.centreOn(shown.id("output")); // before there is a picture
        QVERIFY(shown.laidOut());
        QVERIFY((shown.view.cardRect(shown.id("output")).center() - QPointF(640, 400)).manhattanLength() < 2);
        shown.view.fit();
        shown.view.centreOn(shown.op("embed"));
        QVERIFY((shown.view.cardRect(shown.op("embed")).center() - QPointF(640, 400)).manhattanLength() < 2);
        QVERIFY(shown.view.zoom() > 0.6); // to be read
    }

    void zoomedOutTextGoesBeforeBarsAndBarsBeforeStrips()
    {
        Shown shown(1);
        QVERIFY(shown.laidOut());
        shown.view.setLegendShown(false);
        shown.view.setMinimapShown(false);
        const auto count = [&](const QColor& colour) {
            const QImage image = shown.view.grab().toImage();
            int pixels = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    pixels += image.pixelColor(x, y) == colour ? 1 : 0;
            }
            return pixels;
        };
        const Theme theme = Theme::light();
        shown.view.resetZoom();
        QVERIFY(count(theme.text) > 0);
        QVERIFY(count(theme.forward) > 0);
        while (shown.view.zoom() > 0.4)
            shown.view.zoomOut();
        QCOMPARE(count(theme.text), 0);
        QVERIFY(count(theme.rail) > 0);
        while (shown.view.zoom() > 0.15)
            shown.view.zoomOut();
        QCOMPARE(count(theme.rail), 0);
        QVERIFY(count(theme.canvas) < 1280 * 800); // the strips' colour is left
    }

    void marksTheHitsOfASearch()
    {
        Shown shown;
        QVERIFY(shown.laidOut());
        const auto cardOf = [&](const char* name) {
            return shown.view.grab(shown.view.cardRect(shown.id(name)).toAlignedRect()).toImage();
        };
        const QImage hitBefore = cardOf("softmax");
        const QImage otherBefore = cardOf("div");
        shown.view.setHighlighted({shown.id("softmax")});
        QVERIFY(cardOf("softmax") != hitBefore);
        QVERIFY(cardOf("div") != otherBefore); // steps back
        shown.view.setHighlighted({});
        QCOMPARE(cardOf("softmax"), hitBefore);
        QCOMPARE(cardOf("div"), otherBefore);
    }

    void badgesFollowTheFormats()
    {
        Shown shown;
        QVERIFY(shown.laidOut());
        const auto isUnderflow = [&] {
            shown.document.select(shown.op("layers.0.k"));
            const bool found = shown.view.accessibleDescription().contains("underflow");
            shown.document.select(std::nullopt);
            return found;
        };
        QVERIFY(isUnderflow());
        const auto wide = scalescope::formats::findFormat("bf16").value();
        shown.document.setFormats(wide, wide);
        QVERIFY(!isUnderflow());
    }

    void showsParametersOnRequest()
    {
        Shown shown(1);
        QVERIFY(shown.laidOut());
        const std::size_t before = shown.view.drawn().cards.size();
        shown.view.setOptions({true});
        QVERIFY(shown.laidOut(2));
        QVERIFY(shown.view.drawn().cards.size() > before + 10);
    }

    void followsPruning()
    {
        Shown shown(1);
        QVERIFY(shown.laidOut());
        const std::size_t before = shown.view.drawn().cards.size();
        shown.document.setPruning({false, std::nullopt, {}, {}});
        QVERIFY(shown.laidOut(2));
        QVERIFY(shown.view.drawn().cards.size() > before);
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
            document.setRun(part(nodes));
        document.setRun(whole);
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
        other->facts["model"] = "other.pt";
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
        failed->facts["started"] = "2026-01-01T10:00:00Z";
        shown.document.setRun(failed);
        QVERIFY(shown.laidOut());
        shown.view.resetZoom();
        shown.view.centreOn(failed->graph.nodes.back().id);
        auto next = sampleRun(3); // begins with the same nodes
        next->facts["started"] = "2026-01-01T10:01:00Z";
        shown.document.setRun(next);
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
        document.setRun(whole);
        QTRY_VERIFY(view.drawn().cardOf(whole->graph.nodes.back().id) >= 0);
        QVERIFY(view.cardRect(whole->graph.nodes.front().id).top() < 100);
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

QTEST_MAIN(TestGraphView)
#include "test_graph_view.moc"
