// SPDX-License-Identifier: GPL-3.0-or-later
// How the broker finishes a run: not in the thread that looks at what runs.
#include "app/engine/broker_link.h"
#include "core/runfile/run_writer.h"
#include "tests/core/runfile/written_files.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <QTest>
#include <fcntl.h>
#include <future>
#include <unistd.h>

using namespace scalescope;

class TestBrokerLink : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBrokerGoesOnWhileTheRunIsFinished();
    void aFinishThatNobodyWaitsForEndsWithIt();

    void init();
    void cleanup();

private:
    /// A run that has been written and waits for its name.
    void writeRun();
    void ask(char what) const { QCOMPARE(::write(m_requests[1], &what, 1), ssize_t{1}); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::filesystem::path m_output;
    std::optional<runfile::PreparedOutput> m_prepared;
    int m_requests[2] = {-1, -1};
    int m_replies[2] = {-1, -1};
};

void TestBrokerLink::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_output = m_folder->filePath("m.scales").toStdString();
    m_prepared.emplace(runfile::PreparedOutput::open(m_output).value());
    QCOMPARE(::pipe2(m_requests, O_CLOEXEC), 0);
    QCOMPARE(::pipe2(m_replies, O_CLOEXEC), 0);
}

void TestBrokerLink::cleanup()
{
    m_prepared.reset();
    for (const int descriptor : {m_requests[0], m_requests[1], m_replies[0], m_replies[1]})
        ::close(descriptor);
}

void TestBrokerLink::writeRun()
{
    QVERIFY(m_prepared->begin().has_value());
    auto writer = runfile::RunWriter::create(runfile::PartialFile::ofBroker(
        m_output, ::dup(m_prepared->file()),
        {[] { return Result<void>(); },
         [](const runfile::PartialFile::Ending&) -> Result<runfile::PartialFile::Finished> {
             return fail(ExitStatus::Stopped, "");
         }}));
    writer->setFacts(tests::marked("written"));
    QVERIFY(!writer->finish(graph::RunStatus::Done));
}

/// The disk stands for what takes long: whoever asks whether the run is wanted waits here.
void TestBrokerLink::theBrokerGoesOnWhileTheRunIsFinished()
{
    writeRun();
    std::promise<void> disk;
    const auto isReady = disk.get_future().share();
    const auto isWanted = [isReady] {
        return isReady.wait_for(std::chrono::seconds(30)) == std::future_status::ready;
    };
    app::BrokerDesk desk(m_requests[0], m_replies[1], *m_prepared, isWanted);
    ask('1');
    QVERIFY(desk.answer());
    QVERIFY(desk.isFinishing());
    QVERIFY(!std::filesystem::exists(m_output));
    disk.set_value();
    char answer[4096];
    QVERIFY(::read(m_replies[0], answer, sizeof answer) > 0);
    QTRY_VERIFY(!desk.isFinishing());
    QVERIFY(std::filesystem::exists(m_output));
}

void TestBrokerLink::aFinishThatNobodyWaitsForEndsWithIt()
{
    writeRun();
    {
        app::BrokerDesk desk(m_requests[0], m_replies[1], *m_prepared, [] { return false; });
        ask('1');
        QVERIFY(desk.answer());
    }
    QVERIFY(!std::filesystem::exists(m_output));
    QVERIFY(std::filesystem::exists(runfile::partialOf(m_output)));
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestBrokerLink)
#include "test_broker_link.moc"
