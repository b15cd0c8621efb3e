// SPDX-License-Identifier: GPL-3.0-or-later
// A person who opens a module finds everything else again: above or below, left or right of each other as
// before.
#include "tests/support/sample_run.h"
#include "tests/support/skip.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/picture_maker.h"
#include "widgets/models/document.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>

namespace scalescope::tests {

namespace {

using widgets::GraphPicture;

constexpr double nextTo = 10; // px: as good as at one height, or in one column

using Centres = std::map<graph::NodeId, QPointF>;

Centres centresOf(const GraphPicture& picture)
{
    Centres centres;
    for (std::size_t i = 0; i < picture.view.cards.size(); ++i)
        centres[picture.view.cards[i].node] = picture.layout.cards[i].center();
    return centres;
}

bool isTurnedRound(double before, double now)
{
    return before * now < 0 && std::abs(before) > nextTo && std::abs(now) > nextTo;
}

/// Pairs of cards that are in both pictures, and those of them that changed sides.
struct Pairs
{
    int all = 0;
    int changed = 0;

    Pairs(const Centres& before, const Centres& now)
    {
        for (auto a = before.begin(); a != before.end(); ++a) {
            for (auto b = std::next(a); b != before.end(); ++b) {
                if (!now.contains(a->first) || !now.contains(b->first))
                    continue;
                const QPointF was = b->second - a->second;
                const QPointF is = now.at(b->first) - now.at(a->first);
                ++all;
                changed += isTurnedRound(was.x(), is.x()) || isTurnedRound(was.y(), is.y()) ? 1 : 0;
            }
        }
    }
};

} // namespace

class TestOpeningOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theOthersKeepTheirOrder_data();
    void theOthersKeepTheirOrder();
};

void TestOpeningOrder::initTestCase()
{
    if (QStandardPaths::findExecutable("dot").isEmpty())
        SKIP_WHERE_NOT_CI("Graphviz's dot is not installed.");
}

void TestOpeningOrder::theOthersKeepTheirOrder_data()
{
    QTest::addColumn<QString>("module");
    QTest::newRow("the first") << "layers.0";
    QTest::newRow("in the middle") << "layers.1";
    QTest::newRow("the last") << "layers.2";
}

void TestOpeningOrder::theOthersKeepTheirOrder()
{
    QFETCH(const QString, module);
    widgets::Document document;
    document.setRun(sampleRun(3));
    widgets::PictureMaker maker(document);
    const QSignalSpy made(&maker, &widgets::PictureMaker::made);
    QVERIFY(maker.setFolding({0, {}}));
    QTRY_COMPARE_WITH_TIMEOUT(made.size(), 1, 20000);
    Centres before = centresOf(maker.picture());
    const auto& cards = maker.picture().view.cards;
    const auto opened = std::ranges::find(cards, module.toStdString(), &widgets::ViewCard::folded);
    QVERIFY(opened != cards.end());
    before.erase(opened->node);
    QVERIFY(maker.setFolding({0, {{module.toStdString(), true}}}));
    QTRY_COMPARE_WITH_TIMEOUT(made.size(), 2, 20000);
    const Pairs pairs(before, centresOf(maker.picture()));
    QCOMPARE(pairs.all, 21);
    QCOMPARE(pairs.changed, 0);
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestOpeningOrder)
#include "test_opening_order.moc"
