// SPDX-License-Identifier: GPL-3.0-or-later
// Files that pretend to be models, made by tests/hostile: the real program must end soon, with little memory,
// with exit status 3 or 4 and one sentence, and never by a signal.
#include "measured_program.h"
#include "tests/support/places.h"
#include "tests/support/skip.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace scalescope::tests;

namespace {

constexpr double mostForFiles = 200; ///< MiB
const QByteArray victim(4096, 'v');

} // namespace

class TestHostileFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        if (QStandardPaths::findExecutable("python3").isEmpty())
            SKIP_WHERE_NOT_CI("Python 3 is not here, which makes the hostile files.");
        QCOMPARE(makeHostile({"-B", scalescope::tests::sourcePath("tests/hostile/make_hostile_files.py"),
                              scalescope::tests::examplePath("mlp.pt"), m_folder.path()}),
                 QString());
        m_mostMebibytes = mostForFiles + mebibytesForCuda(m_folder.path());
        QVERIFY(QDir::setCurrent(m_folder.path())); // where victim.txt is, which some write to
        QFile file("victim.txt");
        QVERIFY(file.open(QFile::WriteOnly) && file.write(victim) == victim.size());
    }

    void theSmallModelThatTheyAreMadeFromRuns()
    {
        const Measured ended = measure(run("sound.pt"), m_folder.path());
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
    }

    void eachIsRefusedInOneSentence_data() { QVERIFY(addHostileRows(m_folder.path()) >= 40); }

    void eachIsRefusedInOneSentence()
    {
        QFETCH(QString, file);
        const Measured described = measure({"info", m_folder.filePath(file)}, m_folder.path());
        // Some load, and fail only when they run.
        if (described.status != 0)
            checkRefusal(described, file, m_mostMebibytes);
        const Measured ran = measure(run(file), m_folder.path());
        checkRefusal(ran, file, m_mostMebibytes);
        QFile untouched("victim.txt");
        QVERIFY(untouched.open(QFile::ReadOnly));
        QVERIFY2(untouched.readAll() == victim, "victim.txt was written to");
        if (described.status == 3)
            QCOMPARE(ran.errors, described.errors);
        qInfo("%s: info %.2f s, %.0f MiB; run %.2f s, %.0f MiB", QTest::currentDataTag(), described.seconds,
              described.mebibytes, ran.seconds, ran.mebibytes);
    }

private:
    [[nodiscard]] QStringList run(const QString& file) const
    {
        return {"run", m_folder.filePath(file),        "--input", "randn:[2,64]", "--progress", "none",
                "-o",  m_folder.filePath("out.scales")};
    }

    QTemporaryDir m_folder;
    double m_mostMebibytes = 0; ///< of one program on one file
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestHostileFiles)
#include "test_hostile_files.moc"
