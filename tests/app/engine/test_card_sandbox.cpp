// SPDX-License-Identifier: GPL-3.0-or-later
// What the sandbox of a job for a graphics card lets through, and what it does not. No card is needed.
#include "tests/app/engine/sandbox_trial.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QTest>

using namespace scalescope;

class TestCardSandbox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCardsDriverHasWhatItNeeds_data();
    void aCardsDriverHasWhatItNeeds();

private:
    tests::ModelFolder m_models;
};

void TestCardSandbox::aCardsDriverHasWhatItNeeds_data()
{
    QTest::addColumn<QString>("device");
    QTest::newRow("on the processor") << "cpu";
    QTest::newRow("on a card")
        << "cuda:99"; // one that is not here: the library is loaded before it is asked for
}

/// What CUDA's driver gives up without, as it was seen on a card: it names its threads by /proc, listens
/// at a socket, and removes the file of no name, which has to be none. Its libraries and CUDA's are read when
/// they are needed.
void TestCardSandbox::aCardsDriverHasWhatItNeeds()
{
    QFETCH(QString, device);
    QTemporaryDir folder;
    const QDir root(folder.path());
    QVERIFY(root.mkpath("found") && root.mkpath("nvidia/driver/lib") && root.mkpath("nvidia/other/lib"));
    QVERIFY(QFile::copy(tests::testLibraryPath("only_for_linking/libnothing_known.so"),
                        root.filePath("nvidia/driver/lib/libcuda.so")));
    QVERIFY(QFile::link(root.filePath("nvidia/driver/lib/libcuda.so"), root.filePath("found/libcuda.so.1")));
    QFile secret(root.filePath("nvidia/other/lib/secret"));
    QVERIFY(secret.open(QFile::WriteOnly));
    job::Job job = tests::jobFor(m_models.model("plain", "        return self.fc(x)\n"));
    job.opLibraries = {tests::testLibraryPath("sandbox_probe.so").toStdString()};
    job.device = device.toStdString();
    QProcess engine;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("SCALESCOPE_PROBE", root.filePath("nvidia/other/lib"));
    environment.insert("LD_LIBRARY_PATH", root.filePath("found"));
    engine.setProcessEnvironment(environment);
    const bool hasCard = device != "cpu";
    const tests::Ended ended = tests::runIn(engine, job);
    QCOMPARE(ended.status, hasCard ? 2 : 0);
    const QByteArray text = tests::printed(ended);
    QVERIFY2(text.contains(hasCard ? "listen: yes\n" : "listen: no\n"), text.constData());
    QVERIFY2(
        text.contains(hasCard ? "remove the file of no name: yes\n" : "remove the file of no name: no\n"),
        text.constData());
    for (const char* what : {"take a connection", "connect to who listens", "connect", "execute", "trace"})
        QVERIFY2(text.contains(QByteArray(what) + ": no\n"), text.constData());
    if (!tests::hasLandlock())
        QSKIP("This kernel has no Landlock, so that files are not kept from the model.");
    for (const char* what : {"give a thread a name", "read"})
        QVERIFY2(text.contains(QByteArray(what) + (hasCard ? ": yes\n" : ": no\n")), text.constData());
    for (const char* what : {"write", "create", "truncate", "remove"})
        QVERIFY2(text.contains(QByteArray(what) + ": no\n"), text.constData());
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestCardSandbox)
#include "test_card_sandbox.moc"
