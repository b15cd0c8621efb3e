// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "tests/widgets/graphview/column_picture.h"
#include "widgets/graphview/graph_camera.h"

#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <memory>

namespace scalescope::tests {

using widgets::GraphPanel;

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

    [[nodiscard]] bool shows(widgets::GraphPanel panel) const
    {
        return panels.shows(panel, camera.viewport(), size);
    }
};

} // namespace

class TestGraphCamera : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSmallPictureIsShownWhole();
    void aLargePictureStartsAtItsFirstCards();
    void aWidePictureIsShownWholeWhileItsCardsAreToldApart();
    void anEmptyPictureIsNothingToLookAt();
    void zoomingKeepsAPointInItsPlace();
    void aCardInTheMiddleCanBeRead();
    void aCardThatWasOutOfViewComesIntoTheMiddle();
    void aCardAtTheEdgeComesIntoViewOnTheShortestWay();
    void aCardComesOutFromUnderThePanels();
    void aCardInTheMiddleLiesUnderNoPanel();
    void aNoteAboveCoversNoCard();
    void anUntouchedViewStartsAgainAtAnotherSize();
    void theMiddleStaysAtAnotherWidth();
    void panelsStayInTheirCorners();
    void theLegendStartsWhereItHidesLess();
    void theLegendHidesNoTitleOfAModule();
    void aTitleBesideWhichNoCornerIsFreeClosesTheLegend();
    void theLegendLiesOverNoCardAtFirst_data();
    void theLegendLiesOverNoCardAtFirst();
    void theButtonOfTheMapHidesNoCardAtFirst_data();
    void theButtonOfTheMapHidesNoCardAtFirst();
    void theButtonOfTheMapGoesWhereNothingIs();
    void theLegendLeavesTheCardThatIsJumpedTo();
    void theButtonOfTheLegendStaysInItsCorner();
    void theUserClosesAndOpensPanels();
    void besideASmallViewPanelsAreClosedUntilOneOpensThem();
    void panelsThatWouldCoverMuchAreClosedAtFirst();
    void aLegendOfBadgesIsOpenWhereTheMapHasNoRoomBesideIt();
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

void TestGraphCamera::aWidePictureIsShownWholeWhileItsCardsAreToldApart()
{
    Seen seen(10);
    seen.picture.layout.bounds.setWidth(2400);
    seen.camera.showStart();
    QVERIFY(seen.camera.viewport().zoom < 0.62);
    QVERIFY(seen.camera.freeArea()
                .adjusted(-1, -1, 1, 1)
                .contains(seen.camera.viewport().toView(seen.picture.layout.bounds)));
    seen.picture.layout.bounds.setWidth(12000);
    seen.camera.showStart();
    QCOMPARE(seen.camera.viewport().zoom, 0.8);
    QVERIFY(seen.camera.freeArea().contains(seen.camera.cardRect(0)));
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

void TestGraphCamera::aCardThatWasOutOfViewComesIntoTheMiddle()
{
    Seen seen(100);
    seen.panels.setOpen(GraphPanel::Legend, false);
    seen.camera.showStart();
    const QRectF before = seen.camera.cardRect(2);
    QVERIFY(seen.camera.isSeen(2) && !seen.camera.isSeen(50));
    seen.camera.ensureVisible(2);
    QCOMPARE(seen.camera.cardRect(2), before); // it was seen
    seen.camera.ensureVisible(50);
    QVERIFY(seen.camera.isSeen(50));
    QCOMPARE(seen.camera.cardRect(50).center().y(), 400.0);
    QCOMPARE(seen.camera.cardRect(50).left(), before.left()); // where it was in view
    seen.camera.showAt(50, {-300, 200}, 1);
    seen.camera.ensureVisible(50);
    QCOMPARE(seen.camera.cardRect(50).center(), QPointF(500, 200));
}

void TestGraphCamera::aCardAtTheEdgeComesIntoViewOnTheShortestWay()
{
    Seen seen(100);
    seen.panels.setOpen(GraphPanel::Legend, false);
    for (const double bottom : {790.0, 810.0}) { // whole, but at the very edge, and cut
        seen.camera.showAt(50, {500, bottom - 30}, 1);
        QVERIFY(!seen.camera.isSeen(50));
        seen.camera.ensureVisible(50);
        QVERIFY(seen.camera.isSeen(50));
        QCOMPARE(seen.camera.cardRect(50).bottom(), 732.0); // with room for what is around it
        QCOMPARE(seen.camera.cardRect(50).center().x(), 500.0);
    }
    seen.camera.showAt(50, {500, 745}, 1);
    QVERIFY(seen.camera.isSeen(50)); // comfortably: nothing is to move
}

void TestGraphCamera::aCardComesOutFromUnderThePanels()
{
    for (int height = 300; height <= 800; height += 20) {
        Seen seen(100, {360.0, double(height)}); // so narrow that panels lie over cards
        for (const GraphPanel panel : widgets::graphPanels)
            if (!seen.shows(panel))
                seen.panels.toggle(panel, seen.size);
        seen.camera.showStart();
        seen.camera.ensureVisible(50);
        QVERIFY(seen.camera.area().contains(seen.camera.cardRect(50)));
        QVERIFY(!seen.camera.cardRect(50).intersects(seen.panels.rect(GraphPanel::Minimap, seen.size)));
    }
}

void TestGraphCamera::aCardInTheMiddleLiesUnderNoPanel()
{
    Seen seen(100, {360, 300});
    seen.panels.toggle(GraphPanel::Legend, seen.size);
    seen.panels.toggle(GraphPanel::Minimap, seen.size);
    seen.camera.showStart();
    seen.camera.centreOn(50);
    const QRectF card = seen.camera.cardRect(50);
    QVERIFY(seen.camera.area().contains(card));
    QVERIFY(!seen.panels.cover(card, seen.camera.viewport(), seen.size));
}

void TestGraphCamera::aNoteAboveCoversNoCard()
{
    const QRectF note(0, 0, 400, 60);
    Seen seen(100, {900, 800});
    seen.camera.setCovered(note.height());
    seen.camera.showStart();
    QVERIFY(!seen.camera.cardRect(0).intersects(note));
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

/// Wherever the cards are.
void TestGraphCamera::panelsStayInTheirCorners()
{
    Seen seen(8);
    for (const QPointF& place : {QPointF(500, 400), QPointF(150, 780), QPointF(900, 760), QPointF(100, 40)}) {
        seen.camera.showAt(0, place, 1);
        const QRectF legend = seen.panels.rect(GraphPanel::Legend, seen.size);
        const QRectF map = seen.panels.rect(GraphPanel::Minimap, seen.size);
        QCOMPARE(legend.bottomLeft(), QPointF(12, 788));
        QCOMPARE(map.bottomRight(), QPointF(988, 788));
        QVERIFY(seen.shows(GraphPanel::Legend));
    }
}

void TestGraphCamera::theLegendStartsWhereItHidesLess()
{
    Seen seen(8);
    const auto corner = [&seen](const QRectF& card) {
        seen.camera.showAt(0, {500, 400}, 1);
        seen.picture.layout.cards.assign(1, seen.camera.viewport().toLayout(card));
        seen.camera.placeLegend();
        return seen.panels.rect(GraphPanel::Legend, seen.size).center().y() < seen.size.height() / 2;
    };
    const QRectF below(20, 700, 100, 60);
    const QRectF above(20, 20, 100, 60);
    QVERIFY(!corner(above));
    QVERIFY(corner(below));
    seen.camera.setCovered(40); // by a note
    QVERIFY(!corner(below));
}

/// Of the corners at the left and the upper one at the right it has one where there is none.
void TestGraphCamera::theLegendHidesNoTitleOfAModule()
{
    Seen seen(8);
    seen.panels.setClosedSize(GraphPanel::Minimap, {40, 24});
    const auto corner = [&seen](const std::vector<QPointF>& titles, double zoom = 1) {
        seen.camera.showAt(0, {500, 400}, zoom);
        seen.picture.layout.cards.assign(1, seen.camera.viewport().toLayout(QRectF(450, 370, 100, 60)));
        seen.picture.view.modules.assign(titles.size(), {"layers", "layers", "ModuleList", -1});
        seen.picture.layout.clusters.clear();
        for (const QPointF& title : titles)
            seen.picture.layout.clusters.push_back(
                seen.camera.viewport().toLayout(QRectF(title, QSizeF(900, 700))));
        seen.camera.placeLegend();
        const QRectF legend = seen.panels.rect(GraphPanel::Legend, seen.size);
        return QStringLiteral("%1 %2").arg(legend.center().y() < 400 ? "upper" : "lower",
                                           legend.center().x() < 500 ? "left" : "right");
    };
    const QPointF below(20, 700), above(20, 20), atTheRight(850, 20), inTheMiddle(500, 300);
    QCOMPARE(corner({inTheMiddle, above}), QString("lower left")); // frames alone are no matter
    QCOMPARE(corner({below}), QString("upper left"));
    QCOMPARE(corner({below, above}), QString("upper right"));
    seen.panels.setOpen(GraphPanel::Minimap, false);
    seen.camera.placeLegend();
    QVERIFY(!seen.panels.buttonRect(GraphPanel::Minimap, seen.camera.viewport(), seen.size)
                 .intersects(seen.panels.rect(GraphPanel::Legend, seen.size)));
    QCOMPARE(corner({below, above, atTheRight}), QString("lower left"));
    QCOMPARE(corner({below}, 0.4), QString("lower left")); // too small to be read
    seen.camera.setCovered(40);                            // by a note
    QCOMPARE(corner({below}), QString("lower left"));
}

void TestGraphCamera::aTitleBesideWhichNoCornerIsFreeClosesTheLegend()
{
    Seen seen(100, {1000, 700});
    for (QRectF& card : seen.picture.layout.cards)
        card = {600, card.top(), 400, card.height()};
    seen.picture.layout.bounds.setWidth(1200);
    const auto isOpen = [&seen](bool hasFrames) {
        seen.picture.view.modules.clear();
        seen.picture.layout.clusters.clear();
        for (double top = 20; hasFrames && top < 900; top += 30) { // with titles all the way down
            seen.picture.view.modules.push_back({"layers", "layers", "ModuleList", -1});
            seen.picture.layout.clusters.emplace_back(0, top, 1200, 900);
        }
        seen.camera.showStart();
        return seen.shows(GraphPanel::Legend);
    };
    QVERIFY(isOpen(false));
    QVERIFY(!isOpen(true));
}

void TestGraphCamera::theLegendLiesOverNoCardAtFirst_data()
{
    QTest::addColumn<int>("cards");
    QTest::addColumn<double>("cardWidth"); // of layouts as wide
    QTest::addColumn<QSizeF>("view");
    QTest::addColumn<bool>("isOpen");
    QTest::newRow("a whole graph beside it") << 5 << 400.0 << QSizeF(800, 600) << true;
    QTest::newRow("a whole graph above it") << 3 << 1100.0 << QSizeF(1000, 900) << true;
    QTest::newRow("first cards beside it") << 100 << 700.0 << QSizeF(1000, 700) << true;
    QTest::newRow("first cards everywhere") << 100 << 1000.0 << QSizeF(1000, 700) << false;
}

void TestGraphCamera::theLegendLiesOverNoCardAtFirst()
{
    QFETCH(int, cards);
    QFETCH(double, cardWidth);
    QFETCH(QSizeF, view);
    QFETCH(bool, isOpen);
    Seen seen(cards, view);
    for (QRectF& card : seen.picture.layout.cards)
        card = {0, card.top(), cardWidth, card.height()};
    seen.picture.layout.bounds.setWidth(cardWidth);
    seen.camera.showStart();
    QCOMPARE(seen.shows(GraphPanel::Legend), isOpen);
    const QRectF legend = seen.panels.rect(GraphPanel::Legend, seen.size);
    QCOMPARE(seen.panels.hidesAny(legend, seen.camera.viewport()), !isOpen);
    QVERIFY(seen.camera.area().intersects(seen.camera.cardRect(0)));
    if (isOpen)
        return;
    seen.panels.toggle(GraphPanel::Legend, seen.size); // the user's word
    QVERIFY(seen.shows(GraphPanel::Legend));
}

void TestGraphCamera::theButtonOfTheMapHidesNoCardAtFirst_data()
{
    QTest::addColumn<double>("width"); // of the view; cards are 320 wide in it
    QTest::addColumn<bool>("isMovedAside");
    QTest::newRow("far from it") << 720.0 << false;
    QTest::newRow("beside it") << 410.0 << true;
}

void TestGraphCamera::theButtonOfTheMapHidesNoCardAtFirst()
{
    QFETCH(double, width);
    QFETCH(bool, isMovedAside);
    Seen seen(100, {width, 400});
    for (QRectF& card : seen.picture.layout.cards)
        card = {0, card.top(), 400, card.height()};
    seen.panels.setClosedSize(GraphPanel::Minimap, {40, 24});
    seen.panels.setOpen(GraphPanel::Minimap, false);
    seen.camera.showStart();
    const QRectF button = seen.panels.buttonRect(GraphPanel::Minimap, seen.camera.viewport(), seen.size);
    QVERIFY(!seen.panels.hidesAny(button, seen.camera.viewport()));
    QVERIFY(seen.camera.area().contains(seen.camera.cardRect(0)));
    QCOMPARE(seen.camera.cardRect(0).center().x() < width / 2 - 1, isMovedAside);
}

void TestGraphCamera::theButtonOfTheMapGoesWhereNothingIs()
{
    Seen seen(8);
    seen.panels.setClosedSize(GraphPanel::Minimap, {40, 24});
    seen.panels.setOpen(GraphPanel::Minimap, false);
    const auto isAtTop = [&seen](std::initializer_list<QRectF> cards) {
        seen.camera.showAt(0, {500, 400}, 1);
        seen.picture.layout.cards.assign(8, {});
        for (const QRectF& card : cards)
            seen.picture.layout.cards.push_back(seen.camera.viewport().toLayout(card));
        seen.camera.placeLegend();
        return seen.panels.buttonRect(GraphPanel::Minimap, seen.camera.viewport(), seen.size).top() < 400;
    };
    const QRectF below(900, 740, 100, 60);
    const QRectF above(900, 0, 100, 60);
    QVERIFY(!isAtTop({}));
    QVERIFY(!isAtTop({above}));
    QVERIFY(isAtTop({below}));
    QVERIFY(!isAtTop({above, below}));
    seen.camera.setCovered(40); // by a note
    QVERIFY(!isAtTop({below}));
}

/// And those right beside it.
void TestGraphCamera::theLegendLeavesTheCardThatIsJumpedTo()
{
    const auto seenAt = [](std::initializer_list<QPointF> beside) { // the card jumped to is at (0, 0)
        auto seen = std::make_unique<Seen>(100);
        seen->camera.showStart();
        seen->picture.layout.cards.assign(100, QRectF(5000, 5000, 200, 60));
        seen->picture.layout.cards[0] = {0, 0, 200, 60};
        std::size_t card = 1;
        for (const QPointF& place : beside)
            seen->picture.layout.cards[card++] = {place, QSizeF(200, 60)};
        seen->size = {700, 800};
        seen->camera.centreOn(0);
        return seen;
    };
    const auto hides = [](const Seen& seen, std::size_t cards) {
        const QRectF legend = seen.panels.rect(GraphPanel::Legend, seen.size);
        for (std::size_t card = 0; card < cards; ++card)
            if (seen.shows(GraphPanel::Legend) &&
                legend.intersects(seen.camera.cardRect(static_cast<int>(card))))
                return true;
        return false;
    };
    const auto isAtTop = [](const Seen& seen) {
        return seen.panels.rect(GraphPanel::Legend, seen.size).top() < 400;
    };
    const auto alone = seenAt({});
    QVERIFY(alone->shows(GraphPanel::Legend) && !isAtTop(*alone));
    // One far below is none that it keeps off, one high card beside it is.
    auto seen = seenAt({});
    seen->picture.layout.cards[1] = {-300, 0, 280, 5000};
    seen->camera.centreOn(0);
    QVERIFY(seen->shows(GraphPanel::Legend) && isAtTop(*seen) && !hides(*seen, 2));
    seen->camera.centreOn(0);
    QVERIFY(isAtTop(*seen)); // where it hides none of them it stays
    seen->picture.layout.cards[1] = {-300, 0, 280, 60};
    seen->camera.centreOn(0);
    QVERIFY(isAtTop(*seen));
    for (const bool isOpened : {false, true}) { // by the user, too
        if (isOpened)
            seen->panels.toggle(GraphPanel::Legend, seen->size);
        QCOMPARE(seen->shows(GraphPanel::Legend), true);
        seen->picture.layout.cards[1] = {-300, -5000, 280, 10000};
        seen->picture.layout.cards[2] = {220, -5000, 280, 10000};
        seen->camera.centreOn(0);
        QVERIFY(!seen->shows(GraphPanel::Legend));
    }
}

void TestGraphCamera::theButtonOfTheLegendStaysInItsCorner()
{
    Seen seen(8);
    seen.panels.setClosedSize(GraphPanel::Legend, {60, 24});
    seen.panels.setOpen(GraphPanel::Legend, false);
    const auto isAtTop = [&seen](std::initializer_list<QRectF> cards, bool haveFindings = false) {
        seen.camera.showAt(0, {500, 400}, 1);
        seen.picture.layout.cards.assign(8, {});
        std::size_t place = 0;
        for (const QRectF& card : cards)
            seen.picture.layout.cards[place++] = seen.camera.viewport().toLayout(card);
        for (auto& look : seen.picture.looks)
            look.findings.forward.finding = haveFindings ? sheet::Finding::Overflow : sheet::Finding::None;
        seen.camera.placeLegend();
        const QRectF button = seen.panels.buttonRect(GraphPanel::Legend, seen.camera.viewport(), seen.size);
        return button.top() < 400 || button.left() > 100;
    };
    const QRectF below(0, 500, 400, 300);
    const QRectF above(0, 0, 100, 60);
    QVERIFY(!isAtTop({}));
    QVERIFY(!isAtTop({below})); // where the legend would be at the top
    QVERIFY(seen.panels.rect(GraphPanel::Legend, seen.size).top() < 400);
    QVERIFY(isAtTop({below}, true));
    QVERIFY(!isAtTop({below, above}, true));
}

void TestGraphCamera::theUserClosesAndOpensPanels()
{
    Seen seen(40);
    seen.camera.showStart();
    const QSizeF closed(60, 24);
    seen.panels.setClosedSize(GraphPanel::Legend, closed);
    const auto button = [&] {
        return seen.panels.buttonRect(GraphPanel::Legend, seen.camera.viewport(), seen.size);
    };
    const QRectF whole = seen.panels.rect(GraphPanel::Legend, seen.size);
    QVERIFY(whole.contains(button()) && button().height() < 24);
    seen.panels.toggle(GraphPanel::Legend, seen.size);
    QVERIFY(!seen.shows(GraphPanel::Legend) && seen.shows(GraphPanel::Minimap));
    QVERIFY(!seen.panels.isOpen(GraphPanel::Legend)); // which is remembered
    QCOMPARE(button().bottomLeft(), whole.bottomLeft());
    QCOMPARE(button().size(), closed);
    // A card that is selected lies under the button no more than under the panel.
    QVERIFY(seen.panels.cover(button(), seen.camera.viewport(), seen.size));
    QVERIFY(!seen.panels.cover(whole.topRight(), seen.camera.viewport(), seen.size));
    seen.panels.toggle(GraphPanel::Legend, seen.size);
    QVERIFY(seen.shows(GraphPanel::Legend) && seen.panels.isOpen(GraphPanel::Legend));
}

void TestGraphCamera::besideASmallViewPanelsAreClosedUntilOneOpensThem()
{
    Seen seen(40, {360, 240});
    seen.camera.showStart();
    for (const GraphPanel panel : widgets::graphPanels) {
        QVERIFY(!seen.shows(panel));
        QVERIFY(seen.panels.has(panel, seen.camera.viewport(), seen.size)); // by a button
        seen.panels.toggle(panel, seen.size);
        QVERIFY(seen.shows(panel));
        seen.panels.toggle(panel, seen.size);
        QVERIFY(!seen.shows(panel) && seen.panels.isOpen(panel)); // in a large view as before
    }
}

void TestGraphCamera::panelsThatWouldCoverMuchAreClosedAtFirst()
{
    Seen seen(40);
    double area = 0;
    for (const GraphPanel panel : widgets::graphPanels)
        area += seen.panels.rect(panel, seen.size).width() * seen.panels.rect(panel, seen.size).height();
    const double side = std::sqrt(8 * area);
    seen.size = {1.4 * side + 1, side / 1.4 + 1};
    seen.camera.showStart();
    QVERIFY(seen.shows(GraphPanel::Legend) && seen.shows(GraphPanel::Minimap));
    seen.size = {1.4 * side - 1, side / 1.4 - 1};
    QVERIFY(!seen.shows(GraphPanel::Legend) && !seen.shows(GraphPanel::Minimap));
    seen.panels.setWanted(GraphPanel::Legend, false); // the other alone has room
    QVERIFY(seen.shows(GraphPanel::Minimap));
}

void TestGraphCamera::aLegendOfBadgesIsOpenWhereTheMapHasNoRoomBesideIt()
{
    const QSizeF graphOfAFirstStart(716, 480); // in a window of 1280 by 800
    Seen seen(40, graphOfAFirstStart);
    seen.camera.showStart();
    const widgets::Document document;
    seen.panels.setContent(document);
    QVERIFY(seen.shows(GraphPanel::Legend) && seen.shows(GraphPanel::Minimap)); // it is short
    sheet::FindingMark follows{sheet::Finding::Overflow, 1, graph::TensorId{0}};
    seen.picture.looks[0].findings = {{sheet::Finding::Overflow, 1}, {sheet::Finding::Overflow, 1}};
    seen.picture.looks[1].findings = {follows, follows}; // so that there are all four signs
    seen.picture.looks[2].findings.forward = {sheet::Finding::Subnormal, 2, {}, true}; // and a warning's
    seen.picture.looks[0].marks = {{}, widgets::FirstMark::First, widgets::FirstMark::FirstGradient};
    seen.panels.setContent(document);
    const QSizeF legend = seen.panels.rect(GraphPanel::Legend, seen.size).size();
    QVERIFY2(seen.shows(GraphPanel::Legend) && !seen.shows(GraphPanel::Minimap),
             qPrintable(QString("%1 x %2").arg(legend.width()).arg(legend.height())));
    seen.panels.toggle(GraphPanel::Legend, seen.size);
    QVERIFY(!seen.shows(GraphPanel::Legend)); // the user's word
    seen.panels.toggle(GraphPanel::Legend, seen.size);
    seen.size = {300, 240};
    QVERIFY(!seen.shows(GraphPanel::Legend)); // which it would fill
}

void TestGraphCamera::theMapLeadsToWhatItShows()
{
    Seen seen(40);
    seen.camera.showStart();
    QVERIFY(seen.panels.shows(GraphPanel::Minimap, seen.camera.viewport(), seen.size));
    const QRectF before = seen.camera.viewport().toLayout(seen.camera.area());
    const QRectF map = seen.panels.rect(GraphPanel::Minimap, seen.size);
    seen.camera.goToOnMinimap({map.center().x(), map.bottom() - 8});
    QVERIFY(seen.camera.viewport().toLayout(seen.camera.area()).center().y() > before.center().y() + 200);
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestGraphCamera)
#include "test_graph_camera.moc"
