// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/file_opening.h"
#include "tests/app/runs/model_answer.h"
#include "tests/app/runs/patience.h"
#include "tests/app/runs/written_runs.h"
#include "tests/support/test_class.h"

#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace scalescope::tests {

namespace {

/// An opening, and what it told.
struct Opened
{
    app::FileOpening opening;
    QSignalSpy good{&opening, &app::FileOpening::good};
    QSignalSpy failed{&opening, &app::FileOpening::failed};
};

} // namespace

class TestFileOpening : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRunIsTakenWhenItWasRead();
    void aFileThatIsNoRunFails();
    void aModelIsTakenWhenItsReaderHasAnswered();
    void aModelThatIsNotUnderstoodFails();
    void aNewerFileTakesThePlaceOfTheOlder();
    void aReaderKnowsWhetherItsInputsWereTried();

private:
    QTemporaryDir m_folder;
};

void TestFileOpening::aRunIsTakenWhenItWasRead()
{
    const QString path = m_folder.filePath("a.scales");
    writeRun(*sampleRun(1), path);
    Opened opened;
    QVERIFY(!opened.opening.isUnderWay());
    opened.opening.readRun(path);
    QVERIFY(opened.opening.isUnderWay() && !opened.opening.isOfModel() && !opened.opening.isGood());
    QCOMPARE(opened.opening.name(), "a.scales");
    QVERIFY(opened.good.wait(patience));
    QVERIFY(opened.opening.isGood());
    const auto taken = opened.opening.take();
    QCOMPARE(taken.path, path);
    QCOMPARE(taken.run->graph.nodes.size(), sampleRun(1)->graph.nodes.size());
    QVERIFY(taken.follower != nullptr && taken.model == nullptr);
    QVERIFY(!opened.opening.isUnderWay() && !opened.opening.isGood());
}

void TestFileOpening::aFileThatIsNoRunFails()
{
    Opened opened;
    opened.opening.readRun(m_folder.filePath("nowhere.scales"));
    QVERIFY(opened.failed.wait(patience));
    QVERIFY(!opened.opening.isUnderWay());
    QVERIFY(opened.good.isEmpty());
}

void TestFileOpening::aModelIsTakenWhenItsReaderHasAnswered()
{
    Opened opened;
    auto made = std::make_unique<app::ModelReader>();
    app::ModelReader* reader = made.get();
    opened.opening.readModel("net.pt", std::move(made));
    QVERIFY(opened.opening.isOfModel() && !opened.opening.isGood());
    reader->take(job::Progress());
    QVERIFY(opened.good.isEmpty());
    reader->take(modelAnswer(false));
    reader->take(modelAnswer(true));
    QCOMPARE(opened.good.size(), 2);
    const auto taken = opened.opening.take();
    QCOMPARE(taken.model.get(), reader);
    reader->end("too late"); // whoever took it hears that
    QVERIFY(opened.failed.isEmpty());
}

void TestFileOpening::aModelThatIsNotUnderstoodFails()
{
    Opened opened;
    auto reader = std::make_unique<app::ModelReader>();
    const QPointer<app::ModelReader> watched = reader.get();
    opened.opening.readModel("net.pt", std::move(reader));
    watched->end("It is no model.");
    QCOMPARE(opened.failed.first().first().toString(), "It is no model.");
    QVERIFY(!opened.opening.isUnderWay());
    QTRY_VERIFY(watched.isNull());
    auto other = std::make_unique<app::ModelReader>();
    other->take(modelAnswer(false));
    opened.opening.readModel("net.pt", std::move(other));
    QVERIFY(opened.opening.isGood());
}

void TestFileOpening::aNewerFileTakesThePlaceOfTheOlder()
{
    const QString path = m_folder.filePath("b.scales");
    writeRun(*sampleRun(1), path);
    Opened opened;
    opened.opening.readRun(m_folder.filePath("nowhere.scales"));
    opened.opening.readModel("net.pt", std::make_unique<app::ModelReader>());
    opened.opening.readRun(path);
    QVERIFY(opened.good.wait(patience));
    QCOMPARE(opened.good.size(), 1);
    QVERIFY(opened.failed.isEmpty());
    opened.opening.cancel();
    QVERIFY(!opened.opening.isUnderWay());
}

void TestFileOpening::aReaderKnowsWhetherItsInputsWereTried()
{
    app::ModelReader reader;
    QSignalSpy answered(&reader, &app::ModelReader::answered);
    QVERIFY(!reader.info() && !reader.hasTriedInputs());
    reader.take(modelAnswer(false));
    QVERIFY(reader.info() && !reader.hasTriedInputs());
    reader.take(modelAnswer(true));
    QVERIFY(reader.hasTriedInputs());
    QCOMPARE(answered.size(), 2);
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestFileOpening)
#include "test_file_opening.moc"
