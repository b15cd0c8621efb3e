// SPDX-License-Identifier: GPL-3.0-or-later
// The engine as another program sees it: a job in, events out, an exit status, a run file.
#include "core/job/event.h"
#include "core/job/job.h"
#include "core/runfile/run_reader.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

using namespace scalescope;
using nlohmann::json;

class TestEngineProgram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
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
    void aSignalStopsAnEndlessModel_data();
    void aSignalStopsAnEndlessModel();
    void aSignalStopsALongOperator();
    void theTimeLimitStopsTheRun();
    void theMemoryLimitStopsTheRun_data();
    void theMemoryLimitStopsTheRun();
    void aKilledEngineLeavesAPartialFileThatOpens();
    void theEngineEndsWhenNobodyReadsIt();
    void everySharedModelIsDescribedOrRefused();

private:
    struct Ended
    {
        int status = -1;
        bool crashed = false;
        std::vector<json> events;
        QByteArray errors;

        [[nodiscard]] std::vector<json> of(const std::string& kind) const;
        [[nodiscard]] json done() const;
    };

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    /// Builds a model from the body of its forward method.
    QString model(const QString& name, const QString& forward);
    [[nodiscard]] job::Job job(const QString& model, const std::string& input = "randn:[2,4]") const;
    Ended run(const QByteArray& document);
    Ended run(const job::Job& job);
    /// Starts a job and returns when its model has printed.
    void startAndWaitForPrint(QProcess& engine, const job::Job& job);
    static Ended finish(QProcess& engine, QByteArray output = {});
    void checkStopped(const Ended& ended, const job::Job& job, const char* part);

    QTemporaryDir m_folder;
    QByteArray m_readSoFar;
};

namespace {

constexpr int patience = 60'000;
const QString enginePath = SCALESCOPE_BIN_DIR "/scalescope-engine";

QByteArray documentOf(const job::Job& job)
{
    return QByteArray::fromStdString(job::toJson(job).dump());
}

/// Why a document does not fit a schema of docs/, or nothing.
std::string misfit(const char* schemaFile, const json& document)
{
    QFile file(QString(SCALESCOPE_SOURCE_DIR "/docs/") + schemaFile);
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

std::vector<json> TestEngineProgram::Ended::of(const std::string& kind) const
{
    std::vector<json> found;
    for (const json& event : events)
        if (event.at("event") == kind)
            found.push_back(event);
    return found;
}

json TestEngineProgram::Ended::done() const
{
    return events.empty() || events.back().at("event") != "done" ? json::object() : events.back();
}

void TestEngineProgram::initTestCase()
{
    QVERIFY(m_folder.isValid());
    QVERIFY(QFile::copy(SCALESCOPE_SOURCE_DIR "/resources/examples/nn.py", path("nn.py")));
}

QString TestEngineProgram::model(const QString& name, const QString& forward)
{
    QFile source(path(name + ".py"));
    if (!source.open(QIODevice::WriteOnly))
        qFatal("can't write %s", qPrintable(source.fileName()));
    source.write(
        ("class Net:\n    fc = Linear(4, 3)\n\n    def forward(self, x: Tensor):\n" + forward).toUtf8());
    source.close();
    QProcess builder;
    builder.start(enginePath, {"--build-example", source.fileName(), path(name + ".pt")});
    if (!builder.waitForFinished(patience) || builder.exitCode() != 0)
        qFatal("%s", builder.readAllStandardError().constData());
    return path(name + ".pt");
}

job::Job TestEngineProgram::job(const QString& model, const std::string& input) const
{
    job::Job job;
    job.model = model.toStdString();
    job.output = (model + ".scales").toStdString();
    job.inputs = {{"", input}};
    return job;
}

TestEngineProgram::Ended TestEngineProgram::finish(QProcess& engine, QByteArray output)
{
    Ended ended;
    if (!engine.waitForFinished(patience))
        return ended;
    output += engine.readAllStandardOutput();
    ended.errors = engine.readAllStandardError();
    ended.crashed = engine.exitStatus() == QProcess::CrashExit;
    ended.status = engine.exitCode();
    for (const QByteArray& line : output.split('\n'))
        if (!line.isEmpty())
            ended.events.push_back(json::parse(line.toStdString(), nullptr, false));
    return ended;
}

TestEngineProgram::Ended TestEngineProgram::run(const QByteArray& document)
{
    QProcess engine;
    engine.start(enginePath, {});
    engine.write(document);
    engine.closeWriteChannel();
    return finish(engine);
}

TestEngineProgram::Ended TestEngineProgram::run(const job::Job& job)
{
    return run(documentOf(job));
}

void TestEngineProgram::startAndWaitForPrint(QProcess& engine, const job::Job& job)
{
    m_readSoFar.clear();
    engine.start(enginePath, {});
    engine.write(documentOf(job));
    engine.closeWriteChannel();
    while (!m_readSoFar.contains("\"log\"") && engine.waitForReadyRead(patience))
        m_readSoFar += engine.readAllStandardOutput();
    QVERIFY2(m_readSoFar.contains("\"log\""), m_readSoFar.constData());
}

void TestEngineProgram::checkStopped(const Ended& ended, const job::Job& job, const char* part)
{
    QVERIFY(!ended.crashed);
    QCOMPARE(ended.status, 5);
    const json done = ended.done();
    QVERIFY(!done.empty());
    QCOMPARE(done.at("status").get<int>(), 5);
    const std::string message = done.at("message");
    QVERIFY2(message.find(part) != std::string::npos, message.c_str());
    // Finished as stopped, or, where that could not be done in an instant, left as it was: it opens either
    // way.
    const std::string finished = done.at("path");
    const auto file = runfile::readRun(finished.empty() ? job.output + ".partial" : finished);
    QVERIFY2(file, file ? "" : file.error().message.c_str());
    if (!finished.empty())
        QVERIFY(file->status == graph::RunStatus::Stopped);
}

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
    job::Job described = job(model("described", "        return self.fc(x)\n"));
    described.command = job::Command::Info;
    const Ended ended = run(described);
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
    const job::Job plain = job(model("plain", "        return self.fc(x).relu()\n"));
    const Ended ended = run(plain);
    QVERIFY2(ended.status == 0, ended.events.empty() ? "" : ended.events.back().dump().c_str());
    QCOMPARE(ended.events.front().at("event").get<std::string>(), std::string("hello"));
    QCOMPARE(ended.done().at("path").get<std::string>(), plain.output);
    const auto file = runfile::readRun(plain.output);
    QVERIFY(file);
    QVERIFY(file->status == graph::RunStatus::Done);
    QVERIFY(file->graph.nodes.size() >= 4);
    QVERIFY(!QFile::exists(QString::fromStdString(plain.output + ".partial")));
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
    job::Job checked = job(model("checked", forward), input.toStdString());
    for (const auto command : {job::Command::Run, job::Command::Info}) {
        checked.command = command;
        const Ended ended = run(checked);
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
    job::Job full = job("m.pt");
    for (const bool all : {false, true}) {
        if (all) {
            full.training = true;
            full.threads = 2;
            full.memoryLimit = 1 << 20;
            full.timeLimit = 0.5;
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
    const Ended ended = run(job(model("printing", "        print(\"{\\\"event\\\": \\\"done\\\"}\")\n"
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
    const Ended ended = run(document);
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
        << linear << "randn:" << 2 << "\"randn:\" is no input at character 7";
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
    const Ended ended = run(job(model("failing", forward), input.toStdString()));
    QVERIFY(!ended.crashed);
    QCOMPARE(ended.status, status);
    const QString message = QString::fromStdString(ended.done().at("message"));
    QVERIFY2(message.contains(part), qPrintable(message));
    QVERIFY2(message.endsWith('.') && !message.contains('\n'), qPrintable(message));
}

namespace {

const QString endless = "        y = self.fc(x)\n"
                        "        print(\"running\")\n"
                        "        while bool(x.sum() < 1e30):\n"
                        "            y = y * 1.0\n"
                        "        return y\n";

} // namespace

void TestEngineProgram::aSignalStopsAnEndlessModel_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGHUP") << SIGHUP;
}

void TestEngineProgram::aSignalStopsAnEndlessModel()
{
    QFETCH(int, signal);
    const job::Job stopped = job(model("endless", endless));
    QProcess engine;
    startAndWaitForPrint(engine, stopped);
    ::kill(static_cast<pid_t>(engine.processId()), signal);
    checkStopped(finish(engine, m_readSoFar), stopped, "Stopped by the user.");
}

void TestEngineProgram::aSignalStopsALongOperator()
{
    // One call that would take minutes: the signal must not wait for its end.
    const job::Job stopped = job(model("long", "        y = self.fc(x)\n"
                                               "        print(\"running\")\n"
                                               "        z = torch.ones([20000, 20000])\n"
                                               "        return y + z.matmul(z).matmul(z).matmul(z).sum()\n"));
    QProcess engine;
    startAndWaitForPrint(engine, stopped);
    ::kill(static_cast<pid_t>(engine.processId()), SIGTERM);
    checkStopped(finish(engine, m_readSoFar), stopped, "Stopped by the user.");
}

void TestEngineProgram::theTimeLimitStopsTheRun()
{
    job::Job limited = job(model("slow", endless));
    limited.timeLimit = 3;
    checkStopped(run(limited), limited, "time limit of 3 seconds");
}

void TestEngineProgram::theMemoryLimitStopsTheRun_data()
{
    QTest::addColumn<QString>("forward");
    QTest::addColumn<QString>("part");
    QTest::newRow("many small allocations") << "        kept = [self.fc(x)]\n"
                                               "        while bool(x.sum() < 1e30):\n"
                                               "            kept.append(torch.ones([1000000]))\n"
                                               "        return kept[0]\n"
                                            << "memory limit of 700 MiB";
    QTest::newRow("one huge allocation") << "        return self.fc(x) + torch.ones([100000, 100000]).sum()\n"
                                         << "memory";
}

void TestEngineProgram::theMemoryLimitStopsTheRun()
{
    QFETCH(QString, forward);
    QFETCH(QString, part);
    job::Job limited = job(model("greedy", forward));
    limited.memoryLimit = 700LL << 20;
    const Ended ended = run(limited);
    QVERIFY(!ended.crashed);
    QVERIFY(ended.status == 5 || ended.status == 4);
    const QString message = QString::fromStdString(ended.done().at("message"));
    QVERIFY2(message.contains(part), qPrintable(message));
}

void TestEngineProgram::aKilledEngineLeavesAPartialFileThatOpens()
{
    const job::Job killed = job(model("killed", endless));
    QProcess engine;
    startAndWaitForPrint(engine, killed);
    engine.kill();
    const Ended ended = finish(engine, m_readSoFar);
    QVERIFY(ended.crashed);
    const auto file = runfile::readRun(killed.output + ".partial");
    QVERIFY2(file, file ? "" : file.error().message.c_str());
    QVERIFY(file->status == graph::RunStatus::Incomplete);
}

void TestEngineProgram::theEngineEndsWhenNobodyReadsIt()
{
    const job::Job unread = job(model("unread", endless));
    QProcess shell; // QProcess itself would go on reading
    shell.start("sh", {"-c", "{ \"$0\"; echo status $? >&2; } | head -n 3", enginePath});
    shell.write(documentOf(unread));
    shell.closeWriteChannel();
    QVERIFY(shell.waitForFinished(patience));
    QCOMPARE(QString(shell.readAllStandardError()), QString("status 5\n"));
}

void TestEngineProgram::everySharedModelIsDescribedOrRefused()
{
    const QDir models(SCALESCOPE_SOURCE_DIR "/../shared/models");
    if (!models.exists())
        QSKIP("The folder ../shared/models is not here.");
    for (const QString& name : models.entryList(QDir::Files)) {
        if (name.endsWith(".tsv"))
            continue;
        job::Job described = job(models.filePath(name));
        described.command = job::Command::Info;
        const Ended ended = run(described);
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
}

QTEST_GUILESS_MAIN(TestEngineProgram)
#include "test_engine_program.moc"
