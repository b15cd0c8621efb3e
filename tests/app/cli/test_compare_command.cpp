// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/job.h"
#include "core/runfile/run_reader.h"
#include "tests/app/cli/exported_files.h"
#include "tests/app/cli/wrong_calls.h"
#include "tests/support/simulated_run.h"
#include "tests/support/test_class.h"
#include "widgets/compare/comparison_export.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace scalescope;
using tests::contentOf;
using tests::isXml;
using tests::wrongCall;

namespace {

/// A run file of a model with as many layers, as the engine would write it; unfinished where `status` is
/// Incomplete. Its path.
QString writeComparedRun(const tests::Program& program, const QString& name, const graph::Run& run,
                         graph::RunStatus status = graph::RunStatus::Done)
{
    QString path = program.folder.filePath(name);
    auto writer = runfile::RunWriter::create(path.toStdString());
    if (!writer)
        qFatal("the run can't be written");
    writer->setFacts(run.facts);
    for (const graph::Node& node : run.graph.nodes) {
        writer->addNode(node);
        if (node.backward.metric)
            writer->setMetric(node.id, graph::Direction::Backward, *node.backward.metric);
    }
    writer->flush();
    if (status == graph::RunStatus::Incomplete)
        return path + ".partial";
    if (!writer->finish(status))
        qFatal("the run can't be finished");
    return path;
}

QString writeComparedRun(const tests::Program& program, const QString& name, int layers,
                         const std::string& transforms, graph::RunStatus status = graph::RunStatus::Done)
{
    const auto run = tests::sampleRun(layers);
    if (!transforms.empty())
        run->facts.set("transforms", transforms);
    return writeComparedRun(program, name, *run, status);
}

compare::Comparison comparisonOf(const QString& a, const QString& b)
{
    const auto read = [](const QString& file) {
        return std::make_shared<const graph::Run>(runfile::readRun(file.toStdString()).value());
    };
    return compare::compare(read(a), read(b));
}

} // namespace

class TestCompareCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_a = writeComparedRun(m_program, "a.scales", 2, "");
        m_b = writeComparedRun(m_program, "b.scales", 3, "fp8");
    }

    void saysTheSummaryAndWritesEverything()
    {
        const tests::Ended ended =
            m_program.run({"compare", m_a, m_b, "--table", "t.csv", "--plot", "p.svg", "--report", "r.html"});
        QCOMPARE(ended.errors, QString());
        QCOMPARE(ended.status, 0);
        const QStringList lines = ended.output.split('\n');
        QCOMPARE(lines[0], "original → FP8");
        QVERIFY2(lines[1].startsWith("Tensors with problems in E4M3FN: "), qPrintable(lines[1]));
        QVERIFY2(lines[2].startsWith("Gradients with problems in E5M2: "), qPrintable(lines[2]));
        QVERIFY(
            content("t.csv").startsWith("id_a,id_b,status,name,kind,target_a,target_b,module,direction,"));
        QVERIFY(isXml(content("p.svg")));
        QVERIFY(content("r.html").startsWith("<!DOCTYPE html>"));
    }

    void takesMetricAndFormats()
    {
        const tests::Ended ended = m_program.run(
            {"compare", m_a, m_b, "--metric", "rms", "--format", "fp16,bf16", "--plot", "m.svg"});
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.output.contains("Tensors with problems in FP16: ") &&
                ended.output.contains("Gradients with problems in BF16: "));
        QVERIFY(content("m.svg").contains("rms of every tensor"));
        const tests::Ended blocks = m_program.run({"compare", m_a, m_b, "--format", "mxe4m3,nvfp4"});
        QCOMPARE(blocks.status, 0);
        QVERIFY2(blocks.output.contains("Tensors with problems in MXE4M3: ") &&
                     blocks.output.contains("How many have problems in NVFP4 can't be told"),
                 qPrintable(blocks.output));
        QCOMPARE(blocks.errors, QString());
        const tests::Ended ieee = m_program.run({"compare", m_a, m_b, "--format", "e4m3,e5m2"});
        QVERIFY2(ieee.errors.contains("e4m3fn"), qPrintable(ieee.errors));
        QCOMPARE(ieee.status, 0);
    }

    void nothingIsComparedWithWhatIsNotFinite()
    {
        const auto withResult = [&](const QString& name, const graph::Statistics& result) {
            const auto run = tests::sampleRun(2);
            for (graph::Node& node : run->graph.nodes)
                if (node.kind == graph::NodeKind::Output) {
                    auto metric = std::make_shared<graph::Metric>();
                    metric->statistics = result;
                    node.forward.metric = metric;
                }
            return writeComparedRun(m_program, name, *run);
        };
        graph::Statistics nan;
        nan.numel = 8;
        nan.nans = 1;
        graph::Statistics infinite;
        infinite.numel = 1;
        infinite.posInfs = 1;
        graph::Statistics masked; // of many numbers infinities may be meant
        masked.numel = 8;
        masked.posInfs = 1;
        for (const QString& name : {withResult("nan.scales", nan), withResult("inf.scales", infinite)}) {
            const tests::Ended ended = m_program.run({"compare", name, m_b, "--table", "none.csv"});
            QCOMPARE(ended.status, 4);
            QVERIFY2(ended.errors.contains(name.section('/', -1)), qPrintable(ended.errors));
            QVERIFY(!QFile::exists(m_program.folder.filePath("none.csv")));
            QCOMPARE(m_program.run({"compare", m_a, name}).status, 0);
        }
        QCOMPARE(m_program.run({"compare", withResult("masked.scales", masked), m_b}).status, 0);
    }

    /// As the window has it: those of the second run, or else of the first.
    void formatsAreThoseThatARunSimulates()
    {
        const auto simulated = [&](const QString& name, const char* formats) {
            job::Job job;
            job.model = "model.pt";
            job.output = name.toStdString();
            job.transforms = job::transformsFrom({formats}).value();
            const auto run = tests::simulatedRun();
            run->facts.job = job::toJson(job).dump();
            return writeComparedRun(m_program, name, *run);
        };
        const QString half = simulated("half.scales", "format:fp16");
        const QString eight = simulated("eight.scales", "format:e5m2");
        const auto leaving = [&](const QString& a, const QString& b) {
            const QString said = m_program.run({"compare", a, b}).output;
            const qsizetype at = said.indexOf("Tensors with problems in ");
            return at < 0 ? said : said.mid(at).section(':', 0, 0);
        };
        QCOMPARE(leaving(m_a, half), QString("Tensors with problems in FP16"));
        QCOMPARE(leaving(half, m_a), QString("Tensors with problems in FP16"));
        QCOMPARE(leaving(m_a, eight), QString("Tensors with problems in E5M2"));
        QCOMPARE(leaving(m_a, m_b), QString("Tensors with problems in E4M3FN"));
    }

    void theSuffixSaysTheKindOfFile_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("a table as JSON") << "--table"
                                         << "t.json" << QByteArray("{");
        QTest::newRow("a plot as PNG") << "--plot"
                                       << "p.png" << QByteArray("\x89PNG");
        QTest::newRow("a plot as PDF") << "--plot"
                                       << "p.pdf" << QByteArray("%PDF");
    }
    void theSuffixSaysTheKindOfFile()
    {
        QFETCH(QString, option);
        QFETCH(QString, file);
        QFETCH(QByteArray, start);
        QCOMPARE(m_program.run({"compare", m_a, m_b, option, file}).status, 0);
        QVERIFY(content(file).startsWith(start));
    }

    void writesTheBytesThatTheWindowWrites_data()
    {
        QTest::addColumn<QString>("suffix");
        for (const char* suffix : {"svg", "png", "pdf", "html"})
            QTest::newRow(suffix) << suffix;
    }
    void writesTheBytesThatTheWindowWrites()
    {
        QFETCH(QString, suffix);
        const bool isReport = suffix == "html";
        const tests::Ended ended =
            m_program.run({"compare", m_a, m_b, isReport ? "--report" : "--plot", "command." + suffix});
        QCOMPARE(ended.status, 0);
        const auto comparison = std::make_shared<const compare::Comparison>(comparisonOf(m_a, m_b));
        const widgets::Document document;
        const auto options = widgets::ComparisonOptions::of(document);
        const QString path = m_program.folder.filePath("window." + suffix);
        const auto file =
            isReport ? widgets::comparisonReportExport(comparison, options, path)
                     : widgets::comparisonPlotExport(comparison, options, widgets::Theme::light(), path);
        QVERIFY(file->writeNow());
        QVERIFY(content("window." + suffix).size() > 1000);
        QVERIFY(content("command." + suffix) == content("window." + suffix));
    }

    void theReportNeedsNothingElse()
    {
        QCOMPARE(m_program.run({"compare", m_a, m_b, "--report", "alone.html"}).status, 0);
        const QString report = QString::fromUtf8(content("alone.html"));
        QVERIFY(report.contains("default-src 'none'"));
        QCOMPARE(report.count("<img "), 5); // the plot, two scale plots, two graphs
        QCOMPARE(report.count("src=\"data:image/svg+xml;base64,"), 5);
        for (const char* elsewhere :
             {"http://", "https://", "src=\"/", "<script", "<link", "@import", "url("})
            QVERIFY2(!report.contains(elsewhere), elsewhere);
    }

    void theReportHasBothGraphsWithWhatWasAdded()
    {
        QCOMPARE(m_program.run({"compare", m_a, m_b, "--report", "graphs.html"}).status, 0);
        static const QRegularExpression image("<figure>.*?base64,([^\"]+)",
                                              QRegularExpression::DotMatchesEverythingOption);
        QStringList graphs;
        for (auto match = image.globalMatch(QString::fromUtf8(content("graphs.html"))); match.hasNext();)
            graphs << QString::fromUtf8(QByteArray::fromBase64(match.next().captured(1).toLatin1()));
        QCOMPARE(graphs.size(), 2);
        QVERIFY(isXml(graphs[0].toUtf8()) && isXml(graphs[1].toUtf8()));
        QVERIFY(graphs[0].contains("softmax") && graphs[1].contains("softmax"));
        QVERIFY(!graphs[0].contains(">added<") && !graphs[0].contains(">removed<"));
        QVERIFY(graphs[1].contains(">added<")); // the second run has a layer more
    }

    void theReportHasTheLargestChangesFirst()
    {
        QCOMPARE(m_program.run({"compare", m_a, m_b, "--report", "order.html"}).status, 0);
        static const QRegularExpression cell("<td class=\"number\">([+-][0-9.]+)</td><td class=\"bar\">");
        static const QRegularExpression row("<tr><td class=\"name tensor\">.*?</tr>",
                                            QRegularExpression::DotMatchesEverythingOption);
        double before = 1e9;
        int rows = 0;
        for (auto match = row.globalMatch(QString::fromUtf8(content("order.html"))); match.hasNext();) {
            double largest = 0;
            for (auto cells = cell.globalMatch(match.next().captured()); cells.hasNext();)
                largest = std::max(largest, std::abs(cells.next().captured(1).toDouble()));
            QVERIFY(largest <= before);
            rows += largest > 0 ? 1 : 0;
            before = largest;
        }
        QVERIFY(rows > 5);
    }

    void anUnfinishedRunIsSaidToBePartial()
    {
        const QString partial =
            writeComparedRun(m_program, "half.scales", 1, "", graph::RunStatus::Incomplete);
        const tests::Ended ended =
            m_program.run({"compare", m_a, partial, "--report", "half.html", "--plot", "half.svg"});
        QCOMPARE(ended.status, 0);
        const QString sentence = "second run is incomplete: its figures are partial";
        QVERIFY2(ended.output.startsWith("first run → second run (incomplete)\n" + sentence),
                 qPrintable(ended.output));
        QVERIFY(QString::fromUtf8(content("half.html")).contains(sentence));
        QVERIFY(QString::fromUtf8(content("half.svg")).contains("second run (incomplete)"));
    }

    void aRunThatIsReadIsNotOverwritten_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("by its name") << "run.csv";
        QTest::newRow("by a link to it") << "link.csv";
    }
    void aRunThatIsReadIsNotOverwritten()
    {
        QFETCH(const QString, name);
        const QString file = m_program.folder.filePath("run.csv");
        QFile::copy(m_b, file);
        QFile::link(file, m_program.folder.filePath("link.csv"));
        const QByteArray before = contentOf(file);
        for (const QStringList& call : {QStringList{"compare", m_a, "run.csv"}, {"export", "run.csv"}}) {
            const tests::Ended ended = m_program.run(call + QStringList{"--table", name});
            QCOMPARE(
                ended.errors,
                QString("--table %1 would overwrite a file that is read; name another one.\n").arg(name));
            QCOMPARE(ended.status, 2);
            QCOMPARE(contentOf(file), before);
        }
    }

    void aGraphThatDoesNotFoldIsLeftOutOfTheReport()
    {
        graph::Run flat = *tests::sampleRunOfSize(4000);
        for (graph::Node& node : flat.graph.nodes) {
            node.module.clear();
            node.location = {}; // else the lines of a loop would fold
        }
        flat.modules.clear();
        writeComparedRun(m_program, "flat.scales", flat);
        const tests::Ended ended =
            m_program.run({"compare", "flat.scales", "flat.scales", "--report", "flat.html"});
        QCOMPARE(ended.status, 0);
        QVERIFY(content("flat.html")
                    .contains("The graphs are left out: with its modules closed a graph still has"));
    }

    void saysWhatIsWrong_data()
    {
        tests::addWrongCallColumns();
        const QString usage = "write scalescope compare A.scales B.scales, see scalescope compare --help.";
        wrongCall("no run", "compare", 2, "No run files are named; " + usage);
        wrongCall("one run", "compare run.scales", 2, "Only one run file is named; " + usage);
        wrongCall("three runs", "compare run.scales run.scales old.scales", 2,
                  "old.scales is one argument too many; see scalescope compare --help.");
        wrongCall("an option that is not there", "compare run.scales run.scales --foo", 2,
                  "--foo is not an option here; see scalescope compare --help.");
        wrongCall("a first run that is not there", "compare none.scales run.scales", 3,
                  "There is no file none.scales; check the name.");
        wrongCall("a second run that is not there", "compare run.scales none.scales", 3,
                  "There is no file none.scales; check the name.");
        wrongCall("a model", "compare run.scales mlp.pt", 3,
                  "mlp.pt is not a run file; run files end in .scales and are made by scalescope run.");
        wrongCall("a damaged run", "compare run.scales damaged.scales", 3,
                  "damaged.scales is damaged (*); take another copy, or run the model again.");
        wrongCall("a table without its name", "compare run.scales run.scales --table", 2,
                  "--table needs a value; see scalescope compare --help.");
        wrongCall(
            "a table of another kind", "compare run.scales run.scales --table t.txt", 2,
            "--table t.txt has another ending than the file is to have; end its name in .csv or .json.");
        wrongCall(
            "a plot of another kind", "compare run.scales run.scales --plot p.gif", 2,
            "--plot p.gif has another ending than the file is to have; end its name in .svg, .png or .pdf.");
        wrongCall("a report of another kind", "compare run.scales run.scales --report r.pdf", 2,
                  "--report r.pdf has another ending than the file is to have; end its name in .html.");
        wrongCall("a report in no folder", "compare run.scales run.scales --table t.csv --report none/r.html",
                  2, "The folder none of --report does not exist; make it first.");
        wrongCall("a folder as a table", "compare run.scales run.scales --table folder.csv", 2,
                  "--table folder.csv is a folder; name a file in it, such as folder.csv/changes.csv.");
        wrongCall("a metric that is not known", "compare run.scales run.scales --metric mean", 2,
                  "--metric mean is not known; take mean_abs, abs_mean, std, abs_max, abs_min or rms.");
        wrongCall("a format that is not known", "compare run.scales run.scales --format e9", 2,
                  "--format: *e9*");
        wrongCall(
            "a format of scales", "compare run.scales run.scales --format e8m0fnu", 2,
            "--format: The format e8m0fnu has neither sign nor zero: it is for scales, not for tensors.");
        wrongCall("a second format that is missing", "compare run.scales run.scales --format e4m3fn,", 2,
                  "--format: *");
    }
    void saysWhatIsWrong()
    {
        QFETCH(QString, line);
        QFETCH(int, status);
        QFETCH(QString, sentence);
        QFETCH(QString, left);
        static tests::WrongCallFolder folder;
        QCOMPARE(tests::complaintAbout(folder, line, status, sentence, left), QString());
    }

private:
    QByteArray content(const QString& name) const { return contentOf(m_program.folder.filePath(name)); }

    tests::Program m_program;
    QString m_a;
    QString m_b;
};

SCALESCOPE_TEST(TestCompareCommand)
#include "test_compare_command.moc"
