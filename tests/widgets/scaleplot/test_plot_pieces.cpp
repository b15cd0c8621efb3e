// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "widgets/scaleplot/plot_pieces.h"

#include "tests/support/sample_run.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::widgets;

namespace {

PlotScene sampleScene()
{
    Document document;
    document.setRun(tests::sampleRun());
    return PlotScene::of(document, {});
}

} // namespace

class TestPlotPieces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void piecesHaveAllRowsInOrderOnOneAxis()
    {
        const PlotScene whole = sampleScene();
        const auto pieces = piecesOf(whole, 10);
        QCOMPARE(pieces.size(), (whole.rows.size() + 9) / 10);
        std::size_t row = 0;
        for (const PlotScene& piece : pieces) {
            QVERIFY(!piece.rows.empty() && piece.rows.size() <= 10);
            QVERIFY(piece.fit == whole.fit);
            QCOMPARE(piece.limits.size(), whole.limits.size());
            for (const PlotRow& own : piece.rows)
                QCOMPARE(own.id, whole.rows.at(row++).id);
        }
        QCOMPARE(row, whole.rows.size());
        QVERIFY(pieces.front().title != pieces.back().title);
    }

    void arrowsAndBracketsLeadToTheRowsThatTheyLedTo()
    {
        const PlotScene whole = sampleScene();
        std::size_t links = 0;
        for (const PlotScene& piece : piecesOf(whole, 20)) {
            const auto rows = static_cast<int>(piece.rows.size());
            for (const PlotLink& link : piece.links) {
                const auto idOf = [&piece](int row) {
                    return piece.rows.at(static_cast<std::size_t>(row)).id;
                };
                const int source = whole.rowOf(idOf(link.source));
                const int target = whole.rowOf(idOf(link.target));
                QVERIFY(std::ranges::any_of(whole.links, [&](const PlotLink& original) {
                    return original.source == source && original.target == target &&
                           original.steps == link.steps;
                }));
                ++links;
            }
            for (const PlotBracket& bracket : piece.brackets)
                QVERIFY(bracket.first >= 0 && bracket.last < rows);
        }
        QVERIFY(links > 0 && links < whole.links.size());
    }

    void whatFitsIsOnePiece()
    {
        const PlotScene whole = sampleScene();
        const auto pieces = piecesOf(whole, whole.rows.size());
        QCOMPARE(pieces.size(), 1U);
        QCOMPARE(pieces.front().title, whole.title);
        QCOMPARE(piecesOf(PlotScene(), 10).size(), 1U);
    }

    void keepsTheRowsOfTheseNodesAlone()
    {
        const PlotScene whole = sampleScene();
        const PlotScene part = withNodes(whole, {whole.rows[3].id, whole.rows[5].id});
        QCOMPARE(part.rows.size(), 2U);
        QCOMPARE(part.rows[0].id, whole.rows[3].id);
        QCOMPARE(part.rows[1].id, whole.rows[5].id);
        QVERIFY(part.fit == whole.fit);
    }
};

SCALESCOPE_TEST(TestPlotPieces)
#include "test_plot_pieces.moc"
