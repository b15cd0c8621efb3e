// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "tests/widgets/graphview/column_picture.h"
#include "widgets/graphview/picture_anchor.h"

#include <QTest>

namespace scalescope::tests {

namespace {

/// A picture in whose place another one comes.
struct Replaced
{
    widgets::GraphPicture picture = columnPicture(20);
    widgets::GraphPanels panels{picture};
    widgets::GraphCamera camera{picture, panels, [] { return QSizeF(1000, 800); }};
    widgets::PictureAnchor anchor{picture, camera};
    graph::Graph unpruned;
};

} // namespace

class TestPictureAnchor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSelectedCardThatIsSeenStays();
    void elseTheCardInTheMiddleStays();
    void aModuleStaysAsAFrameAndAsAStack();
    void aPictureOutOfSightIsShownFromItsStart();
    void nothingIsHeldOfAnEmptyPicture();
};

void TestPictureAnchor::aSelectedCardThatIsSeenStays()
{
    Replaced replaced;
    replaced.camera.showAt(5, {500, 300}, 1);
    const QRectF before = replaced.camera.cardRect(7);
    replaced.anchor.holdMiddle(7);
    QVERIFY(replaced.anchor.holds());
    replaced.picture = columnPicture(20, true, 1234);
    replaced.anchor.keep(replaced.unpruned);
    QCOMPARE(replaced.camera.cardRect(7), before);
    QVERIFY(!replaced.anchor.holds());
}

void TestPictureAnchor::elseTheCardInTheMiddleStays()
{
    Replaced replaced;
    replaced.camera.showAt(5, {500, 420}, 1);
    const QRectF before = replaced.camera.cardRect(5);
    replaced.anchor.holdMiddle(19); // which is out of sight
    replaced.picture = columnPicture(20, true, -777);
    replaced.anchor.keep(replaced.unpruned);
    QCOMPARE(replaced.camera.cardRect(5), before);
}

void TestPictureAnchor::aModuleStaysAsAFrameAndAsAStack()
{
    Replaced replaced;
    replaced.camera.showAt(18, {500, 300}, 1);
    const double frame = replaced.camera.viewport().toView(replaced.picture.layout.clusters[0]).top();
    replaced.anchor.holdModule("block");
    replaced.picture = columnPicture(20, false);
    replaced.anchor.keep(replaced.unpruned);
    QCOMPARE(replaced.camera.cardRect(18).top(), frame);
    replaced.anchor.holdModule("block");
    replaced.picture = columnPicture(20);
    replaced.anchor.keep(replaced.unpruned);
    QCOMPARE(replaced.camera.viewport().toView(replaced.picture.layout.clusters[0]).top(), frame);
}

void TestPictureAnchor::aPictureOutOfSightIsShownFromItsStart()
{
    Replaced replaced;
    replaced.camera.showAt(5, {500, 300}, 1);
    const widgets::Viewport before = replaced.camera.viewport();
    replaced.anchor.holdModule("no such module");
    QVERIFY(!replaced.anchor.holds());
    replaced.anchor.keep(replaced.unpruned);
    QCOMPARE(replaced.camera.viewport(), before); // it is in sight
    replaced.picture = columnPicture(20, true, 50000);
    replaced.anchor.keep(replaced.unpruned);
    QVERIFY(replaced.camera.freeArea().contains(replaced.camera.cardRect(0)));
}

void TestPictureAnchor::nothingIsHeldOfAnEmptyPicture()
{
    Replaced replaced;
    replaced.picture = {};
    replaced.anchor.holdMiddle(-1);
    QVERIFY(!replaced.anchor.holds());
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestPictureAnchor)
#include "test_picture_anchor.moc"
