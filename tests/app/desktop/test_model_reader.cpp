// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of an engine before any run leaves no file behind, however it ends.
#include "app/desktop/model_reader.h"
#include "tests/app/runner/fake_engine.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>

namespace scalescope::tests {

namespace {

constexpr int patience = 60'000;

job::Job question()
{
    job::Job job;
    job.command = job::Command::Info;
    job.model = "net.pt";
    return job;
}

} // namespace

class TestModelReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEngineThatEndsLateLeavesNothing();
    void aFolderWithoutOutlineIsGoneWithTheEngine();
};

void TestModelReader::anEngineThatEndsLateLeavesNothing()
{
    const FakeEngine engine(QStringLiteral(R"script(
output=$(sed 's/.*"output":"\([^"]*\)".*/\1/' "$dir/job.json")
trap 'mkdir -p "$(dirname "$output")"; echo late >"$output.partial"; exit 0' QUIT
echo ready >"$dir/out.scales"
while :; do sleep 0.01; done)script"));
    qputenv("SCALESCOPE_ENGINE", engine.path().toUtf8());
    QString folder;
    {
        app::ModelReader reader;
        reader.ask(question());
        folder = reader.folder();
        QVERIFY(QFileInfo(folder).isDir());
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(engine.runFile()), patience);
    }
    QVERIFY(!QFileInfo::exists(folder));
}

void TestModelReader::aFolderWithoutOutlineIsGoneWithTheEngine()
{
    const FakeEngine engine("hello\necho nothing >\"$dir/out.scales.partial\"\nfinish 3 'It is no model.'");
    qputenv("SCALESCOPE_ENGINE", engine.path().toUtf8());
    app::ModelReader reader;
    QSignalSpy ended(&reader, &app::ModelReader::ended);
    reader.ask(question());
    const QString folder = reader.folder();
    QVERIFY(QFileInfo(folder).isDir());
    QVERIFY(ended.wait(patience));
    QVERIFY(reader.folder().isEmpty());
    QVERIFY(!QFileInfo::exists(folder));
}

} // namespace scalescope::tests

QTEST_GUILESS_MAIN(scalescope::tests::TestModelReader)
#include "test_model_reader.moc"
