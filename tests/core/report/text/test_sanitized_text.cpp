// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text/sanitized_text.h"

#include "core/message/say_job.h"
#include "core/report/text/table.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace scalescope {

using report::sanitizedText;
using report::shownLines;

class TestSanitizedText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingActs_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("plain") << QByteArray("encoder.layers.0") << QByteArray("encoder.layers.0");
        QTest::newRow("letters of the world")
            << QByteArray("größe 大きさ 🙂") << QByteArray("größe 大きさ 🙂");
        QTest::newRow("an escape sequence") << QByteArray("\x1b[2Jx") << QByteArray("␛[2Jx");
        QTest::newRow("a bell and a zero") << QByteArray("a\a\0b", 4) << QByteArray("a␇␀b");
        QTest::newRow("delete") << QByteArray("\x7f") << QByteArray("␡");
        QTest::newRow("line ends") << QByteArray("a\nb\tc\rd") << QByteArray("a␊b␉c␍d");
        QTest::newRow("a C1 control") << QByteArray("\xc2\x9b"
                                                    "31m")
                                      << QByteArray("\\u009b31m");
        QTest::newRow("a direction") << QByteArray("a\xe2\x80\xae"
                                                   "b")
                                     << QByteArray("a\\u202eb");
        QTest::newRow("an isolate") << QByteArray("\xe2\x81\xa6") << QByteArray("\\u2066");
        QTest::newRow("a soft hyphen") << QByteArray("a\xc2\xad"
                                                     "b")
                                       << QByteArray("a\\u00adb");
        QTest::newRow("a filler") << QString(QChar(0x3164)).toUtf8() << QByteArray("\\u3164");
        QTest::newRow("a heart with its selector") << QByteArray("❤\xef\xb8\x8f") << QByteArray("❤\\ufe0f");
        QTest::newRow("joined") << QByteArray("a\xe2\x80\x8d"
                                              "b")
                                << QByteArray("a\\u200db");
        QTest::newRow("a blank that takes room") << QByteArray("a⠀b") << QByteArray("a⠀b");
        QTest::newRow("no character") << QByteArray("\xef\xbf\xbf") << QByteArray("\\uffff");
        QTest::newRow("a byte that is no UTF-8") << QByteArray("a\xff"
                                                               "b")
                                                 << QByteArray("a\\xffb");
        QTest::newRow("a cut character") << QByteArray("\xe2\x82") << QByteArray("\\xe2\\x82");
        QTest::newRow("a long form of a slash") << QByteArray("\xc0\xaf") << QByteArray("\\xc0\\xaf");
        QTest::newRow("half of a pair") << QByteArray("\xed\xa0\x80") << QByteArray("\\xed\\xa0\\x80");
    }

    void nothingActs()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, shown);
        QCOMPARE(QByteArray::fromStdString(sanitizedText(text.toStdString())), shown);
    }

    /// One of each range of Unicode's Default_Ignorable_Code_Point.
    void whatUnicodeIgnoresIsShown()
    {
        for (const char32_t code : {0xad,   0x34f,  0x61c,  0x115f,  0x1160,  0x17b4,  0x17b5, 0x180b, 0x180d,
                                    0x180f, 0x200c, 0x200d, 0x202a,  0x2060,  0x206f,  0x3164, 0xfe00, 0xfe0f,
                                    0xfeff, 0xffa0, 0xfff0, 0x1bca0, 0x1d17a, 0xe0100, 0xe01ef}) {
            const char32_t text[] = {U'a', code};
            const std::string shown =
                "a\\u" + QString::number(code, 16).rightJustified(4, u'0').toStdString();
            QCOMPARE(sanitizedText(QString::fromUcs4(text, 2).toStdString()), shown);
        }
    }

    void linesStayLines() { QCOMPARE(shownLines("a\r\nb\n\tc\r\x1b"), std::string("a\nb\n\tc␍␛")); }

    void aRunThatCanBeShownIsItself()
    {
        const std::shared_ptr<const graph::Run> run = tests::sampleRun();
        QVERIFY(report::shownRun(run) == run);
    }

    void allTextsOfARunAreShown()
    {
        const auto run = tests::sampleRun();
        graph::Node& node = run->graph.nodes[3];
        for (auto* text : {&node.name, &node.target, &node.module, &node.moduleType, &node.location.file,
                           &node.dtype, &node.device})
            *text += '\x1b';
        node.arguments = {{"a\x1b", std::string("b\x1b")},
                          {"", graph::Argument::List{{"c\x1b", std::string("d\x1b")}}}};
        run->modules.front().path += '\x1b';
        run->problems.push_back({graph::Severity::Error, "id", "sentence\x1b.", {}, {}});
        run->problems.back().said = say::inputWrong("x\x1b", say::theText("y\x1b"));
        run->sources["file\x1b"] = "a\n\x1b\n";
        run->facts.model = "m\x1b.pt";
        run->facts.job = "{\n}";
        const auto shown = report::shownRun(run);
        QCOMPARE(shown->graph.nodes[3].name.find('\x1b'), std::string::npos);
        QCOMPARE(shown->graph.nodes[3].arguments[0].name, std::string("a␛"));
        const auto& list = std::get<graph::Argument::List>(shown->graph.nodes[3].arguments[1].value);
        QCOMPARE(std::get<std::string>(list[0].value), std::string("d␛"));
        QCOMPARE(shown->problems.back().message, std::string("sentence␛."));
        QVERIFY(shown->problems.back().said == say::inputWrong("x␛", say::theText("y␛")));
        QCOMPARE(shown->sources.at("file␛"), std::string("a\n␛\n"));
        QCOMPARE(shown->facts.model, std::string("m␛.pt"));
        QCOMPARE(shown->facts.job, std::string("{\n}")); // JSON, which is read
    }

    void aMessageAloneMakesARunOneToChange()
    {
        const auto run = tests::sampleRun();
        run->problems.push_back({graph::Severity::Error, "id", "sentence.", {}, {}});
        run->problems.back().said = say::theText("y\x1b");
        QVERIFY(report::shownRun(run)->problems.back().said == say::theText("y␛"));
    }

    void theRunItselfIsStillThere()
    {
        const auto run = tests::sampleRun();
        QCOMPARE(report::exactRun(report::shownRun(run)), std::shared_ptr<const graph::Run>(run));
        run->graph.nodes[3].name += '\x1b';
        const auto shown = report::shownRun(run);
        QVERIFY(shown != run);
        QCOMPARE(report::exactRun(shown), std::shared_ptr<const graph::Run>(run));
    }

    void jsonMeansWhatItMeant_data()
    {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<QByteArray>("shown");
        const auto same = [](const char* name, const QByteArray& document) {
            QTest::newRow(name) << document << document;
        };
        same("plain", "{\n  \"a\": \"b\\u001b\"\n}");
        same("letters of the world", "\"größe 大きさ 🙂 ␛\"");
        QTest::newRow("delete") << QByteArray("\"a\x7f\"") << QByteArray("\"a\\u007f\"");
        QTest::newRow("a C1 control") << QByteArray("\"\u009b2J\"") << QByteArray("\"\\u009b2J\"");
        QTest::newRow("a direction") << QByteArray("\"\u202egnp\"") << QByteArray("\"\\u202egnp\"");
        QTest::newRow("a tag") << QByteArray("\"\U000e0041\"") << QByteArray("\"\\udb40\\udc41\"");
    }

    void jsonMeansWhatItMeant()
    {
        QFETCH(const QByteArray, document);
        QFETCH(const QByteArray, shown);
        QCOMPARE(QByteArray::fromStdString(report::shownJson(document.toStdString())), shown);
        QVERIFY(nlohmann::json::parse(document.toStdString()) == nlohmann::json::parse(shown.toStdString()));
    }

    void aCellIsNoFormula_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("cell");
        for (const char* number : {"-1.5", "-inf", "inf", "nan", "1e-300", "-7", "0"})
            QTest::newRow(number) << QByteArray(number) << QByteArray(number);
        QTest::newRow("a formula") << QByteArray("=1+1") << QByteArray("'=1+1");
        QTest::newRow("a formula with a comma")
            << QByteArray("=HYPERLINK(\"a\",1)") << QByteArray("\"'=HYPERLINK(\"\"a\"\",1)\"");
        QTest::newRow("plus") << QByteArray("+cmd") << QByteArray("'+cmd");
        QTest::newRow("minus") << QByteArray("-1+cmd|' /C calc'!A0") << QByteArray("'-1+cmd|' /C calc'!A0");
        QTest::newRow("at") << QByteArray("@SUM(1)") << QByteArray("'@SUM(1)");
        QTest::newRow("behind a space") << QByteArray(" =1+1") << QByteArray("' =1+1");
        QTest::newRow("behind wide spaces")
            << QByteArray("\u00a0\u3000 @SUM(1)") << QByteArray("'\u00a0\u3000 @SUM(1)");
        for (const char* sign : {"＝", "＋", "－", "＠"})
            QTest::newRow(sign) << QByteArray(sign) + "1+1"
                                << "'" + QByteArray(sign) + "1+1";
        QTest::newRow("a number behind a space") << QByteArray(" -1.5") << QByteArray(" -1.5");
        QTest::newRow("a space and a name") << QByteArray(" x = 1") << QByteArray(" x = 1");
        QTest::newRow("a tab") << QByteArray("\t=1") << QByteArray("'␉=1");
        QTest::newRow("a line end") << QByteArray("\r=1") << QByteArray("'␍=1");
        QTest::newRow("a tab and a line end in a name") << QByteArray("a\tb\nc") << QByteArray("a␉b␊c");
        QTest::newRow("an escape") << QByteArray("a\x1b") << QByteArray("a␛");
        QTest::newRow("a name") << QByteArray("linear_1") << QByteArray("linear_1");
    }

    void aCellIsNoFormula()
    {
        QFETCH(const QByteArray, field);
        QFETCH(const QByteArray, cell);
        report::CsvLine line;
        line << field.toStdString();
        QCOMPARE(QByteArray::fromStdString(line.text()), cell + '\n');
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestSanitizedText)
#include "test_sanitized_text.moc"
