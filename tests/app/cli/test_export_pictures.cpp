// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of a run that have options of their own.
#include "tests/app/cli/exported_files.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace scalescope;
using tests::contentOf;
using tests::isXml;
using tests::writeRun;
using tests::writeSimulatedRun;

class TestExportPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theErrorOverDepthIsWrittenOfASimulatedRun()
    {
        tests::Program program;
        const QString run = writeRun(program, graph::RunStatus::Done, tests::simulatedRun());
        const tests::Ended ended = program.run({"export", run, "--error-plot", "e.svg"});
        QCOMPARE(ended.errors, QString());
        QVERIFY(contentOf(program, "e.svg").contains("SQNR in dB"));
    }

    /// Qt makes a folder for what lasts as long as a session, where there is none.
    void picturesLeaveNothingBesideThem()
    {
        tests::Program program;
        const QTemporaryDir temporary;
        program.set("TMPDIR", temporary.path());
        const tests::Ended ended = program.run({"export", writeRun(program), "--plot", "p.png"});
        QCOMPARE(ended.errors, QString());
        QVERIFY(contentOf(program, "p.png").startsWith("\x89PNG"));
        QCOMPARE(QDir(temporary.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList());
    }

    void theLayersAreWrittenAsAHeatMap()
    {
        tests::Program program;
        const tests::Ended ended = program.run(
            {"export", writeRun(program), "--heat-map", "h.svg", "--recipe", "r.json", "--bound", "sqnr:25"});
        QCOMPARE(ended.errors, QString());
        QVERIFY(contentOf(program, "h.svg").contains("mean |x|, forward"));
        QVERIFY(contentOf(program, "h.svg").contains("layers.1"));
        QVERIFY(contentOf(program, "r.json").startsWith('{'));
    }

    void layersThatComeAgainAreOneStepOfTheWaterfallUnlessAllAreAskedFor()
    {
        tests::Program program;
        const QString run = writeRun(program, graph::RunStatus::Done, tests::sampleRun(5));
        QCOMPARE(program.run({"export", run, "--waterfall", "w.svg"}).status, 0);
        QVERIFY(contentOf(program, "w.svg").contains(">layers.0–4 ×5<"));
        QCOMPARE(program.run({"export", run, "--waterfall", "w.svg", "--all-layers"}).status, 0);
        QVERIFY(!contentOf(program, "w.svg").contains("×5<"));
        const tests::Ended ended = program.run({"export", run, "--plot", "p.svg", "--all-layers"});
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.errors.contains("--all-layers say which path"), qPrintable(ended.errors));
    }

    /// As in the report and in the window.
    void picturesHoldTensorsAgainstTheRunsOwnFormats()
    {
        tests::Program program;
        const QString run = writeSimulatedRun(program, "format:e4m3fnuz,e5m2fnuz");
        const tests::Ended ended = program.run({"export", run, "--plot", "p.svg", "--graph", "g.svg"});
        QCOMPARE(ended.errors, QString());
        for (const QString name : {"p.svg", "g.svg"}) {
            const QByteArray picture = contentOf(program, name);
            QVERIFY2(picture.contains("E4M3FNUZ") && picture.contains("E5M2FNUZ"), qPrintable(name));
            QVERIFY2(!picture.contains("E4M3FN ") && !picture.contains("E4M3FN<"), qPrintable(name));
        }
    }

    void theHeatMapShowsWhatIsAskedFor_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const QStringList& options, const char* says) {
            QTest::newRow(name) << options << QString(says);
        };
        row("a statistic", {"--metric", "std"}, ">std, forward<");
        row("of gradients", {"--metric", "rms", "--direction", "bwd"}, ">rms, gradient<");
        row("a loss", {"--metric", "underflow"}, ">underflow in E4M3US, forward, in %<");
        row("the error", {"--metric", "error", "--direction", "bwd"}, ">SQNR, gradient, in dB<");
        row("over the median", {"--relative"}, "mean |x|, forward, over the median of the column");
        row("all modules", {"--rows", "modules"}, "Modules: ");
    }

    void theHeatMapShowsWhatIsAskedFor()
    {
        QFETCH(const QStringList, options);
        QFETCH(const QString, says);
        tests::Program program;
        const QString run = writeSimulatedRun(program, "fp8");
        const tests::Ended ended = program.run(QStringList{"export", run, "--heat-map", "h.svg"} + options);
        QCOMPARE(ended.errors, QString());
        QVERIFY2(contentOf(program, "h.svg").contains(says.toUtf8()), contentOf(program, "h.svg").left(4000));
    }

    void wrongHeatMapsAreSaidInASentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        QTest::newRow("no heat map") << QStringList{"--plot", "h.svg", "--rows", "modules"}
                                     << "which is not asked for";
        QTest::newRow("no picture of a direction")
            << QStringList{"--report", "h.html", "--direction", "bwd"} << "which are not asked for";
        QTest::newRow("a metric") << QStringList{"--heat-map", "h.svg", "--metric", "mean"} << "--metric";
        QTest::newRow("no errors") << QStringList{"--heat-map", "h.svg", "--metric", "error"}
                                   << "no number formats were simulated";
        QTest::newRow("relative losses")
            << QStringList{"--heat-map", "h.svg", "--metric", "overflow", "--relative"}
            << "--relative is for statistics";
    }

    void wrongHeatMapsAreSaidInASentence()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, says);
        tests::Program program;
        const tests::Ended ended = program.run(QStringList{"export", writeRun(program)} + arguments);
        QVERIFY2(ended.errors.contains(says), qPrintable(ended.errors));
        QVERIFY2(tests::isOneSentence(ended.errors), qPrintable(ended.errors));
        QCOMPARE(ended.status, 2);
        QVERIFY(!QFile::exists(program.folder.filePath("h.svg")));
    }

    void aRunWithoutErrorsHasNoPlotOfThem()
    {
        tests::Program program;
        const tests::Ended ended = program.run({"export", writeRun(program), "--error-plot", "e.svg"});
        QVERIFY2(ended.errors.contains("no number formats were simulated in it"), qPrintable(ended.errors));
        QVERIFY(tests::isOneSentence(ended.errors));
        QCOMPARE(ended.status, 2);
        QVERIFY(!QFile::exists(program.folder.filePath("e.svg")));
    }

    void aWaterfallIsWrittenOfThePathThatIsNamed()
    {
        tests::Program program;
        const QString run = writeRun(program);
        QCOMPARE(program.run({"export", run, "--waterfall", "w.svg"}).errors, QString());
        QVERIFY(isXml(contentOf(program, "w.svg")));
        QVERIFY(contentOf(program, "w.svg").contains("layers.0.q"));
        const tests::Ended ended = program.run({"export", run, "--waterfall", "part.svg", "--from", "softmax",
                                                "--to", "softmax_1", "--direction", "bwd"});
        QCOMPARE(ended.errors, QString());
        const QByteArray part = contentOf(program, "part.svg");
        QVERIFY(part.contains("layers.1.softmax_1 → layers.0.softmax") && part.contains("gradient"));
        QVERIFY(!part.contains("layers.0.q"));
    }

    void wrongPathsAreSaidInASentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        QTest::newRow("no node") << QStringList{"--waterfall", "w.svg", "--from", "none"}
                                 << "--from names 'none'";
        QTest::newRow("no path") << QStringList{"--waterfall", "w.svg", "--from",
                                                "linear_1",    "--to",  "linear"}
                                 << "No data flows between";
        QTest::newRow("a direction") << QStringList{"--waterfall", "w.svg", "--direction", "up"}
                                     << "--direction is 'up'";
        QTest::newRow("no waterfall")
            << QStringList{"--plot", "w.svg", "--to", "linear"} << "which is not asked for";
    }

    void wrongPathsAreSaidInASentence()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, says);
        tests::Program program;
        const tests::Ended ended = program.run(QStringList{"export", writeRun(program)} + arguments);
        QVERIFY2(ended.errors.contains(says), qPrintable(ended.errors));
        QCOMPARE(ended.status, 2);
        QVERIFY(!QFile::exists(program.folder.filePath("w.svg")));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestExportPictures)
#include "test_export_pictures.moc"
