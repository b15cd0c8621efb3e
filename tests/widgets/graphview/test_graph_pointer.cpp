// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/simulated_run.h"
#include "tests/support/test_class.h"
#include "tests/widgets/graphview/column_picture.h"
#include "widgets/graphview/graph_pointer.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

namespace scalescope::tests {

namespace {

/// A mouse over a column of cards.
struct Pointed
{
    explicit Pointed(bool blockIsOpen = true, int cards = 6) : picture(columnPicture(cards, blockIsOpen))
    {
        camera.showStart();
        QObject::connect(&pointer, &widgets::GraphPointer::moduleToggled, &pointer,
                         [this](const std::string& path, bool open) {
                             toggled << QString::fromStdString(path) + (open ? " opens" : " folds");
                         });
    }
    void click(const QPointF& point)
    {
        pointer.press(point);
        pointer.release(point, true);
    }
    QPointF place(int card) const { return camera.cardRect(card).center(); }
    /// Of the module's frame, so far from its upper left corner.
    QPointF onFrame(const QPointF& offset) const
    {
        return camera.viewport().toView(picture.layout.clusters[0].topLeft() + offset);
    }

    widgets::GraphPicture picture;
    widgets::GraphPanels panels{picture};
    widgets::GraphCamera camera{picture, panels, [] { return QSizeF(1000, 800); }};
    widgets::GraphPointer pointer{picture, panels, camera};
    QSignalSpy clicked{&pointer, &widgets::GraphPointer::clicked};
    QStringList toggled;
};

} // namespace

class TestGraphPointer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClickSaysWhatItHits();
    void theTriangleFoldsAModule();
    void aDoubleClickOpensAndFolds();
    void aDragMovesThePictureAndIsNoClick();
    void aTremblingHandClicks();
    void theMapIsDraggedToo();
    void theWheelZoomsAndMovesSideways();
    void nothingIsClickedThroughAPanel();
};

void TestGraphPointer::aClickSaysWhatItHits()
{
    Pointed pointed;
    pointed.click(pointed.place(2));
    pointed.click({3, 3});
    QCOMPARE(pointed.clicked.at(0).first().toInt(), 2);
    QCOMPARE(pointed.clicked.at(1).first().toInt(), -1);
    pointed.pointer.press(pointed.place(2));
    pointed.pointer.release(pointed.place(2), false); // another button
    QCOMPARE(pointed.clicked.size(), 2);
    QCOMPARE(pointed.pointer.cardAt(pointed.place(2)), 2);
}

void TestGraphPointer::theTriangleFoldsAModule()
{
    Pointed pointed;
    pointed.click(pointed.onFrame({10, 10}));
    QCOMPARE(pointed.toggled, QStringList("block folds"));
    pointed.click(pointed.onFrame({60, 10})); // its title
    QCOMPARE(pointed.toggled.size(), 1);
    QCOMPARE(pointed.clicked.size(), 1);
}

void TestGraphPointer::aDoubleClickOpensAndFolds()
{
    Pointed open;
    open.pointer.doubleClick(open.onFrame({60, 10}));
    open.pointer.doubleClick(open.place(5)); // a card inside is not the frame
    QCOMPARE(open.toggled, QStringList("block folds"));
    Pointed folded(false);
    folded.pointer.doubleClick(folded.place(0));
    folded.pointer.doubleClick(folded.place(4));
    QCOMPARE(folded.toggled, QStringList("block opens"));
}

void TestGraphPointer::aDragMovesThePictureAndIsNoClick()
{
    Pointed pointed;
    const QPointF before = pointed.place(2);
    pointed.pointer.press(before);
    pointed.pointer.move(before + QPointF(150, -40));
    QVERIFY(pointed.pointer.isDragging());
    QCOMPARE(pointed.place(2), before + QPointF(150, -40));
    QVERIFY(pointed.camera.isUsers());
    pointed.pointer.release(before + QPointF(150, -40), true);
    QVERIFY(!pointed.pointer.isDragging());
    QVERIFY(pointed.clicked.isEmpty());
    pointed.pointer.move({0, 0}); // no button is down
    QCOMPARE(pointed.place(2), before + QPointF(150, -40));
}

void TestGraphPointer::aTremblingHandClicks()
{
    Pointed pointed;
    const QPointF before = pointed.place(2);
    pointed.pointer.press(before);
    pointed.pointer.move(before + QPointF(QApplication::startDragDistance() - 1, 0));
    QCOMPARE(pointed.place(2), before);
    pointed.pointer.release(before, true);
    QCOMPARE(pointed.clicked.size(), 1);
}

void TestGraphPointer::theMapIsDraggedToo()
{
    Pointed pointed(true, 60);
    const QRectF map = pointed.panels.rect(widgets::GraphPanel::Minimap, pointed.camera.size());
    const double before = pointed.place(0).y();
    pointed.pointer.press(map.center() + QPointF(0, 30));
    const double pressed = pointed.place(0).y();
    QVERIFY(pressed < before);
    pointed.pointer.move(map.center() + QPointF(0, 60));
    QVERIFY(pointed.place(0).y() < pressed);
    QVERIFY(!pointed.pointer.isDragging());
    pointed.pointer.release(map.center(), true);
    pointed.pointer.doubleClick(map.center());
    QVERIFY(pointed.clicked.isEmpty() && pointed.toggled.isEmpty());
}

void TestGraphPointer::theWheelZoomsAndMovesSideways()
{
    Pointed pointed;
    const QPointF before = pointed.place(2);
    const double zoom = pointed.camera.viewport().zoom;
    pointed.pointer.turnWheel(before, {0, 120}, false);
    QCOMPARE(pointed.camera.viewport().zoom, zoom * 1.2);
    QCOMPARE(pointed.place(2), before);
    pointed.pointer.turnWheel(before, {0, -120}, true);
    QCOMPARE(pointed.place(2), before - QPointF(60, 0));
    pointed.pointer.turnWheel(before, {40, 0}, false); // a wheel that is tilted zooms nothing
    QCOMPARE(pointed.camera.viewport().zoom, zoom * 1.2);
}

void TestGraphPointer::nothingIsClickedThroughAPanel()
{
    Pointed pointed;
    const QSizeF size = pointed.camera.size();
    QVERIFY(pointed.panels.shows(widgets::GraphPanel::Legend, pointed.camera.viewport(), size));
    const QPointF under = pointed.panels.rect(widgets::GraphPanel::Legend, size).center();
    pointed.camera.showAt(1, under, 1);
    QCOMPARE(pointed.place(1), under);
    pointed.pointer.press(under);
    pointed.pointer.release(under, true);
    QVERIFY(pointed.clicked.isEmpty());
    QCOMPARE(pointed.pointer.cardAt(under), -1);
    pointed.panels.toggle(widgets::GraphPanel::Legend, size);
    QCOMPARE(pointed.pointer.cardAt(under), 1);
    pointed.pointer.press(under);
    pointed.pointer.release(under, true);
    QCOMPARE(pointed.clicked.size(), 1);
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestGraphPointer)
#include "test_graph_pointer.moc"
