// SPDX-License-Identifier: GPL-3.0-or-later
// The engine as another program sees it: a job in, events out, an exit status, a run file.
#include "core/job/event.h"
#include "core/runfile/run_reader.h"
#include "tests/app/engine/engine_program.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

using namespace scalescope;
using nlohmann::json;
using tests::Ended;
using tests::enginePath;
using tests::jobFor;
using tests::patience;
using tests::runEngine;

class TestEngineProgram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void optionsAreAnswered_data();
    void optionsAreAnswered();
    void describesAModel();
    void runsAModel();
    void everyEventFitsTheSchema_data();
    void everyEventFitsTheSchema();
    void everyJobFitsTheSchema();
    void printsBecomeLogEvents();
    void aJobThatIsNoneIsRefused_data();
    void aJobThatIsNoneIsRefused();
    void failuresEndWithSentenceAndStatus_data();
    void failuresEndWithSentenceAndStatus();
    void everySharedModelIsDescribedOrRefused();

private:
    tests::ModelFolder m_models;
};

namespace {

/// Why a document does not fit a schema of docs/, or nothing.
std::string misfit(const char* schemaFile, const json& document)
{
    QFile file(scalescope::tests::sourcePath("docs/") + schemaFile);
    if (!file.open(QIODevice::ReadOnly))
        return "there is no schema";
    const json schemaDocument = json::parse(file.readAll().toStdString());
    valijson::Schema schema;
    valijson::SchemaParser().populateSchema(valijson::adapters::NlohmannJsonAdapter(schemaDocument), schema);
    valijson::ValidationResults results;
    if (valijson::Validator().validate(schema, valijson::adapters::NlohmannJsonAdapter(document), &results))
        return {};
    std::string text = document.dump();
    for (const auto& error : results)
        text += "\n" + error.description;
    return text;
}

} // namespace

void TestEngineProgram::optionsAreAnswered_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("part");
    QTest::newRow("the version") << "--version" << 0 << "libtorch";
    QTest::newRow("help") << "--help" << 0 << "standard input";
    QTest::newRow("an unknown one") << "--fast" << 2 << "unknown option --fast";
}

void TestEngineProgram::optionsAreAnswered()
{
    QFETCH(QString, option);
    QFETCH(int, status);
    QFETCH(QString, part);
    QProcess engine;
    engine.start(enginePath, {option});
    QVERIFY(engine.waitForFinished(patience));
    QCOMPARE(engine.exitCode(), status);
    const QString text = status == 0 ? engine.readAllStandardOutput() : engine.readAllStandardError();
    QVERIFY2(text.contains(part), qPrintable(text));
}

void TestEngineProgram::describesAModel()
{
    job::Job described = jobFor(m_models.model("described", "        return self.fc(x)\n"));
    described.command = job::Command::Info;
    const Ended ended = runEngine(described);
    QCOMPARE(ended.status, 0);
    QCOMPARE(ended.events.front().at("event").get<std::string>(), std::string("hello"));
    QCOMPARE(ended.done().at("status").get<int>(), 0);
    const auto infos = ended.of("info");
    QCOMPARE(infos.size(), std::size_t(1));
    const auto& method = infos[0].at("model").at("methods").at(0);
    QCOMPARE(method.at("arguments").at(0).at("suggestion").get<std::string>(), std::string("randn:[8,4]"));
}

void TestEngineProgram::runsAModel()
{
    const job::Job plain = jobFor(m_models.model("plain", "        return self.fc(x).relu()\n"));
    const Ended ended = runEngine(plain);
    QVERIFY2(ended.status == 0, ended.events.empty() ? "" : ended.events.back().dump().c_str());
    QCOMPARE(ended.events.front().at("event").get<std::string>(), std::string("hello"));
    QCOMPARE(ended.done().at("path").get<std::string>(), plain.output);
    const auto file = runfile::readRun(plain.output);
    QVERIFY(file);
    QVERIFY(file->status == graph::RunStatus::Done);
    QVERIFY(file->graph.nodes.size() >= 4);
    QVERIFY(!QFile::exists(QString::fromStdString(plain.output + ".partial")));
    for (const json& event : ended.events) {
        const std::int64_t total = event.value("total", std::int64_t{0});
        QVERIFY2(total == 0 || event.at("done").get<std::int64_t>() <= total, event.dump().c_str());
    }
}

void TestEngineProgram::everyEventFitsTheSchema_data()
{
    QTest::addColumn<QString>("forward");
    QTest::addColumn<QString>("input");
    QTest::newRow("a run") << "        return self.fc(x)\n"
                           << "randn:[2,4]";
    QTest::newRow("a run that prints") << "        print(\"a\", x)\n        return self.fc(x)\n"
                                       << "randn:[2,4]";
    QTest::newRow("a run with problems") << "        return self.fc(x / 0.0)\n"
                                         << "zeros:[2,4]";
    QTest::newRow("a run without a backward") << "        return x.sum()\n"
                                              << "ones:[2]:int64";
    QTest::newRow("a model that fails") << "        assert x.size(0) != 2, \"no\"\n        return x\n"
                                        << "randn:[2,4]";
    QTest::newRow("a shape that does not fit") << "        return self.fc(x)\n"
                                               << "randn:[2,5]";
    QTest::newRow("a SPEC that is none") << "        return self.fc(x)\n"
                                         << "rand";
}

void TestEngineProgram::everyEventFitsTheSchema()
{
    QFETCH(QString, forward);
    QFETCH(QString, input);
    job::Job checked = jobFor(m_models.model("checked", forward), input.toStdString());
    for (const auto command : {job::Command::Run, job::Command::Info}) {
        checked.command = command;
        const Ended ended = runEngine(checked);
        QVERIFY(ended.events.size() >= 2);
        for (const json& event : ended.events) {
            const std::string why = misfit("event.schema.json", event);
            QVERIFY2(why.empty(), why.c_str());
            const auto read = job::eventFromJson(event);
            QVERIFY2(read, read ? "" : read.error().message.c_str());
        }
        QCOMPARE(ended.events.front().at("event").get<std::string>(), std::string("hello"));
        QCOMPARE(ended.of("hello").size(), std::size_t(1));
        QCOMPARE(ended.of("done").size(), std::size_t(1));
        QCOMPARE(ended.done().at("status").get<int>(), ended.status);
    }
}

void TestEngineProgram::everyJobFitsTheSchema()
{
    job::Job full = jobFor("m.pt");
    for (const bool all : {false, true}) {
        if (all) {
            full.training = true;
            full.threads = 2;
            full.memoryLimit = 1 << 20;
            full.timeLimit = 0.5;
            full.outputLimit = 1LL << 33;
            full.nodeLimit = 7;
            full.replacements = {{"a", "b"}};
            full.outputIndices = {"0"};
        }
        const std::string why = misfit("job.schema.json", job::toJson(full));
        QVERIFY2(why.empty(), why.c_str());
    }
    json wrong = job::toJson(full);
    wrong["sed"] = 1;
    QVERIFY(!misfit("job.schema.json", wrong).empty());
}

void TestEngineProgram::printsBecomeLogEvents()
{
    const Ended ended =
        runEngine(jobFor(m_models.model("printing", "        print(\"{\\\"event\\\": \\\"done\\\"}\")\n"
                                                    "        print(\"two\\nlines\")\n"
                                                    "        return self.fc(x)\n")));
    QCOMPARE(ended.status, 0);
    std::string text;
    for (const json& log : ended.of("log"))
        if (log.at("source") == "model")
            text += log.at("text").get<std::string>() + "\n";
    QCOMPARE(QString::fromStdString(text), QString("{\"event\": \"done\"}\ntwo\nlines\n"));
    QCOMPARE(ended.of("done").size(), std::size_t(1));
    QVERIFY2(ended.errors.isEmpty(), ended.errors.constData());
}

void TestEngineProgram::aJobThatIsNoneIsRefused_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("part");
    QTest::newRow("nothing") << QByteArray() << "is not a JSON document";
    QTest::newRow("a text") << QByteArray("hello\n") << "is not a JSON document";
    QTest::newRow("half a job") << QByteArray("{\"version\": 1, \"mod") << "is not a JSON document";
    QTest::newRow("a newer version") << QByteArray("{\"version\": 7, \"model\": \"m\"}")
                                     << "newer than this engine's";
    QTest::newRow("a misspelt member") << QByteArray("{\"version\": 1, \"modell\": \"m\"}") << "\"modell\"";
    QTest::newRow("bytes that are no text") << QByteArray("\xff\xfe\x00\x01", 4) << "is not a JSON document";
}

void TestEngineProgram::aJobThatIsNoneIsRefused()
{
    QFETCH(QByteArray, document);
    QFETCH(QString, part);
    const Ended ended = runEngine(document);
    QVERIFY(!ended.crashed);
    QCOMPARE(ended.status, 2);
    QCOMPARE(ended.events.size(), std::size_t(2));
    const QString message = QString::fromStdString(ended.done().at("message"));
    QVERIFY2(message.contains(part), qPrintable(message));
}

void TestEngineProgram::failuresEndWithSentenceAndStatus_data()
{
    QTest::addColumn<QString>("forward");
    QTest::addColumn<QString>("input");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("part");
    const QString linear = "        return self.fc(x)\n";
    QTest::newRow("a SPEC that does not parse")
        << linear << "randn:" << 2 << "\"randn:\" is not an input (character 7)";
    QTest::newRow("a type that does not fit") << linear << "\"text\"" << 2 << "must be Tensor";
    QTest::newRow("what the model raises")
        << "        assert x.size(0) != 2, \"out of cheese\"\n        return x\n"
        << "randn:[2,4]" << 4 << "out of cheese";
    QTest::newRow("an operator that fails") << linear << "randn:[2,5]" << 4 << "linear";
}

void TestEngineProgram::failuresEndWithSentenceAndStatus()
{
    QFETCH(QString, forward);
    QFETCH(QString, input);
    QFETCH(int, status);
    QFETCH(QString, part);
    const Ended ended = runEngine(jobFor(m_models.model("failing", forward), input.toStdString()));
    QVERIFY(!ended.crashed);
    QCOMPARE(ended.status, status);
    const QString message = QString::fromStdString(ended.done().at("message"));
    QVERIFY2(message.contains(part), qPrintable(message));
    QVERIFY2(message.endsWith('.') && !message.contains('\n'), qPrintable(message));
}

void TestEngineProgram::everySharedModelIsDescribedOrRefused()
{
    const QDir models(scalescope::tests::sourcePath("../shared/models"));
    if (!models.exists())
        QSKIP("The folder ../shared/models is not here.");
    const QStringList before = models.entryList(QDir::Files);
    const QTemporaryDir own; // of outlines
    for (const QString& name : before) {
        if (name.endsWith(".tsv"))
            continue;
        job::Job described = jobFor(models.filePath(name));
        described.command = job::Command::Info;
        described.output = own.filePath(name + ".scales").toStdString();
        const Ended ended = runEngine(described);
        QVERIFY2(!ended.crashed, qPrintable(name));
        QVERIFY2(ended.status == 0 || ended.status == 3, qPrintable(name));
        QCOMPARE(ended.of("info").size(), std::size_t(ended.status == 0 ? 1 : 0));
        for (const json& event : ended.events) {
            const std::string why = misfit("event.schema.json", event);
            QVERIFY2(why.empty(), why.c_str());
        }
        if (ended.status == 3)
            QVERIFY(ended.done().at("message").get<std::string>().ends_with('.'));
    }
    QCOMPARE(models.entryList(QDir::Files), before);
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestEngineProgram)
#include "test_engine_program.moc"
