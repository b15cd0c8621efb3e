// SPDX-License-Identifier: GPL-3.0-or-later
// The script ./dev, with package managers that stand for the real ones.
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

class TestDev : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QFile::copy(QStringLiteral(SCALESCOPE_SOURCE_DIR "/dev"), m_folder->filePath("dev")));
        put("dpkg-query", "exit 1");
        put("sudo", "exec \"$@\"");
    }

    void settingUpPrintsALineAStep()
    {
        put("apt-get", "seq 1000; echo oh no >&2; [ \"$1\" = update ]");
        const QStringList lines = said({"build"});
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines[0].startsWith("Installing Debian packages"), qPrintable(lines[0]));
        QVERIFY2(lines[0].contains(" cmake "), qPrintable(lines[0]));
        QCOMPARE(lines[1],
                 QString("apt-get could not install the packages; what it said is in build/packages.log"));
        const QByteArray log = logged("build/packages.log");
        QCOMPARE(log.count("\n1000\n"), 2);
        QVERIFY(log.contains("oh no"));
        QVERIFY(log.contains("apt-get install"));
    }

    void aFailedUpdateIsSaidToo()
    {
        put("apt-get", "echo no network; exit 1");
        const QStringList lines = said({"build"});
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[1],
                 QString("apt-get update failed, so that packages may not be found; what it said is in "
                         "build/packages.log"));
        QCOMPARE(logged("build/packages.log").count("no network"), 2);
    }

private:
    void put(const QString& name, const QByteArray& body) const
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QFile::WriteOnly))
            qFatal("a script can't be written");
        file.write("#!/bin/sh\n" + body + "\n");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    [[nodiscard]] QByteArray logged(const QString& name) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// The lines that a failing ./dev prints.
    [[nodiscard]] QStringList said(const QStringList& arguments) const
    {
        QProcess dev;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", m_folder->path() + ':' + environment.value("PATH"));
        dev.setProcessEnvironment(environment);
        dev.setProcessChannelMode(QProcess::MergedChannels);
        dev.start(m_folder->filePath("dev"), arguments);
        if (!dev.waitForFinished(60000) || dev.exitCode() != 2)
            return {QStringLiteral("exit status %1").arg(dev.exitCode())};
        return QString::fromUtf8(dev.readAll()).split('\n', Qt::SkipEmptyParts);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestDev)
#include "test_dev.moc"
