// SPDX-License-Identifier: GPL-3.0-or-later
// What histograms say that rounding will do, against what it does to the elements.
#include "core/formats/expected_error.h"

#include "tests/core/formats/scaled_rounding.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using formats::expectedError;

namespace {

constexpr std::size_t count = 1 << 16;

/// As tracking records them, of one long row.
graph::Metric trackedMetric(const std::vector<float>& values)
{
    graph::Metric metric;
    metric.statistics.numel = static_cast<std::int64_t>(values.size());
    metric.statistics.absMax = 0;
    float largest = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const float magnitude = std::abs(values[i]);
        metric.statistics.zeros += magnitude == 0;
        largest = std::max(largest, magnitude);
        if (magnitude > 0) {
            metric.histogram.add(graph::Histogram::binOf(magnitude), 1);
            metric.statistics.absMax = std::fmax(metric.statistics.absMax, magnitude);
            metric.statistics.absMinNonzero = std::fmin(metric.statistics.absMinNonzero, magnitude);
        }
        if ((i + 1) % graph::blockLength == 0 && largest > 0) {
            metric.blockMaxima.add(graph::Histogram::binOf(largest), 1);
            largest = 0;
        }
    }
    return metric;
}

/// Normal numbers, times what `scaleOf` says of their place.
template <typename ScaleOf>
std::vector<float> numbers(const ScaleOf& scaleOf)
{
    std::mt19937 random(11);
    std::normal_distribution<double> normal;
    std::vector<float> values(count);
    for (std::size_t i = 0; i < count; ++i)
        values[i] = static_cast<float>(normal(random) * scaleOf(i));
    return values;
}

std::vector<float> named(const QString& name)
{
    std::mt19937 random(3);
    std::normal_distribution<double> normal;
    if (name == "normal")
        return numbers([](std::size_t) { return 1.0; });
    if (name == "small")
        return numbers([](std::size_t) { return 0x1p-9; });
    if (name == "large")
        return numbers([](std::size_t) { return 300.0; });
    if (name == "of many magnitudes")
        return numbers([&](std::size_t) { return std::exp2(1.5 * normal(random)); });
    if (name == "half of them zero")
        return numbers([](std::size_t i) { return i % 2 == 0 ? 1.0 : 0.0; });
    return numbers([](std::size_t i) { return i % 64 == 0 ? 100.0 : 1.0; }); // outliers
}

struct MeasuredRounding
{
    double lost;
    double sqnr;
};

MeasuredRounding roundingOf(const std::vector<float>& values, const std::string& format,
                            const std::string& scaling, const std::string& rule)
{
    formats::ScaledCounts counts;
    tests::rounded(tests::quantizerOf(format, scaling, rule), values, &counts);
    const double lost = static_cast<double>(counts.values.flushed + counts.values.saturated) / count;
    return {lost, counts.values.signalToNoise()};
}

} // namespace

class TestExpectedError : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isWhatRoundingDoes_data()
    {
        QTest::addColumn<QString>("values");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("scaling");
        for (const char* values :
             {"normal", "small", "large", "of many magnitudes", "half of them zero", "outliers"}) {
            for (const char* format : {"e2m1fn", "e3m2fn", "e4m3fn", "e5m2", "fp16"})
                for (const char* scaling : {"none", "tensor"})
                    QTest::addRow("%s, %s, %s", values, format, scaling) << values << format << scaling;
            for (const char* format : {"mxe2m1", "mxe2m3", "mxe3m2", "mxe4m3", "mxe5m2"})
                QTest::addRow("%s, %s", values, format) << values << format << "";
        }
    }

    void isWhatRoundingDoes()
    {
        QFETCH(const QString, values);
        QFETCH(const QString, format);
        QFETCH(const QString, scaling);
        const auto all = named(values);
        const std::string rule = scaling.isEmpty() ? "rceil" : "";
        const auto stored =
            formats::findScaledFormat(format.toStdString(), {scaling.toStdString(), rule, {}}).value();
        const auto expected = expectedError(trackedMetric(all), stored);
        QVERIFY(expected);
        const MeasuredRounding done = roundingOf(all, format.toStdString(), scaling.toStdString(), rule);
        const QByteArray said = QByteArray::number(expected->sqnr) + " dB and " +
                                QByteArray::number(expected->lost) + " instead of " +
                                QByteArray::number(done.sqnr) + " dB and " + QByteArray::number(done.lost);
        QVERIFY2(std::abs(expected->sqnr - done.sqnr) < 0.4, said);
        QVERIFY2(std::abs(expected->lost - done.lost) < 0.01, said);
    }

    void anotherRuleMakesOtherScales()
    {
        const auto all = named("normal");
        const auto metric = trackedMetric(all);
        for (const std::string rule : {"floor", "ceil", "even", "rceil"}) {
            const auto stored = formats::findScaledFormat("mxe2m1", {{}, rule, {}}).value();
            const MeasuredRounding done = roundingOf(all, "mxe2m1", {}, rule);
            const double off = expectedError(metric, stored)->sqnr - done.sqnr;
            QVERIFY2(std::abs(off) < 0.4, (rule + " is off by " + std::to_string(off)).c_str());
        }
    }

    /// Blocks that differ by 2^20 are what scales of blocks are for: that they do shows in their maxima
    /// alone.
    void blocksOfTheirOwnMagnitudeKeepIt()
    {
        const auto mixed = numbers([](std::size_t i) { return i / 32 % 2 == 0 ? 1.0 : 0x1p-20; });
        const auto metric = trackedMetric(mixed);
        const auto block = formats::findScaledFormat("mxe4m3", {{}, "rceil", {}}).value();
        const auto tensor = formats::findScaledFormat("e4m3fn", {"tensor", {}, {}}).value();
        QVERIFY(expectedError(metric, block)->lost < 0.001);
        QVERIFY(expectedError(metric, tensor)->lost > 0.4);
    }

    void aPowerOfTwoMovesTheTensor()
    {
        const auto metric = trackedMetric(named("small"));
        const auto e4m3 = formats::findScaledFormat("e4m3fn").value();
        const auto scaled = expectedError(metric, e4m3, 12);
        auto moved = named("small");
        for (float& value : moved)
            value *= 0x1p12F;
        QCOMPARE(scaled->lost, expectedError(trackedMetric(moved), e4m3)->lost);
        QVERIFY(std::abs(scaled->sqnr - expectedError(trackedMetric(moved), e4m3)->sqnr) < 1e-9);
        QVERIFY(scaled->sqnr > expectedError(metric, e4m3)->sqnr + 5);
    }

    void whatIsNotRecordedIsNotSaid()
    {
        auto metric = trackedMetric(named("normal"));
        const auto stored = [](const char* format, const char* scaling) {
            return formats::findScaledFormat(format, {scaling, {}, {}}).value();
        };
        QVERIFY(!expectedError(metric, stored("nvfp4", "")));
        QVERIFY(!expectedError(metric, stored("e4m3fn", "channel")));
        QVERIFY(!expectedError(metric, stored("e4m3fn", "tile:128x128")));
        QVERIFY(!expectedError(metric, stored("mxe4m3", "block:16")));
        QVERIFY(expectedError(metric, stored("mxe4m3", "")));
        metric.blockMaxima = {};
        QVERIFY(!expectedError(metric, stored("mxe4m3", "")));
        QVERIFY(!expectedError(graph::Metric{}, stored("e4m3fn", "")));
    }

    void aSingleValueIsRoundedAsItIs()
    {
        const auto sqnr = [](float value) {
            return expectedError(trackedMetric(std::vector<float>(64, value)),
                                 formats::findScaledFormat("e4m3fn").value())
                ->sqnr;
        };
        QVERIFY(std::isinf(sqnr(1.25F)));
        QVERIFY(std::abs(sqnr(1.05F) - 20 * std::log10(1.05 / 0.05)) < 1e-3);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestExpectedError)
#include "test_expected_error.moc"
