// SPDX-License-Identifier: GPL-3.0-or-later
// Which elements share a scale: groups along any axis of every type, their maxima and scales, threads.
#include "core/formats/group_maxima.h"
#include "core/formats/group_scales.h"
#include "core/formats/scaled_format.h"
#include "tests/core/formats/scaled_rounding.h"
#include "tests/support/special_values.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <array>
#include <thread>

namespace scalescope::tests {

namespace {

using formats::AxisView;
using formats::Scaling;

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
        Quantizer(how(format)).quantize(&x, &x, 1);
        assign(x * scale, result[static_cast<std::size_t>(n)]);
    }
    return result;
}

} // namespace

class TestScaledGroups : public QObject
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

    void maximaAreThoseOfTheGroups()
    {
        const std::vector<double> values = {1, -9, notANumber, 3, 0, infinity, 2, -2.5};
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

    void aGroupOfZerosStaysZero()
    {
        std::vector<float> values(64, 0);
        values[3] = -0.F;
        values[40] = 5;
        values[50] = floatNotANumber; // in the last block, which has nothing else
        for (const char* format : {"e4m3fn", "mxe4m3", "nvfp4"}) {
            ScaledCounts counts;
            std::vector<float> found = rounded(quantizerOf(format, "block:16"), values, &counts);
            for (std::size_t i = 0; i < 48; ++i)
                QVERIFY(i == 40 || found[i] == 0);
            QVERIFY(std::signbit(found[3]) && !std::signbit(found[2]));
            QVERIFY(found[40] > 4 && found[40] < 6);
            QCOMPARE(counts.groups, 4);
            QCOMPARE(counts.zeroGroups, 3);
            found = rounded(quantizerOf(format, "tensor"), std::vector<float>(20, 0.F), &counts);
            QVERIFY(found == std::vector<float>(20, 0.F));
            QCOMPARE(counts.largestScale, 0.);
        }
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
        const ScaledQuantizer quantizer =
            quantizerOf("nvfp4", scaling.toStdString(), {}, Rounding::Stochastic);
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
            const ScaledCounts expected = quantizer.quantize(values.data(), alone.data(), view);
            QVERIFY(quantizer.quantize(values.data(), together.data(), view, threads) == expected);
            QVERIFY(sameBytes(alone, together));
        }
    }

private:
    template <typename T>
    static void checkDefinition(const std::string& name, const AxisView& view)
    {
        const ScaledQuantizer quantizer = quantizerOf("e4m3fn", name);
        const std::vector<T> values = normalNumbers<T>(static_cast<std::size_t>(view.elements()));
        std::vector<T> found(values.size());
        const ScaledCounts counts = quantizer.quantize(values.data(), found.data(), view);
        QVERIFY(sameBytes(found, byDefinition(quantizer.how().format, quantizer.scaling(), values, view)));
        QCOMPARE(counts.values.numel, view.elements());
        QCOMPARE(counts.groups, formats::Groups(quantizer.scaling(), view).count());
    }
};

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestScaledGroups)
#include "test_scaled_groups.moc"
