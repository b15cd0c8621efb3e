// SPDX-License-Identifier: GPL-3.0-or-later
// Every code, value and midpoint of small formats against their standards' tables, and rounding against
// ml_dtypes and the Python library unit-scaling. The golden data is made by tests/reference/formats.py.
#include "core/formats/quantizer.h"
#include "tests/core/formats/scaled_rounding.h"
#include "tests/support/places.h"
#include "tests/support/special_values.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cmath>
#include <cstring>
#include <fstream>
#include <map>
#include <sstream>

using namespace scalescope;
using formats::findFormat;
using formats::NumberFormat;
using formats::Quantization;
using formats::Quantizer;
using formats::Rounding;
using tests::infinity;
using tests::notANumber;
using tests::roundingTo;
using tests::sameValue;

namespace {

/// Words of each line of a golden file, by its first one.
std::map<std::string, std::vector<std::string>> readLines(const char* file)
{
    std::map<std::string, std::vector<std::string>> lines;
    std::ifstream stream(std::string(scalescope::tests::sourcePath("tests/data/formats/").toStdString()) +
                         file);
    for (std::string line; std::getline(stream, line);) {
        std::istringstream words(line);
        std::string name;
        words >> name;
        for (std::string word; words >> word;)
            lines[name].push_back(word);
    }
    return lines;
}

std::vector<float> readFloats(const std::vector<std::string>& words)
{
    std::vector<float> floats;
    for (const std::string& word : words)
        floats.push_back(
            word == "nan" ? std::numeric_limits<float>::quiet_NaN()
                          : std::bit_cast<float>(static_cast<std::uint32_t>(std::stoul(word, nullptr, 16))));
    return floats;
}

/// The finite values of a format from zero up, by code.
std::vector<double> magnitudesOf(const NumberFormat& format)
{
    std::vector<double> values;
    for (std::uint64_t code = 0; code < std::uint64_t{1} << (format.exponentBits + format.mantissaBits);
         ++code) {
        const double value = formats::valueOfCode(format, code);
        if (std::isfinite(value))
            values.push_back(value);
    }
    return values;
}

/// The nearest by its definition: distances compared exactly, halfway the one with the even code, or the
/// lower.
double nearestByDefinition(const std::vector<double>& magnitudes, double value, Rounding rounding)
{
    const double magnitude = std::abs(value);
    const auto above = std::lower_bound(magnitudes.begin(), magnitudes.end(), magnitude);
    double result = magnitudes.back();
    if (above != magnitudes.end() && (*above == magnitude || above == magnitudes.begin()))
        result = *above;
    else if (above != magnitudes.end()) {
        const double up = *above - magnitude;
        const double down = magnitude - *(above - 1);
        const bool aboveIsEven = (above - magnitudes.begin()) % 2 == 0;
        const bool goesUp = up < down || (up == down && aboveIsEven && rounding == Rounding::NearestEven);
        result = goesUp ? *above : *(above - 1);
    }
    return std::copysign(result, value);
}

} // namespace

class TestRoundingTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCodeIsDecodedAsItsStandardSays_data()
    {
        QTest::addColumn<QStringList>("values");
        for (const auto& [name, words] : readLines("codes.txt")) {
            QStringList values;
            for (const std::string& word : words)
                values << QString::fromStdString(word);
            QTest::newRow(name.c_str()) << values;
        }
    }

    void everyCodeIsDecodedAsItsStandardSays()
    {
        QFETCH(const QStringList, values);
        const NumberFormat format = findFormat(QTest::currentDataTag()).value();
        QCOMPARE(values.size(), qsizetype{1} << formats::bitsOf(format));
        for (qsizetype code = 0; code < values.size(); ++code) {
            const double expected = std::strtod(values[code].toLatin1().data(), nullptr);
            const double found = formats::valueOfCode(format, static_cast<std::uint64_t>(code));
            QVERIFY2(sameValue(found, expected), qPrintable(QString("code %1 is %2").arg(code).arg(found)));
        }
    }

    void everyCodeOfFp16IsDecodedAsTheStandardSays()
    {
        const NumberFormat format = findFormat("fp16").value();
        for (std::uint64_t code = 0; code < 1 << 16; ++code) {
            const int field = code >> 10 & 31;
            const double fraction = static_cast<double>(code & 1023) / 1024;
            double value = field == 0 ? std::ldexp(fraction, -14) : std::ldexp(1 + fraction, field - 15);
            if (field == 31)
                value = fraction == 0 ? infinity : notANumber;
            QVERIFY(sameValue(formats::valueOfCode(format, code), code >> 15 ? -value : value));
        }
    }

    void valuesMidpointsAndTheirNeighboursAreRoundedRight_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("rounding");
        for (const char* name : {"e4m3fn", "e4m3fnuz", "e4m3", "e5m2", "e5m2fnuz", "e2m1fn", "e2m3fn",
                                 "e3m2fn", "fp16", "e3m4", "e4m3b11fnuz", "e3m0", "e4m0"})
            for (const Rounding rounding : {Rounding::NearestEven, Rounding::Nearest})
                QTest::addRow("%s, %s", name, std::string(toString(rounding)).c_str())
                    << QString(name) << static_cast<int>(rounding);
    }

    void valuesMidpointsAndTheirNeighboursAreRoundedRight()
    {
        QFETCH(const QString, name);
        QFETCH(const int, rounding);
        checkNeighbours<float>(roundingTo(name.toStdString(), static_cast<Rounding>(rounding)));
        checkNeighbours<double>(roundingTo(name.toStdString(), static_cast<Rounding>(rounding)));
    }

    void resultsAreThoseOfThePythonPackages_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto& [name, words] : readLines("rounded.txt"))
            if (name != "values")
                QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }

    void resultsAreThoseOfThePythonPackages()
    {
        QFETCH(const QString, name);
        static const auto lines = readLines("rounded.txt");
        const std::vector<float> values = readFloats(lines.at("values"));
        const std::vector<float> expected = readFloats(lines.at(name.toStdString()));
        // ml_dtypes rounds to nearest even and gives Inf or NaN; the library saturates and has ties go to
        // zero.
        const bool isLibrary = name.endsWith("us");
        Quantization to =
            roundingTo(name.toStdString(), isLibrary ? Rounding::Nearest : Rounding::NearestEven, isLibrary);
        std::vector<float> found(values.size());
        Quantizer(to).quantize(values.data(), found.data(), values.size());
        for (std::size_t i = 0; i < values.size(); ++i)
            QVERIFY2(sameValue(found[i], expected[i]), qPrintable(QString("%1 became %2, not %3")
                                                                      .arg(double(values[i]), 0, 'g', 9)
                                                                      .arg(double(found[i]), 0, 'g', 9)
                                                                      .arg(double(expected[i]), 0, 'g', 9)));
    }

private:
    template <typename T>
    static void checkNeighbours(const Quantization& how)
    {
        const std::vector<double> magnitudes = magnitudesOf(how.format);
        std::vector<T> values;
        const auto addAround = [&values](double value) {
            const auto middle = static_cast<T>(value);
            for (const T near :
                 {middle, std::nextafter(middle, T(INFINITY)), std::nextafter(middle, T(-INFINITY))}) {
                values.push_back(near);
                values.push_back(-near);
            }
        };
        for (std::size_t i = 0; i + 1 < magnitudes.size(); ++i) {
            addAround(magnitudes[i]);
            addAround((magnitudes[i] + magnitudes[i + 1]) / 2);
        }
        addAround(magnitudes.back());
        addAround(magnitudes.back() * 1.5);
        std::vector<T> found(values.size());
        Quantizer(how).quantize(values.data(), found.data(), values.size());
        for (std::size_t i = 0; i < values.size(); ++i) {
            double expected = nearestByDefinition(magnitudes, values[i], how.rounding);
            if (expected == 0 && !how.format.hasNegativeZero)
                expected = 0;
            QVERIFY2(sameValue(found[i], expected), qPrintable(QString("%1 became %2, not %3")
                                                                   .arg(double(values[i]), 0, 'g', 17)
                                                                   .arg(double(found[i]), 0, 'g', 17)
                                                                   .arg(expected, 0, 'g', 17)));
        }
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestRoundingTables)
#include "test_rounding_tables.moc"
