// SPDX-License-Identifier: GPL-3.0-or-later
// What the window writes into files: the bytes of the commands, beside the window, and to the end.
#include "app/desktop/export/exporter.h"
#include "core/job/job.h"
#include "core/report/text/annotated_code.h"
#include "core/report/theory/theory.h"
#include "core/sheet/opened_state.h"
#include "core/sheet/run_analysis.h"
#include "core/sheet/tables.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/runs/patience.h"
#include "tests/support/places.h"
#include "tests/support/sample_run.h"
#include "tests/support/simulated_run.h"
#include "tests/support/test_class.h"

#include <QProcess>
#include <QSignalSpy>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

namespace scalescope::tests {

using widgets::ExportKind;

namespace {

/// A window that shows a run and compares it with another.
struct ExportsFixture : WindowFixture
{
    bool open()
    {
        const QString path = folder.filePath("sample.scales");
        writeRun(*sampleRun(), path);
        const bool shown = show();
        window.open(path);
        if (!shown ||
            !QTest::qWaitFor([&] { return !window.document().run().graph.nodes.empty(); }, patience))
            return false;
        window.document().select(window.document().graph().nodes.back().id); // whose histograms there are
        window.compared().setRuns({sampleRun(), "a"}, {sampleRun(3), "b"});
        return QTest::qWaitFor([&] { return window.compared().comparison() != nullptr; }, patience);
    }
    [[nodiscard]] app::Exporter& exporter() const { return *window.findChild<app::Exporter*>(); }
    [[nodiscard]] QByteArray content(const QString& name) const
    {
        QFile file(folder.filePath(name));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
};

} // namespace

class TestExports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void areTheBytesOfTheCommands_data();
    void areTheBytesOfTheCommands();
    void theReportHasTheBytesOfTheCommand_data();
    void theReportHasTheBytesOfTheCommand();
    void aPartHasTheBytesOfTheCommand_data();
    void aPartHasTheBytesOfTheCommand();
    void areWrittenWhileTheWindowGoesOn_data();
    void areWrittenWhileTheWindowGoesOn();
    void areWrittenToTheEndWhereTheWindowIsClosed_data() { areWrittenWhileTheWindowGoesOn_data(); }
    void areWrittenToTheEndWhereTheWindowIsClosed();
    void histogramsHaveTheirTitleAndReadableTicks();
    void whatCannotBeWrittenIsSaid();
};

void TestExports::areTheBytesOfTheCommands_data()
{
    QTest::addColumn<ExportKind>("kind");
    QTest::addColumn<QByteArray>("bytes");
    const auto run = sampleRun();
    const auto row = [](const char* name, ExportKind kind, const std::string& text) {
        QTest::newRow(name) << kind << QByteArray::fromStdString(text);
    };
    const sheet::Sources sources = sheet::RunAnalysis(sheet::openedState(run)).sources();
    row("table as CSV", &widgets::exports::tableCsv, sheet::nodesCsv(run->graph, sources));
    row("table as JSON", &widgets::exports::tableJson, sheet::nodesJson(run->graph, sources));
    row("modules", &widgets::exports::modules, sheet::modulesCsv(*run).value());
    row("code", &widgets::exports::code, report::annotatedCode(*run));
    row("theory", &widgets::exports::theory, report::theoryCsv(report::Theory(*run), run->graph));
}

void TestExports::areTheBytesOfTheCommands()
{
    QFETCH(ExportKind, kind);
    QFETCH(QByteArray, bytes);
    ExportsFixture fixture;
    QVERIFY(fixture.open());
    QVERIFY(fixture.exporter().write(kind, fixture.folder.filePath("out")).has_value());
    QCOMPARE(fixture.content("out"), bytes);
}

void TestExports::theReportHasTheBytesOfTheCommand_data()
{
    QTest::addColumn<std::shared_ptr<const graph::Run>>("run");
    const auto row = [](const char* name, const std::shared_ptr<const graph::Run>& run) {
        QTest::newRow(name) << run;
    };
    row("of a usual run", sampleRun());
    const auto simulated = simulatedRun();
    job::Job job;
    job.transforms = {job::transformFrom("format:mxe4m3,e5m2").value()};
    simulated->facts.job = job::toJson(job).dump();
    simulated->facts.transforms = {"format:mxe4m3,e5m2"};
    row("of a run in block formats", simulated);
}

/// Which is the program, with a file that it reads itself.
void TestExports::theReportHasTheBytesOfTheCommand()
{
    QFETCH(std::shared_ptr<const graph::Run>, run);
    ExportsFixture fixture;
    const QString path = fixture.folder.filePath("own.scales");
    writeRun(*run, path);
    QVERIFY(fixture.show());
    fixture.window.open(path);
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.document().run().graph.nodes.empty(), patience);
    QVERIFY(fixture.exporter()
                .write(&widgets::exports::report, fixture.folder.filePath("window.html"))
                .has_value());
    QCOMPARE(QProcess::execute(programPath("scalescope"),
                               {"export", path, "--report", fixture.folder.filePath("command.html")}),
             0);
    QVERIFY(!fixture.content("window.html").isEmpty());
    QVERIFY(fixture.content("window.html") == fixture.content("command.html"));
}

void TestExports::aPartHasTheBytesOfTheCommand_data()
{
    QTest::addColumn<ExportKind>("kind");
    QTest::addColumn<QString>("option");
    QTest::newRow("plot") << &widgets::exports::plot << "--plot";
    QTest::newRow("graph") << &widgets::exports::graph << "--graph";
}

/// One layer, its gradients, for a column of a page.
void TestExports::aPartHasTheBytesOfTheCommand()
{
    QFETCH(const ExportKind, kind);
    QFETCH(const QString, option);
    ExportsFixture fixture;
    const QString path = fixture.folder.filePath("own.scales");
    writeRun(*sampleRun(), path);
    QVERIFY(fixture.show());
    fixture.window.open(path);
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.document().run().graph.nodes.empty(), patience);
    widgets::ExportStyle look;
    look.metric = "mean_abs";
    look.direction = graph::Direction::Backward;
    look.modules.include = "^layers\\.0$";
    look.width = 321;
    QVERIFY(fixture.exporter().write(kind, fixture.folder.filePath("window.svg"), look).has_value());
    QCOMPARE(QProcess::execute(programPath("scalescope"),
                               {"export", path, option, fixture.folder.filePath("command.svg"), "--direction",
                                "bwd", "--include", "^layers\\.0$", "--width", "8.5cm"}),
             0);
    QVERIFY(fixture.content("window.svg").contains("viewBox=\"0 0 321 "));
    QVERIFY(fixture.content("window.svg") == fixture.content("command.svg"));
    look.modules.include = "nowhere";
    QVERIFY(!fixture.exporter().write(kind, fixture.folder.filePath("none.svg"), look));
}

void TestExports::areWrittenWhileTheWindowGoesOn_data()
{
    QTest::addColumn<ExportKind>("kind");
    QTest::addColumn<QString>("suffix");
    QTest::newRow("graph") << &widgets::exports::graph << ".svg";
    QTest::newRow("plot") << &widgets::exports::plot << ".svg";
    QTest::newRow("heat map") << &widgets::exports::heatMap << ".svg";
    QTest::newRow("plot as PDF") << &widgets::exports::plot << ".pdf";
    QTest::newRow("plot as PNG") << &widgets::exports::plot << ".png";
    QTest::newRow("waterfall") << &widgets::exports::waterfall << ".svg";
    QTest::newRow("histograms") << &widgets::exports::histograms << ".svg";
    QTest::newRow("report") << &widgets::exports::report << ".html";
    QTest::newRow("comparison as plot") << &widgets::exports::comparisonPlot << ".svg";
    QTest::newRow("comparison as report") << &widgets::exports::comparisonReport << ".html";
}

/// Also while the window shows something else: what was asked for is written.
void TestExports::areWrittenWhileTheWindowGoesOn()
{
    QFETCH(ExportKind, kind);
    QFETCH(QString, suffix);
    ExportsFixture fixture;
    QVERIFY(fixture.open());
    QVERIFY(fixture.exporter().write(kind, fixture.folder.filePath("expected" + suffix)).has_value());
    QSignalSpy begun(&fixture.exporter(), &app::Exporter::begun);
    QSignalSpy written(&fixture.exporter(), &app::Exporter::written);
    const QString path = fixture.folder.filePath("out" + suffix);
    fixture.exporter().start(kind, path);
    fixture.window.document().setQuantity(sheet::FieldId::Std);
    QCOMPARE(begun.size(), 1);
    QCOMPARE(written.size(), 0);
    QVERIFY(written.wait(patience));
    QCOMPARE(written.first().first().toString(), path);
    QVERIFY(!fixture.content("out" + suffix).isEmpty());
    QVERIFY(fixture.content("out" + suffix) == fixture.content("expected" + suffix));
}

void TestExports::areWrittenToTheEndWhereTheWindowIsClosed()
{
    QFETCH(ExportKind, kind);
    QFETCH(QString, suffix);
    auto fixture = std::make_unique<ExportsFixture>();
    QVERIFY(fixture->open());
    const QTemporaryDir kept;
    QVERIFY(fixture->exporter().write(kind, kept.filePath("expected" + suffix)).has_value());
    fixture->exporter().start(kind, kept.filePath("out" + suffix));
    fixture.reset();
    QFile out(kept.filePath("out" + suffix)), expected(kept.filePath("expected" + suffix));
    QVERIFY(out.open(QFile::ReadOnly) && expected.open(QFile::ReadOnly));
    QVERIFY(out.readAll() == expected.readAll());
}

void TestExports::histogramsHaveTheirTitleAndReadableTicks()
{
    ExportsFixture fixture;
    QVERIFY(fixture.open());
    const auto& nodes = fixture.window.document().run().graph.nodes;
    const auto key = std::ranges::find(nodes, "layers.0.k", &graph::Node::module);
    fixture.window.document().select(key->id);
    QVERIFY(fixture.exporter()
                .write(&widgets::exports::histograms, fixture.folder.filePath("h.svg"))
                .has_value());
    const QByteArray svg = fixture.content("h.svg");
    for (const char* text : {"layers.0.k", "forward · E4M3FN", "gradient · E5M2"})
        QVERIFY2(svg.contains(text), text);
    QVERIFY(svg.count(">2^") > 8);
    QVERIFY(svg.count(">2^") < 40); // of both
    fixture.window.document().select({});
    QVERIFY(!fixture.window.commands()["export.histograms"]->isEnabled());
}

void TestExports::whatCannotBeWrittenIsSaid()
{
    ExportsFixture fixture;
    QVERIFY(fixture.open());
    QSignalSpy failed(&fixture.exporter(), &app::Exporter::failed);
    fixture.exporter().start(&widgets::exports::plot, fixture.folder.filePath("nowhere/plot.svg"));
    QVERIFY(failed.wait(patience));
    QVERIFY(failed.first().first().toString().contains("nowhere/plot.svg"));
    failed.clear();
    fixture.exporter().start(&widgets::exports::report, fixture.folder.filePath("nowhere/report.html"));
    QVERIFY(failed.wait(patience));
    QVERIFY(failed.first().first().toString().contains("nowhere/report.html"));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestExports)
#include "test_exports.moc"
