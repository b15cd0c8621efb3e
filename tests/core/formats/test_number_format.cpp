// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/range_loss.h"
#include "core/message/say_formats.h"
#include "tests/support/compare_messages.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cmath>

namespace scalescope {

using formats::findFormat;
using formats::finiteLosses;
using formats::losses;
using formats::NumberFormat;
using formats::recommendedScale;
using formats::standardFormats;
using formats::tailsOf;
using formats::tooManyBinades;
using graph::Histogram;
using graph::Metric;

namespace {

NumberFormat format(const char* name)
{
    return findFormat(name).value();
}

/// A tensor of these values, which may be zero, NaN or infinite.
Metric tensorOf(const std::vector<double>& values)
{
    Metric metric;
    graph::Statistics& s = metric.statistics;
    s.numel = static_cast<std::int64_t>(values.size());
    s.absMax = 0;
    for (const double value : values) {
        const double magnitude = std::abs(value);
        s.zeros += magnitude == 0;
        s.nans += std::isnan(value);
        s.posInfs += std::isinf(value);
        if (std::isfinite(value) && magnitude > 0) {
            metric.histogram.add(Histogram::binOf(magnitude), 1);
            s.absMinNonzero = std::fmin(s.absMinNonzero, magnitude);
        }
        s.absMax = std::isnan(value) || std::isnan(s.absMax) ? value : std::max(s.absMax, magnitude);
    }
    return metric;
}

/// A recommended scale, with the part that it lessens.
struct Recommended
{
    int exponent = 0;
    bool whole = false;
    double before = 0;
    double left = 0;
    bool operator==(const Recommended&) const = default;
};

std::optional<Recommended> recommended(const Metric& metric, const NumberFormat& format)
{
    const auto fix = recommendedScale(metric, format);
    return fix ? std::optional(Recommended{fix->exponent, fix->whole, fix->partBefore(), fix->partLeft()})
               : std::nullopt;
}

} // namespace

class TestNumberFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void limitsAreThoseOfTheTables_data()
    {
        QTest::addColumn<double>("max");
        QTest::addColumn<double>("minNormal");
        QTest::addColumn<double>("minSubnormal");
        QTest::addColumn<int>("bias");
        QTest::addColumn<bool>("infinity");
        QTest::addColumn<bool>("nan");
        QTest::newRow("e5m2") << 57344. << 0x1p-14 << 0x1p-16 << 15 << true << true;
        QTest::newRow("e4m3") << 240. << 0x1p-6 << 0x1p-9 << 7 << true << true;
        QTest::newRow("e3m4") << 15.5 << 0x1p-2 << 0x1p-6 << 3 << true << true;
        QTest::newRow("e4m3fn") << 448. << 0x1p-6 << 0x1p-9 << 7 << false << true;
        QTest::newRow("e3m2fn") << 28. << 0x1p-2 << 0x1p-4 << 3 << false << false;
        QTest::newRow("e2m3fn") << 7.5 << 1. << 0x1p-3 << 1 << false << false;
        QTest::newRow("e2m1fn") << 6. << 1. << 0x1p-1 << 1 << false << false;
        QTest::newRow("e4m3fnuz") << 240. << 0x1p-7 << 0x1p-10 << 8 << false << true;
        QTest::newRow("e5m2fnuz") << 57344. << 0x1p-15 << 0x1p-17 << 16 << false << true;
        QTest::newRow("e4m3b11fnuz") << 30. << 0x1p-10 << 0x1p-13 << 11 << false << true;
        QTest::newRow("e8m0fnu") << 0x1p127 << 0x1p-127 << 0x1p-127 << 127 << false << true;
        QTest::newRow("e4m3us") << 240. << 0x1p-7 << 0x1p-10 << 8 << false << false;
        QTest::newRow("e5m2us") << 57344. << 0x1p-15 << 0x1p-17 << 16 << false << false;
        QTest::newRow("e3m0us") << 0x1p3 << 0x1p-3 << 0x1p-3 << 4 << false << false;
        QTest::newRow("fp16") << 65504. << 0x1p-14 << 0x1p-24 << 15 << true << true;
        QTest::newRow("bf16") << 0x1.fep127 << 0x1p-126 << 0x1p-133 << 127 << true << true;
        QTest::newRow("tf32") << 0x1.ffcp127 << 0x1p-126 << 0x1p-136 << 127 << true << true;
        QTest::newRow("e8m23") << 0x1.fffffep127 << 0x1p-126 << 0x1p-149 << 127 << true << true;
        QTest::newRow("e11m52") << 0x1.fffffffffffffp1023 << 0x1p-1022 << 0x1p-1074 << 1023 << true << true;
    }

    void limitsAreThoseOfTheTables()
    {
        QFETCH(const double, max);
        QFETCH(const double, minNormal);
        QFETCH(const double, minSubnormal);
        QFETCH(const int, bias);
        QFETCH(const bool, infinity);
        QFETCH(const bool, nan);
        const auto found = findFormat(QTest::currentDataTag());
        QVERIFY2(found.has_value(), found ? "" : found.error().message.c_str());
        QCOMPARE(found->max, max);
        QCOMPARE(found->minNormal, minNormal);
        QCOMPARE(found->minSubnormal, minSubnormal);
        QCOMPARE(found->bias, bias);
        QCOMPARE(found->hasInfinity, infinity);
        QCOMPARE(found->hasNan, nan);
        QCOMPARE(found->name, std::string(QTest::currentDataTag()));
    }

    void capitalLettersAreAccepted()
    {
        QCOMPARE(format("E4M3FN").name, std::string("e4m3fn"));
        QCOMPARE(format("e4m3fn").label, std::string("E4M3FN"));
    }

    void unknownNamesAreRefusedWithWhatThereIs_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"", "fp8", "e4", "e4m", "m3e4", "e4m3fnx", "e4m3b11", "e4m3 fn", "e-4m3",
                                 "int8", "e99999999999m3"})
            QTest::addRow("'%s'", name) << QString(name);
    }

    void unknownNamesAreRefusedWithWhatThereIs()
    {
        QFETCH(const QString, name);
        std::string known;
        for (const NumberFormat& format : standardFormats())
            known += (known.empty() ? "" : ", ") + format.name;
        const auto found = findFormat(name.toStdString());
        QVERIFY(!found.has_value());
        QCOMPARE(found.error().said, say::noSuchFormat(name.toStdString(), known));
    }

    void formatsBeyondFloat64AreRefused_data()
    {
        QTest::addColumn<int>("fewestExponentBits");
        for (const char* name : {"e0m3", "e1m3", "e12m3", "e4m53"})
            QTest::newRow(name) << 2;
        QTest::newRow("e11m52us") << 1;
    }

    void formatsBeyondFloat64AreRefused()
    {
        QFETCH(const int, fewestExponentBits);
        const auto found = findFormat(QTest::currentDataTag());
        QVERIFY(!found.has_value());
        QCOMPARE(found.error().said, say::formatNotSimulated(QTest::currentDataTag(), fewestExponentBits));
    }

    void standardFormatsCanBeFoundByName()
    {
        for (const NumberFormat& known : formats::standardFormats())
            QVERIFY(findFormat(known.name).value() == known);
    }

    void elementsAreLostWhereRoundingToNearestEvenLosesThem_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<double>("value");
        QTest::addColumn<QByteArray>("becomes");
        const auto row = [](const char* title, const char* name, double value, const char* becomes) {
            QTest::newRow(title) << QByteArray(name) << value << QByteArray(becomes);
        };
        row("below half of the smallest", "e4m3fn", 0x1.ep-11, "zero");
        row("exactly half of the smallest is a tie, and zero is even", "e4m3fn", 0x1p-10, "zero");
        row("just above half of the smallest", "e4m3fn", 0x1.1p-10, "subnormal");
        row("the smallest", "e4m3fn", 0x1p-9, "subnormal");
        row("the largest subnormal", "e4m3fn", 0x1.cp-7, "subnormal");
        row("between the largest subnormal and the smallest normal, nearer to it", "e4m3fn", 0x1.dp-7,
            "subnormal");
        row("nearer to the smallest normal", "e4m3fn", 0x1.fp-7, "normal");
        row("the largest", "e4m3fn", 448, "normal");
        row("within half a step of the largest", "e4m3fn", 460, "normal");
        row("the tie above an even largest rounds down to it", "e4m3fn", 464, "normal");
        row("more than half a step above", "e4m3fn", 466, "lost");
        row("the next binade", "e4m3fn", 512, "lost");
        row("within half a step of 57344", "e5m2", 61000, "normal");
        row("the tie above an odd largest rounds away", "e5m2", 61440, "lost");
        row("beyond 57344 and half a step", "e5m2", 61500, "lost");
        row("fp16's largest and nearly half a step, inside of a bin", "fp16", 65519, "normal");
        row("fp16's largest and more than half a step", "fp16", 65521, "lost");
        row("a subnormal of fp16", "fp16", 0x1p-20, "subnormal");
        row("bfloat16 takes what float32 has", "bf16", 1e-38, "subnormal");
    }

    void elementsAreLostWhereRoundingToNearestEvenLosesThem()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const double, value);
        QFETCH(const QByteArray, becomes);
        const auto result = losses(tensorOf({value}), format(name));
        QCOMPARE(result.underflow, becomes == "zero" ? 1. : 0.);
        QCOMPARE(result.subnormal, becomes == "subnormal" ? 1. : 0.);
        QCOMPARE(result.overflow, becomes == "lost" ? 1. : 0.);
    }

    void fractionsAreOfAllElements()
    {
        const double infinity = std::numeric_limits<double>::infinity();
        const auto result = losses(tensorOf({0, 0, 0x1p-20, 0x1p-8, 1, 1, 600, infinity}), format("e4m3fn"));
        QCOMPARE(result.underflow, 1. / 8);
        QCOMPARE(result.subnormal, 1. / 8);
        QCOMPARE(result.overflow, 2. / 8);
        QCOMPARE(result.lost(), 3. / 8);
    }

    void aTensorWithNaNIsAskedByItsHistogram()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const auto result = losses(tensorOf({nan, 1000, 1, 0x1p-30}), format("e4m3fn"));
        QCOMPARE(result.overflow, 0.25);
        QCOMPARE(result.underflow, 0.25);
    }

    void tailsAreWhatIsLostAtBothEnds()
    {
        // Ends in the middle of bins, at limits, beyond them, and hidden by NaN.
        const Metric metrics[] = {
            tensorOf({0, 0x1p-20, 0x1.1p-10, 0x1p-10, 0x1.08p-10, 0x1.7p-17, 0x1.79p-17, 1, 440, 464, 470}),
            tensorOf({463, 464, 465, 0x1p-9, 240, 248, 250, 57344, 61440, 70000}),
            tensorOf({0x1p-30, 0x1.01p-30, 0x1.02p-30}),
            tensorOf({1e6, 1.01e6, std::numeric_limits<double>::infinity()}),
            tensorOf({std::numeric_limits<double>::quiet_NaN(), 1000, 1, 0x1p-30}),
            tensorOf({0, 0}),
            Metric{}};
        for (const NumberFormat& format : standardFormats())
            for (const Metric& metric : metrics) {
                const auto [underflow, overflow] = tailsOf(metric, format);
                QCOMPARE(underflow, losses(metric, format).underflow);
                QCOMPARE(overflow, losses(metric, format).overflow);
            }
    }

    void aLittleBeyondTheLargestOverflows()
    {
        // Inside a bin: the largest element is known to, and by the estimate no other.
        const Metric metric = tensorOf({1, 64000, 65000, 65521});
        QCOMPARE(finiteLosses(metric, format("fp16")).overflow, 1. / 4);
        QCOMPARE(finiteLosses(metric, format("fp16")).overflow, tailsOf(metric, format("fp16")).overflow);
        QCOMPARE(finiteLosses(tensorOf({1, 65519}), format("fp16")).overflow, 0.);
    }

    void anEmptyTensorLosesNothing()
    {
        QCOMPARE(losses(Metric{}, format("e4m3fn")).lost(), 0.);
        QVERIFY(!recommendedScale(Metric{}, format("e4m3fn")));
    }

    void aScaleMovesTheTensor()
    {
        const Metric small = tensorOf({0x1p-14, 0x1p-12, 0x1p-11});
        QCOMPARE(losses(small, format("e4m3fn")).underflow, 1.);
        QCOMPARE(losses(small, format("e4m3fn"), 6).underflow, 0.);
        QCOMPARE(losses(small, format("e4m3fn"), 6).subnormal, 1. / 3);
        QCOMPARE(losses(small, format("e4m3fn"), 20).overflow, 1. / 3);
        QCOMPARE(losses(small, format("e4m3fn"), -1000).underflow, 1.);
        QCOMPARE(losses(small, format("e4m3fn"), 1000).overflow, 1.);
    }

    void theRecommendedScaleIsTheNearestThatFits()
    {
        const NumberFormat e4m3 = format("e4m3fn");
        // 2^-10 is zero in it, 2^-14 normal from a factor of 2^8 on.
        QCOMPARE(recommended(tensorOf({0x1.8p-14, 0x1p-10}), e4m3),
                 std::optional(Recommended{8, true, 1, 0}));
        QCOMPARE(recommended(tensorOf({3000, 1}), e4m3), std::optional(Recommended{-3, true, 0.5, 0}));
        // Of what is only subnormal that part is told.
        QCOMPARE(recommended(tensorOf({0x1p-8, 0x1p-8, 1, 1}), e4m3),
                 std::optional(Recommended{2, true, 0.5, 0}));
        QVERIFY(!recommendedScale(tensorOf({1, 2, 3}), e4m3));
        QVERIFY(!recommendedScale(tensorOf({0, 0}), e4m3));
        // Within the limits, though not all is kept.
        std::vector<double> values(20, 1);
        values.push_back(0x1p-12);
        QVERIFY(losses(tensorOf(values), e4m3).underflow > 0);
        QVERIFY(!recommendedScale(tensorOf(values), e4m3));
    }

    void whatIsTooWideIsMadeSmallerWhereItOverflows()
    {
        std::vector<double> values{0x1.8p-40, 0x1.8p-40};
        for (int i = 0; i < 10; ++i)
            values.push_back(0x1.8p20);
        const Metric wide = tensorOf(values);
        const auto scale = recommendedScale(wide, format("e4m3fn"));
        QCOMPARE(recommended(wide, format("e4m3fn")), std::optional(Recommended{-12, false, 1, 2. / 12}));
        QCOMPARE(losses(wide, format("e4m3fn"), scale->exponent).lost(), 2. / 12);
    }

    void noScaleIsRecommendedThatMakesMoreOverflow()
    {
        const NumberFormat e4m3 = format("e4m3fn");
        // More than half is above the largest; with 2^4 and more, fewer elements would be lost, but more of
        // these.
        std::vector<double> values(60, 0x1.8p9);
        values.insert(values.end(), 40, 0x1.8p-13);
        const Metric wide = tensorOf(values);
        QVERIFY(losses(wide, e4m3, 4).lost() < losses(wide, e4m3).lost());
        QVERIFY(losses(wide, e4m3, -2).lost() < losses(wide, e4m3).lost());
        QCOMPARE(recommended(wide, e4m3), std::optional(Recommended{-1, false, 1, 0.4}));
        // Nor one that makes the largest overflow where nothing did: there is none to recommend.
        QVERIFY(!recommendedScale(tensorOf({0x1.8p-20, 0x1.8p-20, 0x1.8p-20, 1}), e4m3));
        // Up to where the largest just fits, which is less lost than without.
        QCOMPARE(recommended(tensorOf({0x1.8p-20, 0x1.8p-14, 0x1.8p-14, 1}), e4m3),
                 std::optional(Recommended{4, false, 0.75, 0.25}));
    }

    void aScaleThatHardlyHelpsIsNotRecommended()
    {
        // Two humps that are 125 binades apart: the small one is lost with any scale that keeps the large
        // one.
        const NumberFormat e4m3 = format("e4m3fn");
        std::vector<double> values(36, 0x1.8p-125);
        values.push_back(0x1.8p-16);
        values.insert(values.end(), 63, 1);
        const Metric humps = tensorOf(values);
        QVERIFY(losses(humps, e4m3, 7).lost() < losses(humps, e4m3).lost());
        QVERIFY(!recommendedScale(humps, e4m3));
        QCOMPARE(tooManyBinades(humps, e4m3), std::optional(125));
        QVERIFY(!tooManyBinades(tensorOf({3000, 1}), e4m3)); // a scale holds it
        QVERIFY(!tooManyBinades(tensorOf({1, 2}), e4m3));    // nothing to mend
        // What leaves half of the loss is.
        QVERIFY(!recommendedScale(tensorOf({0x1.8p-20, 0x1.8p-20, 0x1.8p-14, 1}), e4m3));
        QCOMPARE(recommended(tensorOf({0x1.8p-20, 0x1.8p-14, 1}), e4m3),
                 std::optional(Recommended{4, false, 2. / 3, 1. / 3}));
    }

    void anInfinityCanNotBeScaledBack()
    {
        const Metric metric = tensorOf({1, std::numeric_limits<double>::infinity()});
        QCOMPARE(losses(metric, format("e4m3fn")).overflow, 0.5);
        QCOMPARE(finiteLosses(metric, format("e4m3fn")).overflow, 0.);
        QVERIFY(!recommendedScale(metric, format("e4m3fn")));
        // What it hides is not said to be beyond a limit that is as near.
        const Metric near = tensorOf({65000, 65000, std::numeric_limits<double>::infinity()});
        QCOMPARE(finiteLosses(near, format("fp16")).overflow, 0.);
        QCOMPARE(tailsOf(near, format("fp16")).overflow, 1. / 3);
        // And hides nothing of what can.
        const Metric large = tensorOf({1000, std::numeric_limits<double>::infinity()});
        QCOMPARE(recommended(large, format("e4m3fn")), std::optional(Recommended{-2, true, 0.5, 0}));
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestNumberFormat)
#include "test_number_format.moc"
