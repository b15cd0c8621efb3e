// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/event.h"
#include "core/job/inputs_file.h"
#include "core/job/job.h"
#include "core/job/size.h"
#include "core/job/spec_check.h"
#include "core/message/say_job.h"
#include "core/message/say_text.h"
#include "core/message/say_transforms.h"
#include "tests/support/compare_messages.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace scalescope;
using namespace scalescope::job;

class TestJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aJobReadsBackAsItWasWritten();
    void aSetUpNeedsNoOutputYet();
    void whatIsMissingHasItsDefault();
    void aWrongJobNamesTheMember_data();
    void aWrongJobNamesTheMember();
    void anEventReadsBackAsItWasWritten_data();
    void anEventReadsBackAsItWasWritten();
    void aMessageOfAnotherReleaseIsItsEnglish();
    void aWrongEventIsRefused_data();
    void aWrongEventIsRefused();
    void unknownMembersOfEventsAreIgnored();
    void aDescriptionReadsBackAsItWasWritten();
    void anInputsFileBecomesSpecs_data();
    void anInputsFileBecomesSpecs();
    void aWrongInputsFileNamesThePlace_data();
    void aWrongInputsFileNamesThePlace();
    void inputsReadBackAsTheyWereSaved();
    void inputsWithAndWithoutNamesAreNotSaved();
    void sizes_data();
    void sizes();
};

namespace {

Job fullJob()
{
    Job job;
    job.model = "models/mlp.pt";
    job.output = "mlp.scales";
    job.method = "encode";
    job.inputs = {{"", "randn:[8]"}, {"mask", "\"ü\""}};
    job.baseFolder = "/data";
    job.training = false;
    job.device = "cuda:1";
    job.seed = 18446744073709551615ULL;
    job.threads = 3;
    job.opLibraries = {"a.so", "b.so"};
    job.backward = "mse:ones:[2]";
    job.outputIndices = {"0", "1.2"};
    job.transforms = *job::transformsFrom({"unit_scale"});
    job.rounding = "stochastic";
    job.replacements = {{"a", "b"}};
    job.constraint = "gmean";
    job.saveValues = ".*";
    job.memoryLimit = 1LL << 40;
    job.timeLimit = 2.5;
    job.outputLimit = 1LL << 33;
    job.nodeLimit = 7;
    job.withoutSandbox = true;
    return job;
}

Job plainJob(Command command, const std::string& model, const std::string& output)
{
    Job job;
    job.command = command;
    job.model = model;
    job.output = output;
    return job;
}

} // namespace

void TestJob::aJobReadsBackAsItWasWritten()
{
    for (const Job& job :
         {fullJob(), plainJob(Command::Run, "m.pt", "o.scales"), plainJob(Command::Info, "m.pt", "")}) {
        const auto read = jobFromText(toJson(job).dump());
        QVERIFY2(read, read ? "" : read.error().message.c_str());
        QVERIFY(*read == job);
    }
}

void TestJob::aSetUpNeedsNoOutputYet()
{
    const Job job = plainJob(Command::Run, "m.pt", "");
    const std::string text = toJson(job).dump();
    const auto read = setUpFromText(text);
    QVERIFY2(read, read ? "" : read.error().message.c_str());
    QVERIFY(*read == job);
    QVERIFY(jobFromText(text).error().said ==
            say::documentIsWrong(say::theJob(), say::memberMissing("output")));
    QVERIFY(!setUpFromText("{\"version\": 1}"));
}

void TestJob::whatIsMissingHasItsDefault()
{
    const auto job = jobFromText(R"({"version": 1, "model": "m.pt", "output": "o", "mode": null})");
    QVERIFY(job);
    QVERIFY(*job == plainJob(Command::Run, "m.pt", "o"));
}

void TestJob::aWrongJobNamesTheMember_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<message::Message>("said");
    const auto whole = [](const char* name, const char* json, const message::Message& said) {
        QTest::newRow(name) << QString(json) << said;
    };
    const auto row = [](const char* name, const char* members, const message::Message& said) {
        QTest::newRow(name) << QString(R"({"version": 1, "model": "m.pt", "output": "o"%1})").arg(members)
                            << said;
    };
    whole("no JSON", "{\"version\": 1,,", say::jobNotJson(say::jsonMalformedAt(15)));
    whole("an array", "[]", say::documentIsWrong(say::theJob(), say::notAnObject("[]")));
    whole("no version", R"({"model": "m.pt", "output": "o"})",
          say::documentIsWrong(say::theJob(), say::memberMissing("version")));
    whole("a newer version", R"({"version": 2, "model": "m.pt"})",
          say::documentIsWrong(say::theJob(), say::newerThanEngine("version", 2, 1)));
    whole("no model", R"({"version": 1, "output": "o"})",
          say::documentIsWrong(say::theJob(), say::memberMissing("model")));
    whole("no output", R"({"version": 1, "model": "m"})",
          say::documentIsWrong(say::theJob(), say::memberMissing("output")));
    row("an unknown member", R"(, "sed": 1)", say::documentIsWrong(say::theJob(), say::memberUnknown("sed")));
    row("a text for a number", R"(, "seed": "1")",
        say::documentIsWrong(say::theJob(), say::memberIsNot("seed", say::aWholeNumberFromZero(), "\"1\"")));
    row("a seed below zero", R"(, "seed": -1)",
        say::documentIsWrong(say::theJob(), say::memberIsNot("seed", say::aWholeNumberFromZero(), "-1")));
    row("a fraction of a thread", R"(, "threads": 1.5)",
        say::documentIsWrong(say::theJob(), say::memberIsNot("threads", say::aWholeNumber(), "1.5")));
    row("no thread", R"(, "threads": 0)",
        say::documentIsWrong(say::theJob(), say::memberIsNot("threads", say::numberFromTo(1, 1024), "0")));
    row("too many threads", R"(, "threads": 1025)",
        say::documentIsWrong(say::theJob(), say::memberIsNot("threads", say::numberFromTo(1, 1024), "1025")));
    row("an unknown mode", R"(, "mode": "fast")",
        say::documentIsWrong(say::theJob(),
                             say::memberIsNot("mode", say::eitherText("train", "eval"), "\"fast\"")));
    row("an unknown command", R"(, "command": "walk")",
        say::documentIsWrong(say::theJob(), say::memberOfUnknownValue("command", "\"walk\"")));
    row("an input without a SPEC", R"(, "inputs": [{"spec": "1"}, {"name": "x"}])",
        say::documentIsWrong(say::theJob(),
                             say::partIsWrong(say::theItem(2, "inputs"), say::memberMissing("spec"))));
    row("an input that is a text", R"(, "inputs": ["1"])",
        say::documentIsWrong(say::theJob(),
                             say::partIsWrong(say::theItem(1, "inputs"), say::notAnObject("\"1\""))));
    row("a list with a number", R"(, "output_indices": [1])",
        say::documentIsWrong(say::theJob(),
                             say::memberIsNot("output_indices", say::aListOfStrings(), "[1]")));
    row("a transform that is a number", R"(, "transforms": [1])",
        say::documentIsWrong(say::theJob(), say::memberIsNot("transforms", say::aString(), "1")));
    row("an unknown transform", R"(, "transforms": ["fp8", "fp7"])",
        say::memberIsWrong(say::theJob(), "transforms", say::noSuchTransform("fp7")));
    row("a replacement that is no text", R"(, "replacements": {"a": 1})",
        say::documentIsWrong(say::theJob(), say::memberMapsToOther("replacements", "a", "1")));
    row("replacements that are a list", R"(, "replacements": [])",
        say::documentIsWrong(say::theJob(), say::memberIsNot("replacements", say::anObject(), "[]")));
    row("inputs that are a number", R"(, "inputs": 1)",
        say::documentIsWrong(say::theJob(), say::memberIsNot("inputs", say::aList(), "1")));
    row("a number for a truth value", R"(, "try_suggestions": 1)",
        say::documentIsWrong(say::theJob(), say::memberIsNot("try_suggestions", say::trueOrFalse(), "1")));
    row("a text for a time", R"(, "time_limit": "1")",
        say::documentIsWrong(say::theJob(), say::memberIsNot("time_limit", say::aNumber(), "\"1\"")));
    row("no time", R"(, "time_limit": 0)",
        say::documentIsWrong(say::theJob(), say::memberIsNot("time_limit", say::secondsAboveZero(), "0")));
    row("no memory", R"(, "memory_limit": 0)",
        say::documentIsWrong(say::theJob(), say::memberIsNot("memory_limit", say::bytesFromOne(), "0")));
}

void TestJob::aWrongJobNamesTheMember()
{
    QFETCH(QString, json);
    const auto job = jobFromText(json.toStdString());
    QVERIFY(!job);
    QTEST(job.error().said, "said");
}

void TestJob::anEventReadsBackAsItWasWritten_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("hello") << R"({"engine":"0.1","event":"hello","libtorch":"2.13.0","protocol":1})";
    QTest::newRow("phase") << R"({"event":"phase","phase":"backward"})";
    QTest::newRow("progress") << R"({"done":3,"event":"progress","phase":"forward","total":7})";
    QTest::newRow("first results") << R"({"event":"first_results","nodes":12,"path":"a.scales.partial"})";
    QTest::newRow("log") << R"({"event":"log","source":"model","text":"ü\n\"x\""})";
    QTest::newRow("problem") << R"({"event":"problem","id":"nan","message":"m","severity":"warning"})";
    QTest::newRow("problem with a place")
        << R"({"event":"problem","id":"nan","location":{"file":"a.py","line":3},"message":"m","node":5,"severity":"error"})";
    QTest::newRow("problem that is a message")
        << R"({"event":"problem","id":"no-backward","message":"m","said":{"id":"noOutputForBackward"},"severity":"info"})";
    QTest::newRow("done that is a message with one inside")
        << R"({"event":"done","field":"x","message":"m","path":"","said":{"arguments":["x","int",{"arguments":["a"],"id":"theText"}],"id":"inputDoesNotFit"},"seconds":1.5,"status":2})";
    QTest::newRow("done")
        << R"({"event":"done","field":"x","message":"m.","path":"p","seconds":1.5,"status":4})";
}

void TestJob::anEventReadsBackAsItWasWritten()
{
    QFETCH(QString, line);
    const auto event = eventFromLine(line.toStdString());
    QVERIFY2(event, event ? "" : event.error().message.c_str());
    QCOMPARE(QString::fromStdString(toJson(*event).dump()), line);
}

void TestJob::aMessageOfAnotherReleaseIsItsEnglish()
{
    const auto event = eventFromLine(
        R"({"event":"done","field":"","message":"m.","path":"","said":{"id":"newThing"},"seconds":1,"status":2})");
    const auto* done = event ? std::get_if<Done>(&*event) : nullptr;
    QVERIFY(done != nullptr);
    QVERIFY(!done->said);
    QCOMPARE(done->message, std::string("m."));
}

void TestJob::aWrongEventIsRefused_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<message::Message>("said");
    const auto row = [](const char* name, const char* text, const message::Message& said) {
        QTest::newRow(name) << QString(text) << said;
    };
    row("a print that got in between", "hello world", say::lineNotAnEvent("\"hello world\""));
    row("an unknown event", R"({"event":"bye"})",
        say::documentIsWrong(say::theEvent(), say::memberOfUnknownValue("event", "\"bye\"")));
    row("no event", R"({"done":1})", say::documentIsWrong(say::theEvent(), say::memberMissing("event")));
    row("a newer protocol", R"({"event":"hello","protocol":2})",
        say::documentIsWrong(say::theEvent(), say::newerThanProgram("protocol", 2, 1)));
    row("an unknown phase", R"({"event":"phase","phase":"x"})",
        say::documentIsWrong(say::theEvent(), say::memberOfUnknownValue("phase", "\"x\"")));
    row("an unknown status", R"({"event":"done","status":9})",
        say::documentIsWrong(say::theEvent(), say::memberIsNot("status", say::numberFromTo(0, 5), "9")));
    row("a description with parts missing", R"({"event":"info","model":{"file":"x"}})",
        say::documentIsWrong(say::theEvent(),
                             say::partIsWrong(say::theMember("model"), say::memberMissing("methods"))));
}

void TestJob::aWrongEventIsRefused()
{
    QFETCH(QString, line);
    const auto event = eventFromLine(line.toStdString());
    QVERIFY(!event);
    QTEST(event.error().said, "said");
}

void TestJob::unknownMembersOfEventsAreIgnored()
{
    QVERIFY(eventFromLine(R"({"event":"phase","phase":"load","since":"1.2"})"));
}

void TestJob::aDescriptionReadsBackAsItWasWritten()
{
    ModelInfo info;
    info.file = "m.pt";
    info.training = true;
    const TypeInfo tensor{TypeKind::Tensor, "Tensor", {}, {}};
    info.methods = {{"forward",
                     {{"x", tensor, std::nullopt, "randn:[8,2]"},
                      {"o", {TypeKind::Optional, "Optional[Tensor]", {tensor}, {}}, "null", ""},
                      {"p", {TypeKind::Tuple, "Point", {tensor, tensor}, {"a", "b"}}, std::nullopt, ""}},
                     "Tensor",
                     std::nullopt}};
    info.modules = {{"", "Net"}, {"a.b", "Linear"}};
    info.parameters = {{"a.b.weight", "float32", {3, 2}, true}};
    info.buffers = {{"n", "int64", {}, false}};
    info.operators = {{"aten::linear", 2}};
    const auto json = toJson(info);
    const auto read = eventFromJson({{"event", "info"}, {"model", json}});
    QVERIFY(read);
    const ModelInfo& model = std::get<Info>(*read).model;
    QCOMPARE(toJson(model).dump(), json.dump());
    QCOMPARE(model.methods[0].arguments[2].type.names[1], std::string("b"));
}

void TestJob::anInputsFileBecomesSpecs_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("spec");
    QTest::newRow("a SPEC by name") << R"({"x": "randn:[8]"})"
                                    << "x"
                                    << "randn:[8]";
    QTest::newRow("a SPEC by position") << R"(["randn:[8]"])"
                                        << ""
                                        << "randn:[8]";
    QTest::newRow("a number") << R"({"x": 3})"
                              << "x"
                              << "3";
    QTest::newRow("a number with a point") << R"({"x": 3.0})"
                                           << "x"
                                           << "3.0";
    QTest::newRow("a text has quotes of its own") << R"(["\"mean\""])"
                                                  << ""
                                                  << "\"mean\"";
    QTest::newRow("null") << "[null]"
                          << ""
                          << "null";
    QTest::newRow("nested values") << R"([{"ids": "ones:[2]", "n": [1, true]}])"
                                   << ""
                                   << R"({"ids": ones:[2], "n": [1, true]})";
    QTest::newRow("a nested file's comma") << R"([["a,b.npy"]])"
                                           << ""
                                           << R"([a\,b.npy])";
}

void TestJob::anInputsFileBecomesSpecs()
{
    QFETCH(QString, json);
    QFETCH(QString, name);
    QFETCH(QString, spec);
    const auto inputs = inputsFromText(json.toStdString());
    QVERIFY2(inputs, inputs ? "" : inputs.error().message.c_str());
    QCOMPARE(inputs->size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(inputs->front().name), name);
    QCOMPARE(QString::fromStdString(inputs->front().spec), spec);
}

void TestJob::aWrongInputsFileNamesThePlace_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<message::Message>("said");
    const auto row = [](const char* name, const char* text, const message::Message& said) {
        QTest::newRow(name) << QString(text) << said;
    };
    row("no JSON", "x", say::inputsNotJson(say::jsonMalformedAt(1)));
    row("a number", "3", say::inputsNeitherObjectNorArray());
    row("a SPEC inside", R"({"x": [1, "rand:[2]"]})",
        say::inputWrong("x.1", say::notAnInput("rand:[2]", 1, say::noGenerator("rand"))));
    row("a name that is there twice", R"({"x": 1, "x": 2})", inputGivenTwice("x").said);
    row("a large number", R"([18446744073709551615])", say::inputTooLong("0", "18446744073709551615"));
}

void TestJob::aWrongInputsFileNamesThePlace()
{
    QFETCH(QString, json);
    const auto inputs = inputsFromText(json.toStdString());
    QVERIFY(!inputs);
    QTEST(inputs.error().said, "said");
}

void TestJob::inputsReadBackAsTheyWereSaved()
{
    for (const std::vector<Input>& inputs :
         {std::vector<Input>{{"a", "randn:[8]"}, {"b", "[1, \"x\"]"}},
          std::vector<Input>{{"", "3"}, {"", "null"}}, std::vector<Input>{}}) {
        const auto json = inputsToJson(inputs);
        QVERIFY(json);
        const auto read = inputsFromText(json->dump());
        QVERIFY(read);
        QVERIFY(*read == inputs);
    }
}

void TestJob::inputsWithAndWithoutNamesAreNotSaved()
{
    const auto json = inputsToJson({{"", "3"}, {"b", "4"}});
    QVERIFY(!json);
    QCOMPARE(json.error().said, say::inputsPartlyNamed());
}

void TestJob::sizes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("bytes");
    QTest::newRow("gibibytes") << "2G" << qint64(2) * 1024 * 1024 * 1024;
    QTest::newRow("mebibytes") << "512M" << qint64(512) * 1024 * 1024;
    QTest::newRow("with iB") << "1.5GiB" << qint64(1536) * 1024 * 1024;
    QTest::newRow("small letters") << "64k" << qint64(64) * 1024;
    QTest::newRow("bytes") << "1000" << qint64(1000);
    QTest::newRow("nothing") << "" << qint64(0);
    QTest::newRow("zero") << "0G" << qint64(0);
    QTest::newRow("less than zero") << "-2G" << qint64(0);
    QTest::newRow("an unknown unit") << "2X" << qint64(0);
    QTest::newRow("too many letters") << "2GG" << qint64(0);
    QTest::newRow("more than fits") << "1e30T" << qint64(0);
    QTest::newRow("no number") << "nanG" << qint64(0);
}

void TestJob::sizes()
{
    QFETCH(QString, text);
    QFETCH(qint64, bytes);
    const auto size = parseSize(text.toStdString());
    QCOMPARE(size.has_value(), bytes != 0);
    if (size)
        QCOMPARE(qint64(*size), bytes);
    else
        QCOMPARE(size.error().said, say::notSize(text.toStdString()));
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestJob)
#include "test_job.moc"
