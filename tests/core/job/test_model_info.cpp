// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/model_info.h"

#include "core/job/event.h"
#include "core/message/say_job.h"
#include "tests/support/compare_messages.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace scalescope;

class TestModelInfo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoAsksForAMissingMethodIsToldThoseThatThereAre()
    {
        QCOMPARE(job::missingMethod({"forward", "encode"}, "decode").said,
                 say::noSuchMethod("decode", "forward, encode"));
        QCOMPARE(job::missingMethod({"forward", "encode"}, "decode").field, std::string("--method"));
    }

    void aModelCanHaveNoMethodAtAll()
    {
        QCOMPARE(job::missingMethod({}, "forward").said, say::noMethodAtAll("forward"));
        QCOMPARE(job::missingMethod({}, "forward").field, std::string("--method"));
    }

    void callsOfOperatorsAreNumbersByName_data()
    {
        QTest::addColumn<QString>("operators");
        QTest::addColumn<message::Clause>("problem");
        QTest::newRow("a list") << "[]" << say::memberIsNot("operators", say::anObject(), "[]");
        QTest::newRow("a text") << R"({"aten::add": "2"})"
                                << say::memberIsNot("operators", say::aWholeNumber(), "\"2\"");
    }

    void callsOfOperatorsAreNumbersByName()
    {
        QFETCH(const QString, operators);
        QFETCH(const message::Clause, problem);
        const auto event =
            job::eventFromJson({{"event", "info"},
                                {"model",
                                 {{"file", "m.pt"},
                                  {"methods", nlohmann::json::array()},
                                  {"modules", nlohmann::json::array()},
                                  {"parameters", nlohmann::json::array()},
                                  {"buffers", nlohmann::json::array()},
                                  {"operators", nlohmann::json::parse(operators.toStdString())}}}});
        QVERIFY(!event);
        QCOMPARE(event.error().said,
                 say::documentIsWrong(say::theEvent(), say::partIsWrong(say::theMember("model"), problem)));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestModelInfo)
#include "test_model_info.moc"
