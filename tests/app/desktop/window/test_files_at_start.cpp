// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are named on the command line are opened beside what was open last.
#include "app/desktop/desktop.h"
#include "app/runs/files.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/runs/patience.h"
#include "tests/support/places.h"
#include "tests/support/sample_run.h"
#include "tests/support/skip.h"
#include "tests/support/test_class.h"

#include <QMenu>
#include <memory>

namespace scalescope::tests {

namespace {

/// What the program opens, and closes again.
struct Start
{
    Start(app::Settings& settings, const QStringList& files) : windows(app::openWindows(settings, files)) {}
    ~Start() { qDeleteAll(windows); }
    [[nodiscard]] app::MainWindow& window() const { return *windows.first(); }
    [[nodiscard]] bool hasRead(qsizetype runs) const
    {
        return QTest::qWaitFor(
            [&] { return filesOf(window()).size() == runs && window().workspace().toBeOpened().isEmpty(); },
            enginePatience);
    }
    QList<app::MainWindow*> windows;
};

} // namespace

class TestFilesAtStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup();
    void aRunIsOpenedBesideTheLastSession();
    void theLastSessionIsNotReplacedByIt();
    void aWindowThatIsClosedWhileItReadsForgetsNothing();
    void aModelIsOpenedBesideTheLastSession();
    void theModelThatWasInFrontIsThereAgain();
    void severalRunsAreCompared();
    void eachFurtherModelHasAWindow();
    void runsAppearInOpenRecent();
    void aClosedRunAppearsInOpenRecent();
    void aFileThatIsNotThereIsSaid();
    void aRunThatHasItsFinalNameNowIsFound();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Settings> m_settings;
    QString m_one;
    QString m_two;
    QString m_three;
};

/// The last session had two runs open.
void TestFilesAtStart::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<app::Settings>(m_folder->filePath("settings.ini"));
    m_one = runFile(*m_folder, "one.scales", 1);
    m_two = runFile(*m_folder, "two.scales", 2);
    m_three = runFile(*m_folder, "three.scales", 3);
    m_settings->setSession({{m_one, m_two}, m_two, {}, m_two, m_one, "compareView", false});
}

void TestFilesAtStart::cleanup()
{
    m_settings.reset();
    m_folder.reset();
}

void TestFilesAtStart::aRunIsOpenedBesideTheLastSession()
{
    const Start start(*m_settings, {m_three});
    QCOMPARE(start.windows.size(), 1);
    QVERIFY(start.hasRead(3));
    QCOMPARE(filesOf(start.window()), QStringList({m_three, m_one, m_two}));
    QCOMPARE(start.window().workspace().runFile(), m_three);
    QCOMPARE(start.window().document().run().graph.nodes.size(), sampleRun(3)->graph.nodes.size());
}

void TestFilesAtStart::theLastSessionIsNotReplacedByIt()
{
    {
        const Start start(*m_settings, {m_three});
        QVERIFY(start.hasRead(3));
        start.window().close();
    }
    const Start start(*m_settings, {});
    QVERIFY(start.hasRead(3));
    QCOMPARE(start.window().workspace().runFile(), m_three);
}

void TestFilesAtStart::aWindowThatIsClosedWhileItReadsForgetsNothing()
{
    {
        const Start start(*m_settings, {m_three});
        start.window().close();
    }
    QCOMPARE(m_settings->session().runs, QStringList({m_three, m_one, m_two}));
    QCOMPARE(m_settings->session().shown, m_three);
}

void TestFilesAtStart::aModelIsOpenedBesideTheLastSession()
{
    if (app::exampleModel().isEmpty())
        SKIP_WHERE_NOT_CI("the example models are not built");
    const Start start(*m_settings, {app::exampleModel()});
    QVERIFY(start.hasRead(2));
    QCOMPARE(filesOf(start.window()), QStringList({m_one, m_two}));
    QCOMPARE(QFileInfo(start.window().workspace().model()), QFileInfo(app::exampleModel()));
    QVERIFY(start.window().workspace().runFile().isEmpty());
    QVERIFY(start.window().workspace().canRun());
}

void TestFilesAtStart::theModelThatWasInFrontIsThereAgain()
{
    if (app::exampleModel().isEmpty())
        SKIP_WHERE_NOT_CI("the example models are not built");
    m_settings->setSession({{m_one, m_two}, {}, app::exampleModel(), {}, {}, {}, false});
    const Start start(*m_settings, {});
    QVERIFY(start.hasRead(2));
    QCOMPARE(start.window().workspace().model(), app::exampleModel());
    QVERIFY(start.window().workspace().runFile().isEmpty());
}

void TestFilesAtStart::severalRunsAreCompared()
{
    m_settings->setSession({{m_one}, m_one, {}, {}, {}, {}, false});
    const Start start(*m_settings, {m_three, m_two});
    QVERIFY(start.hasRead(3));
    QCOMPARE(start.window().workspace().runFile(), m_three);
    QTRY_VERIFY(start.window().compared().comparison() != nullptr);
    QTRY_COMPARE(start.window().compared().titleA(), QString("three.scales"));
    QCOMPARE(start.window().compared().titleB(), QString("two.scales"));
}

void TestFilesAtStart::eachFurtherModelHasAWindow()
{
    if (app::exampleModel().isEmpty())
        SKIP_WHERE_NOT_CI("the example models are not built");
    const QString other = examplePath("mlp.pt");
    {
        const Start start(*m_settings, {app::exampleModel(), other});
        QCOMPARE(start.windows.size(), 2);
        QVERIFY(start.hasRead(2));
        QCOMPARE(start.windows[1]->workspace().model(), other);
        start.windows[0]->close();
        start.windows[1]->close();
    }
    // The window of the last session wrote down its own, whichever was closed last.
    QCOMPARE(m_settings->session().runs, QStringList({m_one, m_two}));
    QCOMPARE(m_settings->session().model, app::exampleModel());
}

void TestFilesAtStart::runsAppearInOpenRecent()
{
    const Start start(*m_settings, {m_one, m_three});
    QVERIFY(start.hasRead(3));
    QCOMPARE(m_settings->recentFiles(), QStringList({m_three, m_one}));
}

void TestFilesAtStart::aClosedRunAppearsInOpenRecent()
{
    const Start start(*m_settings, {});
    QVERIFY(start.hasRead(2));
    start.window().workspace().close(m_two);
    QCOMPARE(m_settings->recentFiles(), QStringList({m_two}));
}

void TestFilesAtStart::aFileThatIsNotThereIsSaid()
{
    const Start start(*m_settings, {m_folder->filePath("none.scales")});
    QVERIFY(start.hasRead(2));
    QVERIFY2(start.window().message().contains("none.scales"), qPrintable(start.window().message()));
    QCOMPARE(start.window().workspace().runFile(), m_two); // the session is there all the same
    QVERIFY(m_settings->recentFiles().isEmpty());
}

void TestFilesAtStart::aRunThatHasItsFinalNameNowIsFound()
{
    m_settings->setSession({{m_one, m_two + ".partial"}, m_two + ".partial", {}, {}, {}, {}, false});
    const Start start(*m_settings, {});
    QVERIFY(start.hasRead(2));
    QCOMPARE(start.window().workspace().runFile(), m_two);
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestFilesAtStart)
#include "test_files_at_start.moc"
