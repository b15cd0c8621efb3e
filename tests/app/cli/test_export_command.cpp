// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/outline.h"
#include "core/report/recipes/proposals.h"
#include "core/report/recipes/recipe_estimates.h"
#include "core/report/theory/theory.h"
#include "core/runfile/run_reader.h"
#include "tests/app/cli/exported_files.h"
#include "tests/support/test_class.h"

#include <QRegularExpression>
#include <QTest>
#include <csignal>
#include <sys/file.h>
#include <sys/stat.h>

using namespace scalescope;
using tests::contentOf;
using tests::isXml;
using tests::writeRun;

class TestExportCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aModelThatWasNotRunHasNothingToExport()
    {
        tests::Program program;
        const auto outline = tests::sampleRun();
        graph::markOutline(outline->facts);
        const QString run = writeRun(program, graph::RunStatus::Incomplete, outline);
        const tests::Ended ended = program.run({"export", run, "--plot", "plot.svg"});
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.errors.contains("was not run"), qPrintable(ended.errors));
        QVERIFY(!QFile::exists(program.folder.filePath("plot.svg")));
    }

    void everythingIsWrittenAtOnceWithoutADisplayOrAWord()
    {
        tests::Program program;
        const QString run = writeRun(program);
        const tests::Ended ended = program.run({"export", run, "--table", "t.csv", "--modules", "m.csv",
                                                "--plot", "p.svg", "--graph", "g.svg", "--code", "c.txt"});
        QCOMPARE(ended.errors, QString());
        QCOMPARE(ended.output, QString());
        QCOMPARE(ended.status, 0);
        QVERIFY(
            contentOf(program, "t.csv")
                .startsWith("id,name,kind,target,module,dtype,shape,requires_grad,direction,mean_abs,abs_"
                            "mean,std,abs_max,abs_min,"
                            "numel,rms,abs_min_nonzero,zeros,nans,pos_infs,neg_infs,headroom,footroom\n"));
        QVERIFY(contentOf(program, "m.csv").startsWith("name,type,grad,"));
        QVERIFY(contentOf(program, "c.txt").contains("(-> "));
        QVERIFY(isXml(contentOf(program, "p.svg")));
        QVERIFY(isXml(contentOf(program, "g.svg")));
    }

    void theTheoryIsWrittenInBothForms()
    {
        tests::Program program;
        const QString run = writeRun(program);
        const graph::Run read = runfile::readRun(run.toStdString()).value();
        const report::Theory theory(read);
        QVERIFY(theory.all().size() > 20);
        program.run({"export", run, "--theory", "t.csv"});
        QCOMPARE(contentOf(program, "t.csv").toStdString(), report::theoryCsv(theory, read.graph));
        program.run({"export", run, "--theory", "t.json"});
        QCOMPARE(contentOf(program, "t.json").toStdString(), report::theoryJson(theory, read.graph));
    }

    void problemsAreThoseOfTheWindow()
    {
        tests::Program program;
        const QString run = writeRun(program);
        const tests::Ended ended = program.run({"export", run, "--problems", "p.csv"});
        QCOMPARE(ended.errors, QString());
        const QList<QByteArray> lines = contentOf(program, "p.csv").split('\n');
        QVERIFY(lines.size() > 2);
        QCOMPARE(lines[0].count(','), 14);
        QVERIFY2(lines[1].startsWith("1,error,"), lines[1].constData());
        program.run({"export", run, "--problems", "p.json"});
        QVERIFY(contentOf(program, "p.json").startsWith("{\n \"problems\": ["));
    }

    void theReportIsOnePage()
    {
        tests::Program program;
        const QString run = writeRun(program);
        const tests::Ended ended = program.run({"export", run, "--report", "r.html"});
        QCOMPARE(ended.errors, QString());
        QCOMPARE(ended.status, 0);
        QVERIFY(contentOf(program, "r.html").startsWith("<!DOCTYPE html>"));
        QVERIFY(contentOf(program, "r.html").endsWith("</html>\n"));
    }

    void aReportThatCannotBeWrittenIsSaid()
    {
        tests::Program program;
        const QString run = writeRun(program);
        const QString file = program.folder.filePath("nowhere/r.html");
        const tests::Ended ended = program.run({"export", run, "--report", file});
        QCOMPARE(ended.status, 2);
        QVERIFY2(tests::isOneSentence(ended.errors) && ended.errors.contains("nowhere"),
                 qPrintable(ended.errors));
        const tests::Ended other = program.run({"export", run, "--report", "r.pdf"});
        QCOMPARE(other.status, 2);
        QVERIFY2(other.errors.contains(".html"), qPrintable(other.errors));
    }

    void proposalsAreWrittenAsTableAndRecipe()
    {
        tests::Program program;
        const QString run = writeRun(program);
        const tests::Ended ended =
            program.run({"export", run, "--proposals", "p.csv", "--recipe", "r.json", "--bound", "sqnr:25"});
        QCOMPARE(ended.errors, QString());
        QCOMPARE(ended.status, 0);
        const auto written = tests::sampleRun();
        const graph::Graph& graph = written->graph;
        const report::Proposals proposals(graph, report::proposalBoundFrom("sqnr:25").value());
        QCOMPARE(contentOf(program, "p.csv").toStdString(), report::proposalsCsv(proposals, graph));
        const auto recipe = job::readRecipe(program.folder.filePath("r.json").toStdString());
        QVERIFY(recipe.has_value());
        QVERIFY(*recipe == proposals.recipe());
        program.run({"export", run, "--proposals", "p.json"});
        QVERIFY(contentOf(program, "p.json").contains("\"bound\": \"lost:0.001\""));
    }

    void recipesThatDoAsWellAreNamedOnce()
    {
        tests::Program program;
        const QString run = writeRun(program);
        const auto written = tests::sampleRun();
        const report::Proposals proposals(written->graph, {});
        const auto others = report::recipesAsGoodSentence(proposals, written->graph);
        QVERIFY(others.has_value());
        const tests::Ended ended = program.run({"export", run, "--proposals", "p.csv", "--recipe", "r.json"});
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.errors, "Note: " + QString::fromStdString(message::english(*others)) + '\n');
    }

    void anOlderRunHasNoProposalsOfBlocks()
    {
        auto run = tests::sampleRun();
        for (graph::Node& node : run->graph.nodes) {
            auto older =
                node.forward.metric ? std::make_shared<graph::Metric>(*node.forward.metric) : nullptr;
            if (older)
                older->blockMaxima = {};
            node.forward.metric = older;
        }
        tests::Program program;
        const QString file = writeRun(program, graph::RunStatus::Done, run);
        const tests::Ended ended = program.run({"export", file, "--proposals", "p.csv"});
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.errors.contains("histograms of block maxima"), qPrintable(ended.errors));
    }

    /// A stop signal that reaches the program alone, as from `timeout`, ends its dot too.
    void aStopEndsDotToo()
    {
        tests::Program program;
        const QString run = writeRun(program);
        QFile dot(program.file("dot", "#!/bin/sh\nexec 9>held\nflock 9\necho >started\nexec sleep 600\n"));
        QVERIFY(dot.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
        QCOMPARE(::mkfifo(qPrintable(program.folder.filePath("started")), 0600), 0);
        program.set("PATH", program.folder.path() + ':' + qEnvironmentVariable("PATH"));
        program.start({"export", run, "--graph", "g.svg"});
        QVERIFY(contentOf(program, "started") == "\n"); // waits for it
        ::kill(static_cast<pid_t>(program.process.processId()), SIGINT);
        const tests::Ended ended = program.wait();
        QCOMPARE(ended.errors, QString("Stopped by the user.\n"));
        QCOMPARE(ended.status, 5);
        QFile held(program.folder.filePath("held"));
        QVERIFY(held.open(QFile::ReadOnly));
        QCOMPARE(::flock(held.handle(), LOCK_EX), 0); // waits for dot's end
        QVERIFY(!QFile::exists(program.folder.filePath("g.svg")));
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
        QTest::newRow("a graph as PNG") << "--graph"
                                        << "g.png" << QByteArray("\x89PNG");
        QTest::newRow("a graph as PDF") << "--graph"
                                        << "g.pdf" << QByteArray("%PDF");
        QTest::newRow("a graph for Graphviz") << "--graph"
                                              << "g.dot" << QByteArray("digraph");
    }
    void theSuffixSaysTheKindOfFile()
    {
        QFETCH(QString, option);
        QFETCH(QString, file);
        QFETCH(QByteArray, start);
        tests::Program program;
        const tests::Ended ended = program.run({"export", writeRun(program), option, file});
        QCOMPARE(ended.errors, QString());
        QCOMPARE(ended.status, 0);
        QVERIFY2(contentOf(program, file).startsWith(start), contentOf(program, file).left(40).constData());
    }

    void theSameRunGivesTheSameBytes_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("suffix");
        QTest::newRow("plot as SVG") << "--plot"
                                     << "svg";
        QTest::newRow("plot as PDF") << "--plot"
                                     << "pdf";
        QTest::newRow("graph as SVG") << "--graph"
                                      << "svg";
        QTest::newRow("graph as PDF") << "--graph"
                                      << "pdf";
    }
    void theSameRunGivesTheSameBytes()
    {
        QFETCH(QString, option);
        QFETCH(QString, suffix);
        tests::Program program;
        const QString run = writeRun(program);
        QCOMPARE(program.run({"export", run, option, "a." + suffix}).status, 0);
        QCOMPARE(program.run({"export", run, option, "b." + suffix}).status, 0);
        QVERIFY(!contentOf(program, "a." + suffix).isEmpty());
        QVERIFY(contentOf(program, "a." + suffix) == contentOf(program, "b." + suffix));
    }

    void modulesAreChosenByTheirNames()
    {
        tests::Program program;
        const QString run = writeRun(program);
        QCOMPARE(program.run({"export", run, "--modules", "all.csv"}).status, 0);
        QCOMPARE(
            program.run({"export", run, "--modules", "some.csv", "--include", "layers", "--exclude", "1"})
                .status,
            0);
        QByteArrayList expected;
        for (const QByteArray& line : contentOf(program, "all.csv").split('\n')) {
            const QByteArray name = line.split(',').first();
            if (name == "name" || (name.contains("layers") && !name.contains('1')))
                expected << line;
        }
        QVERIFY(expected.size() > 1);
        QCOMPARE(contentOf(program, "some.csv").trimmed().split('\n'), expected);
        QVERIFY(contentOf(program, "some.csv").size() < contentOf(program, "all.csv").size());
    }

    void anInterruptedRunIsExportedWithANote()
    {
        tests::Program program;
        const QString run = writeRun(program, graph::RunStatus::Incomplete);
        const tests::Ended ended = program.run({"export", run, "--table", "t.csv"});
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.errors.startsWith("Note: the run in "), qPrintable(ended.errors));
        QVERIFY(contentOf(program, "t.csv").count('\n') > 20);
    }

    /// Each option that names a file to write, as the help has them.
    void whoAsksForNothingIsToldOfAllThereIs()
    {
        tests::Program program;
        const QString run = writeRun(program);
        const QString help = program.run({"export", "--help"}).output;
        const QString told = program.run({"export", run}).errors;
        static const QRegularExpression fileOption("(--[a-z-]+) FILE\\b");
        int options = 0;
        for (auto found = fileOption.globalMatch(help); found.hasNext(); ++options) {
            const QString option = found.next().captured(1);
            QVERIFY2(told.contains(QRegularExpression(option + "[, ]")), qPrintable(option));
        }
        QVERIFY2(options >= 10, qPrintable(help));
        QVERIFY2(tests::isOneSentence(told), qPrintable(told));
    }

    void whatCantBeDoneIsOneSentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("part");
        const auto row = [](const char* name, const QStringList& arguments, int status, const char* part) {
            QTest::newRow(name) << arguments << status << QString(part);
        };
        row("nothing asked for", {"run.scales"}, 2, "Nothing is asked for");
        row("a suffix that is not known", {"run.scales", "--plot", "p.gif"}, 2, ".svg, .png or .pdf");
        row("no such run file", {"none.scales", "--table", "t.csv"}, 3, "none.scales");
        row("a file that is no run", {"other.txt", "--table", "t.csv"}, 3, "other.txt");
        row("a table in a folder that does not exist", {"run.scales", "--table", "no/t.csv"}, 2,
            "The folder no of --table does not exist");
        row("a plot in a folder that does not exist", {"run.scales", "--plot", "no/p.svg"}, 2,
            "The folder no of --plot does not exist");
        row("a graph in a folder that does not exist", {"run.scales", "--graph", "no/g.svg"}, 2,
            "The folder no of --graph does not exist");
        row("an expression that is none", {"run.scales", "--modules", "m.csv", "--include", "("}, 2,
            "\"(\" is not a regular expression");
        row("a choice of modules without their table", {"run.scales", "--table", "t.csv", "--exclude", "a"},
            2, "--exclude is for --modules, --plot");
    }
    void whatCantBeDoneIsOneSentence()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, part);
        tests::Program program;
        writeRun(program);
        program.file("other.txt");
        const tests::Ended ended = program.run(QStringList{"export"} + arguments);
        QVERIFY2(tests::isOneSentence(ended.errors), qPrintable(ended.errors));
        QVERIFY2(ended.errors.contains(part), qPrintable(ended.errors));
        QCOMPARE(ended.status, status);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestExportCommand)
#include "test_export_command.moc"
