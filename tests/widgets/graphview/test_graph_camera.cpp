// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/graphview/column_picture.h"
#include "widgets/graphview/graph_camera.h"

#include <QSignalSpy>
#include <QTest>

namespace scalescope::tests {

namespace {

/// A camera on a column of cards.
struct Seen
{
    explicit Seen(int cards, QSizeF viewSize = {1000, 800}) : picture(columnPicture(cards)), size(viewSize) {}

    widgets::GraphPicture picture;
    QSizeF size;
    widgets::GraphPanels panels{picture};
    widgets::GraphCamera camera{picture, panels, [this] { return size; }};
    QSignalSpy moved{&camera, &widgets::GraphCamera::moved};
};

} // namespace

class TestGraphCamera : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSmallPictureIsShownWhole();
    void aLargePictureStartsAtItsFirstCards();
    void anEmptyPictureIsNothingToLookAt();
    void zoomingKeepsAPointInItsPlace();
    void aCardInTheMiddleCanBeRead();
    void aCardComesIntoViewOnTheShortestWay();
    void aCardComesOutFromUnderThePanels();
    void aNoteInTheUpperLeftCornerCoversNothing();
    void anUntouchedViewStartsAgainAtAnotherSize();
    void theMiddleStaysAtAnotherWidth();
    void panelsGiveWayUnlessOneDrags();
    void theMapLeadsToWhatItShows();
};

void TestGraphCamera::aSmallPictureIsShownWhole()
{
    Seen seen(3);
    seen.camera.showStart();
    QCOMPARE(seen.camera.viewport().zoom, 1.0);
    QVERIFY(seen.camera.freeArea().contains(seen.camera.viewport().toView(seen.picture.layout.bounds)));
    QVERIFY(!seen.moved.isEmpty());
    QVERIFY(!seen.camera.isUsers());
}

void TestGraphCamera::aLargePictureStartsAtItsFirstCards()
{
    Seen seen(100);
    seen.camera.showStart();
    QCOMPARE(seen.camera.viewport().zoom, 0.8);
    QVERIFY(seen.camera.freeArea().contains(seen.camera.cardRect(0)));
    QVERIFY(!seen.camera.area().intersects(seen.camera.cardRect(99)));
    seen.camera.showAll();
    QVERIFY(seen.camera.area().contains(seen.camera.cardRect(99)));
}

void TestGraphCamera::anEmptyPictureIsNothingToLookAt()
{
    Seen seen(3);
    seen.picture = {};
    seen.camera.showStart();
    QCOMPARE(seen.camera.viewport(), widgets::Viewport());
    QVERIFY(seen.moved.isEmpty());
}

void TestGraphCamera::zoomingKeepsAPointInItsPlace()
{
    Seen seen(100);
    seen.camera.showStart();
    const QPointF place = seen.camera.cardRect(2).center();
    seen.camera.zoomAt(place, 2);
    QCOMPARE(seen.camera.viewport().zoom, 1.6);
    QCOMPARE(seen.camera.cardRect(2).center(), place);
    QVERIFY(seen.camera.isUsers());
}

void TestGraphCamera::aCardInTheMiddleCanBeRead()
{
    Seen seen(100);
    seen.camera.showAll();
    QVERIFY(seen.camera.viewport().zoom < 0.1);
    seen.camera.centreOn(50);
    QCOMPARE(seen.camera.viewport().zoom, 0.62);
    QCOMPARE(seen.camera.cardRect(50).center(), QPointF(500, 400));
    seen.camera.zoomAt({0, 0}, 2);
    seen.camera.centreOn(51); // which is near enough
    QCOMPARE(seen.camera.viewport().zoom, 1.24);
}

void TestGraphCamera::aCardComesIntoViewOnTheShortestWay()
{
    Seen seen(100);
    seen.panels.setLegendWanted(false);
    seen.camera.showStart();
    const QRectF before = seen.camera.cardRect(2);
    seen.camera.ensureVisible(2);
    QCOMPARE(seen.camera.cardRect(2), before); // it was seen
    seen.camera.ensureVisible(50);
    QCOMPARE(seen.camera.cardRect(50).bottom(), 780.0); // the margin's edge
    QCOMPARE(seen.camera.cardRect(50).left(), before.left());
}

void TestGraphCamera::aCardComesOutFromUnderThePanels()
{
    for (int height = 300; height <= 800; height += 20) {
        Seen seen(100, {360.0, double(height)}); // so narrow that panels lie over cards
        seen.camera.showStart();
        seen.camera.ensureVisible(50);
        QVERIFY(seen.camera.area().contains(seen.camera.cardRect(50)));
        QVERIFY(!seen.camera.cardRect(50).intersects(seen.panels.minimapRect(seen.size)));
    }
}

void TestGraphCamera::aNoteInTheUpperLeftCornerCoversNothing()
{
    const QRectF note(0, 0, 400, 60);
    Seen seen(100, {900, 800});
    seen.camera.setCovered(note.height());
    seen.camera.showStart();
    QVERIFY(!seen.camera.cardRect(0).intersects(note));
    // Cards in the lower half alone, where the legend would lie over them.
    seen.camera.put(seen.picture.layout.cards.front().topLeft(), {220, 500});
    QVERIFY(!seen.panels.legendRect(seen.size).intersects(note));
    QVERIFY(!seen.panels.minimapRect(seen.size).intersects(note));
}

void TestGraphCamera::anUntouchedViewStartsAgainAtAnotherSize()
{
    Seen seen(3);
    seen.camera.showStart();
    seen.size = {500, 300};
    seen.camera.resize(1000);
    QVERIFY(seen.camera.area().contains(seen.camera.viewport().toView(seen.picture.layout.bounds)));
}

void TestGraphCamera::theMiddleStaysAtAnotherWidth()
{
    Seen seen(100);
    seen.camera.showStart();
    seen.camera.showAt(10, {500, 300}, 1);
    seen.size.setWidth(700);
    seen.camera.resize(1000);
    QCOMPARE(seen.camera.cardRect(10).center(), QPointF(350, 300));
    seen.camera.startAgain();
    seen.camera.resize(700);
    QVERIFY(seen.camera.freeArea().contains(seen.camera.cardRect(0)));
}

void TestGraphCamera::panelsGiveWayUnlessOneDrags()
{
    Seen seen(8);
    seen.camera.showAt(0, {500, 400}, 1);
    const QRectF before = seen.panels.legendRect(seen.size);
    const auto isOver = [&] {
        return seen.panels.hidesCards(seen.panels.legendRect(seen.size), seen.camera.viewport());
    };
    QVERIFY(!isOver());
    // The cards go under the legend, wherever it is.
    const QPointF under = before.center() - seen.picture.layout.cards[4].center();
    seen.camera.dragTo(under);
    QVERIFY(isOver());
    QCOMPARE(seen.panels.legendRect(seen.size), before);
    seen.camera.endDrag();
    QVERIFY(!isOver());
    QVERIFY(seen.panels.legendRect(seen.size) != before);
}

void TestGraphCamera::theMapLeadsToWhatItShows()
{
    Seen seen(40);
    seen.camera.showStart();
    QVERIFY(seen.panels.showsMinimap(seen.camera.viewport(), seen.size));
    const QRectF before = seen.camera.viewport().toLayout(seen.camera.area());
    const QRectF map = seen.panels.minimapRect(seen.size);
    seen.camera.goToOnMinimap({map.center().x(), map.bottom() - 8});
    QVERIFY(seen.camera.viewport().toLayout(seen.camera.area()).center().y() > before.center().y() + 200);
}

} // namespace scalescope::tests

QTEST_MAIN(scalescope::tests::TestGraphCamera)
#include "test_graph_camera.moc"
