// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/engine_process.h"
#include "core/message/say_run.h"
#include "core/runfile/run_writer.h"
#include "tests/app/runner/fake_engine.h"
#include "tests/core/runfile/written_files.h"

#include <QTest>
#include <csignal>
#include <nlohmann/json.hpp>

using namespace scalescope;
using namespace Qt::StringLiterals;

namespace {

/// An engine process on a fake engine, with what it sent.
struct Run
{
    explicit Run(const QString& body) : fake(body)
    {
        engine.setProgram(fake.path());
        QObject::connect(&engine, &app::EngineProcess::eventReceived,
                         [this](const job::Event& event) { events.push_back(event); });
        QObject::connect(&engine, &app::EngineProcess::finished,
                         [this](const app::Outcome& result) { outcome = result; });
    }
    void start()
    {
        job::Job job;
        job.model = "model.pt";
        job.output = fake.runFile().toStdString();
        job.timeLimit = timeLimit;
        engine.start(job);
    }
    [[nodiscard]] bool waitForEnd() const
    {
        return QTest::qWaitFor([this] { return outcome.has_value(); }, 30000);
    }
    template <typename T>
    [[nodiscard]] qsizetype count() const
    {
        return std::ranges::count_if(events,
                                     [](const auto& event) { return std::holds_alternative<T>(event); });
    }
    [[nodiscard]] bool waitForEvents(qsizetype number) const
    {
        return QTest::qWaitFor([&] { return std::ssize(events) >= number; }, 30000);
    }

    tests::FakeEngine fake;
    app::EngineProcess engine;
    std::optional<double> timeLimit;
    std::vector<job::Event> events;
    std::optional<app::Outcome> outcome;
};

} // namespace

class TestEngineProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGoodRunSendsItsEventsAndSaysWhereTheFileIs()
    {
        Run run(u"hello; phase forward; progress forward 300; record; finish 0"_s);
        run.start();
        QVERIFY(run.engine.isRunning());
        QVERIFY(run.waitForEnd());
        QVERIFY(!run.engine.isRunning());
        QCOMPARE(run.outcome->status, ExitStatus::Done);
        QCOMPARE(run.outcome->sentence, QString());
        QCOMPARE(run.outcome->runFile, run.fake.runFile());
        QVERIFY(!run.outcome->partial);
        QCOMPARE(run.events.size(), 4U);
        QVERIFY(std::holds_alternative<job::Done>(run.events.back()));
    }

    void theEngineReadsItsJobFromStandardInput()
    {
        Run run(u"hello; record; finish 0"_s);
        run.start();
        QVERIFY(run.waitForEnd());
        QFile file(run.fake.jobFile());
        QVERIFY(file.open(QFile::ReadOnly));
        const auto job = job::jobFromText(file.readAll().toStdString());
        QVERIFY(job.has_value());
        QCOMPARE(job->model, "model.pt");
    }

    void everyDeathIsASentence_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<int>("status");
        QTest::addColumn<bool>("crashed");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<bool>("partial");

        QTest::newRow("killed in the middle of the forward phase")
            << u"hello; phase forward; progress forward 120; record; kill -9 $$"_s << 4 << true
            << u"The engine was killed (signal 9) in the forward phase after 120 operators; what it recorded "
               u"is in "
               "PARTIAL."_s
            << true;
        QTest::newRow("a segmentation fault while it loads")
            << u"hello; phase load; kill -11 $$"_s << 4 << true
            << u"The engine crashed with a segmentation fault (signal 11) while it loaded the model; nothing "
               u"had been "
               "recorded yet."_s
            << false;
        QTest::newRow("an abort with last words on standard error")
            << u"hello; phase backward; progress backward 1; record; echo 'terminate called' >&2; kill -6 $$"_s
            << 4 << true
            << u"The engine gave up (abort, signal 6) in the backward phase after 1 gradient (its last "
               u"words: "
               "terminate called); what it recorded is in PARTIAL."_s
            << true;
        QTest::newRow("an exit without a done event")
            << u"hello; exit 7"_s << 4 << false
            << u"The engine ended by itself (status 7) before it began to work; nothing had been recorded yet."_s
            << false;
        QTest::newRow("a model that fails says so in its done event")
            << u"hello; record; finish 4 'The model divided by zero.'"_s << 4 << false
            << u"The model divided by zero."_s << false;
        QTest::newRow("a crash after done does not matter")
            << u"hello; record; finish 0; kill -11 $$"_s << 0 << false << QString() << false;
        QTest::newRow("another version of the protocol")
            << u"echo '{\"event\":\"hello\",\"protocol\":99,\"new\":true}'; exec sleep 600"_s << 2 << false
            << u"The engine ENGINE speaks version 99 of the protocol and this program version 1; use both "
               u"from one "
               "release."_s
            << false;
        QTest::newRow("a program that is no engine")
            << u"echo 'Welcome!'; exec sleep 600"_s << 2 << false
            << u"ENGINE is not Scalescope's engine: what it wrote first is not an event of the protocol; set "
               "SCALESCOPE_ENGINE to the engine's path."_s
            << false;
        QTest::newRow("a program that says nothing at all")
            << u"exit 0"_s << 4 << false
            << u"The engine ended by itself (status 0) before it began to work; nothing had been recorded yet."_s
            << false;
    }
    void everyDeathIsASentence()
    {
        QFETCH(QString, body);
        QFETCH(int, status);
        QFETCH(bool, crashed);
        QFETCH(QString, sentence);
        QFETCH(bool, partial);
        Run run(body);
        run.start();
        QVERIFY(run.waitForEnd());
        sentence.replace("PARTIAL", run.fake.partialFile()).replace("ENGINE", run.fake.path());
        sentence.replace("SCALESCOPE_" + run.fake.path(), "SCALESCOPE_ENGINE");
        QCOMPARE(run.outcome->sentence, sentence);
        QCOMPARE(static_cast<int>(run.outcome->status), status);
        QCOMPARE(run.outcome->crashed, crashed);
        QCOMPARE(run.outcome->partial, partial);
        if (partial)
            QCOMPARE(run.outcome->runFile, run.fake.partialFile());
        const bool isOurs = !sentence.isEmpty() && !sentence.startsWith("The model");
        QCOMPARE(bool(run.outcome->said), isOurs); // the fake engine's sentence is text alone
    }

    /// The window renders it in its own language, with plural forms of its own.
    void aDeathIsSaidAsAValue()
    {
        Run run(u"hello; phase backward; progress backward 1; record; echo 'last words' >&2; kill -6 $$"_s);
        run.start();
        QVERIFY(run.waitForEnd());
        QCOMPARE(run.outcome->said,
                 say::engineDiedSaying(say::gaveUp(), say::inBackwardAfter({1}), "last words",
                                       say::recordedIn(run.fake.partialFile().toStdString())));
    }

    void aMissingEngineIsASentence()
    {
        Run run(QString{});
        run.engine.setProgram(u"/nonexistent/scalescope-engine"_s);
        run.start();
        QVERIFY(!run.outcome); // never from inside start()
        QVERIFY(run.waitForEnd());
        QCOMPARE(run.outcome->status, ExitStatus::Usage);
        QVERIFY2(run.outcome->sentence.startsWith(
                     "The engine /nonexistent/scalescope-engine could not be started"),
                 qPrintable(run.outcome->sentence));
    }

    void stopLetsTheEngineKeepWhatItHas()
    {
        Run run(
            u"trap 'finish 5 Stopped.; exit' TERM; hello; record; phase forward; while :; do sleep 0.01; done"_s);
        run.start();
        QVERIFY(run.waitForEvents(2));
        run.engine.stop();
        QVERIFY(run.waitForEnd());
        QCOMPARE(run.outcome->status, ExitStatus::Stopped);
        QVERIFY(run.outcome->byUser);
        QCOMPARE(run.outcome->runFile, run.fake.runFile());
        QVERIFY(!run.outcome->crashed);
    }

    void stopEndsAnEngineThatDoesNotListen_data()
    {
        QTest::addColumn<QString>("ignored");
        QTest::addColumn<int>("signal");
        QTest::newRow("its keeper does") << u"TERM"_s << SIGQUIT;
        QTest::newRow("nothing does") << u"TERM QUIT"_s << SIGKILL;
    }
    void stopEndsAnEngineThatDoesNotListen()
    {
        QFETCH(QString, ignored);
        QFETCH(int, signal);
        Run run(u"trap '' %1; hello; record; phase forward; progress forward 7; while :; do :; done"_s.arg(
            ignored));
        run.engine.setKillAfter(100);
        run.start();
        QVERIFY(run.waitForEvents(3));
        run.engine.stop();
        QVERIFY(run.waitForEnd());
        QCOMPARE(run.outcome->status, ExitStatus::Stopped);
        QCOMPARE(run.outcome->signal, signal);
        QVERIFY(!run.outcome->crashed);
        QCOMPARE(run.outcome->sentence,
                 "The run was stopped in the forward phase after 7 operators; what it recorded is in " +
                     run.fake.partialFile() + ".");
    }

    void aBrokenLineBecomesALogAndTheRunGoesOn()
    {
        Run run(
            u"hello; echo 'not json {'; echo '{\"event\":\"unheard\"}'; printf '\\377\\376\\000\\n'; record; finish 0"_s);
        run.start();
        QVERIFY(run.waitForEnd());
        QCOMPARE(run.outcome->status, ExitStatus::Done);
        QCOMPARE(run.count<job::Log>(), 3);
    }

    /// Unless the user says how threads wait.
    void waitingThreadsSleep()
    {
        const auto said = [] {
            Run run(u"hello; echo policy ${OMP_WAIT_POLICY:-none}; finish 0"_s);
            run.start();
            if (!run.waitForEnd())
                return QString();
            const auto* log = run.events.size() > 1 ? std::get_if<job::Log>(&run.events[1]) : nullptr;
            return log != nullptr ? QString::fromStdString(log->text) : QString();
        };
        const QByteArray before = qgetenv("OMP_WAIT_POLICY");
        qunsetenv("OMP_WAIT_POLICY");
        QCOMPARE(said(), QString("policy passive"));
        qputenv("OMP_WAIT_POLICY", "active");
        QCOMPARE(said(), QString("policy active"));
        qputenv("OMP_WAIT_POLICY", before);
    }

    void aHugeLineIsCutAndTheRunGoesOn()
    {
        Run run(u"hello; head -c 12000000 /dev/zero | tr '\\0' x; echo; record; finish 0"_s);
        run.start();
        QVERIFY(run.waitForEnd());
        QCOMPARE(run.outcome->status, ExitStatus::Done);
        QCOMPARE(run.count<job::Log>(), 1);
        QVERIFY(std::get<job::Log>(run.events[1]).text.size() < 3000);
    }

    void aFloodOfEventsLetsOthersHaveTheirTurn()
    {
        Run run(u"hello; yes '{\"event\":\"progress\",\"phase\":\"forward\",\"done\":1,\"total\":2}' | head "
                u"-n 100000; "
                "record; finish 0"_s);
        qsizetype turns = 0;
        QTimer timer;
        QObject::connect(&timer, &QTimer::timeout, [&turns] { ++turns; });
        timer.start(0);
        run.start();
        QVERIFY(run.waitForEnd());
        QCOMPARE(run.count<job::Progress>(), 100000);
        QVERIFY(turns > 10);
    }

    /// Code of the model's can write events in the engine's place.
    void ofAFloodOfLogsAsMuchIsPassedOnAsTheEngineDoes_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("source");
        QTest::addColumn<bool>("isOfLibraries");
        QTest::newRow("prints") << uR"({"event":"log","source":"model","text":"line"})"_s << u"model"_s
                                << false;
        QTest::newRow("of the run") << uR"({"event":"log","source":"run","text":"line"})"_s << u"run"_s
                                    << false;
        QTest::newRow("of nobody") << uR"({"event":"log","source":"x","text":"line"})"_s << u"x"_s << false;
        QTest::newRow("of libraries")
            << uR"({"event":"log","source":"engine","text":"line"})"_s << u"engine"_s << true;
        QTest::newRow("no events") << u"line"_s << u"engine"_s << true;
    }
    void ofAFloodOfLogsAsMuchIsPassedOnAsTheEngineDoes()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, source);
        QFETCH(const bool, isOfLibraries);
        for (const char* end : {"record; finish 0", "kill -9 $$"}) {
            Run run(u"hello; yes '%1' | head -n 5000; %2"_s.arg(line, end));
            run.start();
            QVERIFY(run.waitForEnd());
            QCOMPARE(run.count<job::Log>(), 1001);
            QCOMPARE(std::get<job::Log>(run.events[1]).source, source.toStdString());
            const auto& last = std::get<job::Log>(run.events[1001]);
            const auto more = say::moreLines({4000});
            QCOMPARE(last.said, isOfLibraries ? message::Message(say::librariesLeftOut(more))
                                              : message::Message(say::printsLeftOut(more)));
            QVERIFY(std::get_if<job::Done>(&run.events.back()) != nullptr || run.events.size() == 1002);
        }
    }

    void ofLongLogsAMebibyteIsPassedOn()
    {
        Run run(u"hello; for i in 1 2 3; do printf '{\"event\":\"log\",\"source\":\"model\",\"text\":\"'; "
                "head -c 700000 /dev/zero | tr '\\0' x; echo '\\\\nend\"}'; done; record; finish 0"_s);
        run.start();
        QVERIFY(run.waitForEnd());
        QCOMPARE(run.count<job::Log>(), 3);
        QCOMPARE(std::get<job::Log>(run.events[1]).text.size(), 700004U);
        QCOMPARE(std::get<job::Log>(run.events[2]).text.size(), (1U << 20) - 700004U);
        QCOMPARE(std::get<job::Log>(run.events[3]).said,
                 message::Message(say::printsLeftOut(say::moreLines({4}))));
    }

    /// A run file of somebody else's is not shown because an event names it.
    void anEventThatNamesAnotherFileIsNone_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("done")
            << uR"({"event":"done","status":0,"message":"","field":"","path":"/tmp/other.scales","seconds":1})"_s;
        QTest::newRow("done, beside it")
            << uR"({"event":"done","status":0,"message":"","field":"","path":"'$dir'/out.incomplete-x.scales","seconds":1})"_s;
        QTest::newRow("first results") << uR"({"event":"first_results","path":"/etc/passwd","nodes":1})"_s;
    }
    void anEventThatNamesAnotherFileIsNone()
    {
        QFETCH(const QString, line);
        Run run(u"hello; echo '%1'; record; finish 0"_s.arg(line));
        run.start();
        QVERIFY(run.waitForEnd());
        QCOMPARE(run.outcome->runFile, run.fake.runFile());
        QCOMPARE(run.count<job::Log>(), 1);
        QCOMPARE(run.count<job::Done>(), 1);
        QCOMPARE(run.count<job::FirstResults>(), 0);
    }

    void aRunThatLeftItsFileBesideSaysSo_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name :
             {u"out.incomplete.scales"_s, u"out.incomplete-17.scales"_s, u"out.scales.partial"_s})
            QTest::newRow(qPrintable(name)) << name;
    }
    void aRunThatLeftItsFileBesideSaysSo()
    {
        QFETCH(const QString, name);
        Run run(
            uR"(hello; echo '{"event":"done","status":5,"message":"Stopped.","field":"","path":"'$dir'/%1","seconds":1}')"_s
                .arg(name));
        run.start();
        QVERIFY(run.waitForEnd());
        QCOMPARE(run.outcome->runFile, QFileInfo(run.fake.runFile()).path() + "/" + name);
    }

    /// What code of the model's writes into the same pipe without end can take the engine's last event away.
    void aTimeLimitIsSaidWhereTheLastEventIsLost()
    {
        Run run(u"hello; phase load; exit 5"_s);
        run.timeLimit = 0.001;
        run.start();
        QVERIFY(run.waitForEnd());
        QCOMPARE(run.outcome->status, ExitStatus::Stopped);
        QCOMPARE(run.outcome->said, message::Message(say::timeLimitReached("0.001")));
        run.outcome.reset();
        run.timeLimit = 1000;
        run.start();
        QVERIFY(run.waitForEnd());
        QCOMPARE(run.outcome->status, ExitStatus::Stopped);
        QCOMPARE(run.outcome->said, message::Message(say::engineDied(
                                        say::endedByItself(5), say::whileLoading(), say::nothingRecorded())));
    }

    void aLastLineWithoutItsEndCounts()
    {
        Run run(u"hello; record; finish 0 | tr -d '\\n'"_s);
        run.start();
        QVERIFY(run.waitForEnd());
        QCOMPARE(run.outcome->status, ExitStatus::Done);
    }

    void aPartialFileOfAnEarlierRunIsNotThisRuns()
    {
        Run run(u"hello; kill -9 $$"_s);
        QFile old(run.fake.partialFile());
        QVERIFY(old.open(QFile::WriteOnly));
        old.close();
        run.start();
        QVERIFY(run.waitForEnd());
        QCOMPARE(run.outcome->runFile, QString());
    }

    void whatAnotherRunWritesMeanwhileIsNotThisRuns()
    {
        Run refused(u"hello; phase load; record; "
                    "echo '{\"event\":\"done\",\"status\":2,\"message\":\"Another run is writing it.\"}'"_s);
        refused.start();
        QVERIFY(refused.waitForEnd());
        QCOMPARE(refused.outcome->runFile, QString());

        Run killed(u"hello; phase forward; kill -9 $$"_s);
        auto other = runfile::RunWriter::create(killed.fake.runFile().toStdString());
        QVERIFY(other.has_value());
        killed.start();
        other->setFacts(tests::marked("other"));
        other->flush();
        QVERIFY(killed.waitForEnd());
        QCOMPARE(killed.outcome->runFile, QString());
    }

    void aFailedRunsFileIsNamedEvenIfTheEngineDoesNot()
    {
        Run run(u"hello; record; mv \"$dir/out.scales.partial\" \"$dir/out.scales\"; "
                "echo '{\"event\":\"done\",\"status\":4,\"message\":\"Failed.\"}'"_s);
        run.start();
        QVERIFY(run.waitForEnd());
        QCOMPARE(run.outcome->status, ExitStatus::ModelFailed);
        QCOMPARE(run.outcome->runFile, run.fake.runFile());
        QVERIFY(!run.outcome->partial);
    }

    void anEngineCanBeStartedAgain()
    {
        Run run(u"hello; record; finish 0"_s);
        run.start();
        QVERIFY(run.waitForEnd());
        run.outcome.reset();
        run.start();
        QVERIFY(run.waitForEnd());
        QCOMPARE(run.outcome->status, ExitStatus::Done);
        QCOMPARE(run.count<job::Hello>(), 2);
    }

    void anEngineDiesWithItsOwner()
    {
        auto run = std::make_unique<Run>(
            u"hello; echo '{\"event\":\"log\",\"source\":\"engine\",\"text\":\"'$$'\"}'; "
            "trap '' TERM; while :; do :; done"_s);
        run->start();
        QVERIFY(run->waitForEvents(2));
        const int pid = std::stoi(std::get<job::Log>(run->events[1]).text);
        QCOMPARE(::kill(pid, 0), 0);
        run.reset();
        QCOMPARE(::kill(pid, 0), -1);
    }
};

QTEST_GUILESS_MAIN(TestEngineProcess)
#include "test_engine_process.moc"
