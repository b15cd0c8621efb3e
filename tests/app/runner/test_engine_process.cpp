// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/message/say_run.h"
#include "core/runfile/run_writer.h"
#include "tests/app/runner/engine_run.h"
#include "tests/core/runfile/written_files.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <csignal>
#include <nlohmann/json.hpp>

using namespace scalescope;
using namespace Qt::StringLiterals;
using tests::Run;

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
        QTest::newRow("a done event of an engine that crashed may be anybody's")
            << u"hello; phase forward; record; echo '{\"event\":\"done\",\"status\":0,\"message\":\"\","
               u"\"field\":\"\",\"path\":\"\",\"seconds\":1}'; kill -11 $$"_s
            << 4 << true
            << u"The engine crashed with a segmentation fault (signal 11) in the forward phase; what it "
               u"recorded is in PARTIAL."_s
            << true;
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
        QTest::newRow("its broker does") << u"TERM"_s << SIGQUIT;
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
        QVERIFY(run.count<job::Progress>() >= 1000); // more are not an engine's
        QVERIFY(turns > 10);
    }

    void aLimitThatLeavesNothingSaysSo()
    {
        const message::Sentence limit = say::timeLimitReached("4");
        for (const QString& phase : {u"capture"_s, u"forward"_s}) {
            Run run(
                u"hello; phase %1; echo '{\"event\":\"done\",\"status\":5,\"message\":\"\",\"field\":\"\","
                "\"path\":\"\",\"seconds\":1,\"said\":{\"id\":\"timeLimitReached\",\"arguments\":[\"4\"]}}'; "
                "exit 5"_s.arg(phase));
            run.start();
            QVERIFY(run.waitForEnd());
            const bool hasNothing = phase == "capture";
            QVERIFY2(run.outcome->said ==
                         (hasNothing ? message::Message(say::endedBeforeRecording(limit, say::inCapture()))
                                     : message::Message(limit)),
                     qPrintable(run.outcome->sentence));
        }
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

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestEngineProcess)
#include "test_engine_process.moc"
