// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/skip.h"
#include "tests/support/test_class.h"
#include "tests/widgets/graphview/shown_graph_view.h"

#include <QApplication>
#include <QImage>
#include <QStandardPaths>
#include <QToolButton>
#include <QWheelEvent>
#include <algorithm>

using scalescope::tests::sampleRun;
using scalescope::tests::Shown;
using scalescope::widgets::Document;
using scalescope::widgets::GraphView;
using scalescope::widgets::Theme;

namespace graph = scalescope::graph;

class TestGraphView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable("dot").isEmpty())
            SKIP_WHERE_NOT_CI("Graphviz's dot is not installed.");
    }

    void aSelectedCardComesOutFromUnderThePanels()
    {
        Shown shown(6);
        QVERIFY(shown.laidOut());
        const QPointF inLegend(80, 740); // in the lower left corner
        const graph::NodeId node = shown.op("layers.2.k");
        shown.view.showAt(node, inLegend + QPointF(60, 0), 0.8);
        QVERIFY(shown.view.cardRect(node).contains(inLegend) &&
                QRectF(shown.view.rect()).contains(shown.view.cardRect(node)));
        shown.document.select(node);
        QVERIFY(!shown.view.cardRect(node).contains(inLegend));
        QVERIFY(QRectF(shown.view.rect()).contains(shown.view.cardRect(node)));
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
        QVERIFY(has(theme.barNormal));
        QVERIFY(has(theme.error)); // the badge of k
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
        for (const auto panel : scalescope::widgets::graphPanels)
            shown.view.setPanelWanted(panel, false);
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

    void parametersCountTowardsTheirModulesBadge()
    {
        auto run = sampleRun(2);
        graph::Node& weight = *std::ranges::find(run->graph.nodes, "layers.1.v.weight", &graph::Node::target);
        auto metric = std::make_shared<graph::Metric>(*weight.forward.metric);
        metric->statistics.nans = 3;
        weight.forward.metric = metric;
        Shown shown;
        shown.document.setRun(run);
        QVERIFY(shown.laidOut());
        const auto badge = [&] {
            shown.document.select(std::nullopt);
            shown.document.select(shown.op("layers.1.v"));
            return shown.view.accessibleDescription().split('\n').filter("nan").join('\n');
        };
        QCOMPARE(badge(),
                 QString("nan starts in layers.1.v.weight, which it reads, forward; the bars are of the "
                         "result; the first error in order of execution"));
        shown.finished.clear();
        shown.view.foldAll();
        QVERIFY(shown.laidOut());
        QCOMPARE(badge(),
                 QString("layers.1.v.weight: nan starts here, forward; in here: the first error in order of "
                         "execution")); // of the stack
    }

    void aHiddenNodeHasNoOthersCardFramed()
    {
        Shown shown;
        QVERIFY(shown.laidOut());
        shown.document.select(shown.op("layers.0.k"));
        QVERIFY(shown.view.accessibleDescription().startsWith("layers.0.k\n"));
        shown.finished.clear();
        shown.document.setPruning({true, std::nullopt, {}, {shown.op("layers.0.k")}});
        QVERIFY(shown.laidOut());
        QCOMPARE(shown.view.accessibleDescription(), QString("Nothing is selected"));
        shown.finished.clear();
        shown.document.setPruning({});
        QVERIFY(shown.laidOut());
        QVERIFY(shown.view.accessibleDescription().startsWith("layers.0.k\n"));
    }

    void aSelectedCardStaysClearWhereTheViewGetsLower()
    {
        Shown shown(3);
        QVERIFY(shown.laidOut());
        const auto node = shown.op("layers.2.v");
        shown.document.select(node);
        for (const int height : {640, 500, 420, 340, 280}) {
            shown.view.resize(640, height);
            const QRectF card = shown.view.cardRect(node);
            QVERIFY2(QRectF(shown.view.rect()).contains(card),
                     qPrintable(QString("%1: %2 %3").arg(height).arg(card.top()).arg(card.left())));
            for (const auto* button : shown.view.findChildren<QToolButton*>())
                QVERIFY2(!button->isVisible() || !QRectF(button->geometry()).intersects(card),
                         qPrintable(button->accessibleName()));
        }
    }

    void aButtonClosesThePanelOfItsCornerAndOpensIt()
    {
        Shown shown(3);
        QVERIFY(shown.laidOut());
        QSignalSpy changed(&shown.view, &GraphView::panelsChanged);
        for (const auto& [name, panel] : {std::pair{"legendButton", scalescope::widgets::GraphPanel::Legend},
                                          {"minimapButton", scalescope::widgets::GraphPanel::Minimap}}) {
            auto* button = shown.view.findChild<QToolButton*>(name);
            QVERIFY(button->isVisible() && button->isChecked());
            const QImage open = shown.view.grab().toImage();
            const QString says = button->toolTip();
            QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY(button->isVisible() && !button->isChecked()); // the way back
            QVERIFY(button->toolTip() != says);
            QVERIFY(!shown.view.isPanelOpen(panel));
            QVERIFY(shown.view.grab().toImage() != open);
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Space);
            QVERIFY(shown.view.isPanelOpen(panel) && button->isChecked());
        }
        QCOMPARE(changed.size(), 4);
        QVERIFY(shown.document.selected() == std::nullopt);
    }

    void oneSeesThroughPanelsWhileTheGraphIsDragged()
    {
        Shown shown(3);
        QVERIFY(shown.laidOut());
        const QRect legend = shown.view.findChild<QToolButton*>("legendButton")->geometry();
        const QRect part(legend.left() - 60, legend.top() + 4, 40, 8);
        const QColor solid = shown.view.grab(part).toImage().pixelColor(0, 0);
        const QPoint from(640, 300);
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, from);
        QTest::mouseMove(&shown.view, from + QPoint(0, 60));
        QVERIFY(shown.view.grab(part).toImage().pixelColor(0, 0) != solid);
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, from + QPoint(0, 60));
        QCOMPARE(shown.view.grab(part).toImage().pixelColor(0, 0), solid);
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
};

SCALESCOPE_TEST(TestGraphView)
#include "test_graph_view.moc"
