// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "widgets/scale/scale_bar.h"

#include <QImage>
#include <QPainter>
#include <QTest>
#include <cmath>

using namespace scalescope;
using namespace scalescope::widgets;

namespace {

graph::Graph graphOf(std::shared_ptr<const graph::Metric> metric)
{
    graph::Graph graph;
    graph.nodes.emplace_back().forward.metric = std::move(metric);
    return graph;
}

std::shared_ptr<graph::Metric> barMetric(double meanAbs, double smallest, double largest)
{
    auto metric = std::make_shared<graph::Metric>();
    metric->statistics.numel = 4;
    metric->statistics.meanAbs = meanAbs;
    metric->statistics.absMinNonzero = smallest;
    metric->statistics.absMax = largest;
    return metric;
}

QImage painted(const graph::Metric* metric, graph::Direction direction = graph::Direction::Forward,
               const BarSpans& spans = {})
{
    ScaleBar bar;
    bar.axis = {-20, 20};
    bar.forwardFormat = formats::findFormat("e4m3fn").value();
    bar.backwardFormat = formats::findFormat("e5m2").value();
    bar.theme = Theme::light();
    QImage image(401, 9, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    bar.paint(painter, QRectF(0, 0, 400, 9), metric, direction, spans);
    painter.end();
    return image;
}

class TestScaleBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theAxisCoversMeansAndCutsOutliers_data()
    {
        QTest::addColumn<double>("mean");
        QTest::addColumn<double>("smallest");
        QTest::addColumn<double>("lo");
        QTest::newRow("ordinary scales give the least axis") << 1.0 << 0x1p-10 << -17.0;
        QTest::newRow("a bar's end widens it") << 1.0 << 0x1p-30 << -31.0;
        QTest::newRow("an outlier widens it to 2^-40 only") << 1.0 << 0x1p-140 << -41.0;
        QTest::newRow("a tiny mean is always on it") << 0x1p-120 << 0x1p-140 << -121.0;
    }

    void theAxisCoversMeansAndCutsOutliers()
    {
        QFETCH(double, mean);
        QFETCH(double, smallest);
        QFETCH(double, lo);
        const sheet::ScaleAxis axis = sheet::ScaleAxis::of(graphOf(barMetric(mean, smallest, 2)));
        QCOMPARE(axis.lo, lo);
        QCOMPARE(axis.hi, 17.0);
    }

    void positionsAreClampedToTheEnds()
    {
        const sheet::ScaleAxis axis{-10, 10};
        QCOMPARE(axis.position(0), 0.5);
        QCOMPARE(axis.position(-100), 0.0);
        QCOMPARE(axis.position(std::numeric_limits<double>::infinity()), 1.0);
        QCOMPARE(axis.position(std::nan("")), 0.0);
    }

    void aPoisonedMaximumComesFromTheHistogram()
    {
        auto metric = barMetric(std::nan(""), 0.5, std::nan(""));
        metric->histogram.add(graph::Histogram::binOf(0.5), 1);
        metric->histogram.add(graph::Histogram::binOf(4), 1);
        const auto range = sheet::magnitudeRange(*metric);
        QVERIFY(range.has_value());
        QCOMPARE(range->lo, -1.0);
        QCOMPARE(range->hi, std::log2(4.25));
    }

    void edgeMarksSayWhatHasNoPlace_data()
    {
        QTest::addColumn<int>("numel");
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("nans");
        QTest::addColumn<int>("infs");
        QTest::addColumn<QString>("marks");
        QTest::newRow("a plain tensor has none") << 4 << 1.0 << 0 << 0 << "";
        QTest::newRow("zero") << 4 << 0.0 << 0 << 0 << "0";
        QTest::newRow("NaN elements") << 4 << std::nan("") << 1 << 0 << "nan";
        QTest::newRow("Inf elements") << 4 << HUGE_VAL << 0 << 1 << "inf";
        QTest::newRow("both") << 4 << std::nan("") << 1 << 1 << "nan inf";
        QTest::newRow("an empty tensor has none") << 0 << std::nan("") << 0 << 0 << "";
    }

    void edgeMarksSayWhatHasNoPlace()
    {
        QFETCH(int, numel);
        QFETCH(double, value);
        QFETCH(int, nans);
        QFETCH(int, infs);
        graph::Statistics statistics;
        statistics.numel = numel;
        statistics.meanAbs = value;
        statistics.nans = nans;
        statistics.negInfs = infs;
        const sheet::EdgeMarks marks = sheet::edgeMarks(statistics, sheet::FieldId::MeanAbs);
        QStringList words;
        if (marks.zero)
            words << "0";
        if (marks.nan)
            words << "nan";
        if (marks.infinity)
            words << "inf";
        QTEST(words.join(' '), "marks");
    }

    void theStandardDeviationOfOneElementIsNoNan()
    {
        graph::Statistics statistics;
        statistics.numel = 1;
        QVERIFY(!sheet::edgeMarks(statistics, sheet::FieldId::Std).nan);
    }

    void nothingButTheRailIsPaintedWithoutAMetric()
    {
        const QImage image = painted(nullptr);
        for (int x = 0; x < 400; ++x)
            QCOMPARE(image.pixelColor(x, 4), Theme::light().rail);
    }

    void lineDotAndRangesLieWhereTheAxisSays()
    {
        const Theme theme = Theme::light();
        const auto metric = barMetric(1, 0x1p-4, 4);
        const QImage image = painted(metric.get());
        const auto at = [](double exponent) { return static_cast<int>((exponent + 20) * 10); };
        QCOMPARE(image.pixelColor(at(0), 4), theme.forward);
        QCOMPARE(image.pixelColor(at(-3), 4), theme.forward);
        QCOMPARE(image.pixelColor(at(5), 4), theme.barNormal);
        QCOMPARE(image.pixelColor(at(-8), 4), theme.barSubnormal);
        QCOMPARE(image.pixelColor(at(-12), 4), theme.rail);
        QCOMPARE(image.pixelColor(at(12), 4), theme.rail);
        const QImage gradient = painted(metric.get(), graph::Direction::Backward);
        QCOMPARE(gradient.pixelColor(at(0), 4), theme.gradient);
        QCOMPARE(gradient.pixelColor(at(12), 4), theme.barNormal);
    }

    void theMiddleLeavesOutAHundredthAtEitherEnd()
    {
        auto metric = barMetric(1, 0x1p-16, 0x1p12);
        const auto add = [&metric](int exponent, std::int64_t count) {
            metric->histogram.add(graph::Histogram::binOf(std::exp2(exponent)), count);
        };
        QVERIFY(!sheet::middleRange(*metric).has_value()); // nothing is known of it
        add(-16, 10);
        add(-4, 480);
        add(2, 500);
        add(12, 10);
        const auto middle = sheet::middleRange(*metric);
        QVERIFY(middle.has_value());
        QCOMPARE(middle->lo, -4.0);
        QCOMPARE(middle->hi, std::log2(4.25));
        metric->histogram.add(graph::Histogram::binOf(0x1p12), 1); // more than a hundredth
        QCOMPARE(sheet::middleRange(*metric)->hi, 12.0); // and no further than the largest magnitude
        auto few = barMetric(1, 0.5, 2);
        few->histogram.add(graph::Histogram::binOf(0.5), 1);
        few->histogram.add(graph::Histogram::binOf(2), 1);
        QCOMPARE(sheet::middleRange(*few)->lo, -1.0);
        QCOMPARE(sheet::middleRange(*few)->hi, 1.0);
    }

    /// A thin tail is no finding.
    void tailsAreThinnerThanTheMiddle()
    {
        auto metric = barMetric(1, 0x1p-16, 4);
        for (const auto& [exponent, count] : {std::pair(-16, 1), {-4, 500}, {1, 500}})
            metric->histogram.add(graph::Histogram::binOf(std::exp2(exponent)), count);
        const QImage image = painted(metric.get());
        const auto inkAt = [&image](double exponent) {
            double ink = 0; // how much of the column is not as it is without the line
            const QImage rail = painted(barMetric(0x1p-19, 0x1p-19, 0x1p-19).get());
            const int x = static_cast<int>((exponent + 20) * 10);
            for (int y = 0; y < 9; ++y)
                ink += std::abs(image.pixelColor(x, y).redF() - rail.pixelColor(x, y).redF());
            return ink;
        };
        QVERIFY(inkAt(-10) > 0.3);
        QVERIFY(inkAt(-2) > 2 * inkAt(-10));
        BarSpans known;
        known.middle = sheet::MagnitudeRange{-16, 2}; // is taken as it is
        QVERIFY(painted(metric.get(), graph::Direction::Forward, known) != image);
    }

    void zeroIsMarkedAtTheLeftAndNanAtTheRight()
    {
        auto metric = barMetric(0, graph::Statistics::unavailable, 0);
        const QImage zero = painted(metric.get());
        const QImage rail = painted(nullptr);
        QVERIFY(zero.copy(0, 0, 10, 9) != painted(barMetric(1, 1, 1).get()).copy(0, 0, 10, 9));
        metric->statistics.meanAbs = graph::Statistics::unavailable;
        metric->statistics.nans = 4;
        const QImage nan = painted(metric.get());
        QVERIFY(nan.copy(385, 0, 15, 9) != rail.copy(385, 0, 15, 9));
        QCOMPARE(nan.copy(0, 0, 10, 9), rail.copy(0, 0, 10, 9));
    }
};

} // namespace

SCALESCOPE_TEST(TestScaleBar)
#include "test_scale_bar.moc"
