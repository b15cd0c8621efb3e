// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/job_files.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace scalescope::job;

class TestJobFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFileIsFoundOnce()
    {
        Job job;
        job.model = "/m/../net.pt";
        job.opLibraries = {"/ops/a.so", "/ops/./a.so"};
        job.baseFolder = "/base";
        job.inputs = {{"x", "x.npy"},     {"", "[in/y.npz:key, {\"a\": /data/z.pt, \"b\": 3}]"},
                      {"w", "randn:[2]"}, {"text", "\"no.npy\""},
                      {"wrong", "[[["},   {"again", "x.npy"}};
        job.backward = "mse:target.npy";
        const JobFiles files = filesOf(job);
        QCOMPARE(files.model, std::string("/net.pt"));
        QCOMPARE(files.libraries, std::vector<std::string>{"/ops/a.so"});
        const std::vector<std::string> values{"/base/x.npy", "/base/in/y.npz", "/data/z.pt",
                                              "/base/target.npy"};
        QCOMPARE(files.values, values);
    }

    void theFolderAboveALinkIsWhereItLeads()
    {
        QTemporaryDir folder;
        QDir root(folder.path());
        QVERIFY(root.mkpath("real/inner") && QFile::link(root.filePath("real/inner"), root.filePath("link")));
        Job job;
        job.model = root.filePath("link/../net.pt").toStdString();
        job.opLibraries = {root.filePath("link/./ops.so").toStdString()};
        const JobFiles files = filesOf(job);
        const QDir real(QFileInfo(root.filePath("real")).canonicalFilePath());
        QCOMPARE(QString::fromStdString(files.model), real.filePath("net.pt"));
        QCOMPARE(QString::fromStdString(files.libraries.at(0)), root.filePath("link/ops.so"));
    }

    void aSeedMayBeAFile()
    {
        Job job;
        job.model = "/net.pt";
        job.baseFolder = "/base";
        job.backward = "seed.npy";
        QCOMPARE(filesOf(job).values, std::vector<std::string>{"/base/seed.npy"});
        job.backward = "randn";
        QVERIFY(filesOf(job).values.empty());
    }

    void namesWithoutAFolderStartInTheCurrentOne()
    {
        Job job;
        job.model = "net.pt";
        job.inputs = {{"x", "x.npy"}};
        QCOMPARE(QString::fromStdString(filesOf(job).model), QDir::current().filePath("net.pt"));
        QCOMPARE(QString::fromStdString(filesOf(job).values.at(0)), QDir::current().filePath("x.npy"));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestJobFiles)
#include "test_job_files.moc"
