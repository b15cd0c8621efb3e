// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/program.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace scalescope;

class TestFormatsCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void limitsAreListedAsJson()
    {
        tests::Program program;
        const tests::Ended ended = program.run({"formats", "e4m3fn", "e5m2", "--json"});
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.errors, QString());
        const auto json = nlohmann::json::parse(ended.output.toStdString());
        QCOMPARE(json.size(), 2U);
        const nlohmann::json expected = {{"name", "e4m3fn"},
                                         {"bits", 8},
                                         {"exponent_bits", 4},
                                         {"mantissa_bits", 3},
                                         {"bias", 7},
                                         {"max", 448.0},
                                         {"min_normal", 0x1p-6},
                                         {"min_subnormal", 0x1p-9},
                                         {"has_infinity", false},
                                         {"has_nan", true}};
        QCOMPARE(json[0].dump(), expected.dump());
        QCOMPARE(json[1]["max"].get<double>(), 57344.0);
    }

    void theTableSaysPowersOfTwo()
    {
        tests::Program program;
        const QString output = program.run({"formats", "e2m1fn"}).output;
        QCOMPARE(output.section('\n', 1, 1).simplified(), "e2m1fn 4 2 1 1 6 2^0 = 1 2^-1 = 0.5 no no");
    }

    void blockFormatsHaveATableOfTheirOwn()
    {
        tests::Program program;
        const QString output = program.run({"formats", "MXE4M3", "nvfp4", "e5m2"}).output;
        const QStringList lines = output.split('\n');
        QVERIFY(lines.value(0).startsWith("name  bits "));
        QVERIFY(lines.value(1).startsWith("e5m2 "));
        QCOMPARE(lines.value(2), QString());
        QCOMPARE(lines.value(3).simplified(), "name elements scaling scales rule bits per element");
        QCOMPARE(lines.value(4).simplified(), "mxe4m3 e4m3fn block:32 e8m0fnu floor 8.25");
        QCOMPARE(lines.value(5).simplified(), "nvfp4 e2m1fn block:16 e4m3fn 2 levels 4.5");
        QVERIFY(program.run({"formats", "mxe5m2"}).output.startsWith("name    elements"));
    }

    void aBlockFormatInJsonHasTheLimitsOfItsElements()
    {
        tests::Program program;
        const auto json =
            nlohmann::json::parse(program.run({"formats", "mxe2m3", "nvfp4", "--json"}).output.toStdString());
        QCOMPARE(json[0]["name"].get<std::string>(), "mxe2m3");
        QCOMPARE(json[0]["element"].get<std::string>(), "e2m3fn");
        QCOMPARE(json[0]["max"].get<double>(), 7.5);
        QCOMPARE(json[0]["scaling"].get<std::string>(), "block:32");
        QCOMPARE(json[0]["scale_format"].get<std::string>(), "e8m0fnu");
        QCOMPARE(json[0]["scale_rule"].get<std::string>(), "floor");
        QCOMPARE(json[0]["bits_per_element"].get<double>(), 6.25);
        QCOMPARE(json[1]["scale_levels"].get<int>(), 2);
        QVERIFY(!json[1].contains("scale_rule"));
    }

    void allFormatsAreListedWithoutNames()
    {
        tests::Program program;
        const QString output = program.run({"formats"}).output;
        for (const char* name :
             {"e4m3fn", "e5m2", "e4m3fnuz", "fp16", "bf16", "tf32", "e8m0fnu", "mxe4m3", "mxe2m3", "nvfp4"})
            QVERIFY2(output.contains(QString("\n%1 ").arg(name)), name);
    }

    void e4m3IsNotOcpsAndANoteSaysSo()
    {
        tests::Program program;
        const tests::Ended ended = program.run({"formats", "e4m3"});
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.errors.contains("e4m3fn"));
    }

    void anUnknownNameIsASentenceThatListsWhatThereIs()
    {
        tests::Program program;
        const tests::Ended ended = program.run({"formats", "float9"});
        QCOMPARE(ended.status, 2);
        QVERIFY(tests::isOneSentence(ended.errors));
        QVERIFY(ended.errors.contains("float9") && ended.errors.contains("e4m3fn"));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestFormatsCommand)
#include "test_formats_command.moc"
