// SPDX-License-Identifier: GPL-3.0-or-later
// That a run says one thing of its end: in its file, in its last event and by its exit status.
#include "app/engine/supervisor.h"
#include "core/message/say_run.h"
#include "core/runfile/run_reader.h"
#include "tests/core/runfile/written_files.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <sys/wait.h>
#include <unistd.h>

using namespace scalescope;

namespace {

enum class By { Broker, User };

/// What a process does whose run is told to stop, before or after it came to its end.
[[noreturn]] void beStopped(const std::string& output, const std::string& log, By by, bool atItsEnd)
{
    app::EventWriter events(::open(log.c_str(), O_WRONLY | O_APPEND));
    app::Supervisor supervisor(events);
    const auto writer =
        std::make_shared<runfile::RunWriter>(std::move(runfile::RunWriter::create(output).value()));
    tests::writeAll(*writer, *tests::sampleRun());
    if (atItsEnd)
        writer->finish(graph::RunStatus::Done).value();
    supervisor.setRun(writer);
    supervisor.setReason([by] {
        return by == By::Broker ? std::optional(job::endOf(say::timeLimitReached("0"))) : std::nullopt;
    });
    std::raise(SIGTERM);
    supervisor.check();
    std::abort();
}

} // namespace

class TestSupervisor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRunThatCameToItsEndWasNotStopped_data()
    {
        QTest::addColumn<bool>("byBroker");
        QTest::addColumn<bool>("atItsEnd");
        QTest::addColumn<int>("status");
        QTest::newRow("out of time") << true << false << 5;
        QTest::newRow("out of time, while its file is flushed") << true << true << 0;
        QTest::newRow("a signal") << false << false << 5;
        QTest::newRow("a signal, while its file is flushed") << false << true << 0;
    }

    void aRunThatCameToItsEndWasNotStopped()
    {
        QFETCH(const bool, byBroker);
        QFETCH(const bool, atItsEnd);
        QFETCH(const int, status);
        const QTemporaryDir folder;
        const std::string output = folder.filePath("run.scales").toStdString();
        const QString log = folder.filePath("log");
        const QByteArray cut = "{\"eve"; // by code of the model's
        QFile before(log);
        QVERIFY(before.open(QFile::WriteOnly) && before.write(cut) == cut.size());
        before.close();
        const pid_t child = ::fork();
        if (child == 0)
            beStopped(output, log.toStdString(), byBroker ? By::Broker : By::User, atItsEnd);
        int ended = 0;
        while (::waitpid(child, &ended, 0) < 0 && errno == EINTR) {
        }
        QVERIFY(WIFEXITED(ended));
        QCOMPARE(WEXITSTATUS(ended), status);
        const auto run = runfile::readRun(output);
        QVERIFY2(run, run ? "" : run.error().message.c_str());
        QVERIFY(run->status == (atItsEnd ? graph::RunStatus::Done : graph::RunStatus::Stopped));
        QFile file(log);
        QVERIFY(file.open(QFile::ReadOnly));
        const QList<QByteArray> lines = file.readAll().split('\n');
        QCOMPARE(lines.first(), cut);
        const auto done = nlohmann::json::parse(lines.at(1).toStdString());
        QCOMPARE(done.at("status").get<int>(), status);
        if (!atItsEnd)
            QCOMPARE(done.at("said").at("id").get<std::string>(),
                     byBroker ? "timeLimitReached" : "stoppedByUser");
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestSupervisor)
#include "test_supervisor.moc"
