// SPDX-License-Identifier: GPL-3.0-or-later
// Every element of every block format against torchao and gfloat. The golden data is made by
// tests/reference/scalings.py.
#include "core/formats/scaled_format.h"
#include "core/formats/scaled_quantizer.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cmath>
#include <fstream>
#include <map>
#include <sstream>

using namespace scalescope;
using formats::AxisView;
using formats::ScaledFormat;

namespace {

using Words = std::vector<std::string>;

/// Lines of the golden file: values by the name of their set, results by set, format and rule.
struct Golden
{
    std::map<std::string, std::vector<float>> values;
    std::map<std::string, Words> results;
};

std::uint32_t parseHexadecimal(const std::string& text)
{
    return static_cast<std::uint32_t>(std::stoul(text, nullptr, 16));
}

const Golden& golden()
{
    static const Golden all = [] {
        Golden made;
        std::ifstream stream(scalescope::tests::sourcePath("tests/data/formats/scaled.txt").toStdString());
        for (std::string line; std::getline(stream, line);) {
            std::istringstream text(line);
            Words words;
            for (std::string word; text >> word;)
                words.push_back(word);
            if (words[0].ends_with(".values")) {
                auto& values = made.values[words[0].substr(0, words[0].find('.'))];
                for (std::size_t i = 1; i < words.size(); ++i)
                    values.push_back(std::bit_cast<float>(parseHexadecimal(words[i])));
            } else {
                made.results[words[0] + " " + words[1] + " " + words[2]] = {words.begin() + 3, words.end()};
            }
        }
        return made;
    }();
    return all;
}

ScaledFormat formatOf(const QString& name, const QString& rule)
{
    formats::ScalingChoice choice;
    if (name == "nvfp4")
        choice.levels = rule.toInt();
    else
        choice.rule = rule.toStdString();
    return formats::findScaledFormat(name.toStdString(), choice).value();
}

/// What blocks of codes say, in float32 arithmetic as torchao's way back.
std::vector<float> decoded(const ScaledFormat& format, Words words)
{
    float ofTensor = 1;
    if (format.name == "nvfp4" && format.scaling.levels == 2) {
        ofTensor = std::bit_cast<float>(parseHexadecimal(words.front()));
        words.erase(words.begin());
    }
    const formats::NumberFormat scaleFormat = formats::scaleFormat(format.scaling).value();
    std::vector<float> numbers;
    for (const std::string& word : words) {
        const auto code = [&word](std::size_t i) { return parseHexadecimal(word.substr(2 * i, 2)); };
        const float scale = static_cast<float>(formats::valueOfCode(scaleFormat, code(0))) * ofTensor;
        for (std::size_t i = 1; i < word.size() / 2; ++i)
            numbers.push_back(static_cast<float>(formats::valueOfCode(format.element, code(i))) * scale);
    }
    return numbers;
}

float toFloat(float x)
{
    return x;
}

float toFloat(double x)
{
    return static_cast<float>(x);
}

float toFloat(formats::Bfloat16 x)
{
    return std::bit_cast<float>(std::uint32_t{x.bits} << 16);
}

formats::Bfloat16 toBfloat16(float x)
{
    const auto bits = std::bit_cast<std::uint32_t>(x);
    return {static_cast<std::uint16_t>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16)};
}

/// -0 and 0 are different.
bool sameBits(float a, float b)
{
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}

/// Rounds along the axis that `view` says and compares each element.
template <typename T>
void check(const ScaledFormat& format, std::vector<T> values, const AxisView& view,
           const std::vector<float>& expected)
{
    const formats::ScaledQuantizer quantizer({format.element, formats::Rounding::NearestEven, true, 0, {}},
                                             format.scaling);
    const std::vector<T> before = values;
    quantizer.quantize(values.data(), values.data(), view);
    for (std::size_t i = 0; i < values.size(); ++i)
        QVERIFY2(sameBits(toFloat(values[i]), expected[i]),
                 qPrintable(QString("element %1: %2 became %3, not %4")
                                .arg(i)
                                .arg(toFloat(before[i]), 0, 'g', 9)
                                .arg(toFloat(values[i]), 0, 'g', 9)
                                .arg(expected[i], 0, 'g', 9)));
}

template <typename T>
std::vector<T> transposed(const std::vector<T>& values, std::size_t columns)
{
    const std::size_t rows = values.size() / columns;
    std::vector<T> result(values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        result[i % columns * rows + i / columns] = values[i];
    return result;
}

} // namespace

class TestScalingTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resultsAreThoseOfThePythonPackages_data()
    {
        QTest::addColumn<QString>("set");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("rule");
        for (const auto& [title, words] : golden().results) {
            const QStringList parts = QString::fromStdString(title).split(' ');
            QTest::newRow(title.c_str()) << parts[0] << parts[1] << parts[2];
        }
        QCOMPARE(golden().results.size(), golden().values.size() * (5 * 4 + 2));
    }

    void resultsAreThoseOfThePythonPackages()
    {
        QFETCH(const QString, set);
        QFETCH(const QString, name);
        QFETCH(const QString, rule);
        const ScaledFormat format = formatOf(name, rule);
        const std::vector<float>& values = golden().values.at(set.toStdString());
        const std::vector<float> expected = decoded(format, golden().results.at(QTest::currentDataTag()));
        QCOMPARE(expected.size(), values.size());
        constexpr std::size_t columns = 32;
        const auto rows = static_cast<std::int64_t>(values.size() / columns);
        check(format, values, {rows, columns, 1}, expected);
        check(format, transposed(values, columns), {1, columns, rows}, transposed(expected, columns));
        if (set == "bfloat16") {
            std::vector<formats::Bfloat16> narrow;
            std::vector<float> narrowExpected;
            for (std::size_t i = 0; i < values.size(); ++i) {
                narrow.push_back(toBfloat16(values[i]));
                narrowExpected.push_back(toFloat(toBfloat16(expected[i])));
            }
            check(format, narrow, {rows, columns, 1}, narrowExpected);
        }
        if (name != "nvfp4") // exact in any type
            check(format, std::vector<double>(values.begin(), values.end()), {rows, columns, 1}, expected);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestScalingTables)
#include "test_scaling_tables.moc"
