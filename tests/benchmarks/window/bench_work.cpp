// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window is deaf while the engine makes a run of some 10,000 nodes, whose results are shown as
// they come, and while what is shown is written to files.
#include "app/desktop/commands/commands.h"
#include "app/desktop/export/exporter.h"
#include "app/runs/workspace.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/window/heartbeat.h"
#include "tests/support/places.h"
#include "tests/support/sample_run.h"
#include "widgets/graphview/graph_view.h"

#include <QFile>
#include <QProcess>
#include <array>

namespace scalescope::bench {

namespace {

constexpr int patience = 120'000; // ms
constexpr std::size_t writtenNodes = 10'000;

/// A model in the folder that makes some 10,000 nodes, with its inputs.
QString manySteps(const QTemporaryDir& folder)
{
    const QString model = folder.filePath(QStringLiteral("many_steps.pt"));
    const QString source = folder.filePath(QStringLiteral("many_steps.py"));
    QFile inputs(folder.filePath(QStringLiteral("many_steps.inputs.json")));
    // The layers that a source uses are looked for beside it.
    if (!QFile::copy(tests::sourcePath("tests/data/models/many_steps.py"), source) ||
        !QFile::copy(tests::sourcePath("resources/examples/nn.py"), folder.filePath("nn.py")) ||
        QProcess::execute(tests::programPath("scalescope-engine"), {"--build-example", source, model}) != 0 ||
        !inputs.open(QFile::WriteOnly) || inputs.write(R"({"x": "randn:[4,8]", "steps": 3000})") < 0)
        throw std::runtime_error("the model of many steps was not made");
    return model;
}

std::vector<Measurement> run()
{
    tests::WindowFixture fixture;
    fixture.window.resize(1280, 800);
    fixture.show();
    fixture.window.open(manySteps(fixture.folder));
    auto* view = fixture.window.findChild<widgets::GraphView*>();
    const QAction& start = *fixture.window.commands()["run.start"];
    if (!QTest::qWaitFor([&] { return start.isEnabled(); }, patience))
        throw std::runtime_error("the model can't be run");
    Heartbeat heartbeat;
    bool isRead = false;
    QObject::connect(&fixture.window.workspace(), &app::Workspace::resultsShown,
                     [&](bool ended) { isRead = ended; });
    QObject::connect(view, &widgets::GraphView::layoutFinished, [&] {
        if (isRead) {
            view->repaint();
            heartbeat.stop();
        }
    });
    const Waited waited = heartbeat.run([&] { fixture.window.workspace().controller().run(); });
    const auto size = static_cast<double>(fixture.window.document().run().graph.nodes.size());
    return {{"window/run/nodes", size, "nodes", {}, {}, {}},
            {"window/run/time", waited.total, "ms", {}, {}, {}},
            {"window/run/longest_deaf", waited.deaf, "ms", {}, longestDeafGoal, {}}};
}

/// Writes one file of what the window shows.
Measurement deafWhileWriting(app::Exporter& exporter, app::Exporter::Kind kind, const QString& path,
                             const std::string& name)
{
    Heartbeat heartbeat;
    QString problem;
    const std::array connections = {
        QObject::connect(&exporter, &app::Exporter::written, [&] { heartbeat.stop(); }),
        QObject::connect(&exporter, &app::Exporter::failed, [&](const QString& sentence) {
            problem = sentence;
            heartbeat.stop();
        })};
    const Waited waited = heartbeat.run([&] { exporter.start(kind, path); });
    for (const QMetaObject::Connection& connection : connections)
        QObject::disconnect(connection);
    if (!problem.isEmpty())
        throw std::runtime_error(problem.toStdString());
    return {"window/export/" + name + "/longest_deaf", waited.deaf, "ms", {}, longestDeafGoal, {}};
}

std::vector<Measurement> write()
{
    using Kind = app::Exporter::Kind;
    tests::WindowFixture fixture;
    const QString file = fixture.folder.filePath(QStringLiteral("many.scales"));
    tests::writeRun(*tests::sampleRunOfSize(writtenNodes), file);
    fixture.window.resize(1280, 800);
    fixture.show();
    auto* view = fixture.window.findChild<widgets::GraphView*>();
    fixture.window.open(file);
    if (!QTest::qWaitFor([&] { return !view->drawn().cards.empty(); }, patience))
        throw std::runtime_error("the run was not drawn");
    auto& exporter = *fixture.window.findChild<app::Exporter*>();
    const auto run = fixture.window.document().sharedRun();
    fixture.window.compared().setRuns({run, QStringLiteral("a")}, {run, QStringLiteral("b")});
    if (!QTest::qWaitFor([&] { return fixture.window.compared().comparison() != nullptr; }, patience))
        throw std::runtime_error("the runs were not compared");
    const auto deaf = [&](Kind kind, const char* suffix, const std::string& name) {
        return deafWhileWriting(exporter, kind, fixture.folder.filePath(QLatin1String("out") + suffix), name);
    };
    return {deaf(&widgets::exports::graph, ".svg", "graph"),
            deaf(&widgets::exports::tableCsv, ".csv", "table"),
            deaf(&widgets::exports::tableJson, ".json", "json"),
            deaf(&widgets::exports::code, ".txt", "code"),
            deaf(&widgets::exports::plot, ".svg", "plot"),
            deaf(&widgets::exports::report, ".html", "report"),
            deaf(&widgets::exports::comparisonPlot, ".svg", "comparison_plot"),
            deaf(&widgets::exports::comparisonReport, ".html", "comparison_report")};
}

const Register registeredRun("window/run", run);
const Register registeredExport("window/export", write);

} // namespace

} // namespace scalescope::bench
