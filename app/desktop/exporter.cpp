// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/exporter.h"

#include "app/desktop/commands.h"
#include "app/desktop/open_runs.h"
#include "app/desktop/settings.h"
#include "app/desktop/views.h"
#include "core/compare/comparison_tables.h"
#include "core/graph/outline.h"
#include "core/report/annotated_code.h"
#include "core/report/problem_tables.h"
#include "core/report/shown_text.h"
#include "core/report/tables.h"
#include "core/report/theory.h"
#include "widgets/compare/compare_view.h"
#include "widgets/compare/comparison_export.h"
#include "widgets/graphview/graph_export.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/heatmap/heat_export.h"
#include "widgets/heatmap/heat_map.h"
#include "widgets/histogram/histogram_export.h"
#include "widgets/inspector/inspector.h"
#include "widgets/models/message_text.h"
#include "widgets/models/run_analysis.h"
#include "widgets/models/whole_file.h"
#include "widgets/report/run_report.h"
#include "widgets/scaleplot/plot_export.h"
#include "widgets/scaleplot/scale_plot.h"
#include "widgets/theme/file_question.h"
#include "widgets/waterfall/waterfall.h"
#include "widgets/waterfall/waterfall_export.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <array>
#include <iterator>
#include <utility>

namespace scalescope::app {

namespace {

using Kind = Exporter::Kind;

constexpr std::array commandOf = {std::pair{"export.tableCsv", Kind::TableCsv},
                                  std::pair{"export.tableJson", Kind::TableJson},
                                  std::pair{"export.modules", Kind::Modules},
                                  std::pair{"export.plot", Kind::Plot},
                                  std::pair{"export.heatMap", Kind::HeatMap},
                                  std::pair{"export.graph", Kind::Graph},
                                  std::pair{"export.waterfall", Kind::Waterfall},
                                  std::pair{"export.histograms", Kind::Histograms},
                                  std::pair{"export.code", Kind::Code},
                                  std::pair{"export.problems", Kind::Problems},
                                  std::pair{"export.theory", Kind::Theory},
                                  std::pair{"export.report", Kind::Report},
                                  std::pair{"export.comparisonCsv", Kind::ComparisonCsv},
                                  std::pair{"export.comparisonJson", Kind::ComparisonJson},
                                  std::pair{"export.comparisonPlot", Kind::ComparisonPlot},
                                  std::pair{"export.comparisonReport", Kind::ComparisonReport}};

bool isOfComparison(Kind kind)
{
    return kind >= Kind::ComparisonCsv;
}

/// What the name of a file says beside the model's.
const char* partOf(Kind kind)
{
    switch (kind) {
    case Kind::Modules:
        return "-modules";
    case Kind::Graph:
        return "-graph";
    case Kind::Plot:
        return "-plot";
    case Kind::Waterfall:
        return "-waterfall";
    case Kind::HeatMap:
        return "-heat-map";
    case Kind::Problems:
        return "-problems";
    case Kind::Theory:
        return "-theory";
    case Kind::Report:
        return "-report";
    case Kind::Histograms:
        return "-histograms";
    default:
        return isOfComparison(kind) ? "-compared" : "";
    }
}

Result<void> writeText(const QString& path, const std::string& text)
{
    const auto reason = widgets::writeWhole(path, text);
    if (!reason)
        return {};
    return fail(ExitStatus::Usage, Exporter::tr("%1 was not written: %2.").arg(path, *reason).toStdString());
}

std::unique_ptr<widgets::StagedExport> plain(std::function<Result<void>()> write)
{
    return std::make_unique<widgets::PlainExport>(std::move(write));
}

/// With the names as they are, not as they are shown.
std::shared_ptr<const graph::Run> exactOf(const std::shared_ptr<const graph::Run>& shown,
                                          const std::shared_ptr<const graph::Run>& opened)
{
    const auto exact = opened ? report::exactRun(opened) : nullptr;
    // A run that goes on may be shown with fewer nodes than were read meanwhile.
    const bool isSame = exact && exact->graph.nodes.size() == shown->graph.nodes.size();
    return isSame ? exact : shown;
}

std::string theoryTable(const graph::Run& run, bool asJson)
{
    const report::Theory theory(run);
    return asJson ? report::theoryJson(theory, run.graph) : report::theoryCsv(theory, run.graph);
}

/// In the formats and within the limits that the window shows.
std::string problemTable(widgets::DocumentState state, std::shared_ptr<const graph::Run> run, bool asJson)
{
    state.run = std::move(run);
    const widgets::RunAnalysis analysis(state);
    const graph::Run& exact = *analysis.state().run;
    const formats::LossLimits& limits = analysis.state().lossLimits;
    const auto problems = report::listProblems(exact, analysis.callTree(), analysis.tensorFormats(), limits);
    return asJson ? report::problemsJson(problems, exact.graph, limits)
                  : report::problemsCsv(problems, exact.graph, limits);
}

/// With the names as they are, not as they are shown.
std::string exactJson(const compare::Comparison& comparison)
{
    const auto a = report::exactRun(comparison.a);
    const auto b = report::exactRun(comparison.b);
    return compare::comparisonJson(a == comparison.a && b == comparison.b ? comparison
                                                                          : compare::compare(a, b));
}

} // namespace

Exporter::Exporter(const widgets::Document& document, Opened opened, const widgets::CompareDocument& compared,
                   const Views& views, Settings& settings, const Commands& commands, QWidget* window)
    : QObject(window),
      m_document(document),
      m_opened(std::move(opened)),
      m_compared(compared),
      m_views(views),
      m_settings(settings),
      m_window(window)
{
    m_writer.setMaxThreadCount(1);
    for (const auto& [id, kind] : commandOf)
        connect(commands[id], &QAction::triggered, this, [this, kind = kind] { ask(kind); });
    const auto update = [this, &commands] { updateCommands(commands); };
    connect(&m_document, &widgets::Document::runChanged, this, update);
    connect(&m_document, &widgets::Document::selectionChanged, this, update);
    connect(&m_compared, &widgets::CompareDocument::changed, this, update);
    update();
}

void Exporter::updateCommands(const Commands& commands) const
{
    const bool hasFigures = !m_document.run().graph.nodes.empty() && !graph::isOutline(m_document.run());
    for (const auto& [id, kind] : commandOf)
        commands[id]->setEnabled(isOfComparison(kind) ? m_compared.comparison() != nullptr : hasFigures);
    commands["export.histograms"]->setEnabled(hasFigures &&
                                              !m_views.inspector->histograms().histograms.isEmpty());
}

Exporter::~Exporter()
{
    blockSignals(true); // nobody is left to be told
    while (!m_running.empty()) {
        m_writer.waitForDone();
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall); // the next steps
    }
}

Result<void> Exporter::write(Kind kind, const QString& path) const
{
    return exportOf(kind, path)->writeNow();
}

/// What writes a file from what there is now.
std::unique_ptr<widgets::StagedExport> Exporter::exportOf(Kind kind, const QString& path) const
{
    const auto run = m_document.sharedRun();
    switch (kind) {
    case Kind::TableCsv:
        return plain([=] { return writeText(path, report::nodesCsv(run->graph)); });
    case Kind::TableJson:
        return plain([=, opened = openedRun()] {
            return writeText(path, report::nodesJson(exactOf(run, opened)->graph));
        });
    case Kind::Modules:
        return plain([=] { return writeText(path, report::modulesCsv(*run).value()); });
    case Kind::Code:
        return plain([=] { return writeText(path, report::annotatedCode(*run)); });
    case Kind::Problems:
        return plain([=, opened = openedRun(), state = m_document.state()] {
            return writeText(
                path, problemTable(state, exactOf(run, opened), path.endsWith(QLatin1String(".json"))));
        });
    case Kind::Theory:
        return plain([=, opened = openedRun()] {
            return writeText(path, theoryTable(*exactOf(run, opened), path.endsWith(QLatin1String(".json"))));
        });
    case Kind::Report:
        return reportOf(path);
    case Kind::Plot:
        return widgets::plotExport(m_document.state(), m_views.plot->options(), widgets::Theme::light(),
                                   path);
    case Kind::HeatMap:
        return widgets::heatMapExport(m_document.state(), m_views.heatMap->options(), widgets::Theme::light(),
                                      path);
    case Kind::Graph:
        return plain([=, state = m_document.state(),
                      look = widgets::GraphLook{m_views.graph->folding(), m_views.graph->gains(),
                                                m_document.selected()}] {
            return widgets::exportGraph(widgets::Document(state), widgets::Theme::light(), path, look)
                .map([](const QString&) {}); // the view says it
        });
    case Kind::Waterfall:
        return widgets::waterfallExport(m_document.state(), m_views.waterfall->options(),
                                        widgets::Theme::light(), path);
    case Kind::Histograms:
        return widgets::histogramExport(m_views.inspector->histograms(), widgets::Theme::light(), path);
    default:
        return comparisonExportOf(kind, path);
    }
}

/// Coloured and folded as it is seen, with all rows of the plot.
std::unique_ptr<widgets::StagedExport> Exporter::reportOf(const QString& path) const
{
    const OpenRun* opened = m_opened();
    return widgets::runReportExport(
        {m_document.state(), m_views.graph->folding(), opened == nullptr ? QString() : opened->file}, path);
}

std::shared_ptr<const graph::Run> Exporter::openedRun() const
{
    const OpenRun* opened = m_opened();
    return opened == nullptr ? nullptr : opened->run;
}

std::unique_ptr<widgets::StagedExport> Exporter::comparisonExportOf(Kind kind, const QString& path) const
{
    const auto comparison = m_compared.sharedComparison();
    switch (kind) {
    case Kind::ComparisonCsv:
        return plain([=] { return writeText(path, compare::comparisonCsv(*comparison)); });
    case Kind::ComparisonJson:
        return plain([=] { return writeText(path, exactJson(*comparison)); });
    case Kind::ComparisonPlot:
        return widgets::comparisonPlotExport(comparison, m_views.compare->options(), widgets::Theme::light(),
                                             path);
    default:
        return widgets::comparisonReportExport(comparison, m_views.compare->options(), path);
    }
}

QString Exporter::filterOf(Kind kind) const
{
    switch (kind) {
    case Kind::TableCsv:
    case Kind::Modules:
    case Kind::ComparisonCsv:
        return tr("Tables (*.csv)");
    case Kind::TableJson:
    case Kind::ComparisonJson:
        return tr("JSON (*.json)");
    case Kind::Problems:
    case Kind::Theory:
        return tr("Tables (*.csv *.json)");
    case Kind::Report:
    case Kind::ComparisonReport:
        return tr("Reports (*.html)");
    case Kind::Plot:
    case Kind::HeatMap:
    case Kind::Waterfall:
    case Kind::Histograms:
    case Kind::ComparisonPlot:
        return tr("Pictures (*.svg *.png *.pdf)");
    case Kind::Graph:
        return tr("Pictures (*.svg *.png *.pdf *.dot)");
    case Kind::Code:
        return tr("Text (*.txt)");
    }
    return {};
}

QString Exporter::suggestedName(Kind kind) const
{
    const std::string& model = m_document.run().facts.model;
    const QString base =
        model.empty() ? tr("run") : QFileInfo(QString::fromStdString(model)).completeBaseName();
    return base + QLatin1String(partOf(kind)) + QLatin1Char('.') + widgets::firstSuffix(filterOf(kind));
}

void Exporter::ask(Kind kind)
{
    const QString suggestion = QDir(m_settings.exportFolder()).filePath(suggestedName(kind));
    widgets::askForFile(m_window, {tr("Export"), suggestion, filterOf(kind), true},
                        [this, kind](const QString& path) {
                            m_settings.setExportFolder(QFileInfo(path).absolutePath());
                            start(kind, path);
                        });
}

void Exporter::start(Kind kind, const QString& path)
{
    m_running.push_back({path, exportOf(kind, path)});
    const Place running = std::prev(m_running.end());
    Q_EMIT begun(path);
    m_writer.start([this, running] {
        running->file->gather();
        QMetaObject::invokeMethod(
            this, [this, running] { makePlots(running); }, Qt::QueuedConnection);
    });
}

void Exporter::makePlots(Place running)
{
    running->file->makePlots();
    m_writer.start([this, running] {
        QMetaObject::invokeMethod(
            this, [this, running, result = running->file->write()] { end(running, result); },
            Qt::QueuedConnection);
    });
}

void Exporter::end(Place running, const Result<void>& result)
{
    const Running ended = std::move(*running);
    m_running.erase(running);
    if (result)
        Q_EMIT written(ended.path);
    else
        Q_EMIT failed(widgets::messageText(result.error()));
}

} // namespace scalescope::app
