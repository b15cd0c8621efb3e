// SPDX-License-Identifier: GPL-3.0-or-later
// Rounding to small formats: special values, stochastic rounding, scales, other types, and what is counted.
#include "core/formats/quantizer.h"
#include "tests/core/formats/scaled_rounding.h"
#include "tests/support/special_values.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cmath>
#include <cstring>
#include <random>

#ifdef __SSE2__
#include <xmmintrin.h>
#endif

using namespace scalescope;
using formats::findFormat;
using formats::NumberFormat;
using formats::Quantization;
using formats::QuantizationCounts;
using formats::Quantizer;
using formats::Rounding;
using tests::floatInfinity;
using tests::floatNotANumber;
using tests::infinity;
using tests::notANumber;
using tests::roundingTo;
using tests::sameValue;

namespace {

template <typename T>
T one(const Quantization& how, T value)
{
    T result{};
    Quantizer(how).quantize(&value, &result, 1);
    return result;
}

} // namespace

class TestQuantizer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesBeyondTheLargestAndWhatIsNoNumber_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("saturate");
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("result");
        const auto row = [](const char* title, const char* name, bool saturate, double value, double result) {
            QTest::newRow(title) << QString(name) << saturate << value << result;
        };
        row("saturating, beyond", "e5m2", true, 1e6, 57344);
        row("saturating, beyond, negative", "e4m3fn", true, -1e6, -448);
        row("saturating, Inf", "e5m2", true, infinity, 57344);
        row("saturating, NaN stays", "e5m2", true, notANumber, notANumber);
        row("saturating, NaN stays where only NaN is there", "e4m3fn", true, notANumber, notANumber);
        row("saturating, NaN becomes the largest where there is none", "e2m1fn", true, notANumber, 6);
        row("saturating, NaN passes through the Python library's", "e4m3us", true, notANumber, notANumber);
        row("within half a step of the largest", "e4m3fn", false, 463, 448);
        row("the tie above an even largest", "e4m3fn", false, 464, 448);
        row("not saturating, beyond, with Inf", "e5m2", false, 61440, infinity);
        row("not saturating, beyond, with NaN only", "e4m3fn", false, 465, notANumber);
        row("not saturating, Inf with NaN only", "e4m3fnuz", false, -infinity, notANumber);
        row("not saturating, beyond, with neither", "e3m2fn", false, 1000, 28);
        row("not saturating, Inf stays", "fp16", false, -infinity, -infinity);
        row("negative zero stays", "e4m3fn", true, -0.0, -0.0);
        row("negative zero becomes zero where there is none", "e4m3fnuz", true, -0.0, 0);
        row("what is flushed keeps its sign", "e4m3fn", true, -1e-9, -0.0);
        row("what is flushed loses its sign where there is no negative zero", "e5m2fnuz", true, -1e-9, 0);
        row("a power of two, halfway, goes up", "e8m0fnu", true, 3, 4);
        row("a power of two, below halfway", "e8m0fnu", true, 2.9, 2);
        row("zero is no power of two", "e8m0fnu", true, 0, notANumber);
        row("nor is a negative number", "e8m0fnu", true, -2, notANumber);
        row("below the smallest power", "e8m0fnu", true, 0x1p-140, 0x1p-127);
    }

    void valuesBeyondTheLargestAndWhatIsNoNumber()
    {
        QFETCH(const QString, name);
        QFETCH(const bool, saturate);
        QFETCH(const double, value);
        QFETCH(const double, result);
        const Quantization to = roundingTo(name.toStdString(), Rounding::NearestEven, saturate);
        QVERIFY2(sameValue(one(to, static_cast<float>(value)), result),
                 qPrintable(QString::number(one(to, static_cast<float>(value)))));
        QVERIFY2(sameValue(one(to, value), result), qPrintable(QString::number(one(to, value))));
    }

    void theMeanOfStochasticRoundingStays_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("value");
        for (const char* name : {"e4m3us", "e5m2us", "e4m3fn", "e2m1fn", "e8m7us"}) {
            const NumberFormat format = findFormat(name).value();
            const double step = format.minSubnormal;
            if (step > 1e-30) { // float32 has no bits to spare below
                QTest::addRow("%s, below the smallest", name) << QString(name) << step * 0.001;
                QTest::addRow("%s, far below the smallest", name) << QString(name) << step * 3e-5;
                QTest::addRow("%s, between subnormals", name) << QString(name) << step * 1.9;
            }
            QTest::addRow("%s, between normal values", name) << QString(name) << 1.01;
            QTest::addRow("%s, negative", name) << QString(name) << -2.7183;
        }
    }

    void theMeanOfStochasticRoundingStays()
    {
        QFETCH(const QString, name);
        QFETCH(const double, value);
        checkMean<float>(name.toStdString(), static_cast<float>(value));
        checkMean<double>(name.toStdString(), value);
    }

    void stochasticRoundingFollowsTheNumberOfTheElement()
    {
        const std::vector<float> values(1000, 1.05F);
        std::vector<float> whole(values.size());
        std::vector<float> parts(values.size());
        const Quantizer quantizer(roundingTo("e4m3fn", Rounding::Stochastic));
        quantizer.quantize(values.data(), whole.data(), values.size());
        quantizer.quantize(values.data() + 480, parts.data() + 480, 520, 480);
        quantizer.quantize(values.data(), parts.data(), 480);
        QVERIFY(whole == parts);
        Quantization other = quantizer.how();
        other.key = formats::randomKey(1, 0);
        Quantizer(other).quantize(values.data(), parts.data(), values.size());
        QVERIFY(whole != parts);
        other.key = formats::randomKey(0, 1);
        Quantizer(other).quantize(values.data(), parts.data(), values.size());
        QVERIFY(whole != parts);
    }

    void randomWordsAreThoseOfThreefry()
    {
        // kat_vectors of Random123: threefry2x32, counter and key zero.
        std::uint32_t low = 0;
        std::uint32_t high = 0;
        formats::threefry<20>({0, 0}, low, high);
        QCOMPARE(low, 0x6b200159U);
        QCOMPARE(high, 0x99ba4efeU);
        low = high = 0;
        formats::threefry({0, 0}, low, high);
        QCOMPARE(low, 0x9d1c5ec6U);
        QCOMPARE(high, 0x8bd50731U);
    }

    void aScaleMovesTheFormat()
    {
        Quantization to = roundingTo("e4m3fn");
        to.scale = 4;
        QCOMPARE(one(to, 100.F), 28.F); // 448 / 16
        QCOMPARE(one(to, 1.03F), 1.F);
        QCOMPARE(one(to, 0x1p-13F), 0x1p-13F); // 2^-9 / 16
        to.scale = -4;
        QCOMPARE(one(to, 7000.F), 7168.F);
        to.scale = -130; // beyond what float32's exponents can say
        QCOMPARE(one(to, 3e38F), 0x1.cp127F);
        QCOMPARE(one(to, 1.F), 0.F);
        to.scale = 600;
        QCOMPARE(one(to, 1e-160), 0x1.cp-592);
    }

    void bfloat16AndFloat16AreRoundedAsTheirValues_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"e4m3fn", "e5m2", "e4m3us", "e2m1fn", "fp16", "bf16", "e3m0", "e8m0fnu"})
            QTest::newRow(name) << QString(name);
    }

    void bfloat16AndFloat16AreRoundedAsTheirValues()
    {
        QFETCH(const QString, name);
        const Quantizer quantizer(roundingTo(name.toStdString()));
        const NumberFormat half = findFormat("fp16").value();
        for (std::uint32_t code = 0; code < 1 << 16; ++code) {
            const auto bits = static_cast<std::uint16_t>(code);
            const float wide = std::bit_cast<float>(code << 16);
            formats::Bfloat16 brain{bits};
            quantizer.quantize(&brain, &brain, 1);
            const float found = std::bit_cast<float>(static_cast<std::uint32_t>(brain.bits) << 16);
            const double largest = name == "fp16" ? 65280 : std::min(quantizer.how().format.max, 0x1.fep127);
            const double expected = std::clamp<double>(one(quantizer.how(), wide), -largest, largest);
            QVERIFY2(sameValue(found, expected),
                     qPrintable(QString("bfloat16 %1 became %2").arg(wide).arg(found)));
            formats::Half ieee{bits};
            quantizer.quantize(&ieee, &ieee, 1);
            const double value = formats::valueOfCode(half, code);
            const double narrow = formats::valueOfCode(half, ieee.bits);
            const double most = name == "bf16" ? 65280 : name == "e8m0fnu" ? 32768 : 65504;
            const double wanted =
                std::clamp<double>(one(quantizer.how(), static_cast<float>(value)), -most, most);
            QVERIFY2(sameValue(narrow, wanted),
                     qPrintable(QString("float16 %1 became %2").arg(value).arg(narrow)));
        }
    }

    void theLoopsAgreeWithOneByOne()
    {
        // The same grid by another name: as float64 has 52 mantissa bits, e4m52 is never rounded by the
        // loops.
        std::mt19937_64 random(3);
        std::vector<double> values;
        for (int i = 0; i < 5000; ++i)
            values.push_back(
                std::bit_cast<double>((random() & 0x800fffffffffffffU) | (1000 + random() % 30) << 52));
        for (const Rounding rounding : {Rounding::NearestEven, Rounding::Nearest}) {
            const Quantizer quantizer(roundingTo("e4m20", rounding));
            std::vector<double> found(values.size());
            quantizer.quantize(values.data(), found.data(), values.size());
            for (std::size_t i = 0; i < values.size(); ++i) {
                const double step = std::ldexp(1, std::max(std::ilogb(values[i]), -6) - 20);
                const double steps = values[i] / step; // exact: powers of two
                double whole = std::nearbyint(steps);
                if (rounding == Rounding::Nearest && std::abs(steps - std::trunc(steps)) == 0.5)
                    whole = std::trunc(steps);
                QCOMPARE(found[i], whole * step);
            }
        }
    }

    void whatHappensIsCounted()
    {
        const std::vector<float> values = {0,    1,     0x1p-8F, 0x1p-20F,        -0x1p-20F,     500,
                                           -1e9, 460.F, -2.5F,   floatNotANumber, floatInfinity, 0x1.9p-9F};
        std::vector<float> found(values.size());
        const QuantizationCounts counts =
            Quantizer(roundingTo("e4m3fn")).quantize(values.data(), found.data(), values.size());
        QCOMPARE(counts.numel, 12);
        QCOMPARE(counts.saturated, 3); // 500, -1e9, Inf
        QCOMPARE(counts.flushed, 2);
        QCOMPARE(counts.subnormal, 2);
        QCOMPARE(counts.nans, 1);
    }

    void theNoiseIsThatOfFiniteElements()
    {
        const std::vector<float> values = {1.0625F, 3, 0, floatNotANumber, floatInfinity};
        std::vector<float> found(values.size());
        const auto quantize = [&](const char* format) {
            return Quantizer(roundingTo(format, Rounding::Nearest, false))
                .quantize(values.data(), found.data(), 5);
        };
        const QuantizationCounts counts = quantize("e4m3fn");
        QCOMPARE(double(counts.signal), 1.0625 * 1.0625 + 9);
        QCOMPARE(double(counts.noise), 0.0625 * 0.0625);
        QCOMPARE(counts.signalToNoise(), 10 * std::log10((1.0625 * 1.0625 + 9) / (0.0625 * 0.0625)));
        QCOMPARE(quantize("fp16").signalToNoise(), infinity);
        QVERIFY(std::isnan(QuantizationCounts{}.signalToNoise()));
    }

    void theNoiseOfHugeAndTinyDoublesIsRight()
    {
        for (const int scale : {500, -480}) {
            double value = std::ldexp(1.0625, scale);
            Quantization to = roundingTo("e4m3fn", Rounding::Nearest);
            to.scale = -scale;
            const double ratio = Quantizer(to).quantize(&value, &value, 1).signalToNoise();
            QVERIFY2(std::abs(ratio - 20 * std::log10(17)) < 1e-9, qPrintable(QString::number(ratio)));
        }
    }

    void subnormalNumbersOfFloat32DontDependOnTheProcessor()
    {
#ifdef __SSE2__
        const std::vector<float> values = {1e-40F, -3e-39F, 0x1p-126F, 0x1.4p-133F, 0x1p-149F, 1e-30F};
        for (const char* format : {"bf16", "e8m3", "e8m7us", "tf32"}) {
            std::vector<float> normally(values.size());
            std::vector<float> flushing(values.size());
            Quantizer(roundingTo(format)).quantize(values.data(), normally.data(), values.size());
            const unsigned before = _mm_getcsr();
            _mm_setcsr(before | 0x8040U); // flush to zero, denormals are zero
            Quantizer(roundingTo(format)).quantize(values.data(), flushing.data(), values.size());
            _mm_setcsr(before);
            QVERIFY2(std::memcmp(normally.data(), flushing.data(), values.size() * 4) == 0, format);
        }
        QVERIFY(one(roundingTo("bf16"), 1e-40F) != 0);
#else
        QSKIP("This processor has no such switch here.");
#endif
    }

    void roundingsHaveNames()
    {
        for (const Rounding rounding : {Rounding::NearestEven, Rounding::Nearest, Rounding::Stochastic})
            QVERIFY(formats::findRounding(toString(rounding)).value() == rounding);
        QVERIFY(!formats::findRounding("up"));
        QVERIFY(formats::defaultRounding(findFormat("e4m3us").value()) == Rounding::Stochastic);
        QVERIFY(formats::defaultRounding(findFormat("e4m3fn").value()) == Rounding::NearestEven);
    }

private:
    /// The mean of many roundings is within 4 standard deviations of the value, and both neighbours occur.
    template <typename T>
    static void checkMean(const std::string& format, T value)
    {
        constexpr std::size_t n = 1 << 18;
        const std::vector<T> values(n, value);
        std::vector<T> found(n);
        Quantization to = roundingTo(format, Rounding::Stochastic);
        to.key = formats::randomKey(7, static_cast<std::uint64_t>(std::abs(value) * 1e6));
        Quantizer(to).quantize(values.data(), found.data(), n);
        const auto [low, high] = std::minmax_element(found.begin(), found.end());
        const double step = double(*high) - double(*low);
        QVERIFY(step > 0);
        double mean = 0;
        for (const T x : found) {
            QVERIFY(x == *low || x == *high);
            mean += double(x) / n;
        }
        const double part = (value - double(*low)) / step;
        const double sigma = step * std::sqrt(part * (1 - part) / n);
        QVERIFY2(std::abs(mean - value) < 4 * sigma, qPrintable(QString("%1 of %2, sigma %3")
                                                                    .arg(mean, 0, 'g', 12)
                                                                    .arg(double(value), 0, 'g', 12)
                                                                    .arg(sigma)));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestQuantizer)
#include "test_quantizer.moc"
