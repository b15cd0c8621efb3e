// SPDX-License-Identifier: GPL-3.0-or-later
// What numbers become when they are rounded with scales: special values, the ends of types, and what is
// counted.
#include "tests/core/formats/scaled_rounding.h"
#include "tests/support/special_values.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <algorithm>

#ifdef __SSE2__
#include <xmmintrin.h>
#endif

namespace scalescope::tests {

class TestScaledQuantizer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNoNumberStaysAndTheOthersAreScaledByTheLargestFiniteMagnitude_data()
    {
        QTest::addColumn<QString>("format");
        for (const char* format : {"e2m1fn", "e4m3fn", "e5m2", "mxe4m3", "mxe2m1", "nvfp4", "e4m3fnuz"})
            QTest::newRow(format) << QString(format);
    }

    void whatIsNoNumberStaysAndTheOthersAreScaledByTheLargestFiniteMagnitude()
    {
        QFETCH(const QString, format);
        const ScaledQuantizer quantizer = quantizerOf(format.toStdString(), "block:16");
        std::vector<float> values = normalNumbers<float>(32);
        values[5] = -30; // the largest of all
        const std::vector<float> without = rounded(quantizer, values);
        values[2] = floatNotANumber;
        values[9] = -floatInfinity;
        values[20] = 0;
        ScaledCounts counts;
        const std::vector<float> with = rounded(quantizer, values, &counts);
        QVERIFY(std::isnan(with[2]));
        QCOMPARE(with[9], -floatInfinity);
        for (std::size_t i = 0; i < 16; ++i)
            QVERIFY(i == 2 || i == 9 || with[i] == without[i]);
        QCOMPARE(counts.values.nans, 1);
        QCOMPARE(counts.infinities, 1);
        QVERIFY(std::isfinite(counts.values.signalToNoise()));
    }

    void aNumberAndNothingAreRounded()
    {
        for (const char* scaling : {"none", "tensor", "channel", "block:4", "tile:2x2"}) {
            ScaledCounts counts;
            QVERIFY(rounded(quantizerOf("e5m2", scaling), std::vector<float>{}, &counts).empty());
            QCOMPARE(counts.values.numel, 0);
            QCOMPARE(counts.groups, 0);
            QCOMPARE(rounded(quantizerOf("e5m2", scaling), std::vector<float>{1.5F})[0], 1.5F);
        }
    }

    void withoutAScalingItIsTheQuantizersWork()
    {
        const std::vector<float> values = normalNumbers<float>(70'001);
        Quantization to = how(formats::findFormat("e4m3fn").value(), Rounding::Stochastic);
        to.scale = 7;
        std::vector<float> expected(values.size());
        const auto expectedCounts = Quantizer(to).quantize(values.data(), expected.data(), values.size());
        std::vector<float> found(values.size());
        const ScaledCounts counts =
            ScaledQuantizer(to, {}).quantize(values.data(), found.data(), {1, 70'001, 1});
        QVERIFY(sameBytes(found, expected));
        QCOMPARE(counts.values.saturated, expectedCounts.saturated);
        QCOMPARE(counts.values.flushed, expectedCounts.flushed);
        QCOMPARE(counts.groups, 0);
    }

    void stochasticRoundingDrawsByThePlaceInMemory()
    {
        std::vector<float> values = normalNumbers<float>(5000);
        values[4711] = 448; // of e4m3fn, so that the scale is 1
        std::vector<float> expected(values.size());
        const ScaledQuantizer quantizer = quantizerOf("e4m3fn", "tensor", {}, Rounding::Stochastic);
        Quantizer(quantizer.how()).quantize(values.data(), expected.data(), values.size());
        QVERIFY(*std::ranges::max_element(values) == 448);
        QVERIFY(sameBytes(rounded(quantizer, values), expected));
        // Whatever the axis, and with other scales: only neighbours in the format may come out.
        const ScaledQuantizer blocks = quantizerOf("mxe4m3", {}, {}, Rounding::Stochastic);
        std::vector<float> along(values.size());
        std::vector<float> again(values.size());
        blocks.quantize(values.data(), along.data(), {50, 100, 1});
        blocks.quantize(values.data(), again.data(), {50, 100, 1});
        QVERIFY(sameBytes(along, again));
        QVERIFY(!sameBytes(along, rounded(quantizerOf("mxe4m3", {}), values)));
    }

    void scalesEndWhereTheirTypeDoes()
    {
        constexpr float most = std::numeric_limits<float>::max();
        ScaledCounts counts;
        // float32: 2^-126 at least.
        std::vector<float> found =
            rounded(quantizerOf("e4m3fn", "tensor"), std::vector{0x1p-149F, 0x1p-126F});
        QVERIFY(found == (std::vector{0.F, 0x1p-126F}));
        found = rounded(quantizerOf("e4m3fn", "tensor"), std::vector{0x1p-126F, 0x1p-130F}, &counts);
        QVERIFY(found == (std::vector{0x1p-126F, 0x1p-130F}));
        QCOMPARE(counts.cutScales, 1);
        QCOMPARE(counts.smallestScale, 0x1p-126);
        for (const char* format : {"e4m3fn", "e5m2", "e2m1fn", "e3m4", "fp16", "bf16"})
            QCOMPARE(rounded(quantizerOf(format, "tensor"), std::vector{most, 0.F})[0], most);
        // Powers of two: 2^127 at most, 2^-127 at least.
        rounded(quantizerOf("mxe5m2", {}), std::vector{0x1p-120F}, &counts);
        QCOMPARE(counts.smallestScale, 0x1p-127);
        QCOMPARE(counts.cutScales, 1);
        QCOMPARE(rounded(quantizerOf("mxe5m2", {}), std::vector{0x1p-120F})[0], 0x1p-120F);
        std::vector<double> large = rounded(quantizerOf("mxe2m1", {}), std::vector{1e300, 1.}, &counts);
        QVERIFY(large == (std::vector{6 * 0x1p127, 0.}));
        QCOMPARE(counts.values.saturated, 1);
        QCOMPARE(counts.cutScales, 1);
        // The largest element, rounded up, would be 2^128: what float32 holds.
        QCOMPARE(rounded(quantizerOf("mxe4m3", {}, "ceil"), std::vector{most})[0], most);
        QVERIFY(std::isfinite(rounded(quantizerOf("nvfp4", {}), std::vector{most, 1.F})[0]));
    }

    void tinyTensorsKeepTheirOrderInNvfp4()
    {
        for (const float scale : {0x1p-100F, 0x1p-110F, 0x1p-120F, 0x1p-135F}) {
            const std::vector<float> found =
                rounded(quantizerOf("nvfp4", {}), std::vector{6 * scale, 3 * scale, -1 * scale, 0.F});
            QVERIFY(std::ranges::none_of(found, [](float x) { return !std::isfinite(x); }));
            QVERIFY(found[0] >= found[1] && found[1] >= 0 && found[2] <= 0 && found[3] == 0);
            QVERIFY(found[0] <= 6.5F * scale);
        }
    }

    void float16IsCutToItsLargest()
    {
        std::vector<Half> values(2);
        values[0].bits = 0x7bff; // 65504
        values[1].bits = 0x0001; // 2^-24
        const std::vector<Half> found = rounded(quantizerOf("mxe4m3", {}, "ceil"), values);
        QCOMPARE(toDouble(found[0]), 65504.);
        QCOMPARE(toDouble(found[1]), 0.);
    }

    void subnormalNumbersDontDependOnTheProcessor()
    {
#ifdef __SSE2__
        const std::vector<float> values = {1e-40F, -3e-39F, 0x1p-126F, 0x1.4p-133F, 0x1p-149F, 1e-30F};
        for (const char* format : {"mxe5m2", "mxe4m3", "nvfp4"})
            for (const char* scaling : {"block:2", "tensor"}) {
                const std::vector<float> normally = rounded(quantizerOf(format, scaling), values);
                const unsigned before = _mm_getcsr();
                _mm_setcsr(before | 0x8040U); // flush to zero, denormals are zero
                const std::vector<float> flushing = rounded(quantizerOf(format, scaling), values);
                QCOMPARE(_mm_getcsr() & 0x8040U, 0x8040U);
                _mm_setcsr(before);
                QVERIFY2(sameBytes(normally, flushing), format);
            }
#else
        QSKIP("This processor has no such switch here.");
#endif
    }

    void whatHappensIsCounted()
    {
        // Two blocks of e2m1fn by the rule floor: scales 2^0 and 2^2.
        const std::vector<float> values = {7, 1, -0.5F, 0.2F, 0, -7.5F,         3, floatNotANumber, 27.F,
                                           4, 2, 0.5F,  0,    1, floatInfinity, 24};
        ScaledCounts counts;
        const std::vector<float> found = rounded(quantizerOf("mxe2m1", "block:8"), values, &counts);
        const std::vector<float> expected = {6, 1, -0.5F,         0, 0, -6, 3, 0, 24, 4, 2, 0,
                                             0, 0, floatInfinity, 24};
        for (std::size_t i = 0; i < values.size(); ++i)
            QVERIFY(i == 7 ? std::isnan(found[i]) : found[i] == expected[i]);
        QCOMPARE(counts.values.numel, 16);
        QCOMPARE(counts.values.saturated, 2); // 7 and -7.5, which round to 8
        QCOMPARE(counts.values.flushed, 3);
        QCOMPARE(counts.values.subnormal, 2); // 0.5 and 2, which is half of the scale
        QCOMPARE(counts.values.nans, 1);
        QCOMPARE(counts.infinities, 1);
        QCOMPARE(counts.groups, 2);
        QCOMPARE(counts.zeroGroups, 0);
        QCOMPARE(counts.cutScales, 0);
        QCOMPARE(counts.smallestScale, 1.);
        QCOMPARE(counts.largestScale, 4.);
        double signal = 0;
        double noise = 0;
        for (std::size_t i = 0; i < values.size(); ++i)
            if (std::isfinite(values[i])) {
                signal += double(values[i]) * values[i];
                noise += double(values[i] - expected[i]) * (values[i] - expected[i]);
            }
        QCOMPARE(double(counts.values.signal), signal);
        QCOMPARE(double(counts.values.noise), noise);
    }

    void theNoiseOfNarrowTypesIsThatOfWhatComesOut()
    {
        const std::vector<Bfloat16> values = normalNumbers<Bfloat16>(1000);
        ScaledCounts counts;
        const std::vector<Bfloat16> found = rounded(quantizerOf("e4m3fn", "tensor"), values, &counts);
        double noise = 0;
        for (std::size_t i = 0; i < values.size(); ++i)
            noise += std::pow(toDouble(values[i]) - toDouble(found[i]), 2);
        QVERIFY(std::abs(double(counts.values.noise) / noise - 1) < 1e-12);
    }

    void theNoiseOfHugeAndTinyDoublesIsRight()
    {
        for (const int exponent : {600, -500}) { // all that is lost: 448 times the largest scale is nothing
            ScaledCounts counts;
            const double x = std::ldexp(1, exponent);
            rounded(quantizerOf("e4m3fn", "tensor"), std::vector{-x, x}, &counts);
            QVERIFY(std::abs(counts.values.signalToNoise()) < 1e-9);
        }
    }
};

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestScaledQuantizer)
#include "test_scaled_quantizer.moc"
