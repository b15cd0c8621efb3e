// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/rounds.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cmath>

namespace scalescope::bench {

class TestRounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMedianIsBetweenTheRounds()
    {
        QCOMPARE(Rounds({3, 1, 2}).median(), 2.0);
        QCOMPARE(Rounds({4, 1, 2, 3}).median(), 2.5);
        QCOMPARE(Rounds(7).median(), 7.0);
    }

    void theNoiseIsHalfTheDistanceOfTheQuartiles()
    {
        QCOMPARE(Rounds({10, 9, 12, 8, 11}).noise(), 0.1);
        QCOMPARE(Rounds({5, 5, 5}).noise(), 0.0);
        QCOMPARE(Rounds(7).noise(), 0.0);
    }

    void whatSlowsARoundIsNotInARatio()
    {
        const Rounds ratio = Rounds({2, 20, 4}) / Rounds({1, 10, 2});
        QCOMPARE(ratio.median(), 2.0);
        QCOMPARE(ratio.noise(), 0.0);
        QCOMPARE((1 + Rounds({2, 4}) * 10).median(), 31.0);
    }

    void theGrowthIsTheExponent()
    {
        const std::vector<double> sizes{1000, 3000, 10000};
        std::vector<Rounds> linear, squared;
        for (const double size : sizes) {
            linear.push_back(Rounds({size, 2 * size}) * 1e-6);
            squared.push_back(Rounds({size * size, 3 * size * size}));
        }
        QVERIFY(std::abs(growthOf(sizes, linear).median() - 1) < 1e-9);
        QVERIFY(std::abs(growthOf(sizes, squared).median() - 2) < 1e-9);
    }

    void allWaysTakeTurns()
    {
        std::string order;
        const auto seconds = secondsByRound({[&] { order += 'a'; }, [&] { order += 'b'; }}, 2);
        QCOMPARE(order, std::string("ababab"));
        QCOMPARE(seconds.size(), std::size_t{2});
        QCOMPARE(seconds[0].size(), std::size_t{2});
    }
};

} // namespace scalescope::bench

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::bench::TestRounds)
#include "test_rounds.moc"
