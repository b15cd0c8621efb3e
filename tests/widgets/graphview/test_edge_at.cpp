// SPDX-License-Identifier: GPL-3.0-or-later
// Edges under the mouse: which one it is, what a click selects, and what is said.
#include "tests/support/test_class.h"
#include "tests/widgets/graphview/column_picture.h"
#include "tests/widgets/graphview/shown_graph_view.h"
#include "widgets/graphview/edge_at.h"

#include <QTest>

namespace scalescope::tests {

namespace {

/// Cards one below the other with an edge from each to the next, straight down the middle.
widgets::GraphPicture chainPicture()
{
    widgets::GraphPicture bare = columnPicture(3);
    widgets::ViewGraph view = bare.view;
    widgets::LayoutResult layout = bare.layout;
    for (int card = 0; card < 2; ++card) {
        const QPointF from(200, layout.cards[static_cast<std::size_t>(card)].bottom());
        const QPointF to(200, layout.cards[static_cast<std::size_t>(card) + 1].top());
        view.edges.push_back({card, card + 1});
        layout.edges.push_back({from, from, to - QPointF(0, 8), to - QPointF(0, 8), to});
    }
    widgets::GraphPicture picture = widgets::GraphPicture::of(view, layout);
    picture.looks.resize(3);
    const QStringList titles{"a", "b", "c"};
    for (std::size_t i = 0; i < 3; ++i)
        picture.looks[i].title = titles[static_cast<qsizetype>(i)];
    return picture;
}

} // namespace

class TestEdgeAt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNearestEdgeInReachIsFound_data()
    {
        QTest::addColumn<QPointF>("point");
        QTest::addColumn<int>("edge");
        QTest::newRow("on the first") << QPointF(200, 140) << 0;
        QTest::newRow("beside it") << QPointF(204, 140) << 0;
        QTest::newRow("too far beside it") << QPointF(207, 140) << -1;
        QTest::newRow("on the second") << QPointF(198, 240) << 1;
        QTest::newRow("on its arrow") << QPointF(200, 258) << 1;
        QTest::newRow("nowhere") << QPointF(20, 20) << -1;
    }

    void theNearestEdgeInReachIsFound()
    {
        QFETCH(const QPointF, point);
        QFETCH(const int, edge);
        QCOMPARE(widgets::edgeAt(chainPicture(), point, 5), edge);
    }

    void theConsumerIsSelectedAndThenTheProducer()
    {
        const widgets::GraphPicture picture = chainPicture();
        QCOMPARE(widgets::cardAlong(picture, 0, -1), 1);
        QCOMPARE(widgets::cardAlong(picture, 0, 0), 1);
        QCOMPARE(widgets::cardAlong(picture, 0, 1), 0);
        const QString first = widgets::edgeText(picture, 0, sheet::FieldId::Rms, -1);
        QVERIFY2(first.startsWith("a → b") && first.contains("consumer, b"), qPrintable(first));
        const QString second = widgets::edgeText(picture, 0, sheet::FieldId::Rms, 1);
        QVERIFY2(second.contains("producer, a"), qPrintable(second));
    }

    void aClickOnAnEdgeOfTheViewGoesAlongIt()
    {
        Shown shown(1);
        QVERIFY(shown.laidOut());
        shown.view.openAll();
        QVERIFY(shown.laidOut(2));
        const graph::NodeId up = shown.op("layers.0.up");
        const graph::NodeId gelu =
            shown.op("layers.0.act") >= 0 ? shown.op("layers.0.act") : shown.id("gelu");
        shown.view.showAt(up, {640, 300}, 1);
        const QRectF above = shown.view.cardRect(up);
        const QRectF below = shown.view.cardRect(gelu);
        const QPoint middle(
            (above.bottomLeft() + above.bottomRight() + below.topLeft() + below.topRight()).toPoint() / 4);
        QTest::mouseMove(&shown.view, middle + QPoint(0, 1));
        QTest::mouseMove(&shown.view, middle);
        QCOMPARE(shown.view.cursor().shape(), Qt::PointingHandCursor);
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, middle);
        QCOMPARE(shown.document.selected(), std::optional(gelu));
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, middle);
        QCOMPARE(shown.document.selected(), std::optional(up));
        QTest::mouseMove(&shown.view, {3, 3});
        QCOMPARE(shown.view.cursor().shape(), Qt::ArrowCursor);
    }

    void ctrlClickAsksForThePathAndSelectsNothing()
    {
        Shown shown(1);
        QVERIFY(shown.laidOut());
        shown.view.openAll();
        QVERIFY(shown.laidOut(2));
        QSignalSpy wanted(&shown.view, &widgets::GraphView::pathWanted);
        const graph::NodeId up = shown.op("layers.0.up");
        const graph::NodeId down = shown.op("layers.0.down");
        shown.view.showAt(up, {640, 200}, 1);
        QTest::mouseClick(&shown.view, Qt::LeftButton, Qt::ControlModifier, shown.place(down));
        QCOMPARE(shown.document.selected(), std::optional(down)); // the first is selected as ever
        QCOMPARE(wanted.size(), 0);
        QTest::mouseClick(&shown.view, Qt::LeftButton, Qt::ControlModifier, shown.place(up));
        QCOMPARE(shown.document.selected(), std::optional(down));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().at(0).value<graph::NodeId>(), down);
        QCOMPARE(wanted.first().at(1).value<graph::NodeId>(), up);
    }

    void theRightButtonSelectsAndTheMenuKeyFindsTheCard()
    {
        Shown shown(1);
        QVERIFY(shown.laidOut());
        const graph::NodeId node = shown.view.drawn().cards.front().node;
        shown.view.centreOn(node);
        QTest::mouseClick(&shown.view, Qt::RightButton, {}, shown.place(node));
        QCOMPARE(shown.document.selected(), std::optional(node));
        QCOMPARE(shown.view.inputMethodQuery(Qt::ImCursorRectangle).toRect(),
                 shown.view.cardRect(node).toRect().intersected(shown.view.rect()));
    }
};

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestEdgeAt)
#include "test_edge_at.moc"
