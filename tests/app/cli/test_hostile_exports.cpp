// SPDX-License-Identifier: GPL-3.0-or-later
// Archives of torch.export that lie, made by tests/hostile: the real program must end soon, with little
// memory, with exit status 3 or 4 and one sentence, never by a signal, and must run nothing that they hold.
#include "measured_program.h"
#include "tests/support/places.h"
#include "tests/support/skip.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace scalescope::tests;

namespace {

constexpr double mostForExports = 300; ///< MiB

} // namespace

class TestHostileExports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        if (QStandardPaths::findExecutable("python3").isEmpty())
            SKIP_WHERE_NOT_CI("Python 3 is not here, which makes the hostile files.");
        QCOMPARE(
            makeHostile({"-B", scalescope::tests::sourcePath("tests/hostile/make_hostile_exports.py"),
                         scalescope::tests::sourcePath("tests/data/exported/language.pt2"), m_folder.path()}),
            QString());
        m_mostMebibytes = mostForExports + mebibytesForCuda(m_folder.path());
        QVERIFY(QDir::setCurrent(m_folder.path()));
    }

    void theArchiveThatTheyAreMadeFromRuns()
    {
        const Measured ended = measure(run("sound.pt2"), m_folder.path());
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
    }

    void eachIsRefusedInOneSentence_data() { QVERIFY(addHostileRows(m_folder.path()) >= 40); }

    void eachIsRefusedInOneSentence()
    {
        QFETCH(QString, file);
        const Measured described = measure({"info", m_folder.filePath(file)}, m_folder.path());
        if (described.status != 0) // some load, and fail only when they run
            checkRefusal(described, file, m_mostMebibytes);
        const Measured ran = measure(run(file), m_folder.path());
        checkRefusal(ran, file, m_mostMebibytes);
        QVERIFY2(!QFile::exists("victim.txt"), "a program was run");
        if (described.status == 3)
            QCOMPARE(ran.errors, described.errors);
        qInfo("%s: info %.2f s, %.0f MiB; run %.2f s, %.0f MiB: %s", QTest::currentDataTag(),
              described.seconds, described.mebibytes, ran.seconds, ran.mebibytes,
              qPrintable(ran.errors.trimmed().right(200)));
    }

    /// Samples are a convenience: a model whose samples can't be read wants its inputs given.
    void samplesThatRunAProgramAreNotRead()
    {
        const Measured ended = measure(run("samples.pt2"), m_folder.path());
        QCOMPARE(ended.status, 2);
        QVERIFY2(isOneSentence(ended.errors), qPrintable(ended.errors));
        QVERIFY2(!QFile::exists("victim.txt"), "a program was run");
    }

private:
    [[nodiscard]] QStringList run(const QString& file) const
    {
        return {"run", m_folder.filePath(file), "--progress", "none", "-o", m_folder.filePath("out.scales")};
    }

    QTemporaryDir m_folder;
    double m_mostMebibytes = 0; ///< of one program on one file
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestHostileExports)
#include "test_hostile_exports.moc"
