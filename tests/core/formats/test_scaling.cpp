// SPDX-License-Identifier: GPL-3.0-or-later
// Names of scalings and of block formats, and what may stand together.
#include "core/formats/scaled_format.h"

#include "core/message/say_formats.h"
#include "tests/support/compare_messages.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using formats::Grouping;
using formats::ScaledFormat;
using formats::ScaleRule;
using formats::ScaleType;
using formats::Scaling;

class TestScaling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreReadAndWritten_data()
    {
        QTest::addColumn<int>("grouping");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("length");
        const auto row = [](const char* name, Grouping grouping, int rows, int length) {
            QTest::newRow(name) << static_cast<int>(grouping) << rows << length;
        };
        row("none", Grouping::None, 1, 0);
        row("tensor", Grouping::Tensor, 1, 0);
        row("channel", Grouping::Channel, 1, 0);
        row("block:1", Grouping::Block, 1, 1);
        row("block:32", Grouping::Block, 1, 32);
        row("tile:1x128", Grouping::Tile, 1, 128);
        row("tile:128x64", Grouping::Tile, 128, 64);
    }

    void namesAreReadAndWritten()
    {
        QFETCH(const int, grouping);
        QFETCH(const int, rows);
        QFETCH(const int, length);
        const Scaling scaling = formats::findScaling(QTest::currentDataTag()).value();
        QCOMPARE(static_cast<int>(scaling.grouping), grouping);
        QCOMPARE(scaling.rows, rows);
        QCOMPARE(scaling.length, length);
        QVERIFY(scaling.type == ScaleType::Float32);
        QCOMPARE(formats::toString(scaling), std::string(QTest::currentDataTag()));
    }

    void otherNamesAreRefused_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"",          "Tensor",   "block",      "block:",   "block:0",
              "block:-1",  "block:+8", "block:8x8",  "block:8 ", "block:99999999999999999999",
              "tensor:8",  "none:",    "channel:4",  "tile:128", "tile:x128",
              "tile:128x", "tile:0x1", "tile:1x2x3", "tile:1X2", "row"})
            QTest::addRow("'%s'", name) << QString(name);
    }

    void otherNamesAreRefused()
    {
        QFETCH(const QString, name);
        const auto found = formats::findScaling(name.toStdString());
        QVERIFY(!found);
        QCOMPARE(
            QString::fromStdString(found.error().message),
            QString("There is no scaling \"%1\"; choose none, tensor, channel, block:N or tile:NxM, where "
                    "N and M are whole numbers, 1 or more.")
                .arg(name));
        QCOMPARE(found.error().field, "--scaling");
    }

    void rulesHaveNames()
    {
        QCOMPARE(formats::scaleRuleNames(), (std::vector<std::string>{"floor", "ceil", "even", "rceil"}));
        for (const ScaleRule rule :
             {ScaleRule::Floor, ScaleRule::Ceil, ScaleRule::Even, ScaleRule::RoundCeil})
            QVERIFY(formats::findScaleRule(toString(rule)).value() == rule);
        QVERIFY(!formats::findScaleRule("round"));
    }

    void blockFormatsBringTheirScaling_data()
    {
        QTest::addColumn<QString>("element");
        QTest::addColumn<QString>("scale");
        QTest::addColumn<QString>("scaling");
        QTest::addColumn<double>("bits");
        QTest::newRow("mxe4m3") << "e4m3fn"
                                << "e8m0fnu"
                                << "block:32" << 8.25;
        QTest::newRow("mxe5m2") << "e5m2"
                                << "e8m0fnu"
                                << "block:32" << 8.25;
        QTest::newRow("mxe2m3") << "e2m3fn"
                                << "e8m0fnu"
                                << "block:32" << 6.25;
        QTest::newRow("mxe3m2") << "e3m2fn"
                                << "e8m0fnu"
                                << "block:32" << 6.25;
        QTest::newRow("mxe2m1") << "e2m1fn"
                                << "e8m0fnu"
                                << "block:32" << 4.25;
        QTest::newRow("nvfp4") << "e2m1fn"
                               << "e4m3fn"
                               << "block:16" << 4.5;
        QCOMPARE(formats::blockFormats().size(), 6U);
    }

    void blockFormatsBringTheirScaling()
    {
        QFETCH(const QString, element);
        QFETCH(const QString, scale);
        QFETCH(const QString, scaling);
        QFETCH(const double, bits);
        const QString name = QTest::currentDataTag();
        const ScaledFormat format = formats::findScaledFormat(name.toUpper().toStdString()).value();
        QCOMPARE(QString::fromStdString(format.name), name);
        QCOMPARE(QString::fromStdString(format.label), name.toUpper());
        QCOMPARE(QString::fromStdString(format.element.name), element);
        QCOMPARE(QString::fromStdString(formats::scaleFormat(format.scaling)->name), scale);
        QCOMPARE(QString::fromStdString(toString(format.scaling)), scaling);
        QCOMPARE(formats::bitsPerElement(format), bits);
        QVERIFY(format.scaling.rule == ScaleRule::Floor);
        QCOMPARE(format.scaling.levels, 2);
    }

    void otherFormatsHaveNoScalingOfTheirOwn()
    {
        const ScaledFormat format = formats::findScaledFormat("e4m3fn").value();
        QVERIFY(format.scaling == Scaling{});
        QCOMPARE(format.element.name, "e4m3fn");
        QCOMPARE(formats::bitsPerElement(format), 8.);
        QVERIFY(!formats::scaleFormat(format.scaling));
    }

    void aChosenScalingTakesThePlaceOfTheFormatsOwn()
    {
        const Scaling plain = formats::findScaledFormat("e5m2", {"block:8", "", {}})->scaling;
        QVERIFY(plain.type == ScaleType::Float32);
        QCOMPARE(toString(plain), "block:8");
        const Scaling powers = formats::findScaledFormat("e5m2", {"tensor", "ceil", {}})->scaling;
        QVERIFY(powers.type == ScaleType::PowerOfTwo && powers.rule == ScaleRule::Ceil);
        const Scaling mx = formats::findScaledFormat("mxe5m2", {"tile:4x4", "", {}})->scaling;
        QVERIFY(mx.type == ScaleType::PowerOfTwo && mx.rule == ScaleRule::Floor);
        QCOMPARE(toString(mx), "tile:4x4");
        QVERIFY(formats::findScaledFormat("mxe5m2", {"", "even", {}})->scaling.rule == ScaleRule::Even);
        QCOMPARE(formats::findScaledFormat("nvfp4", {"", "", 1})->scaling.levels, 1);
        QVERIFY(formats::findScaledFormat("mxe5m2", {"none", "", {}})->scaling.grouping == Grouping::None);
    }

    void whatDoesNotFitTogetherIsRefused_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<formats::ScalingChoice>("choice");
        QTest::addColumn<message::Message>("said");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* name, const char* format, const formats::ScalingChoice& choice,
                            const char* field, const message::Message& said) {
            QTest::newRow(name) << QString(format) << choice << said << QString(field);
        };
        row("unknown scaling", "e4m3fn", {"rows", "", {}}, "--scaling", say::noSuchScaling("rows"));
        row("unknown rule", "mxe4m3", {"", "up", {}}, "--scale-rule",
            say::scaleRuleNotKnown("up", "floor, ceil, even, rceil"));
        row("a format that can't be simulated", "e12m2", {}, "", say::formatNotSimulated("e12m2", 2));
        row("a rule without scales", "e4m3fn", {"", "floor", {}}, "--scale-rule",
            say::scaleRuleWithoutScaling("floor"));
        row("a rule for scales that are no powers", "nvfp4", {"", "floor", {}}, "--scale-rule",
            say::scaleRuleOfPowersOfTwo("floor", "nvfp4"));
        row("scales of scales", "e8m0fnu", {"tensor", "", {}}, "--scaling",
            say::noScalesForScales("e8m0fnu"));
        row("three levels", "nvfp4", {"", "", 3}, "--levels", say::noSuchLevels(3));
        row("levels of others", "mxe2m1", {"", "", 1}, "--levels", say::levelsOfNvfp4());
        row("levels of no scales", "nvfp4", {"none", "", 1}, "--levels", say::levelsOfNvfp4());
    }

    void whatDoesNotFitTogetherIsRefused()
    {
        QFETCH(const QString, format);
        QFETCH(const formats::ScalingChoice, choice);
        QFETCH(const QString, field);
        const auto found = formats::findScaledFormat(format.toStdString(), choice);
        QVERIFY(!found);
        QTEST(found.error().said, "said");
        QCOMPARE(QString::fromStdString(found.error().field), field);
    }

    void anUnknownFormatIsToldTheBlockFormats()
    {
        const Error error = formats::findScaledFormat("fp9").error();
        QCOMPARE(error.said.id(), std::string_view("noSuchFormat"));
        QCOMPARE(error.said.arguments()[0], message::Argument{"fp9"});
        QCOMPARE(error.field, std::string());
        const std::string known = tests::wordsOf(error.said.arguments()[1]);
        QVERIFY(known.find("mxe4m3") != std::string::npos);
        QVERIFY(known.find("e4m3fnuz") != std::string::npos);
        QVERIFY(formats::findFormat("fp9").error().message.find("mxe4m3") == std::string::npos);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestScaling)
#include "test_scaling.moc"
