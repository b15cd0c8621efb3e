// SPDX-License-Identifier: GPL-3.0-or-later
// Rounding with scales: groups along any axis, other types, special values, threads, and what is counted.
#include "core/formats/group_maxima.h"
#include "core/formats/group_scales.h"
#include "core/formats/scaled_format.h"
#include "core/formats/scaled_quantiser.h"

#include <QTest>
#include <cmath>
#include <cstring>
#include <random>
#include <thread>

#ifdef __SSE2__
#include <xmmintrin.h>
#endif

using namespace scalescope;
using formats::AxisView;
using formats::Bfloat16;
using formats::Half;
using formats::Quantisation;
using formats::Quantiser;
using formats::Rounding;
using formats::ScaledCounts;
using formats::ScaledFormat;
using formats::ScaledQuantiser;
using formats::Scaling;

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();

Quantisation how(const formats::NumberFormat& format, Rounding rounding = Rounding::NearestEven)
{
    return {format, rounding, true, 0, formats::randomKey(5, 1)};
}

ScaledQuantiser quantiserOf(const std::string& format, const std::string& scaling,
                            const std::string& rule = {}, Rounding rounding = Rounding::NearestEven)
{
    const ScaledFormat found = formats::findScaledFormat(format, {scaling, rule, {}}).value();
    return {how(found.element, rounding), found.scaling};
}

/// Rounds a row of numbers that are grouped along it.
template <typename T>
std::vector<T> rounded(const ScaledQuantiser& quantiser, std::vector<T> values,
                       ScaledCounts* counts = nullptr)
{
    const ScaledCounts found =
        quantiser.quantise(values.data(), values.data(), {1, static_cast<std::int64_t>(values.size()), 1});
    if (counts != nullptr)
        *counts = found;
    return values;
}

double toDouble(double x)
{
    return x;
}

double toDouble(Bfloat16 x)
{
    return std::bit_cast<float>(std::uint32_t{x.bits} << 16);
}

double toDouble(Half x)
{
    static const formats::NumberFormat half = formats::findFormat("fp16").value();
    return formats::valueOfCode(half, x.bits);
}

/// The nearest value of a type, with ties to even, by the rounding that has tests of its own.
void assign(double x, double& to)
{
    to = x;
}

void assign(double x, float& to)
{
    to = static_cast<float>(x);
}

void assign(double x, Bfloat16& to)
{
    auto value = static_cast<float>(x);
    Quantiser(how(formats::findFormat("bf16").value())).quantise(&value, &value, 1);
    to.bits = static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(value) >> 16);
}

void assign(double x, Half& to)
{
    static const Quantiser toHalf(how(formats::findFormat("fp16").value()));
    auto value = static_cast<float>(x);
    toHalf.quantise(&value, &value, 1);
    const float magnitude = std::abs(value);
    const int exponent = magnitude < 0x1p-14F ? -15 : std::ilogb(magnitude);
    const float fraction =
        exponent == -15 ? std::ldexp(magnitude, 24) : std::ldexp(magnitude, 10 - exponent) - 1024;
    to.bits = static_cast<std::uint16_t>((exponent + 15) << 10 | static_cast<int>(fraction) |
                                         (std::signbit(value) ? 0x8000 : 0));
}

template <typename T>
std::vector<T> normalNumbers(std::size_t n)
{
    std::mt19937 random(4);
    std::normal_distribution<double> normal;
    std::vector<T> values(n);
    for (T& value : values)
        assign(std::ldexp(normal(random), static_cast<int>(random() % 9) - 4), value);
    return values;
}

template <typename T>
bool sameBytes(const std::vector<T>& a, const std::vector<T>& b)
{
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0;
}

/// The elements that share a scale with element (o, a, i), by the definition.
bool sameGroup(const Scaling& scaling, const AxisView& view, const std::array<std::int64_t, 3>& x,
               const std::array<std::int64_t, 3>& y)
{
    const auto same = [&](int axis, std::int64_t size) {
        return x[static_cast<std::size_t>(axis)] / size == y[static_cast<std::size_t>(axis)] / size;
    };
    const std::int64_t outer =
        scaling.grouping == formats::Grouping::Tile && view.inner == 1 ? scaling.rows : 1;
    const std::int64_t inner =
        scaling.grouping == formats::Grouping::Tile && view.inner > 1 ? scaling.rows : 1;
    switch (scaling.grouping) {
    case formats::Grouping::Tensor:
        return true;
    case formats::Grouping::Channel:
        return same(0, 1) && same(2, 1);
    default:
        return same(0, outer) && same(1, scaling.length) && same(2, inner);
    }
}

/// round(x / s) s, one element at a time, s from all elements of the group.
template <typename T>
std::vector<T> byDefinition(const formats::NumberFormat& format, const Scaling& scaling,
                            const std::vector<T>& values, const AxisView& view)
{
    using Number = std::conditional_t<std::is_same_v<T, double>, double, float>;
    const auto place = [&](std::int64_t n) {
        return std::array{n / view.inner / view.length, n / view.inner % view.length, n % view.inner};
    };
    std::vector<T> result(values.size());
    for (std::int64_t n = 0; n < view.elements(); ++n) {
        double largest = 0;
        for (std::int64_t m = 0; m < view.elements(); ++m)
            if (sameGroup(scaling, view, place(n), place(m)))
                largest = std::max(largest, std::abs(toDouble(values[static_cast<std::size_t>(m)])));
        const auto scale = largest == 0 ? 1 : static_cast<float>(largest / format.max);
        Number x = static_cast<Number>(toDouble(values[static_cast<std::size_t>(n)])) / scale;
        Quantiser(how(format)).quantise(&x, &x, 1);
        assign(x * scale, result[static_cast<std::size_t>(n)]);
    }
    return result;
}

} // namespace

class TestScaledQuantiser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupsLieAlongAnyAxis_data()
    {
        QTest::addColumn<QString>("scaling");
        QTest::addColumn<int>("outer");
        QTest::addColumn<int>("length");
        QTest::addColumn<int>("inner");
        for (const char* scaling : {"tensor", "channel", "block:1", "block:5", "block:16", "block:100",
                                    "tile:1x8", "tile:4x8", "tile:3x50"})
            for (const auto& [outer, length, inner] :
                 {std::array{7, 43, 1}, std::array{1, 19, 21}, std::array{3, 10, 13}, std::array{1, 300, 1},
                  std::array{300, 1, 1}, std::array{2, 1, 67}})
                QTest::addRow("%s of %d x %d x %d", scaling, outer, length, inner)
                    << QString(scaling) << outer << length << inner;
    }

    void groupsLieAlongAnyAxis()
    {
        QFETCH(const QString, scaling);
        QFETCH(const int, outer);
        QFETCH(const int, length);
        QFETCH(const int, inner);
        const AxisView view{outer, length, inner};
        checkDefinition<float>(scaling.toStdString(), view);
        checkDefinition<double>(scaling.toStdString(), view);
        checkDefinition<Bfloat16>(scaling.toStdString(), view);
        checkDefinition<Half>(scaling.toStdString(), view);
    }

    void anAxisOfAShapeIsAView()
    {
        const std::vector<std::int64_t> shape = {2, 3, 5, 7};
        const auto check = [](const AxisView& view, std::int64_t outer, std::int64_t length,
                              std::int64_t inner) {
            QCOMPARE(view.outer, outer);
            QCOMPARE(view.length, length);
            QCOMPARE(view.inner, inner);
        };
        check(formats::alongAxis(shape, 0), 1, 2, 105);
        check(formats::alongAxis(shape, 2), 6, 5, 7);
        check(formats::alongAxis(shape, 3), 30, 7, 1);
        check(formats::alongAxis({}, 0), 1, 1, 1);
    }

    void whatIsNoNumberStaysAndTheOthersAreScaledByTheLargestFiniteMagnitude_data()
    {
        QTest::addColumn<QString>("format");
        for (const char* format : {"e2m1fn", "e4m3fn", "e5m2", "mxe4m3", "mxe2m1", "nvfp4", "e4m3fnuz"})
            QTest::newRow(format) << QString(format);
    }

    void whatIsNoNumberStaysAndTheOthersAreScaledByTheLargestFiniteMagnitude()
    {
        QFETCH(const QString, format);
        const ScaledQuantiser quantiser = quantiserOf(format.toStdString(), "block:16");
        std::vector<float> values = normalNumbers<float>(32);
        values[5] = -30; // the largest of all
        const std::vector<float> without = rounded(quantiser, values);
        values[2] = notANumber;
        values[9] = -infinity;
        values[20] = 0;
        ScaledCounts counts;
        const std::vector<float> with = rounded(quantiser, values, &counts);
        QVERIFY(std::isnan(with[2]));
        QCOMPARE(with[9], -infinity);
        for (std::size_t i = 0; i < 16; ++i)
            QVERIFY(i == 2 || i == 9 || with[i] == without[i]);
        QCOMPARE(counts.values.nans, 1);
        QCOMPARE(counts.infinities, 1);
        QVERIFY(std::isfinite(counts.values.signalToNoise()));
    }

    void aGroupOfZerosStaysZero()
    {
        std::vector<float> values(64, 0);
        values[3] = -0.F;
        values[40] = 5;
        values[50] = notANumber; // in the last block, which has nothing else
        for (const char* format : {"e4m3fn", "mxe4m3", "nvfp4"}) {
            ScaledCounts counts;
            std::vector<float> found = rounded(quantiserOf(format, "block:16"), values, &counts);
            for (std::size_t i = 0; i < 48; ++i)
                QVERIFY(i == 40 || found[i] == 0);
            QVERIFY(std::signbit(found[3]) && !std::signbit(found[2]));
            QVERIFY(found[40] > 4 && found[40] < 6);
            QCOMPARE(counts.groups, 4);
            QCOMPARE(counts.zeroGroups, 3);
            found = rounded(quantiserOf(format, "tensor"), std::vector<float>(20, 0.F), &counts);
            QVERIFY(found == std::vector<float>(20, 0.F));
            QCOMPARE(counts.largestScale, 0.);
        }
    }

    void aNumberAndNothingAreRounded()
    {
        for (const char* scaling : {"none", "tensor", "channel", "block:4", "tile:2x2"}) {
            ScaledCounts counts;
            QVERIFY(rounded(quantiserOf("e5m2", scaling), std::vector<float>{}, &counts).empty());
            QCOMPARE(counts.values.numel, 0);
            QCOMPARE(counts.groups, 0);
            QCOMPARE(rounded(quantiserOf("e5m2", scaling), std::vector<float>{1.5F})[0], 1.5F);
        }
    }

    void withoutAScalingItIsTheQuantisersWork()
    {
        const std::vector<float> values = normalNumbers<float>(70'001);
        Quantisation to = how(formats::findFormat("e4m3fn").value(), Rounding::Stochastic);
        to.scale = 7;
        std::vector<float> expected(values.size());
        const auto expectedCounts = Quantiser(to).quantise(values.data(), expected.data(), values.size());
        std::vector<float> found(values.size());
        const ScaledCounts counts =
            ScaledQuantiser(to, {}).quantise(values.data(), found.data(), {1, 70'001, 1});
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
        const ScaledQuantiser quantiser = quantiserOf("e4m3fn", "tensor", {}, Rounding::Stochastic);
        Quantiser(quantiser.how()).quantise(values.data(), expected.data(), values.size());
        QVERIFY(*std::ranges::max_element(values) == 448);
        QVERIFY(sameBytes(rounded(quantiser, values), expected));
        // Whatever the axis, and with other scales: only neighbours in the format may come out.
        const ScaledQuantiser blocks = quantiserOf("mxe4m3", {}, {}, Rounding::Stochastic);
        std::vector<float> along(values.size());
        std::vector<float> again(values.size());
        blocks.quantise(values.data(), along.data(), {50, 100, 1});
        blocks.quantise(values.data(), again.data(), {50, 100, 1});
        QVERIFY(sameBytes(along, again));
        QVERIFY(!sameBytes(along, rounded(quantiserOf("mxe4m3", {}), values)));
    }

    void threadsChangeNothing_data()
    {
        QTest::addColumn<QString>("scaling");
        for (const char* scaling : {"tensor", "channel", "block:16", "block:1000", "tile:128x128"})
            QTest::newRow(scaling) << QString(scaling);
    }

    void threadsChangeNothing()
    {
        QFETCH(const QString, scaling);
        const ScaledQuantiser quantiser =
            quantiserOf("nvfp4", scaling.toStdString(), {}, Rounding::Stochastic);
        const std::vector<float> values = normalNumbers<float>(std::size_t{501} * 1201);
        const auto threads = [](std::int64_t parts, const std::function<void(std::int64_t)>& work) {
            std::vector<std::thread> all;
            for (int thread = 2; thread >= 0; --thread)
                all.emplace_back([=, &work] {
                    for (std::int64_t part = thread; part < parts; part += 3)
                        work(part);
                });
            for (std::thread& thread : all)
                thread.join();
        };
        for (const AxisView view : {AxisView{501, 1201, 1}, AxisView{1, 501, 1201}, AxisView{3, 167, 1201}}) {
            std::vector<float> alone(values.size());
            std::vector<float> together(values.size());
            const ScaledCounts expected = quantiser.quantise(values.data(), alone.data(), view);
            QVERIFY(quantiser.quantise(values.data(), together.data(), view, threads) == expected);
            QVERIFY(sameBytes(alone, together));
        }
    }

    void scalesEndWhereTheirTypeDoes()
    {
        constexpr float most = std::numeric_limits<float>::max();
        ScaledCounts counts;
        // float32: 2^-126 at least.
        std::vector<float> found =
            rounded(quantiserOf("e4m3fn", "tensor"), std::vector{0x1p-149F, 0x1p-126F});
        QVERIFY(found == (std::vector{0.F, 0x1p-126F}));
        found = rounded(quantiserOf("e4m3fn", "tensor"), std::vector{0x1p-126F, 0x1p-130F}, &counts);
        QVERIFY(found == (std::vector{0x1p-126F, 0x1p-130F}));
        QCOMPARE(counts.cutScales, 1);
        QCOMPARE(counts.smallestScale, 0x1p-126);
        for (const char* format : {"e4m3fn", "e5m2", "e2m1fn", "e3m4", "fp16", "bf16"})
            QCOMPARE(rounded(quantiserOf(format, "tensor"), std::vector{most, 0.F})[0], most);
        // Powers of two: 2^127 at most, 2^-127 at least.
        rounded(quantiserOf("mxe5m2", {}), std::vector{0x1p-120F}, &counts);
        QCOMPARE(counts.smallestScale, 0x1p-127);
        QCOMPARE(counts.cutScales, 1);
        QCOMPARE(rounded(quantiserOf("mxe5m2", {}), std::vector{0x1p-120F})[0], 0x1p-120F);
        std::vector<double> large = rounded(quantiserOf("mxe2m1", {}), std::vector{1e300, 1.}, &counts);
        QVERIFY(large == (std::vector{6 * 0x1p127, 0.}));
        QCOMPARE(counts.values.saturated, 1);
        QCOMPARE(counts.cutScales, 1);
        // The largest element, rounded up, would be 2^128: what float32 holds.
        QCOMPARE(rounded(quantiserOf("mxe4m3", {}, "ceil"), std::vector{most})[0], most);
        QVERIFY(std::isfinite(rounded(quantiserOf("nvfp4", {}), std::vector{most, 1.F})[0]));
    }

    void tinyTensorsKeepTheirOrderInNvfp4()
    {
        for (const float scale : {0x1p-100F, 0x1p-110F, 0x1p-120F, 0x1p-135F}) {
            const std::vector<float> found =
                rounded(quantiserOf("nvfp4", {}), std::vector{6 * scale, 3 * scale, -1 * scale, 0.F});
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
        const std::vector<Half> found = rounded(quantiserOf("mxe4m3", {}, "ceil"), values);
        QCOMPARE(toDouble(found[0]), 65504.);
        QCOMPARE(toDouble(found[1]), 0.);
    }

    void subnormalNumbersDontDependOnTheProcessor()
    {
#ifdef __SSE2__
        const std::vector<float> values = {1e-40F, -3e-39F, 0x1p-126F, 0x1.4p-133F, 0x1p-149F, 1e-30F};
        for (const char* format : {"mxe5m2", "mxe4m3", "nvfp4"})
            for (const char* scaling : {"block:2", "tensor"}) {
                const std::vector<float> normally = rounded(quantiserOf(format, scaling), values);
                const unsigned before = _mm_getcsr();
                _mm_setcsr(before | 0x8040U); // flush to zero, denormals are zero
                const std::vector<float> flushing = rounded(quantiserOf(format, scaling), values);
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
        const std::vector<float> values = {7,    1, -0.5F, 0.2F, 0, -7.5F, 3,        notANumber,
                                           27.F, 4, 2,     0.5F, 0, 1,     infinity, 24};
        ScaledCounts counts;
        const std::vector<float> found = rounded(quantiserOf("mxe2m1", "block:8"), values, &counts);
        const std::vector<float> expected = {6, 1, -0.5F, 0, 0, -6, 3, 0, 24, 4, 2, 0, 0, 0, infinity, 24};
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
        const std::vector<Bfloat16> found = rounded(quantiserOf("e4m3fn", "tensor"), values, &counts);
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
            rounded(quantiserOf("e4m3fn", "tensor"), std::vector{-x, x}, &counts);
            QVERIFY(std::abs(counts.values.signalToNoise()) < 1e-9);
        }
    }

    void maximaAreThoseOfTheGroups()
    {
        const std::vector<double> values = {1, -9, notANumber, 3, 0, double(infinity), 2, -2.5};
        const formats::Groups blocks(formats::findScaling("block:3").value(), {1, 8, 1});
        QVERIFY(formats::groupMaxima(values.data(), blocks) == (std::vector<double>{9, 3, 2.5}));
        const formats::Groups columns(formats::findScaling("channel").value(), {1, 2, 4});
        QVERIFY(formats::groupMaxima(values.data(), columns) == (std::vector<double>{1, 9, 2, 3}));
    }

    void scalesAreThoseOfTheirGroups_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QList<float>>("scales"); // of groups whose largest are 0, 7 and 2688
        QTest::newRow("in float32") << "e2m1fn"
                                    << "" << QList<float>{1, 7 / 6.F, 448};
        QTest::newRow("by floor") << "mxe2m1"
                                  << "floor" << QList<float>{1, 1, 512};
        QTest::newRow("by ceil") << "mxe2m1"
                                 << "ceil" << QList<float>{1, 2, 1024};
        QTest::newRow("by even") << "mxe2m1"
                                 << "even" << QList<float>{1, 2, 512};
        QTest::newRow("by rceil") << "mxe2m1"
                                  << "rceil" << QList<float>{1, 2, 512};
        QTest::newRow("in two levels") << "nvfp4"
                                       << "" << QList<float>{1, 1.125F, 448};
    }

    void scalesAreThoseOfTheirGroups()
    {
        QFETCH(const QString, format);
        QFETCH(const QString, rule);
        QFETCH(const QList<float>, scales);
        const ScaledFormat found =
            formats::findScaledFormat(format.toStdString(), {"block:16", rule.toStdString(), {}}).value();
        const formats::GroupScales made = formats::scalesOf({0, 7, 2688}, found.element, found.scaling);
        QCOMPARE(QList<float>(made.decode.begin(), made.decode.end()), scales);
        QCOMPARE(made.zero, 1);
        QCOMPARE(made.cut, 0);
        QCOMPARE(made.smallest, double(scales[1]));
        QCOMPARE(made.largest, double(scales[2]));
        QCOMPARE(made.divides, made.encode.empty());
        if (!made.divides)
            for (qsizetype i = 0; i < scales.size(); ++i)
                QCOMPARE(made.encode[static_cast<std::size_t>(i)], 1 / scales[i]);
    }

private:
    template <typename T>
    static void checkDefinition(const std::string& name, const AxisView& view)
    {
        const ScaledQuantiser quantiser = quantiserOf("e4m3fn", name);
        const std::vector<T> values = normalNumbers<T>(static_cast<std::size_t>(view.elements()));
        std::vector<T> found(values.size());
        const ScaledCounts counts = quantiser.quantise(values.data(), found.data(), view);
        QVERIFY(sameBytes(found, byDefinition(quantiser.how().format, quantiser.scaling(), values, view)));
        QCOMPARE(counts.values.numel, view.elements());
        QCOMPARE(counts.groups, formats::Groups(quantiser.scaling(), view).count());
    }
};

QTEST_APPLESS_MAIN(TestScaledQuantiser)
#include "test_scaled_quantiser.moc"
