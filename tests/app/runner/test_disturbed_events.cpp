// SPDX-License-Identifier: GPL-3.0-or-later
// Events that code of the model's wrote in the engine's place, or kept the engine from writing.
#include "app/runner/event_limit.h"
#include "core/message/say_run.h"
#include "tests/app/runner/engine_run.h"
#include "tests/support/test_class.h"

#include <QFileInfo>

using namespace scalescope;
using namespace Qt::StringLiterals;
using tests::Run;

class TestDisturbedEvents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Code of the model's can write events in the engine's place.
    void ofAFloodOfLogsTheRestIsCounted_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("source");
        const QString text(1936, u'x'); // which with what a line costs is 2,000
        QTest::newRow("prints") << uR"({"event":"log","source":"model","text":"%1"})"_s.arg(text)
                                << u"model"_s;
        QTest::newRow("of the run") << uR"({"event":"log","source":"run","text":"%1"})"_s.arg(text)
                                    << u"run"_s;
        QTest::newRow("of libraries")
            << uR"({"event":"log","source":"engine","text":"%1"})"_s.arg(text) << u"engine"_s;
        QTest::newRow("no events") << text << u"engine"_s;
    }
    void ofAFloodOfLogsTheRestIsCounted()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, source);
        constexpr int taken = (4 << 20) / 2000;
        constexpr int written = 2500; // so few are looked at at once on any machine
        for (const char* end : {"record; finish 0", "kill -9 $$"}) {
            Run run(u"hello; yes '%1' | head -n %2; %3"_s.arg(line).arg(written).arg(end));
            run.start();
            QVERIFY(run.waitForEnd());
            QCOMPARE(run.count<job::Log>(), taken + 1);
            QCOMPARE(std::get<job::Log>(run.events[1]).source, source.toStdString());
            const auto& last = std::get<job::Log>(run.events[taken + 1]);
            QCOMPARE(last.said, message::Message(say::librariesLeftOut(say::moreLines({written - taken}))));
            QVERIFY(std::get_if<job::Done>(&run.events.back()) != nullptr || run.events.size() == taken + 2);
        }
    }

    /// More than an engine sends is what something else printed, and counts as that.
    void ofAFloodOfOtherEventsNoMoreIsBelievedThanAnEngineSends_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("most");
        QTest::newRow("progress") << uR"({"event":"progress","phase":"forward","done":1,"total":2})"_s
                                  << 4000;
        QTest::newRow("phases") << uR"({"event":"phase","phase":"forward"})"_s << 4000;
        QTest::newRow("hello") << uR"({"event":"hello","protocol":%1,"engine":"1","libtorch":"2"})"_s.arg(
                                      job::protocolVersion)
                               << 16;
        QTest::newRow("first results")
            << uR"({"event":"first_results","path":"'$dir'/out.scales.partial","nodes":1})"_s << 16;
    }
    void ofAFloodOfOtherEventsNoMoreIsBelievedThanAnEngineSends()
    {
        QFETCH(const QString, line);
        QFETCH(const int, most);
        Run run(u"hello; yes '%1' | head -n 6000; record; finish 0"_s.arg(line));
        run.start();
        QVERIFY(run.waitForEnd());
        const qsizetype logs = run.count<job::Log>();
        const qsizetype others = std::ssize(run.events) - logs;
        QVERIFY2(logs >= 6000 - others, qPrintable(QString::number(logs)));
        QVERIFY2(others > 1 && others <= most + 3, qPrintable(QString::number(others)));
        QCOMPARE(run.count<job::Done>(), 1);
    }

    void ofWhatWasFoundSixteenMebibytesAreBelieved()
    {
        app::EventLimit limit;
        for (int i = 0; i < 16; ++i) {
            QVERIFY(limit.pass(job::ProblemFound{}, 1U << 20, 0));
            QVERIFY(limit.pass(job::GroupMeasured{}, 1U << 20, 0));
        }
        QVERIFY(!limit.pass(job::ProblemFound{}, 1, 1000));
        QVERIFY(limit.pass(job::OperandKept{}, 1, 0));
        QVERIFY(limit.pass(job::Done{}, 1, 0));
    }

    void ofWhatIsPrintedFourMebibytesAreTaken()
    {
        app::EventLimit limit;
        const std::string text((1U << 20) - 64, 'x');
        for (const char* source : {"model", "engine", "run", "x"})
            QVERIFY(limit.pass(job::Log{source, text, {}}, 1, 0));
        QVERIFY(!limit.leftOut());
        QVERIFY(!limit.pass(job::Log{"run", "1\n2", {}}, 1, 0));
        QCOMPARE(limit.leftOut().value().said, message::Message(say::librariesLeftOut(say::moreLines({2}))));
        QVERIFY(limit.pass(job::logOf(say::stoppedByUser()), 1, 0));
    }

    /// Where more waits than all of a run's events are.
    void ofAFloodOnlyTheLastIsLookedAt()
    {
        app::LineBuffer lines;
        lines.append("first\nsecond\nthird\nfou");
        QCOMPARE(lines.size(), 22);
        QCOMPARE(lines.keepLast(22), 0);
        QCOMPARE(lines.keepLast(9), 2);
        QCOMPARE(lines.next().value().text, "third");
        QCOMPARE(lines.keepLast(1), 0); // no whole line is before it
        lines.append("rth\n");
        QCOMPARE(lines.keepLast(0), 1);
        QCOMPARE(lines.size(), 0);

        app::LineBuffer cut(4);
        cut.append("too long");
        QVERIFY(!cut.next());
        cut.append(" by far\nnext\n");
        QCOMPARE(cut.keepLast(5), 1);
        QVERIFY(!cut.next().value().tooLong);

        app::EventLimit limit;
        limit.leaveOut(3);
        QCOMPARE(limit.leftOut().value().said, message::Message(say::librariesLeftOut(say::moreLines({3}))));
    }

    void aSuspendedBrokerDoesNotSuspendTheTimeLimit_data()
    {
        QTest::addColumn<QString>("afterwards");
        QTest::addColumn<bool>("isSaid");
        QTest::newRow("it ends the run itself") << u"finish 5 Late."_s << true;
        QTest::newRow("it does not") << u"trap '' QUIT; while :; do :; done"_s << false;
    }
    void aSuspendedBrokerDoesNotSuspendTheTimeLimit()
    {
        QFETCH(const QString, afterwards);
        QFETCH(const bool, isSaid);
        Run run(u"hello; phase forward; record; kill -STOP $$; %1"_s.arg(afterwards));
        run.timeLimit = 0.001;
        run.engine.setKillAfter(100);
        run.start();
        QVERIFY(run.waitForEnd());
        QCOMPARE(run.outcome->status, ExitStatus::Stopped);
        QVERIFY(!run.outcome->crashed);
        if (isSaid)
            QCOMPARE(run.outcome->sentence, "Late.");
        else
            QCOMPARE(run.outcome->said, message::Message(say::timeLimitReached("0.001")));
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
        QTest::newRow("first results, in the file of an older run")
            << uR"({"event":"first_results","path":"'$dir'/out.scales","nodes":1})"_s;
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

    /// Who runs the model can't write after the broker, which writes when all that is gone.
    void anEndThatSomethingFollowsIsNone()
    {
        const QString forged =
            uR"(echo '{"event":"done","status":0,"message":"","field":"","path":"'$dir'/out.scales","seconds":1}')"_s;
        Run stopped(u"hello; phase forward; %1; record; finish 5 Stopped."_s.arg(forged));
        stopped.start();
        QVERIFY(stopped.waitForEnd());
        QCOMPARE(stopped.outcome->status, ExitStatus::Stopped);
        QCOMPARE(stopped.count<job::Done>(), 1);

        Run ended(
            u"hello; phase load; %1; echo '{\"event\":\"log\",\"source\":\"engine\",\"text\":\"x\"}'"_s.arg(
                forged));
        QFile older(ended.fake.runFile());
        QVERIFY(older.open(QFile::WriteOnly));
        older.close();
        ended.start();
        QVERIFY(ended.waitForEnd());
        QCOMPARE(ended.outcome->said,
                 message::Message(
                     say::engineDied(say::endedByItself(0), say::whileLoading(), say::nothingRecorded())));
        QCOMPARE(ended.outcome->runFile, QString());
        QCOMPARE(ended.count<job::Done>(), 0);
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
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestDisturbedEvents)
#include "test_disturbed_events.moc"
