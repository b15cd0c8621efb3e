// SPDX-License-Identifier: GPL-3.0-or-later
// A run file that another program still writes is said to be running, and followed until its run has ended.
#include "app/desktop/panels/top_bar.h"
#include "app/runs/files.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/runs/patience.h"
#include "tests/support/places.h"
#include "tests/support/skip.h"
#include "tests/support/test_class.h"

#include <QProcess>
#include <QToolButton>

namespace scalescope::tests {

namespace {

struct Follower : WindowFixture
{
    Follower() : run(folder.filePath("run.scales")) {}

    /// Opens the run when five nodes of it are there.
    bool open()
    {
        run.record(5);
        window.open(run.partial());
        return show() && QTest::qWaitFor([this] { return window.workspace().runFile() == run.partial(); },
                                         enginePatience);
    }
    [[nodiscard]] std::size_t shown() { return window.document().run().graph.nodes.size(); }
    [[nodiscard]] QString title() const
    {
        return window.findChild<QToolButton*>("modelName")->accessibleName();
    }
    [[nodiscard]] QString activity() const { return window.findChild<app::TopBar*>()->progressText(); }

    ForeignRun run;
};

} // namespace

class TestFollowing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void aRunThatGoesIsSaidToBeRunning();
    void whatItRecordsIsShown();
    void itsEndIsSaidAndShown();
    void aRunThatWasStoppedIsSaidToBe();
    void aWriterThatIsGoneLeavesAnIncompleteRun();
    void aRunWithoutAWriterIsIncompleteAtOnce();
    void aRunBesideTheShownOneIsFollowedToo();
    void whatIsComparedIsFollowed();
    void aClosedRunIsNoLongerFollowed();
    void aFileThatIsRemovedIsSaid();
    void theEngineOfAnotherProgramIsFollowed();
};

void TestFollowing::aRunThatGoesIsSaidToBeRunning()
{
    Follower follower;
    QVERIFY(follower.open());
    QCOMPARE(follower.shown(), std::size_t(5));
    QVERIFY2(follower.window.message().contains("still goes"), qPrintable(follower.window.message()));
    QVERIFY(follower.window.findChild<QFrame*>("messageBar")->property("note").toBool()); // no alarm
    QVERIFY2(follower.title().contains("running"), qPrintable(follower.title()));
    QCOMPARE(follower.activity(), QString("still running: forward · 5"));
    QVERIFY(!follower.window.commands()["file.save"]->isEnabled()); // the copy would be torn
}

void TestFollowing::whatItRecordsIsShown()
{
    Follower follower;
    QVERIFY(follower.open());
    for (int part = 0; part < 3; ++part) {
        follower.run.record(4);
        QTRY_COMPARE_WITH_TIMEOUT(follower.shown(), follower.run.recorded(), enginePatience);
        QCOMPARE(follower.activity(), QString("still running: forward · %1").arg(follower.run.recorded()));
    }
    QVERIFY(follower.title().contains("running"));
    QCOMPARE(follower.window.workspace().runs().all().size(), std::size_t(1));
}

void TestFollowing::itsEndIsSaidAndShown()
{
    Follower follower;
    QVERIFY(follower.open());
    follower.run.record(1000);
    QVERIFY(follower.run.end(graph::RunStatus::Done));
    const QString file = follower.folder.filePath("run.scales");
    QTRY_COMPARE_WITH_TIMEOUT(follower.window.workspace().runFile(), file, enginePatience);
    QCOMPARE(follower.shown(), follower.run.recorded());
    QVERIFY(follower.window.document().run().status == graph::RunStatus::Done);
    QVERIFY2(follower.window.message().contains("run.scales is complete"),
             qPrintable(follower.window.message()));
    QVERIFY(!follower.title().contains("running"));
    QCOMPARE(follower.activity(), QString());
    QVERIFY(follower.window.commands()["file.save"]->isEnabled());
    QCOMPARE(follower.settings.recentFiles(), QStringList{file});
}

void TestFollowing::aRunThatWasStoppedIsSaidToBe()
{
    Follower follower;
    QVERIFY(follower.open());
    QVERIFY(follower.run.end(graph::RunStatus::Stopped));
    QTRY_VERIFY_WITH_TIMEOUT(follower.window.message().contains("was stopped"), enginePatience);
    QVERIFY(follower.title().contains("stopped"));
}

void TestFollowing::aWriterThatIsGoneLeavesAnIncompleteRun()
{
    Follower follower;
    QVERIFY(follower.open());
    follower.run.record(3);
    follower.run.die();
    QTRY_VERIFY_WITH_TIMEOUT(follower.window.message().contains("is incomplete"), enginePatience);
    QCOMPARE(follower.shown(), std::size_t(8));
    QCOMPARE(follower.window.workspace().runFile(), follower.run.partial());
    QVERIFY(follower.title().contains("incomplete"));
    QCOMPARE(follower.activity(), QString());
}

void TestFollowing::aRunWithoutAWriterIsIncompleteAtOnce()
{
    Follower follower;
    follower.run.record(5);
    follower.run.die();
    follower.window.open(follower.run.partial());
    QTRY_VERIFY_WITH_TIMEOUT(follower.window.message().contains("is incomplete"), enginePatience);
    QVERIFY(!follower.window.workspace().isFollowed(follower.run.partial()));
}

void TestFollowing::aRunBesideTheShownOneIsFollowedToo()
{
    Follower follower;
    QVERIFY(follower.open());
    const QString other = follower.folder.filePath("other.scales");
    writeRun(*sampleRun(1), other);
    follower.window.open(other);
    QTRY_COMPARE_WITH_TIMEOUT(follower.window.workspace().runFile(), other, enginePatience);
    QCOMPARE(follower.activity(), QString());
    follower.run.record(7);
    const auto recorded = [&] {
        const auto* open = follower.window.workspace().runs().find(follower.run.partial());
        return open == nullptr ? 0 : open->run->graph.nodes.size();
    };
    QTRY_COMPARE_WITH_TIMEOUT(recorded(), std::size_t(12), enginePatience);
    QCOMPARE(follower.window.workspace().runFile(), other);
    QCOMPARE(follower.shown(), sampleRun(1)->graph.nodes.size());
    follower.window.workspace().show(follower.run.partial());
    QCOMPARE(follower.activity(), QString("still running: forward · 12"));
}

void TestFollowing::whatIsComparedIsFollowed()
{
    Follower follower;
    const QString other = follower.folder.filePath("other.scales");
    writeRun(*sampleRun(1), other);
    follower.window.open(other);
    QTRY_COMPARE_WITH_TIMEOUT(follower.window.workspace().runFile(), other, enginePatience);
    QVERIFY(follower.open());
    follower.window.compare(follower.run.partial(), other);
    QVERIFY(follower.run.end(graph::RunStatus::Done));
    QTRY_COMPARE_WITH_TIMEOUT(follower.window.compared().titleA(), QString("run.scales"), enginePatience);
    QCOMPARE(follower.window.compared().titleB(), QString("other.scales"));
}

void TestFollowing::aClosedRunIsNoLongerFollowed()
{
    Follower follower;
    QVERIFY(follower.open());
    follower.window.workspace().close(follower.run.partial());
    QVERIFY(!follower.window.workspace().isFollowed(follower.run.partial()));
    follower.run.record(3);
    QVERIFY(follower.run.end(graph::RunStatus::Done));
    QVERIFY(follower.window.workspace().runs().all().empty());
}

void TestFollowing::aFileThatIsRemovedIsSaid()
{
    Follower follower;
    QVERIFY(follower.open());
    QVERIFY(QFile::remove(follower.run.partial()));
    QTRY_VERIFY_WITH_TIMEOUT(follower.window.message().contains("was removed"), enginePatience);
    QCOMPARE(follower.shown(), std::size_t(5));
    QVERIFY(!follower.title().contains("running"));
}

void TestFollowing::theEngineOfAnotherProgramIsFollowed()
{
    if (app::exampleModel().isEmpty())
        SKIP_WHERE_NOT_CI("the example models are not built");
    WindowFixture fixture;
    const QString source = fixture.folder.filePath("endless.py");
    // The layers that a source uses are looked for beside it.
    QVERIFY(QFile::copy(sourcePath("tests/data/models/endless.py"), source));
    QVERIFY(QFile::copy(sourcePath("resources/examples/nn.py"), fixture.folder.filePath("nn.py")));
    const QString model = fixture.folder.filePath("endless.pt");
    QProcess build;
    build.start(programPath("scalescope-engine"), {"--build-example", source, model});
    QVERIFY(build.waitForFinished(enginePatience));
    QVERIFY2(build.exitCode() == 0, build.readAllStandardError());
    const QString output = fixture.folder.filePath("endless.scales");
    QProcess run;
    run.start(programPath("scalescope"),
              {"run", model, "--input", "randn:[4,8]", "--progress", "none", "-o", output});
    QVERIFY(fixture.show());
    auto& window = fixture.window;
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(output + ".partial").size() > 0, enginePatience);
    const auto nodes = [&] { return window.document().run().graph.nodes.size(); };
    window.open(output + ".partial");
    QTRY_VERIFY_WITH_TIMEOUT(window.workspace().isFollowed(output + ".partial"), enginePatience);
    const auto before = nodes();
    QTRY_VERIFY_WITH_TIMEOUT(nodes() > before, enginePatience);
    run.terminate();
    QVERIFY(run.waitForFinished(enginePatience));
    QTRY_VERIFY_WITH_TIMEOUT(window.document().run().status == graph::RunStatus::Stopped, enginePatience);
    // What was read last may still have had its other name.
    QTRY_COMPARE_WITH_TIMEOUT(window.workspace().runFile(), output, enginePatience);
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestFollowing)
#include "test_following.moc"
