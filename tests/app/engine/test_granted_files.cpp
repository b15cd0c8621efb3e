// SPDX-License-Identifier: GPL-3.0-or-later
// Which files a run may read because of a name in its job, beside its library of operators, or in the
// environment: a library that is loaded tries to open them.
#include "core/runfile/run_reader.h"
#include "tests/app/engine/sandbox_trial.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QTest>

using namespace scalescope;

namespace {

/// A folder with files, links and folders.
class Tree
{
public:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    /// A file with something in it, and the folders that it is in.
    QString add(const QString& name, const QByteArray& text = "mine") const
    {
        QDir(m_folder.path()).mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        if (!file.open(QFile::WriteOnly) || file.write(text) != text.size())
            qFatal("can't write %s", qPrintable(file.fileName()));
        return path(name);
    }
    QString copy(const QString& from, const QString& name) const
    {
        QDir(m_folder.path()).mkpath(QFileInfo(path(name)).path());
        if (!QFile::copy(from, path(name)))
            qFatal("can't write %s", qPrintable(path(name)));
        return path(name);
    }
    void link(const QString& to, const QString& name) const
    {
        QDir(m_folder.path()).mkpath(QFileInfo(path(name)).path());
        if (!QFile::link(to, path(name)))
            qFatal("can't link %s", qPrintable(path(name)));
    }

private:
    QTemporaryDir m_folder;
};

/// Which of these files a library opened, by what an engine printed.
QStringList opened(const QByteArray& printed, const QStringList& files)
{
    QStringList opened;
    for (const QString& file : files) {
        const QByteArray line = "open " + file.toUtf8();
        if (printed.contains(line + ": yes\n"))
            opened << file;
        else if (!printed.contains(line + ": no\n"))
            opened << file + " was not tried";
    }
    return opened;
}

} // namespace

class TestGrantedFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void besideALibraryOnlyLibrariesCount();
    void aValueIsARegularFile_data();
    void aValueIsARegularFile();
    void anEnvironmentGivesLibraries();
    void anEnvironmentsHomeGivesPythonsLibrary_data();
    void anEnvironmentsHomeGivesPythonsLibrary();
    void pathsOfLibrariesGiveLibraries_data();
    void pathsOfLibrariesGiveLibraries();
    void aPreloadedLibraryOpensNoFolder();

private:
    /// What a library could open of some files, and what the run said.
    tests::Ended tryToOpen(const QStringList& files, const job::Job& job,
                           const QMap<QString, QString>& variables = {}) const;

    tests::ModelFolder m_models;
    QString m_model;
};

void TestGrantedFiles::initTestCase()
{
    if (!tests::hasLandlock())
        QSKIP("This kernel has no Landlock, so that files are not kept from the model.");
    m_model = m_models.model("plain", "        return self.fc(x)\n");
}

tests::Ended TestGrantedFiles::tryToOpen(const QStringList& files, const job::Job& job,
                                         const QMap<QString, QString>& variables) const
{
    QProcess engine;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("SCALESCOPE_PROBE_READS", files.join(':'));
    for (const QString& name : variables.keys())
        environment.insert(name, variables.value(name));
    engine.setProcessEnvironment(environment);
    return tests::runIn(engine, job);
}

void TestGrantedFiles::besideALibraryOnlyLibrariesCount()
{
    const Tree tree;
    job::Job job = tests::jobFor(m_model);
    job.opLibraries = {tree.copy(tests::testLibraryPath("sandbox_probe.so"), "ops/ops.so").toStdString()};
    const QString library = tree.add("ops/libmore.so.1.2");
    tree.link("libmore.so.1.2", "ops/libmore.so");
    const QString secret = tree.add("outside/secret");
    tree.link(tree.path("outside"), "ops/data.so");
    tree.link(secret, "ops/key.so");
    const QStringList others{secret,
                             tree.add("ops/secrets.sops.yaml"),
                             tree.add("ops/photos.sorted/secret"),
                             tree.add("ops/folder.so/secret"),
                             tree.add("ops/libmore.so.txt"),
                             tree.add("ops/so")};
    const tests::Ended ended = tryToOpen(QStringList{library} + others, job);
    QVERIFY2(ended.status == 0, ended.done().value("message", "").c_str());
    QCOMPARE(opened(tests::printed(ended), QStringList{library} + others), QStringList{library});
}

void TestGrantedFiles::aValueIsARegularFile_data()
{
    QTest::addColumn<bool>("isLink");
    QTest::newRow("a folder") << false;
    QTest::newRow("a link to one") << true;
}

void TestGrantedFiles::aValueIsARegularFile()
{
    QFETCH(bool, isLink);
    const Tree tree;
    const QString secret = tree.add("x.npy/secret");
    if (isLink)
        tree.link(tree.path("x.npy"), "link.npy");
    job::Job job = tests::jobFor(m_model, tree.path(isLink ? "link.npy" : "x.npy").toStdString());
    job.opLibraries = {tests::testLibraryPath("sandbox_probe.so").toStdString()};
    const tests::Ended ended = tryToOpen({secret}, job);
    QVERIFY2(ended.status == 3, ended.done().value("message", "").c_str());
    QCOMPARE(opened(tests::printed(ended), {secret}), QStringList());
}

void TestGrantedFiles::anEnvironmentGivesLibraries()
{
    const Tree tree;
    const QString packages = "env/lib/python3.11/site-packages/";
    job::Job job = tests::jobFor(m_model);
    job.opLibraries = {
        tree.copy(tests::testLibraryPath("sandbox_probe.so"), packages + "ops/inner/_C.so").toStdString()};
    const QStringList libraries{
        tree.add(packages + "ops/inner/libbeside.so"), tree.add(packages + "ops.libs/libjpeg-1f.so.8.2"),
        tree.add(packages + "torch/lib/libshm.so"), tree.add(packages + "nvidia/cublas/lib/libcublas.so.12"),
        tree.add("env/lib/libpng16.so.16")};
    tree.add("outside/libmine.so");
    tree.link(tree.path("outside"), packages + "linked");
    const QStringList others{tree.add(packages + "ops/config.json"), tree.add("env/lib/secret"),
                             tree.add(packages + "torch/lib/notes.txt"), tree.add("env/secret"),
                             tree.path("outside/libmine.so")};
    const tests::Ended ended = tryToOpen(libraries + others, job);
    QVERIFY2(ended.status == 0, ended.done().value("message", "").c_str());
    QCOMPARE(opened(tests::printed(ended), libraries + others), libraries);
}

void TestGrantedFiles::anEnvironmentsHomeGivesPythonsLibrary_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<bool>("isAbsolute");
    QTest::addColumn<bool>("isTaken");
    QTest::newRow("as it is made") << QByteArray("version = 3.11\n") << true << true;
    QTest::newRow("a relative name") << QByteArray() << false << false;
    QTest::newRow("after more than a configuration has") << QByteArray(70'000, '#') + '\n' << true << false;
}

/// Some libraries of environments need that of the Python that this was made from, and nothing else of it.
void TestGrantedFiles::anEnvironmentsHomeGivesPythonsLibrary()
{
    QFETCH(QByteArray, before);
    QFETCH(bool, isAbsolute);
    QFETCH(bool, isTaken);
    const Tree tree;
    job::Job job = tests::jobFor(m_model);
    job.opLibraries = {
        tree.copy(tests::testLibraryPath("sandbox_probe.so"), "env/lib/python3.11/site-packages/ops/_C.so")
            .toStdString()};
    const QString python = tree.add("outside/libpython3.11.so.1.0");
    const QStringList others{tree.add("outside/secret"), tree.add("outside/libother.so")};
    tree.link(tree.path("outside"), "python/lib");
    const QByteArray home = tree.path("python/bin").toUtf8();
    const QByteArray relative = QDir::current().relativeFilePath(tree.path("python/bin")).toUtf8();
    tree.add("env/pyvenv.cfg", before + "home = " + (isAbsolute ? home : relative) + '\n');
    const tests::Ended ended = tryToOpen(QStringList{python} + others, job);
    QVERIFY2(ended.status == 0, ended.done().value("message", "").c_str());
    QCOMPARE(opened(tests::printed(ended), QStringList{python} + others),
             isTaken ? QStringList{python} : QStringList());
}

void TestGrantedFiles::pathsOfLibrariesGiveLibraries_data()
{
    QTest::addColumn<bool>("isAbsolute");
    QTest::newRow("from the root on") << true;
    QTest::newRow("relative") << false;
}

void TestGrantedFiles::pathsOfLibrariesGiveLibraries()
{
    QFETCH(bool, isAbsolute);
    const Tree tree;
    const QString library = tree.add("home/libmine.so.2");
    const QString secret = tree.add("home/secret");
    job::Job job = tests::jobFor(m_model);
    job.opLibraries = {tests::testLibraryPath("sandbox_probe.so").toStdString()};
    const QString folder =
        isAbsolute ? tree.path("home") : QDir::current().relativeFilePath(tree.path("home"));
    const tests::Ended ended = tryToOpen({library, secret}, job, {{"LD_LIBRARY_PATH", folder}});
    QVERIFY2(ended.status == 0, ended.done().value("message", "").c_str());
    QCOMPARE(opened(tests::printed(ended), {library, secret}),
             isAbsolute ? QStringList{library} : QStringList());
    const auto run = runfile::readRun(job.output);
    QVERIFY(run);
    const bool isSaid = run->facts.sandbox.ends_with(", with LD_LIBRARY_PATH, with sandbox_probe.so");
    QVERIFY2(isSaid == isAbsolute, run->facts.sandbox.c_str());
}

void TestGrantedFiles::aPreloadedLibraryOpensNoFolder()
{
    const Tree tree;
    const QString preloaded =
        tree.copy(tests::testLibraryPath("only_for_linking/libnothing_known.so"), "home/libempty.so");
    const QString secret = tree.add("home/secret");
    job::Job job = tests::jobFor(m_model);
    job.opLibraries = {tests::testLibraryPath("sandbox_probe.so").toStdString()};
    const tests::Ended ended = tryToOpen({preloaded, secret}, job, {{"LD_PRELOAD", preloaded}});
    QVERIFY2(ended.status == 0, ended.done().value("message", "").c_str());
    QCOMPARE(opened(tests::printed(ended), {preloaded, secret}), QStringList{preloaded});
    const auto run = runfile::readRun(job.output);
    QVERIFY(run);
    QVERIFY2(run->facts.sandbox.ends_with(", with LD_PRELOAD, with sandbox_probe.so"),
             run->facts.sandbox.c_str());
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestGrantedFiles)
#include "test_granted_files.moc"
