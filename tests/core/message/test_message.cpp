// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/message/message_json.h"
#include "core/message/say_job.h"
#include "core/message/table.h"
#include "tests/support/messages.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <cctype>
#include <nlohmann/json.hpp>
#include <set>

using namespace scalescope;
using message::Message;
using message::Parameter;

namespace {

/// What speaks: all but the table itself.
QString sources()
{
    QString text;
    for (const char* folder : {"/core", "/app", "/widgets"}) {
        QDirIterator found(scalescope::tests::sourcePath() + QLatin1String(folder), {"*.cpp", "*.h"},
                           QDir::Files, QDirIterator::Subdirectories);
        while (found.hasNext()) {
            QFile file(found.next());
            if (file.open(QFile::ReadOnly))
                text += QString::fromUtf8(file.readAll());
        }
    }
    return text;
}

bool isSentence(const message::Form& form)
{
    const std::string_view english = form.english;
    const char last = english.back();
    const auto lastParameter = form.parameters.empty() ? Parameter::Text : form.parameters.back();
    // What ends with another sentence has its full stop.
    return last == '.' ||
           (std::isdigit(static_cast<unsigned char>(last)) != 0 && lastParameter == Parameter::Clause);
}

} // namespace

class TestMessage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyIdIsOfOneRow()
    {
        std::set<std::string_view> ids;
        for (const message::Form* form : message::allForms()) {
            QVERIFY2(ids.insert(form->id).second, form->id.data());
            QCOMPARE(message::findForm(form->id), form);
        }
        QVERIFY(ids.size() > 100);
        QCOMPARE(message::findForm("nobody says this"), nullptr);
    }

    void everyMessageSaysItsArguments()
    {
        for (const message::Form* form : message::allForms()) {
            const Message said = tests::anyOf(*form);
            const std::string english = message::english(said);
            for (const message::Argument& argument : said.arguments())
                QVERIFY2(english.find(tests::wordsOf(argument)) != std::string::npos, english.c_str());
            for (const char* place : {"%1", "%2", "%3", "%4"})
                QVERIFY2(english.find(place) == std::string::npos, english.c_str());
        }
    }

    void problemsSayOfWhichKindTheyAre()
    {
        static const QRegularExpression kind("^[a-z0-9]+(-[a-z0-9]+)*$");
        int problems = 0;
        for (const message::Form* form : message::allForms()) {
            if (form->problem.empty())
                continue;
            ++problems;
            QVERIFY2(kind.match(QString::fromLatin1(form->problem.data())).hasMatch(), form->id.data());
            QVERIFY2(isSentence(*form) && form->status == ExitStatus::Done, form->id.data());
        }
        QVERIFY(problems > 30);
    }

    void sentencesStandAlone()
    {
        for (const message::Form* form : message::allForms()) {
            const auto first = static_cast<unsigned char>(form->english[0]);
            const bool mayStart = std::isupper(first) != 0 || std::ispunct(first) != 0;
            const bool isError = form->status != ExitStatus::Done;
            QVERIFY2(!isError || (mayStart && isSentence(*form)), form->english);
        }
    }

    void everyMessageGoesThroughJson()
    {
        for (const message::Form* form : message::allForms()) {
            const Message said = tests::anyOf(*form);
            const auto json = nlohmann::json::parse(message::toJson(said).dump());
            QVERIFY2(message::messageFromJson(json) == said, form->id.data());
        }
    }

    void everyMessageIsSaid()
    {
        const QString text = sources();
        for (const message::Form* form : message::allForms()) {
            const QRegularExpression use(
                QStringLiteral("\\bsay::%1\\b")
                    .arg(QLatin1String(form->id.data(), static_cast<int>(form->id.size()))));
            QVERIFY2(use.match(text).hasMatch(), form->id.data());
        }
    }

    void oneIsCountedInItsOwnWords()
    {
        QCOMPARE(message::english(say::tupleHasParts({1})), std::string("the tuple has 1 part"));
        QCOMPARE(message::english(say::tupleHasParts({2})), std::string("the tuple has 2 parts"));
    }

    void whatIsPutInIsNotLookedAtAgain()
    {
        QCOMPARE(message::english(say::optionNotSize("%2", "100%1")),
                 std::string("%2 is not a size; write for instance 100%1 or 512M, or a number of bytes."));
    }

    void nothingIsReadFromOtherJson_data()
    {
        QTest::addColumn<QString>("json");
        QTest::newRow("no object") << "[]";
        QTest::newRow("no id") << "{}";
        QTest::newRow("an id that is no text") << R"({"id": 3})";
        QTest::newRow("an id of another release") << R"({"id": "nobodySaysThis", "arguments": []})";
        QTest::newRow("arguments that are no list") << R"({"id": "theText", "arguments": {}})";
        QTest::newRow("too few arguments") << R"({"id": "theText"})";
        QTest::newRow("too many arguments") << R"({"id": "theText", "arguments": ["a", "b"]})";
        QTest::newRow("a number for a text") << R"({"id": "theText", "arguments": [3]})";
        QTest::newRow("a text for a number") << R"({"id": "listsTooDeep", "arguments": ["3"]})";
        QTest::newRow("a fraction") << R"({"id": "listsTooDeep", "arguments": [3.5]})";
        QTest::newRow("a number of no 64 bits")
            << R"({"id": "listsTooDeep", "arguments": [18446744073709551615]})";
        QTest::newRow("a text for a clause") << R"({"id": "jobNotJson", "arguments": ["it is truncated"]})";
        QTest::newRow("a clause of another release")
            << R"({"id": "jobNotJson", "arguments": [{"id": "nobodySaysThis"}]})";
    }
    void nothingIsReadFromOtherJson()
    {
        QFETCH(QString, json);
        QVERIFY(!message::messageFromJson(nlohmann::json::parse(json.toStdString())));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestMessage)
#include "test_message.moc"
