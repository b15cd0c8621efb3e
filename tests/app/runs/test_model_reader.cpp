// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of an engine before any run leaves no file behind, however it ends.
#include "app/runs/model_reader.h"
#include "tests/app/runner/fake_engine.h"
#include "tests/app/runs/patience.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <chrono>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/file.h>
#include <unistd.h>

namespace scalescope::tests {

namespace {

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
    void whatAKilledWindowLeftIsRemoved();
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

/// Not what is in use, has just been made, or is somebody else's.
void TestModelReader::whatAKilledWindowLeftIsRemoved()
{
    const QTemporaryDir temporary;
    const QByteArray before = qgetenv("TMPDIR");
    qputenv("TMPDIR", temporary.path().toUtf8());
    const auto make = [&](const char* name, std::chrono::hours age) {
        const std::filesystem::path folder = temporary.filePath(name).toStdString();
        std::filesystem::create_directory(folder);
        std::ofstream(folder / "outline.scales.partial") << "left";
        std::filesystem::last_write_time(folder, std::filesystem::file_time_type::clock::now() - age);
    };
    using std::chrono::hours;
    make("scalescope-outline-killed", hours(1));
    make("scalescope-outline-young", hours(0));
    make("scalescope-outline-used", hours(1));
    make("another-folder", hours(1));
    std::filesystem::create_directory_symlink(temporary.filePath("another-folder").toStdString(),
                                              temporary.filePath("scalescope-outline-link").toStdString());
    const int used = ::open(temporary.filePath("scalescope-outline-used").toUtf8(), O_RDONLY | O_DIRECTORY);
    QCOMPARE(::flock(used, LOCK_SH), 0);
    {
        const app::OutlineFolder folder;
        QVERIFY(folder.path().startsWith(temporary.filePath("scalescope-outline-")));
        QVERIFY(!QFileInfo::exists(temporary.filePath("scalescope-outline-killed")));
        for (const char* name : {"scalescope-outline-young", "scalescope-outline-used", "another-folder"})
            QVERIFY2(QFileInfo::exists(temporary.filePath(name) + "/outline.scales.partial"), name);
        const app::OutlineFolder other;
        QVERIFY(other.isValid() && QFileInfo(folder.path()).isDir());
    }
    QCOMPARE(QDir(temporary.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 4);
    ::close(used);
    before.isEmpty() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before);
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestModelReader)
#include "test_model_reader.moc"
