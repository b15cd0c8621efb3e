// SPDX-License-Identifier: GPL-3.0-or-later
// What is remembered comes back: from the file, not only from the object that wrote it.
#include "app/desktop/desktop.h"
#include "app/runs/files.h"
#include "app/settings/settings.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/runs/patience.h"
#include "tests/support/limited_files.h"
#include "tests/support/places.h"
#include "tests/support/skip.h"
#include "tests/support/test_class.h"
#include "widgets/runsetup/run_setup.h"
#include "widgets/runsetup/spec_editor.h"
#include "widgets/table/limits_dialog.h"
#include "widgets/table/problems_view.h"

#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSignalSpy>
#include <functional>
#include <sys/stat.h>

namespace scalescope::tests {

namespace {

/// As the form and the window make it: where the run goes is not known yet.
job::Job setUp(const QString& model)
{
    job::Job job;
    job.model = model.toStdString();
    job.inputs = {{"x", "randn:[2,3]"}, {"", "\"täxt, with = and \\\"quotes\\\"\""}};
    job.baseFolder = "/data";
    job.training = false;
    job.seed = 18446744073709551615ULL;
    job.backward = "sum";
    job.outputIndices = {"0", "1.2"};
    job.threads = 2;
    job.memoryLimit = 3LL << 29;
    job.timeLimit = 1.5;
    return job;
}

} // namespace

class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void whatIsSetIsReadBack_data();
    void whatIsSetIsReadBack();
    void limitsAreReadWithinTheirBounds_data();
    void limitsAreReadWithinTheirBounds();
    void limitsAreChangedInTheWindow();
    void theWindowCountsByTheLimits();
    void whatAKilledWindowLeftIsRemoved();
    void aRenamedRecentFileKeepsItsPlace();
    void damagedSettingsAreTold();
    void whatIsNoFileIsNeitherReadNorReplaced_data();
    void whatIsNoFileIsNeitherReadNorReplaced();
    void aPipeInTheUsualPlaceIsNotRead();
    void listsThatAreTooLongAreCut();
    void theInputsOfTheLastRunAreThereAgain();
    void theFormShowsTheInputsOfTheLastRun();
    void aFullDiskLeavesTheFileAsItIs();
};

void TestSettings::whatIsSetIsReadBack_data()
{
    using app::Settings;
    using Write = std::function<void(Settings&)>;
    using Check = std::function<bool(const Settings&)>;
    QTest::addColumn<Write>("write");
    QTest::addColumn<Check>("isThere");
    const auto row = [](const char* name, const Write& write, const Check& isThere) {
        QTest::newRow(name) << write << isThere;
    };
    const QByteArray bytes("\0\xff\x01 bytes", 9);
    row(
        "geometry", [=](Settings& s) { s.setWindowGeometry(bytes); },
        [=](const Settings& s) { return s.windowGeometry() == bytes; });
    row(
        "state", [=](Settings& s) { s.setWindowState(bytes); },
        [=](const Settings& s) { return s.windowState() == bytes; });
    row(
        "theme", [](Settings& s) { s.setTheme(app::ThemeChoice::Dark); },
        [](const Settings& s) { return s.theme() == app::ThemeChoice::Dark; });
    row(
        "formats", [](Settings& s) { s.setSimulation("recipe:mxfp8"); },
        [](const Settings& s) { return s.simulation() == "recipe:mxfp8"; });
    row(
        "quantity", [](Settings& s) { s.setQuantity(sheet::FieldId::AbsMin); },
        [](const Settings& s) { return s.quantity() == sheet::FieldId::AbsMin; });
    row(
        "colouring",
        [](Settings& s) {
            s.setColouring({sheet::FieldId::Sqnr, graph::Direction::Backward});
        },
        [](const Settings& s) {
            return s.colouring() == sheet::Colouring{sheet::FieldId::Sqnr, graph::Direction::Backward};
        });
    row(
        "recent files",
        [](Settings& s) {
            s.addRecentFile("/a, b.pt");
            s.addRecentFile("/c.scales");
        },
        [](const Settings& s) {
            return s.recentFiles() == QStringList({"/c.scales", "/a, b.pt"});
        });
    row(
        "one recent file", [](Settings& s) { s.addRecentFile("/a, b.pt"); },
        [](const Settings& s) { return s.recentFiles() == QStringList({"/a, b.pt"}); });
    row(
        "folder", [](Settings& s) { s.setLastFolder("/data/models"); },
        [](const Settings& s) { return s.lastFolder() == "/data/models"; });
    row(
        "folder of exports", [](Settings& s) { s.setExportFolder("/data/pictures"); },
        [](const Settings& s) { return s.exportFolder() == "/data/pictures"; });
    row(
        "folder of exports, of none yet", [](Settings& s) { s.setLastFolder("/data/models"); },
        [](const Settings& s) { return s.exportFolder() == app::folderToWrite(); }); // not beside the model
    const app::Session session{
        {"/a.scales", "/b, c.scales"}, "/a.scales", "/m.pt", "/b, c.scales", "/a.scales", "compare", true};
    row(
        "session", [=](Settings& s) { s.setSession(session); },
        [=](const Settings& s) { return s.session() == session; });
    row(
        "inputs of a model", [](Settings& s) { s.setLastJob("/m.pt", setUp("/m.pt")); },
        [](const Settings& s) { return s.lastJob("/m.pt") == setUp("/m.pt"); });
    row(
        "inputs of a model that takes none",
        [](Settings& s) {
            job::Job job;
            job.model = "/m.pt";
            s.setLastJob("/m.pt", job);
        },
        [](const Settings& s) { return s.lastJob("/m.pt").has_value() && !s.lastJob("/other.pt"); });
}

void TestSettings::whatIsSetIsReadBack()
{
    QFETCH(std::function<void(app::Settings&)>, write);
    QFETCH(std::function<bool(const app::Settings&)>, isThere);
    QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    {
        app::Settings settings(file);
        write(settings);
    }
    const app::Settings settings(file);
    QVERIFY(isThere(settings));
}

void TestSettings::limitsAreReadWithinTheirBounds_data()
{
    QTest::addColumn<QString>("underflow");
    QTest::addColumn<double>("read");
    QTest::newRow("nothing written") << QString() << 0.1;
    QTest::newRow("a part") << "0.05" << 0.05;
    QTest::newRow("none") << "0" << 0.0;
    QTest::newRow("all") << "1" << 1.0;
    QTest::newRow("below none") << "-0.01" << 0.1;
    QTest::newRow("beyond all") << "5" << 0.1;
    QTest::newRow("NaN") << "nan" << 0.1;
    QTest::newRow("no number") << "5 %" << 0.1;
}

void TestSettings::limitsAreReadWithinTheirBounds()
{
    QFETCH(QString, underflow);
    QFETCH(double, read);
    QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    if (!underflow.isEmpty())
        QSettings(file, QSettings::IniFormat).setValue("limits/underflow", underflow);
    formats::RangeThresholds expected;
    expected.underflow = read;
    QVERIFY(app::Settings(file).rangeThresholds() == expected);
}

void TestSettings::theWindowCountsByTheLimits()
{
    QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    {
        QSettings written(file, QSettings::IniFormat);
        written.setValue("limits/overflow", 0.5);
        written.setValue("limits/underflow", 0.25);
        written.setValue("limits/subnormal", 0.75);
        written.setValue("limits/lost", 0.125);
    }
    app::Settings settings(file);
    app::MainWindow window(settings);
    QVERIFY((window.document().rangeThresholds() == formats::RangeThresholds{0.5, 0.25, 0.75, 0.125}));
}

void TestSettings::limitsAreChangedInTheWindow()
{
    QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    {
        app::Settings settings(file);
        app::MainWindow window(settings);
        window.findChild<widgets::ProblemsView*>()->findChild<QPushButton*>("limits")->click();
        auto* dialog = window.findChild<widgets::LimitsDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->findChild<QDoubleSpinBox*>("underflow")->setValue(20);
        dialog->accept();
        QVERIFY((window.document().rangeThresholds() == formats::RangeThresholds{0, 0.2, 0.25, 0.01}));
    }
    QVERIFY((app::Settings(file).rangeThresholds() == formats::RangeThresholds{0, 0.2, 0.25, 0.01}));
    QCOMPARE(QSettings(file, QSettings::IniFormat).allKeys().filter("limits/"),
             QStringList{"limits/underflow"}); // what is usual is not written
}

void TestSettings::damagedSettingsAreTold()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("settings.ini");
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly) && file.write("[window]\ntheme=dark\nno setting\n") > 0);
    file.close();
    app::Settings settings(path);
    QVERIFY(settings.isDamaged());
    QCOMPARE(settings.theme(), app::ThemeChoice::Dark);
    const auto windows = app::openWindows(settings, {folder.filePath("nowhere.scales")});
    QVERIFY2(windows.first()->message().contains(path), qPrintable(windows.first()->message()));
    qDeleteAll(windows);
    QVERIFY(!app::Settings(folder.filePath("none.ini")).isDamaged());
}

void TestSettings::whatIsNoFileIsNeitherReadNorReplaced_data()
{
    using Make = std::function<bool(const QString&)>;
    QTest::addColumn<Make>("make");
    QTest::newRow("a pipe") << Make([](const QString& path) { return ::mkfifo(path.toUtf8(), 0600) == 0; });
    QTest::newRow("a link to a pipe") << Make([](const QString& path) {
        return ::mkfifo((path + ".pipe").toUtf8(), 0600) == 0 && QFile::link(path + ".pipe", path);
    });
    QTest::newRow("a folder") << Make([](const QString& path) { return QDir().mkdir(path); });
    QTest::newRow("far too much") << Make([](const QString& path) {
        QFile file(path);
        return file.open(QFile::WriteOnly) && file.resize(300 << 20);
    });
}

/// Reading a pipe would never end, and whoever is root would have a file in the place of a device.
void TestSettings::whatIsNoFileIsNeitherReadNorReplaced()
{
    QFETCH(const std::function<bool(const QString&)>, make);
    const QTemporaryDir folder;
    const QString path = folder.filePath("settings.ini");
    QVERIFY(make(path));
    struct stat before = {};
    QCOMPARE(::stat(path.toUtf8(), &before), 0);
    {
        app::Settings settings(path);
        QVERIFY(settings.isDamaged());
        QCOMPARE(settings.file(), path);
        settings.setTheme(app::ThemeChoice::Dark);
        QCOMPARE(settings.theme(), app::ThemeChoice::Dark);
        QCoreApplication::processEvents();
    }
    struct stat after = {};
    QCOMPARE(::stat(path.toUtf8(), &after), 0);
    QCOMPARE(after.st_ino, before.st_ino);
    QCOMPARE(after.st_mode, before.st_mode);
    QCOMPARE(after.st_size, before.st_size);
}

/// Of the user's own settings too, of this program and of all of its organization's, which QSettings reads
/// beside them.
void TestSettings::aPipeInTheUsualPlaceIsNotRead()
{
    const QTemporaryDir folder;
    const QByteArray before = qgetenv("XDG_CONFIG_HOME");
    QCOMPARE(app::Settings().file(), QSettings().fileName());
    qputenv("XDG_CONFIG_HOME", folder.path().toUtf8());
    const QString organization = folder.filePath(QCoreApplication::organizationName());
    const QString path = organization + '/' + QCoreApplication::applicationName() + ".conf";
    QVERIFY(QDir().mkpath(organization) && ::mkfifo(path.toUtf8(), 0600) == 0);
    QCOMPARE(::mkfifo((organization + ".conf").toUtf8(), 0600), 0);
    {
        const app::Settings settings;
        QVERIFY(settings.isDamaged());
        QCOMPARE(settings.file(), path);
    }
    before.isNull() ? qunsetenv("XDG_CONFIG_HOME") : qputenv("XDG_CONFIG_HOME", before);
}

void TestSettings::listsThatAreTooLongAreCut()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("settings.ini");
    QStringList many;
    for (int i = 0; i < 5000; ++i)
        many << QString::number(i);
    QSettings raw(path, QSettings::IniFormat);
    for (const char* key : {"files/recent", "files/agreed", "session/runs"})
        raw.setValue(QLatin1String(key), many);
    raw.sync();
    const app::Settings settings(path);
    QCOMPARE(settings.recentFiles().size(), 10);
    QCOMPARE(settings.session().runs.size(), 200);
    QCOMPARE(settings.agreedFiles().size(), 1000);
    QCOMPARE(settings.agreedFiles().last(), "4999");
}

/// A kill in the middle of writing leaves what QSaveFile had begun; a user's copy is not that.
void TestSettings::whatAKilledWindowLeftIsRemoved()
{
    const QTemporaryDir folder;
    for (const char* name : {"s.ini", "s.ini.DEikEM", "s.ini.backup", "s.ini.2", "other.ini.DEikEM"}) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QFile::WriteOnly) && file.write("[a]\n") == 4);
    }
    const app::Settings settings(folder.filePath("s.ini"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files, QDir::Name),
             QStringList({"other.ini.DEikEM", "s.ini", "s.ini.2", "s.ini.backup"}));
}

void TestSettings::aRenamedRecentFileKeepsItsPlace()
{
    QTemporaryDir folder;
    app::Settings settings(folder.filePath("settings.ini"));
    for (const char* file : {"/c.scales", "/b.scales.partial", "/a.scales"})
        settings.addRecentFile(file);
    settings.renameRecentFile("/b.scales.partial", "/b.scales");
    QCOMPARE(settings.recentFiles(), QStringList({"/a.scales", "/b.scales", "/c.scales"}));
    settings.renameRecentFile("/never.scales", "/a.scales");
    QCOMPARE(settings.recentFiles(), QStringList({"/a.scales", "/b.scales", "/c.scales"}));
}

void TestSettings::theInputsOfTheLastRunAreThereAgain()
{
    if (app::exampleModel().isEmpty())
        SKIP_WHERE_NOT_CI("the example models are not built");
    QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    const std::vector<job::Input> inputs{{"tokens", "randint(0,256):[2,16]"},
                                         {"targets", "randint(0,256):[2,16]"}};
    {
        app::Settings settings(file);
        app::MainWindow window(settings);
        window.show();
        window.openExample();
        QVERIFY(window.workspace().job().inputs != inputs); // those beside the model
        job::Job job = window.workspace().job();
        job.inputs = inputs;
        job.seed = 7;
        window.workspace().setJob(job);
        QSignalSpy ended(&window.workspace().controller(), &app::RunController::runEnded);
        window.workspace().controller().run();
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, enginePatience);
    }
    app::Settings settings(file);
    app::MainWindow window(settings);
    window.show();
    window.openExample();
    QVERIFY(window.workspace().job().inputs == inputs);
    QCOMPARE(window.workspace().job().seed, 7ULL);
    QVERIFY(window.workspace().knowsInputs());
}

void TestSettings::theFormShowsTheInputsOfTheLastRun()
{
    if (app::exampleModel().isEmpty())
        SKIP_WHERE_NOT_CI("the example models are not built");
    WindowFixture fixture;
    const QString model = fixture.folder.filePath("model.pt"); // with no inputs beside it
    QVERIFY(QFile::copy(examplePath("mlp.pt"), model));
    job::Job job;
    job.model = model.toStdString();
    job.inputs = {{"x", "uniform(0,1):[5,64]"}};
    fixture.settings.setLastJob(model, job);
    QVERIFY(fixture.show());
    fixture.window.open(model);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.workspace().info().has_value(), enginePatience);
    QVERIFY(fixture.window.findChild<widgets::RunSetup*>() == nullptr); // there is nothing to ask
    fixture.window.commands()["run.inputs"]->trigger();
    const auto* form = fixture.window.findChild<widgets::RunSetup*>();
    QVERIFY(form != nullptr);
    QCOMPARE(form->editor("x")->text(), QString("uniform(0,1):[5,64]"));
}

void TestSettings::aFullDiskLeavesTheFileAsItIs()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    const auto written = [&file] {
        QFile stream(file);
        return stream.open(QFile::ReadOnly) ? stream.readAll() : QByteArray();
    };
    app::Settings(file).setLastFolder("/older");
    const QByteArray older = written();
    QVERIFY(older.contains("/older"));
    {
        const LimitedFiles limited(4096); // more than the file has, less than what a new one could need
        app::Settings settings(file);
        settings.setLastFolder("/newer");
        QCoreApplication::sendPostedEvents();
        QCOMPARE(settings.lastFolder(), QString("/newer"));
        QCOMPARE(written(), older);
    }
    QCOMPARE(written(), older);
    app::Settings(file).setLastFolder("/newest");
    QVERIFY(written().contains("/newest"));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestSettings)
#include "test_settings.moc"
