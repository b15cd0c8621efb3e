// SPDX-License-Identifier: GPL-3.0-or-later
// Real files of the world outside do what their manifest says under the libtorch that is built: run with
// backward, run forward only, or are refused with a sentence.
#include "core/graph/run.h"
#include "core/runfile/run_reader.h"
#include "tests/app/cli/program.h"
#include "tests/support/manifest.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

using namespace scalescope;
using namespace Qt::StringLiterals;

namespace {

/// The version of libtorch in "scalescope-engine 0.1.0 (libtorch 2.13.0)".
std::string engineLibtorch()
{
    QProcess engine;
    engine.start(scalescope::tests::programPath("scalescope-engine"), {"--version"});
    engine.waitForFinished();
    const QString text = QString::fromUtf8(engine.readAllStandardOutput());
    const auto start = text.indexOf("libtorch ") + 9;
    return text.mid(start, text.indexOf(')', start) - start).toStdString();
}

bool saysYes(const std::string& verdict)
{
    return verdict.starts_with("yes");
}

/// What PyTorch says of files that it refuses, and what must be said here.
const std::map<QString, QString> sentences = {{"deepmd::border_op", "deepmd::border_op"},
                                              {"xnnpack.Conv2dOpContext", "prepacked::conv2d_clamp_run"},
                                              {"Legacy model format", "PyTorch 1.1 or older"}};

/// What the file does, in words for the row's name.
const char* expectation(const tests::ManifestRow& row)
{
    if (!saysYes(row.loads)) {
        return "is refused";
    }
    if (!saysYes(row.forward)) {
        return "is refused when it is run";
    }
    if (row.forward.find("do not require grad") != std::string::npos) {
        return "runs with inputs that need no gradient";
    }
    if (saysYes(row.backward)) {
        return "runs forward and backward";
    }
    return row.backward.find("no output requires grad") != std::string::npos || row.backward == "empty"
               ? "runs forward only"
               : "runs forward and says why backward fails";
}

bool hasProblem(const graph::Run& run, const std::string& id)
{
    return std::ranges::any_of(run.problems, [&](const graph::Problem& problem) { return problem.id == id; });
}

/// How many inputs and parameters have a gradient.
int leavesWithGradient(const graph::Run& run)
{
    return static_cast<int>(std::ranges::count_if(run.graph.nodes, [](const graph::Node& node) {
        return node.backward.metric &&
               (node.kind == graph::NodeKind::Input || node.kind == graph::NodeKind::Parameter);
    }));
}

} // namespace

class TestManifest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_rows = tests::manifestRows(engineLibtorch());
        if (m_rows.empty()) {
            QSKIP("The folder ../shared/models is not here.");
        }
    }

    void everyFileDoesWhatTheManifestSays_data()
    {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            QTest::addRow("%s %s", m_rows[i].file.c_str(), expectation(m_rows[i])) << i;
        }
    }

    void everyFileDoesWhatTheManifestSays()
    {
        QFETCH(std::size_t, index);
        const tests::ManifestRow& row = m_rows[index];
        tests::Program program;
        const tests::Ended ended = runOf(program, row, {});
        if (!saysYes(row.loads) || !saysYes(row.forward)) {
            return checkRefusal(row, ended);
        }
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
        const auto run = runfile::readRun(program.folder.filePath("run.scales").toStdString());
        QVERIFY(run);
        QVERIFY(run->status == graph::RunStatus::Done);
        QCOMPARE(hasProblem(*run, "input-without-gradient"),
                 row.forward.find("do not require grad") != std::string::npos);
        if (saysYes(row.backward)) {
            QVERIFY(leavesWithGradient(*run) > 0);
        } else if (row.backward == "empty") {
            QCOMPARE(leavesWithGradient(*run), 0);
        } else if (row.backward.find("no output requires grad") != std::string::npos) {
            QVERIFY(hasProblem(*run, "no-backward"));
            QCOMPARE(leavesWithGradient(*run), 0);
        } else {
            QVERIFY(hasProblem(*run, "backward-failed"));
            checkRefusal(row, runOf(program, row, {"--backward", "ones"})); // asked for, it is an error
        }
    }

private:
    static tests::Ended runOf(tests::Program& program, const tests::ManifestRow& row, const QStringList& more)
    {
        const std::string inputs = tests::inputsDocument(row, program.folder.path().toStdString()).dump();
        const QString path = program.file("inputs.json", QByteArray::fromStdString(inputs));
        return program.run(QStringList{"run", QString::fromStdString(row.path), "--inputs", path, "--method",
                                       QString::fromStdString(row.method), "-o", "run.scales", "--progress",
                                       "none"} +
                           more);
    }

    static void checkRefusal(const tests::ManifestRow& row, const tests::Ended& ended)
    {
        QVERIFY2(tests::isOneSentence(ended.errors), qPrintable(ended.errors));
        if (!saysYes(row.loads)) {
            QCOMPARE(ended.status, 3);
            QVERIFY(ended.errors.contains(QString::fromStdString(row.file)));
            const QString stock = QString::fromStdString(row.loads);
            for (const auto& [inStock, inOurs] : sentences) {
                QVERIFY2(!stock.contains(inStock) || ended.errors.contains(inOurs), qPrintable(ended.errors));
            }
        } else {
            QCOMPARE(ended.status,
                     row.forward.find("no forward method") != std::string::npos || row.forward == "no" ? 2
                                                                                                       : 4);
        }
    }

    std::vector<tests::ManifestRow> m_rows;
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestManifest)
#include "test_manifest.moc"
