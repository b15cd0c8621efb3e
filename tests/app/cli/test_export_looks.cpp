// SPDX-License-Identifier: GPL-3.0-or-later
// How exported pictures are asked to look.
#include "tests/app/cli/exported_files.h"
#include "tests/support/test_class.h"

#include <QColor>
#include <QImage>
#include <QRegularExpression>
#include <QTest>

using namespace scalescope;
using tests::isXml;
using tests::pictureOf;
using tests::writeRun;
using tests::writeSimulatedRun;

namespace {

/// The width that an SVG says it has.
int widthOf(const QByteArray& svg)
{
    static const QRegularExpression box(QStringLiteral("viewBox=\"0 0 ([0-9]+) "));
    return box.match(QString::fromUtf8(svg)).captured(1).toInt();
}

/// Whether what is painted first, the background, is one of the dark theme.
bool isDark(const QByteArray& svg)
{
    static const QRegularExpression fill(QStringLiteral("<g fill=\"(#[0-9a-f]+)\""));
    const QColor first(fill.match(QString::fromUtf8(svg)).captured(1));
    return first.isValid() && first.lightness() < 64;
}

} // namespace

class TestExportLooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPictureIsAsWideAndDarkAsIsAskedFor_data()
    {
        QTest::addColumn<QString>("option");
        for (const char* option : {"--plot", "--error-plot", "--heat-map", "--graph", "--waterfall"})
            QTest::newRow(option) << option;
    }

    void everyPictureIsAsWideAndDarkAsIsAskedFor()
    {
        QFETCH(const QString, option);
        tests::Program program;
        const QString run = writeSimulatedRun(program, "fp8");
        const QByteArray usual = pictureOf(program, run, {option, "usual.svg"});
        const QByteArray asked =
            pictureOf(program, run, {option, "p.svg", "--width", "777", "--theme", "dark"});
        QVERIFY(isXml(asked));
        QVERIFY(widthOf(usual) != 777);
        QCOMPARE(widthOf(asked), 777);
        QVERIFY(isDark(asked));
        QVERIFY(!isDark(usual));
    }

    void aPngHasTwiceThePixels()
    {
        tests::Program program;
        const QString run = writeRun(program);
        for (const QString option : {"--plot", "--heat-map"}) {
            const QByteArray png = pictureOf(program, run, {option, "p.png", "--width", "400"});
            QCOMPARE(QImage::fromData(png, "PNG").width(), 800);
        }
    }

    void thePlotShowsWhatIsAskedFor_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QStringList>("there");
        QTest::addColumn<QStringList>("gone");
        const auto row = [](const char* name, const QStringList& options, const QStringList& there,
                            const QStringList& gone) { QTest::newRow(name) << options << there << gone; };
        row("another statistic", {"--metric", "std"}, {"std of every tensor"}, {"mean |x| of every tensor"});
        row("bits", {"--metric", "headroom"}, {"headroom of every tensor", "headroom in bits"}, {"limit"});
        row("formats", {"--formats", "e3m4,e4m3fnuz"}, {"E3M4 min normal", "E4M3FNUZ min normal"}, {"E5M2"});
        row("one for both", {"--formats", "fp16"}, {"FP16 min normal"}, {"E5M2", "E4M3FN"});
        row("more formats", {"--formats", "e4m3fn,e5m2,e3m4"}, {"E5M2 ", "E4M3FN ", "E3M4 max"}, {});
        row("a range", {"--xmin", "2^-2", "--xmax", "8"}, {">2^-2.0<", ">2^3.0<"}, {">2^-8<"});
        row("one end alone", {"--xmax", "2^2"}, {">2^2<"}, {">2^4<"});
        row("no pruning", {"--no-prune"}, {">transpose<"}, {});
        row("an operator", {"--prune-targets", "aten::softmax"}, {">matmul<"}, {">softmax<"});
        row("an expression", {"--prune-targets", "aten::(softmax|gelu),aten::matmul"}, {">layers.0.k<"},
            {">softmax<", ">gelu<", ">matmul<"});
    }

    void thePlotShowsWhatIsAskedFor()
    {
        QFETCH(const QStringList, options);
        QFETCH(const QStringList, there);
        QFETCH(const QStringList, gone);
        tests::Program program;
        const QString run = writeRun(program);
        const QByteArray usual = pictureOf(program, run, {"--plot", "usual.svg"});
        const QByteArray asked = pictureOf(program, run, QStringList{"--plot", "p.svg"} + options);
        QVERIFY(isXml(asked));
        for (const QString& text : there)
            QVERIFY2(asked.contains(text.toUtf8()), qPrintable(text));
        for (const QString& text : gone) {
            QVERIFY2(usual.contains(text.toUtf8()), qPrintable(text));
            QVERIFY2(!asked.contains(text.toUtf8()), qPrintable(text));
        }
    }

    void theGraphHasTheColourThatIsAskedFor()
    {
        tests::Program program;
        const QString run = writeSimulatedRun(program, "fp8");
        const QByteArray losses = pictureOf(program, run,
                                            {"--graph", "g.svg", "--metric", "underflow", "--direction",
                                             "bwd", "--formats", "e4m3fn,e3m2fn"});
        QVERIFY2(losses.contains("underflow in E3M2FN, gradient"), losses.right(4000));
        const QByteArray graph =
            pictureOf(program, run, {"--graph", "g.dot", "--prune-targets", "aten::gelu"});
        QVERIFY(graph.contains("softmax") && !graph.contains("gelu"));
    }

    void reportAndProblemsAreInTheFormatsThatAreAskedFor()
    {
        tests::Program program;
        const QString run = writeRun(program);
        QVERIFY(pictureOf(program, run, {"--report", "r.html", "--formats", "e3m4"}).contains("E3M4"));
        QVERIFY(pictureOf(program, run, {"--problems", "p.csv"}).contains("E5M2"));
        QVERIFY(!pictureOf(program, run, {"--problems", "q.csv", "--formats", "fp16"}).contains("E5M2"));
    }

    void problemsAreWhatLimitsSay()
    {
        tests::Program program;
        const QString run = writeRun(program);
        const auto rowsOf = [&](const QStringList& options) {
            return pictureOf(program, run, QStringList{"--problems", "p.csv"} + options).count('\n');
        };
        const auto usual = rowsOf({});
        QVERIFY(usual > 2);
        QCOMPARE(rowsOf({"--limits", "overflow=0,underflow=10%,subnormal=0.25,lost=0.01"}), usual);
        QVERIFY(rowsOf({"--limits", "underflow=0,subnormal=0"}) > usual);
        QVERIFY(rowsOf({"--limits", "underflow=1,subnormal=100%,overflow=1"}) < usual);
        QVERIFY(pictureOf(program, run, {"--graph", "g.svg", "--limits", "underflow=0.05"})
                    .contains("underflow &gt; 5"));
        QVERIFY(!pictureOf(program, run, {"--graph", "h.svg"}).contains("underflow &gt; "));
    }

    void whatHasNoUseIsRefusedInASentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const QStringList& arguments, const char* says) {
            QTest::newRow(name) << arguments << QString(says);
        };
        row("width of a table", {"--table", "out.csv", "--width", "900"},
            "--width is for --plot, --error-plot, --heat-map, --graph and --waterfall, which are not asked "
            "for.");
        row("width of text", {"--graph", "out.dot", "--width", "900"}, "out.dot is text");
        row("theme of a report", {"--report", "out.html", "--theme", "dark"}, "--theme is for --plot");
        row("range of a graph", {"--graph", "out.svg", "--xmin", "1"},
            "--xmin is for --plot, which is not asked for.");
        row("colour of a waterfall", {"--waterfall", "out.svg", "--metric", "underflow"},
            "--metric underflow is for --plot, --heat-map, --graph and --report, which are not asked for.");
        row("a range of exponents for bits", {"--plot", "out.svg", "--metric", "headroom", "--xmin", "2^-4"},
            "--xmin and --xmax are for statistics, which --metric headroom is not");
        row("metric of errors", {"--error-plot", "out.svg", "--metric", "std"}, "--metric is for --plot");
        row("pruning of code", {"--code", "out.txt", "--no-prune"}, "--no-prune is for --plot");
        row("operators of a table", {"--table", "out.csv", "--prune-targets", "aten::gelu"},
            "--prune-targets is for --plot");
        row("many formats of a graph", {"--graph", "out.svg", "--formats", "e5m2,e4m3fn,fp16"},
            "--formats with more than two is for --plot");
        row("errors that are not there", {"--graph", "out.svg", "--metric", "error"},
            "no number formats were simulated");
        row("no place", {"--plot", "out.svg", "--xmin", "0"}, "--xmin 0 is no place on the axis");
        row("a crossed range", {"--plot", "out.svg", "--xmin", "2^3", "--xmax", "2"},
            "--xmin 2^3 is not below --xmax 2");
        row("no format", {"--plot", "out.svg", "--formats", "fp17"},
            "--formats: There is no number format \"fp17\"");
        row("a format without sign", {"--plot", "out.svg", "--formats", "e8m0fnu"}, "--formats: ");
        row("limits of a plot", {"--plot", "out.svg", "--limits", "underflow=0"},
            "--limits is for --graph, --problems and --report, which are not asked for.");
        row("no limit", {"--problems", "out.csv", "--limits", "zero=0.5"}, "--limits zero=0.5 is no list");
        row("no part", {"--problems", "out.csv", "--limits", "underflow=10"}, "--limits underflow=10 is no");
        row("no number", {"--problems", "out.csv", "--limits", "underflow=0.1,lost"}, "is no list of limits");
        row("no width", {"--plot", "out.svg", "--width", "wide"}, "--width wide is not a whole number");
        row("too narrow", {"--plot", "out.svg", "--width", "3"}, "from 320 to 10000");
        row("no theme", {"--plot", "out.svg", "--theme", "blue"}, "take light or dark");
        row("no operator", {"--plot", "out.svg", "--prune-targets", "aten::gelu,aten::none"},
            "--prune-targets names 'aten::none'");
        row("a part of an operator", {"--plot", "out.svg", "--prune-targets", "gelu"}, "names 'gelu'");
        row("no expression", {"--plot", "out.svg", "--prune-targets", "a("},
            "\"a(\" is not a regular expression");
    }

    void whatHasNoUseIsRefusedInASentence()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, says);
        tests::refusesToExport(arguments, says);
    }
};

SCALESCOPE_TEST(TestExportLooks)
#include "test_export_looks.moc"
