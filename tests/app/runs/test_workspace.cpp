// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/workspace.h"
#include "tests/app/runs/patience.h"
#include "tests/app/runs/written_runs.h"
#include "tests/support/test_class.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace scalescope::tests {

namespace {

using app::Workspace;

/// A workspace with runs that name no model, so that no engine is started.
struct WorkspaceFixture
{
    [[nodiscard]] QString written(const char* name, int layers) const
    {
        const QString path = folder.filePath(name);
        writeRun(*sampleRun(layers), path);
        return path;
    }
    /// Opens two runs and shows the first.
    [[nodiscard]] bool openBoth()
    {
        workspace.openTogether({a, b}, a);
        return QTest::qWaitFor([&] { return workspace.toBeOpened().isEmpty(); }, patience) && shows(a, 1);
    }
    /// Whether that file is shown, whose run has so many layers.
    [[nodiscard]] bool shows(const QString& file, int layers) const
    {
        return workspace.runFile() == file &&
               document.run().graph.nodes.size() == sampleRun(layers)->graph.nodes.size();
    }
    [[nodiscard]] bool isOpen(const QString& file) const { return workspace.runs().find(file) != nullptr; }

    QTemporaryDir folder;
    QString a = written("a.scales", 1);
    QString b = written("b.scales", 2);
    app::Settings settings{folder.filePath("settings.ini")};
    widgets::Document document;
    Workspace workspace{document, settings};
    QSignalSpy changed{&workspace, &Workspace::changed};
    QSignalSpy closed{&workspace, &Workspace::closed};
    QSignalSpy shown{&workspace, &Workspace::resultsShown};
    QSignalSpy message{&workspace, &Workspace::message};
};

} // namespace

class TestWorkspace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneOfTheOpenRunsIsShown();
    void whatIsNotThereLeavesTheLast();
    void theOneBesideAClosedOneIsShown();
    void aFileComesInThePlaceOfWhatIsShown();
    void aFileThatIsNoRunChangesNothing();
    void aRunThatGrowsIsShownWhereItIsTheShownOne();
    void aRunThatGrowsBesideTheShownOneLeavesIt();
    void theCopyIsShownInThePlaceOfItsRun();
    void aCopyOfAnotherRunIsNotShown();
};

void TestWorkspace::oneOfTheOpenRunsIsShown()
{
    WorkspaceFixture fixture;
    QVERIFY(fixture.openBoth());
    QCOMPARE(fixture.workspace.name(), "a.scales");
    QCOMPARE(fixture.shown.takeLast().first().toBool(), true);
    fixture.workspace.show(fixture.b);
    QVERIFY(fixture.shows(fixture.b, 2));
    QCOMPARE(fixture.closed.size(), 1); // it may be of another model
    fixture.workspace.showAfter(1);
    QVERIFY(fixture.shows(fixture.a, 1));
    fixture.workspace.show("/nowhere.scales");
    QVERIFY(fixture.shows(fixture.a, 1) && fixture.message.isEmpty());
}

void TestWorkspace::whatIsNotThereLeavesTheLast()
{
    WorkspaceFixture fixture;
    const QString nowhere = fixture.folder.filePath("nowhere.scales");
    fixture.workspace.openTogether({fixture.a, fixture.b, nowhere}, nowhere);
    QCOMPARE(fixture.workspace.toBeShown(), nowhere);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.workspace.toBeOpened().isEmpty(), patience);
    QVERIFY(fixture.shows(fixture.b, 2));
    QVERIFY(fixture.workspace.toBeShown().isEmpty());
    QCOMPARE(fixture.message.size(), 1);
}

void TestWorkspace::theOneBesideAClosedOneIsShown()
{
    WorkspaceFixture fixture;
    QVERIFY(fixture.openBoth());
    fixture.workspace.close(fixture.a);
    QVERIFY(fixture.shows(fixture.b, 2) && !fixture.isOpen(fixture.a));
    fixture.changed.clear();
    fixture.workspace.close(fixture.b);
    QVERIFY(fixture.workspace.name().isEmpty() && fixture.document.run().graph.nodes.empty());
    QCOMPARE(fixture.changed.size(), 1);
    QCOMPARE(fixture.settings.recentFiles(), QStringList({fixture.b, fixture.a}));
}

void TestWorkspace::aFileComesInThePlaceOfWhatIsShown()
{
    WorkspaceFixture fixture;
    QVERIFY(fixture.openBoth());
    const QString c = fixture.written("c.scales", 3);
    fixture.workspace.open(c);
    QCOMPARE(fixture.workspace.opening(), "c.scales");
    QVERIFY(fixture.workspace.activity() == Workspace::Activity::ReadsRun);
    QVERIFY(fixture.shows(fixture.a, 1)); // until it was read
    QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(c, 3), patience);
    QVERIFY(fixture.workspace.activity() == Workspace::Activity::None);
    QVERIFY(fixture.isOpen(fixture.a) && fixture.workspace.opening().isEmpty());
    QCOMPARE(fixture.settings.recentFiles(), QStringList{c});
}

void TestWorkspace::aFileThatIsNoRunChangesNothing()
{
    WorkspaceFixture fixture;
    QVERIFY(fixture.openBoth());
    const QString bad = fixture.folder.filePath("bad.scales");
    QFile file(bad);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("SQLite format 3") > 0);
    file.close();
    for (const QString& path : {bad, fixture.folder.filePath("nowhere.scales")}) {
        fixture.message.clear();
        fixture.workspace.open(path);
        QTRY_COMPARE_WITH_TIMEOUT(fixture.message.size(), 1, patience);
        QVERIFY(fixture.message.first().first().toString().contains(QFileInfo(path).fileName()));
        QVERIFY(fixture.shows(fixture.a, 1) && !fixture.isOpen(path));
    }
    QVERIFY(fixture.settings.recentFiles().isEmpty());
}

void TestWorkspace::aRunThatGrowsIsShownWhereItIsTheShownOne()
{
    WorkspaceFixture fixture;
    ForeignRun run(fixture.folder.filePath("run.scales"));
    run.record(5);
    fixture.workspace.open(run.partial());
    QTRY_COMPARE_WITH_TIMEOUT(fixture.workspace.runFile(), run.partial(), patience);
    QCOMPARE(fixture.shown.takeLast().first().toBool(), false);
    QVERIFY(fixture.workspace.activity() == Workspace::Activity::Follows);
    run.record(4);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.document.run().graph.nodes.size(), std::size_t(9), patience);
    QCOMPARE(fixture.shown.takeLast().first().toBool(), false);
    QVERIFY(run.end(graph::RunStatus::Done));
    QTRY_COMPARE_WITH_TIMEOUT(fixture.workspace.runFile(), fixture.folder.filePath("run.scales"), patience);
    QTRY_COMPARE(fixture.shown.size(), 1);
    QCOMPARE(fixture.shown.last().first().toBool(), true);
    QVERIFY(fixture.document.run().status == graph::RunStatus::Done);
    QVERIFY(fixture.workspace.activity() == Workspace::Activity::None);
}

void TestWorkspace::aRunThatGrowsBesideTheShownOneLeavesIt()
{
    WorkspaceFixture fixture;
    ForeignRun run(fixture.folder.filePath("run.scales"));
    run.record(5);
    fixture.workspace.openTogether({run.partial(), fixture.a}, fixture.a);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.workspace.toBeOpened().isEmpty(), patience);
    QVERIFY(fixture.workspace.isFollowed(run.partial()));
    fixture.shown.clear();
    fixture.changed.clear();
    QVERIFY(run.end(graph::RunStatus::Stopped));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isOpen(fixture.folder.filePath("run.scales")), patience);
    QTRY_COMPARE(fixture.changed.size(), 1);
    QVERIFY(fixture.shows(fixture.a, 1) && fixture.shown.isEmpty());
}

void TestWorkspace::theCopyIsShownInThePlaceOfItsRun()
{
    WorkspaceFixture fixture;
    QVERIFY(fixture.openBoth());
    const QString copy = fixture.folder.filePath("copy.scales");
    fixture.workspace.saveRunAs(copy);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(copy, 1), patience);
    QVERIFY(fixture.isOpen(copy) && !fixture.isOpen(fixture.a));
}

void TestWorkspace::aCopyOfAnotherRunIsNotShown()
{
    WorkspaceFixture fixture;
    QVERIFY(fixture.openBoth());
    const QString copy = fixture.folder.filePath("copy.scales");
    fixture.workspace.saveRunAs(copy);
    fixture.workspace.show(fixture.b); // before it was copied
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isOpen(copy), patience);
    QVERIFY(fixture.shows(fixture.b, 2) && fixture.isOpen(fixture.b) && !fixture.isOpen(fixture.a));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestWorkspace)
#include "test_workspace.moc"
