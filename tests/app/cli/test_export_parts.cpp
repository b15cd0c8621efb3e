// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of a part of a run: one direction, some modules, without parameters, as wide as a column.
#include "tests/app/cli/exported_files.h"
#include "tests/support/test_class.h"

#include <QRegularExpression>
#include <QTest>

using namespace scalescope;
using tests::contentOf;
using tests::isXml;
using tests::pictureOf;
using tests::writeRun;

class TestExportParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePlotShowsThePartThatIsAskedFor_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QStringList>("there");
        QTest::addColumn<QStringList>("gone");
        const auto row = [](const char* name, const QStringList& options, const QStringList& there,
                            const QStringList& gone) { QTest::newRow(name) << options << there << gone; };
        row("gradients", {"--direction", "bwd"}, {"of every gradient", ">gradient<", "E4M3FN max"},
            {">forward<", "forward and gradient"});
        row("tensors", {"--direction", "fwd"}, {"of every tensor, forward", ">forward<", "E5M2 max"},
            {">gradient<", "forward and gradient"});
        row("a module", {"--include", "^layers\\.0$"}, {">softmax<", ">k<"}, {"layers.1", ">input<"});
        row("all but a module", {"--exclude", "^layers"}, {"of every tensor"}, {">softmax<", ">layers.0<"});
        row("without parameters", {"--prune-targets", ".*\\.(weight|bias)"}, {">softmax<"},
            {"weight<", ">parameter<"});
    }

    void thePlotShowsThePartThatIsAskedFor()
    {
        QFETCH(const QStringList, options);
        QFETCH(const QStringList, there);
        QFETCH(const QStringList, gone);
        tests::Program program;
        const QByteArray asked =
            pictureOf(program, writeRun(program), QStringList{"--plot", "p.svg"} + options);
        QVERIFY(isXml(asked));
        for (const QString& text : there)
            QVERIFY2(asked.contains(text.toUtf8()), qPrintable(text));
        for (const QString& text : gone)
            QVERIFY2(!asked.contains(text.toUtf8()), qPrintable(text));
    }

    void theGraphIsOfTheModulesThatAreAskedFor()
    {
        tests::Program program;
        const QByteArray layer =
            pictureOf(program, writeRun(program), {"--graph", "g.dot", "--include", "^layers\\.0$"});
        QVERIFY(layer.contains("softmax")); // open
        QVERIFY(layer.contains("label=\"layers.0"));
        QVERIFY(!layer.contains("layers.1"));
        const QByteArray rest =
            pictureOf(program, writeRun(program), {"--graph", "g.dot", "--exclude", "^layers"});
        QVERIFY(!rest.isEmpty() && !rest.contains("softmax"));
    }

    void layersThatAreNamedAreOpen()
    {
        tests::Program program;
        const QString run = writeRun(program, graph::RunStatus::Done, tests::sampleRun(6));
        const auto cardsOf = [&](const QStringList& options) {
            program.run(QStringList{"export", run, "--graph", "g.dot"} + options);
            return contentOf(program, "g.dot").count("label=\"softmax");
        };
        QVERIFY(cardsOf({}) < 6);
        QCOMPARE(cardsOf({"--include", "^layers"}), 6);
    }

    void widthsAreInCentimetresToo()
    {
        tests::Program program;
        for (const QString option : {"--plot", "--graph"}) {
            const QByteArray svg =
                pictureOf(program, writeRun(program), {option, "p.svg", "--width", "8.5cm"});
            QVERIFY(svg.contains("viewBox=\"0 0 321 "));
            QVERIFY(pictureOf(program, writeRun(program), {option, "p.svg", "--width", "321"}) == svg);
        }
        const QByteArray pdf = pictureOf(program, writeRun(program), {"--plot", "p.pdf", "--width", "8.5cm"});
        static const QRegularExpression box(QStringLiteral(R"(/MediaBox \[0 0 ([0-9.]+) )"));
        const double points = box.match(QString::fromLatin1(pdf)).captured(1).toDouble();
        QVERIFY2(std::abs(points / 72 * 2.54 - 8.5) < 0.02, qPrintable(QString::number(points)));
    }

    void gradientsThatAreNotThereAreSaid()
    {
        tests::Program program;
        const auto run = tests::sampleRun();
        for (graph::Node& node : run->graph.nodes)
            node.backward.metric.reset();
        const QString path = writeRun(program, graph::RunStatus::Done, run);
        const tests::Ended ended = program.run({"export", path, "--plot", "p.svg", "--direction", "bwd"});
        QVERIFY2(ended.errors.contains("has no gradients"), qPrintable(ended.errors));
        QCOMPARE(ended.status, 2);
    }

    void e4m3IsNotOcpsFormat()
    {
        tests::Program program;
        const QString run = writeRun(program);
        const auto said = [&](const char* formats) {
            return program.run({"export", run, "--plot", "p.svg", "--formats", formats}).errors;
        };
        QVERIFY2(said("e5m2,e4m3").contains("e4m3fn"), qPrintable(said("e5m2,e4m3")));
        QCOMPARE(said("e4m3fn,e5m2"), QString());
        QCOMPARE(program.run({"export", run, "--plot", "q.svg", "--formats", "e4m3"}).status, 0);
    }

    void whatIsNotThereIsSaidInASentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const QStringList& arguments, const char* says) {
            QTest::newRow(name) << arguments << QString(says);
        };
        row("no module", {"--plot", "out.svg", "--include", "nowhere"}, "No tensor is left of the modules");
        row("nothing left", {"--graph", "out.svg", "--exclude", ".*"}, "No tensor is left of the modules");
        row("no expression", {"--plot", "out.svg", "--include", "("}, "\"(\" is not a regular expression");
        row("modules of a heat map", {"--heat-map", "out.svg", "--include", "layers"},
            "--include is for --modules, --plot, --error-plot and --graph, which are not asked for.");
        row("direction of a table", {"--table", "out.csv", "--direction", "bwd"},
            "--direction is for --plot");
        row("a metric of a plot", {"--plot", "out.svg", "--metric", "bwd.std"},
            "headroom or footroom, and --direction bwd.");
        row("a metric of a waterfall", {"--waterfall", "out.svg", "--metric", "mean"},
            "--metric mean is not known; take mean_abs, abs_mean, std, abs_max, abs_min or rms.");
        row("a metric of a graph", {"--graph", "out.svg", "--metric", "mean"}, "headroom or footroom.");
        row("few centimetres", {"--plot", "out.svg", "--width", "2cm"}, "from 320 to 10000");
        row("half a pixel", {"--plot", "out.svg", "--width", "640.5"}, "--width 640.5 is not");
    }

    void whatIsNotThereIsSaidInASentence()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, says);
        tests::refusesToExport(arguments, says);
    }
};

SCALESCOPE_TEST(TestExportParts)
#include "test_export_parts.moc"
