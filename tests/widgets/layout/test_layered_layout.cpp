// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs on which Graphviz's dot would take minutes are laid out all the same, and it is said how.
#include "tests/support/test_class.h"
#include "widgets/layout/dot_cost.h"
#include "widgets/layout/dot_process.h"
#include "widgets/layout/layered_layout.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using scalescope::Result;
using scalescope::widgets::DotProcess;
using scalescope::widgets::isTooMuchForDot;
using scalescope::widgets::layeredLayout;
using scalescope::widgets::layOut;
using scalescope::widgets::layoutNote;
using scalescope::widgets::LayoutRequest;
using scalescope::widgets::LayoutResult;
using scalescope::widgets::ranksPassed;

namespace {

/// `x = x + module(x)`, n times: the module is one card.
LayoutRequest calls(int n)
{
    LayoutRequest request;
    request.clusterOfCard.assign(static_cast<std::size_t>(n) + 2, -1);
    request.edges = {{0, 1}};
    for (int call = 0; call < n; ++call) {
        request.edges.push_back({1, 2 + call});
        request.edges.push_back({call == 0 ? 0 : 1 + call, 2 + call});
        if (call > 0)
            request.edges.push_back({1 + call, 1});
    }
    return request;
}

/// Blocks of ten cards in a frame each, two of the ten in a frame inside, with a skip around each block.
LayoutRequest blocks(int n)
{
    LayoutRequest request;
    for (int block = 0; block < n; ++block) {
        request.clusters.push_back({-1, {180, 20}});
        request.clusters.push_back({2 * block, {2000, 20}});
        for (int card = 0; card < 10; ++card) {
            const int number = 10 * block + card;
            request.clusterOfCard.push_back(card == 4 || card == 5 ? 2 * block + 1 : 2 * block);
            if (number > 0)
                request.edges.push_back({number - 1, number});
        }
        request.edges.push_back({10 * block, 10 * block + 9});
    }
    return request;
}

bool isAround(const LayoutRequest& request, int cluster, int around)
{
    for (; cluster >= 0; cluster = request.clusters[static_cast<std::size_t>(cluster)].parent)
        if (cluster == around)
            return true;
    return false;
}

void checkPlaces(const LayoutRequest& request, const LayoutResult& layout)
{
    QCOMPARE(layout.cards.size(), request.clusterOfCard.size());
    QCOMPARE(layout.clusters.size(), request.clusters.size());
    QCOMPARE(layout.edges.size(), request.edges.size());
    for (std::size_t a = 0; a < layout.cards.size(); ++a) {
        QCOMPARE(layout.cards[a].size(), request.cardSize);
        QVERIFY(layout.bounds.contains(layout.cards[a]));
        for (std::size_t b = 0; b < a; ++b)
            QVERIFY(!layout.cards[a].intersects(layout.cards[b]));
        for (std::size_t frame = 0; frame < layout.clusters.size(); ++frame) {
            const bool isInside = isAround(request, request.clusterOfCard[a], static_cast<int>(frame));
            QVERIFY(isInside ? layout.clusters[frame].contains(layout.cards[a])
                             : !layout.clusters[frame].intersects(layout.cards[a]));
        }
    }
    for (const auto& points : layout.edges) {
        QCOMPARE(points.size() % 3, std::size_t{2}); // a start, threes, the arrow's tip
        for (const QPointF& point : points)
            QVERIFY(layout.bounds.contains(point));
    }
}

} // namespace

class TestLayeredLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aModuleThatIsCalledVeryOftenIsLaidOutInLayers()
    {
        for (const int n : {300, 1000, 4000})
            QVERIFY(isTooMuchForDot(calls(n)));
        const auto layout = layOut(calls(1000), QStringLiteral("/nowhere/dot"));
        QVERIFY(layout.has_value());
        QVERIFY(layout->method == LayoutResult::Method::LayersForSize);
        QVERIFY(layoutNote(*layout).startsWith("Drawn in plain layers: "));
        checkPlaces(calls(1000), *layout);
    }

    void whatDotDoesInTimeIsLeftToIt()
    {
        QVERIFY(!isTooMuchForDot(calls(100)));
        QVERIFY(!isTooMuchForDot(blocks(300)));
        QVERIFY(isTooMuchForDot(blocks(1000)));
        QCOMPARE(ranksPassed(blocks(1)), std::size_t{8});
    }

    void theEdgesOfTheOrderOfExecutionPointDownwards()
    {
        const LayoutRequest request = calls(40);
        const LayoutResult layout = layeredLayout(request);
        for (const auto& [source, target] : request.edges)
            if (source < target)
                QVERIFY(layout.cards[static_cast<std::size_t>(source)].bottom() <
                        layout.cards[static_cast<std::size_t>(target)].top());
    }

    void framesAreAroundTheirCardsAndNoOthers()
    {
        const LayoutRequest request = blocks(12);
        const LayoutResult layout = layeredLayout(request);
        checkPlaces(request, layout);
        for (std::size_t frame = 0; frame < layout.clusters.size(); frame += 2) {
            QVERIFY(layout.clusters[frame].contains(layout.clusters[frame + 1]));
            QVERIFY(layout.clusters[frame + 1].width() >= 2000); // room for its title
        }
    }

    void aWideRowIsBroken()
    {
        LayoutRequest request;
        request.clusterOfCard.assign(500, -1);
        for (int card = 1; card < 500; ++card)
            request.edges.push_back({0, card});
        const LayoutResult layout = layeredLayout(request);
        checkPlaces(request, layout);
        QVERIFY(layout.bounds.width() < 4000);
    }

    void aTowerOfRowsIsBrokenIntoColumns()
    {
        LayoutRequest request;
        request.clusterOfCard.assign(10'000, -1);
        for (int card = 1; card < 10'000; ++card)
            request.edges.push_back({card - 1, card});
        const LayoutResult layout = layeredLayout(request);
        checkPlaces(request, layout);
        QVERIFY(layout.bounds.height() < 2 * layout.bounds.width());
        QVERIFY(layout.bounds.width() < 2 * layout.bounds.height());
        for (std::size_t card = 1; card < layout.cards.size(); ++card) { // reads as a page does
            const QRectF& before = layout.cards[card - 1];
            const QRectF& after = layout.cards[card];
            QVERIFY(after.left() == before.left() ? after.top() > before.bottom()
                                                  : after.left() > before.right() && after.top() == 0);
        }
    }

    void nothingIsLaidOutToo()
    {
        QVERIFY(layeredLayout({}).bounds.isEmpty());
        LayoutRequest empty;
        empty.clusters = {{-1, {100, 20}}};
        empty.clusterOfCard = {-1};
        empty.edges = {{0, 0}};
        QCOMPARE(layeredLayout(empty).clusters.size(), std::size_t{1});
    }

    void theSameRequestGivesTheSameLayout()
    {
        const LayoutResult first = layeredLayout(calls(300));
        const LayoutResult second = layeredLayout(calls(300));
        QVERIFY(first.cards == second.cards);
        QVERIFY(first.edges == second.edges);
    }

    void theWindowGetsLayersWhereDotTakesTooLong()
    {
        QTemporaryDir folder;
        QFile slow(folder.filePath("dot"));
        QVERIFY(slow.open(QFile::WriteOnly));
        slow.write("#!/bin/sh\nexec sleep 600\n");
        slow.close();
        slow.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
        DotProcess dot;
        dot.setProgram(slow.fileName());
        dot.setTimeLimit(std::chrono::milliseconds(1));
        QSignalSpy finished(&dot, &DotProcess::finished);
        dot.start(calls(3));
        QVERIFY(dot.isBusy());
        QVERIFY(finished.wait(60000));
        QVERIFY(!dot.isBusy());
        const auto layout = finished.front().front().value<LayoutResult>();
        QVERIFY(layout.method == LayoutResult::Method::LayersForTime);
        checkPlaces(calls(3), layout);
        QCOMPARE(layoutNote(layout),
                 QString("Drawn in plain layers: Graphviz's dot was not done after 4 seconds."));
    }

    void theWindowDoesNotStartDotForNothing()
    {
        DotProcess dot;
        dot.setProgram("/nowhere/dot");
        QSignalSpy finished(&dot, &DotProcess::finished);
        dot.start(calls(1000));
        QVERIFY(dot.isBusy());
        QVERIFY(finished.wait(60000));
        QVERIFY(finished.front().front().value<LayoutResult>().method == LayoutResult::Method::LayersForSize);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestLayeredLayout)
#include "test_layered_layout.moc"
