// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/scale_axis.h"
#include "tests/support/test_class.h"

#include "widgets/histogram/histogram_view.h"

#include <QTest>
#include <cmath>

using namespace scalescope;
using namespace scalescope::widgets;

namespace {

class TestScaleAxis : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ticksAreAsNearAsTheirDistanceAllows_data()
    {
        QTest::addColumn<double>("pixels");
        QTest::addColumn<std::vector<int>>("ticks");
        QTest::newRow("no room for each exponent") << 300.0 << std::vector<int>{-8, -4, 0, 4};
        QTest::newRow("room for every second") << 500.0 << std::vector<int>{-8, -6, -4, -2, 0, 2, 4, 6};
        QTest::newRow("nothing to be drawn on") << 0.0 << std::vector<int>{};
    }

    void ticksAreAsNearAsTheirDistanceAllows()
    {
        QFETCH(double, pixels);
        QTEST((sheet::ScaleAxis{-9, 7}.ticks(pixels, 60)), "ticks");
    }

    void stepsGoBelowABinadeWhereTheyMay()
    {
        const sheet::ScaleAxis axis{0, 1};
        QCOMPARE(axis.tickStep(1000, 60), 1.0);
        QCOMPARE(axis.tickStep(1000, 60, 0.25), 0.25);
        QCOMPARE(axis.tickStep(100, 60, 0.25), 1.0);
    }

    void roundingLeavesRoomAtBothEnds()
    {
        sheet::ScaleAxis axis{-4, 4};
        axis.cover(-10.2, 3);
        QCOMPARE(axis, (sheet::ScaleAxis{-10.2, 4}));
        QCOMPARE(axis.rounded(), (sheet::ScaleAxis{-12, 6}));
    }

    void whatHasNoPlaceHasNoExponent()
    {
        graph::Metric metric;
        metric.statistics.meanAbs = 0.25;
        QCOMPARE(exponentOf(&metric, sheet::FieldId::MeanAbs), std::optional(-2.0));
        for (const double value : {0.0, HUGE_VAL, graph::Statistics::unavailable}) {
            metric.statistics.meanAbs = value;
            QVERIFY(!exponentOf(&metric, sheet::FieldId::MeanAbs));
        }
        QVERIFY(!exponentOf(nullptr, sheet::FieldId::MeanAbs));
    }

    void theAxisOfAPlotEndsWhereNumbersDo()
    {
        HistogramView view;
        for (int i = 0; i < 60; ++i)
            QTest::keyClick(&view, Qt::Key_Minus);
        QCOMPARE(view.shownAxis(), (sheet::ScaleAxis{-1100, 1050}));
        for (int i = 0; i < 120; ++i)
            QTest::keyClick(&view, Qt::Key_Plus);
        QVERIFY(std::abs(view.shownAxis().hi - view.shownAxis().lo - 0.5) < 1e-6);
    }
};

} // namespace

SCALESCOPE_TEST(TestScaleAxis)
#include "test_scale_axis.moc"
