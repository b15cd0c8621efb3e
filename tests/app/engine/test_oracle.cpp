// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of the program against PyTorch in Python: reference/compare_rows.py makes the inputs, runs each model
// there under a dispatcher that records every tensor, and compares the rows of our table with what it saw. On
// the real files of ../shared/models, and on small ones of every kind that reference/make_models.py makes.
#include "tests/app/torch_python.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using scalescope::tests::outputOf;
using scalescope::tests::pythonWithTorch;
using scalescope::tests::torchPatience;

namespace {

const QString oracle = scalescope::tests::sourcePath("tests/reference/compare_rows.py");
const QString realModels = scalescope::tests::sourcePath("../shared/models");
const QString modelMaker = scalescope::tests::sourcePath("tests/reference/make_models.py");

/// Models of a manifest whose names the expression finds.
QStringList namesIn(const QString& manifest, const QRegularExpression& only)
{
    QFile file(manifest);
    QStringList names;
    if (file.open(QFile::ReadOnly)) {
        for (const QByteArray& line : file.readAll().split('\n')) {
            const QString name = QString::fromUtf8(line.split('\t').first());
            if (!name.isEmpty() && !name.startsWith('#') && name != "file" && only.match(name).hasMatch()) {
                names << name;
            }
        }
    }
    return names;
}

} // namespace

class TestOracle : public QObject
{
    Q_OBJECT

public:
    static void initMain() { qputenv("QTEST_FUNCTION_TIMEOUT", QByteArray::number(torchPatience)); }

private Q_SLOTS:
    void initTestCase();
    void noModelFallsShort_data();
    void noModelFallsShort();
    void aModelThatFallsShortIsFound();
    void cleanupTestCase();

private:
    void start(const QString& models, const QString& only, const QString& program);
    QStringList results(QProcess& process, int& status);

    QTemporaryDir m_folder;
    QString m_python;
    std::vector<std::unique_ptr<QProcess>> m_processes;
    std::vector<QStringList> m_expected;
};

void TestOracle::start(const QString& models, const QString& only, const QString& program)
{
    const QString manifest = models + "/MANIFEST.tsv";
    const QString work = m_folder.filePath(QString::number(m_processes.size()));
    m_expected.push_back(namesIn(manifest, QRegularExpression(only)));
    auto process = std::make_unique<QProcess>();
    process->setStandardErrorFile(QProcess::nullDevice());
    process->start(m_python, {"-B", oracle, program, models, "--work", work, "--only", only});
    m_processes.push_back(std::move(process));
}

void TestOracle::initTestCase()
{
    m_python = pythonWithTorch();
    SKIP_WITHOUT_TORCH(m_python);
    const QString made = m_folder.filePath("made");
    QVERIFY(outputOf(m_python, {"-B", modelMaker, made}));
    const QString program = scalescope::tests::programPath("scalescope");
    start(realModels, "^[a-o]", program);
    start(realModels, "^[^a-o]", program);
    start(made, "^[a-f]", program);
    start(made, "^[^a-f]", program);
    start(made, "^(mlp|raises)-script", QStringLiteral("false"));
}

void TestOracle::noModelFallsShort_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("atLeast");
    QTest::newRow("the first half of the real models") << 0 << 20;
    QTest::newRow("the second half of the real models") << 1 << 20;
    QTest::newRow("the first half of the models of every kind") << 2 << 50;
    QTest::newRow("the second half of the models of every kind") << 3 << 50;
}

/// What the oracle says, a line a model.
QStringList TestOracle::results(QProcess& process, int& status)
{
    if (process.state() != QProcess::NotRunning && !process.waitForFinished(torchPatience)) {
        process.kill();
        process.waitForFinished();
    }
    status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    return QString::fromUtf8(process.readAllStandardOutput()).split('\n');
}

void TestOracle::noModelFallsShort()
{
    QFETCH(int, index);
    QFETCH(int, atLeast);
    const QStringList& expected = m_expected[static_cast<std::size_t>(index)];
    if (expected.isEmpty()) {
        QSKIP("The folder ../shared/models is not here.");
    }
    QVERIFY(expected.size() >= atLeast);
    int status = 0;
    const QStringList lines = results(*m_processes[static_cast<std::size_t>(index)], status);
    QCOMPARE(lines.filter("\tBAD\t"), QStringList());
    for (const QString& name : expected) { // none is left out
        QVERIFY2(!lines.filter(name + "\tok\t").isEmpty(), qPrintable(name));
    }
    QCOMPARE(status, 0);
}

void TestOracle::aModelThatFallsShortIsFound()
{
    int status = 0;
    const QStringList lines = results(*m_processes.back(), status);
    QCOMPARE(lines.filter("mlp-script.pt\tBAD\t").size(), 1);
    QCOMPARE(status, 1);
}

void TestOracle::cleanupTestCase()
{
    for (const auto& process : m_processes) { // after a failure one may be at work
        process->kill();
        process->waitForFinished();
    }
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestOracle)
#include "test_oracle.moc"
