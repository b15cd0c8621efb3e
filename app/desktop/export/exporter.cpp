// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/export/exporter.h"

#include "app/desktop/commands/commands.h"
#include "app/desktop/export/export_dialog.h"
#include "app/desktop/export/text_exports.h"
#include "app/desktop/panels/views.h"
#include "app/runs/open_runs.h"
#include "app/settings/settings.h"
#include "core/graph/outline.h"
#include "core/sheet/fields.h"
#include "widgets/codeview/code_view.h"
#include "widgets/compare/compare_view.h"
#include "widgets/compare/comparison_export.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/heatmap/heat_export.h"
#include "widgets/heatmap/heat_map.h"
#include "widgets/histogram/histogram_export.h"
#include "widgets/inspector/inspector.h"
#include "widgets/models/message_text.h"
#include "widgets/models/plain_text.h"
#include "widgets/modules/modules_view.h"
#include "widgets/report/run_report.h"
#include "widgets/scaleplot/plot_export.h"
#include "widgets/scaleplot/scale_plot.h"
#include "widgets/table/node_table_view.h"
#include "widgets/table/problems_view.h"
#include "widgets/theory/theory_view.h"
#include "widgets/waterfall/waterfall.h"
#include "widgets/waterfall/waterfall_export.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMenu>
#include <algorithm>
#include <iterator>
#include <utility>

namespace scalescope::app {

namespace {

using Kind = ExportKind;

widgets::Theme themeOf(const Exporter::Look& look)
{
    return look && look->isDark ? widgets::Theme::dark() : widgets::Theme::light();
}

std::optional<int> widthOf(const Exporter::Look& look)
{
    return look ? look->width : std::nullopt;
}

/// A graph in the making, which knows then how small its words became.
class GraphFile : public widgets::StagedExport
{
public:
    GraphFile(sheet::ViewState state, const widgets::Theme& theme, QString path, widgets::GraphLook look)
        : m_state(std::move(state)), m_theme(theme), m_path(std::move(path)), m_look(std::move(look))
    {
    }
    Result<void> write() override
    {
        return widgets::exportGraph(widgets::Document(m_state), m_theme, m_path, m_look)
            .map([this](const QString& note) { m_note = note; });
    }
    [[nodiscard]] QString note() const override { return m_note; }

private:
    sheet::ViewState m_state;
    widgets::Theme m_theme;
    QString m_path;
    widgets::GraphLook m_look;
    QString m_note;
};

/// The plot as it is seen, or as it is asked for.
widgets::PlotOptions plotOptions(widgets::PlotOptions shown, Kind kind, const Exporter::Look& look)
{
    const bool isError = kind == Kind::ErrorPlot || (!look && shown.error);
    if (isError != shown.error)
        shown.range.reset(); // it was in the other unit
    shown.error = isError;
    if (look)
        shown.direction = look->direction;
    if (!look || isError)
        return shown;
    shown.quantity.reset();
    shown.range.reset();
    shown.xmin = look->xmin;
    shown.xmax = look->xmax;
    if (look->formats)
        shown.moreFormats = look->formats->more;
    return shown;
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
      m_commands(commands),
      m_window(window)
{
    m_writer.setMaxThreadCount(1);
    for (const ExportEntry& entry : exportEntries())
        connect(commands[entry.command], &QAction::triggered, this, [this, kind = entry.kind] { ask(kind); });
    connect(commands["export.dialog"], &QAction::triggered, this, [this] { ask({}); });
    const auto update = [this, &commands] { updateCommands(commands); };
    connect(&m_document, &widgets::Document::runChanged, this, update);
    connect(&m_document, &widgets::Document::selectionChanged, this, update);
    connect(&m_compared, &widgets::CompareDocument::changed, this, update);
    update();
}

void Exporter::updateCommands(const Commands& commands) const
{
    QString whyNone = whyNot(Kind::Plot);
    for (const ExportEntry& entry : exportEntries()) {
        const QString reason = whyNot(entry.kind);
        commands.allow(entry.command, reason);
        if (reason.isEmpty())
            commands[entry.command]->setToolTip(widgets::plainToolTip(meaningOf(entry.kind)));
        if (reason.isEmpty())
            whyNone.clear();
    }
    commands.allow("export.dialog", whyNone);
}

QString Exporter::whyNot(Kind kind) const
{
    if (isOfComparison(kind))
        return m_compared.comparison() != nullptr ? QString()
                                                  : tr("No runs are compared; choose two in Compare.");
    const graph::Run& run = m_document.run();
    if (run.graph.nodes.empty())
        return tr("No run is open.");
    if (graph::isOutline(run))
        return tr("The model was not run.");
    if (kind == Kind::ErrorPlot && !m_document.hasErrors())
        return tr("Only a run that simulates number formats has errors.");
    if ((kind == Kind::Transforms || kind == Kind::Quantisation) && run.facts.transforms.empty())
        return tr("The run was made without transforms.");
    if (kind == Kind::Histograms && m_views.inspector->histograms().histograms.isEmpty())
        return tr("No tensor with histograms is selected.");
    return {};
}

Exporter::~Exporter()
{
    blockSignals(true); // nobody is left to be told
    while (!m_running.empty()) {
        m_writer.waitForDone();
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall); // the next steps
    }
}

Result<void> Exporter::write(Kind kind, const QString& path, const Look& look) const
{
    return exportOf(kind, path, look)->writeNow();
}

ExportSubject Exporter::subject() const
{
    const OpenRun* opened = m_opened();
    ExportSubject subject;
    subject.state = m_document.state();
    if (opened != nullptr) {
        subject.opened = opened->run;
        subject.file = opened->file;
    }
    if (const auto comparison = m_compared.sharedComparison(); comparison && m_fileOf)
        subject.comparedFiles = {m_fileOf(*comparison->a), m_fileOf(*comparison->b)};
    subject.plot = m_views.plot->options();
    subject.heat = m_views.heatMap->options();
    subject.waterfall = m_views.waterfall->options();
    subject.graph = {m_views.graph->folding(), m_views.graph->gains(), m_document.selected()};
    if (const widgets::GraphPicture& drawn = m_views.graph->picture(); !drawn.empty())
        subject.graphWidth = widgets::exportedWidth(m_document, drawn);
    subject.isUsuallyFolded =
        subject.graph.folding == widgets::automaticFolding(m_document.graph(), *m_document.foldTree());
    return subject;
}

/// What writes a file from what there is now.
std::unique_ptr<widgets::StagedExport> Exporter::exportOf(Kind kind, const QString& path,
                                                          const Look& look) const
{
    TextSource source{m_document.state(), nullptr, {}, m_compared.sharedComparison(), {}};
    if (look)
        source.modules = look->modules;
    if (look)
        look->applyTo(source.state);
    if (const OpenRun* opened = m_opened()) {
        source.opened = opened->run;
        source.file = opened->file;
    }
    auto text = textExportOf(kind, source, path);
    return text ? std::move(text) : pictureOf(kind, path, look);
}

/// Reports are coloured and folded as it is seen, with all rows of the plot.
std::unique_ptr<widgets::StagedExport> Exporter::pictureOf(Kind kind, const QString& path,
                                                           const Look& look) const
{
    const widgets::Theme theme = themeOf(look);
    sheet::ViewState state = m_document.state();
    if (look)
        look->applyTo(state);
    if (const auto part = look ? look->choosePart(state) : Result<void>(); !part)
        return std::make_unique<widgets::PlainExport>(
            [error = part.error()]() -> Result<void> { return tl::unexpected(error); });
    switch (kind) {
    case Kind::Report: {
        const OpenRun* opened = m_opened();
        return widgets::runReportExport(
            {state, m_views.graph->folding(), opened == nullptr ? QString() : opened->file}, path);
    }
    case Kind::HeatMap:
        return widgets::heatMapExport(state, m_views.heatMap->options(), theme, path, widthOf(look));
    case Kind::Graph:
        return graphOf(state, path, look);
    case Kind::Waterfall: {
        widgets::WaterfallOptions options = m_views.waterfall->options();
        if (look && look->direction)
            options.direction = *look->direction;
        const sheet::Field* metric = look ? sheet::findMetric(look->metric) : nullptr;
        if (metric && metric->is(sheet::Axis))
            options.quantity = metric->fieldId;
        return widgets::waterfallExport(state, options, theme, path, widthOf(look));
    }
    case Kind::Histograms:
        return widgets::histogramExport(m_views.inspector->histograms(), theme, path, widthOf(look));
    case Kind::ComparisonPlot:
        return widgets::comparisonPlotExport(m_compared.sharedComparison(), m_views.compare->options(), theme,
                                             path);
    case Kind::ComparisonReport:
        return widgets::comparisonReportExport(m_compared.sharedComparison(), m_views.compare->options(),
                                               path);
    default:
        return widgets::plotExport(state, plotOptions(m_views.plot->options(), kind, look), theme, path,
                                   widthOf(look));
    }
}

std::unique_ptr<widgets::StagedExport> Exporter::graphOf(const sheet::ViewState& state, const QString& path,
                                                         const Look& look) const
{
    const bool isNamed = look && !look->modules.include.empty();
    const widgets::GraphLook shown{isNamed ? widgets::FoldState() : m_views.graph->folding(),
                                   m_views.graph->gains(), m_document.selected(), widthOf(look)};
    return std::make_unique<GraphFile>(state, themeOf(look), path, shown);
}

std::optional<Exporter::Kind> Exporter::lastKind() const
{
    const QString last = m_settings.exportHabits().kind;
    const auto known = std::ranges::find_if(
        exportEntries(), [&last](const ExportEntry& entry) { return last == QLatin1String(entry.command); });
    return known != exportEntries().end() ? std::optional(known->kind) : std::nullopt;
}

/// Of the view in which the keyboard is, else of the one in front.
std::optional<Exporter::Kind> Exporter::kindOfView() const
{
    const bool showsError = m_views.plot->options().error && m_document.hasErrors();
    const std::pair<const QWidget*, Kind> views[] = {
        {m_views.graph, Kind::Graph},         {m_views.plot, showsError ? Kind::ErrorPlot : Kind::Plot},
        {m_views.heatMap, Kind::HeatMap},     {m_views.modules, Kind::Modules},
        {m_views.code, Kind::Code},           {m_views.compare, Kind::ComparisonPlot},
        {m_views.waterfall, Kind::Waterfall}, {m_views.nodes, Kind::TableCsv},
        {m_views.theory, Kind::Theory}};
    constexpr int inTheCentre = 6; ///< of these, one of which is in front
    const QWidget* focused = QApplication::focusWidget();
    for (const auto& [view, kind] : views)
        if (focused != nullptr && (view == focused || view->isAncestorOf(focused)) && whyNot(kind).isEmpty())
            return kind;
    for (int i = 0; i < inTheCentre; ++i)
        if (views[i].first->isVisible() && whyNot(views[i].second).isEmpty())
            return views[i].second;
    return std::nullopt;
}

/// What the view at hand shows, else what was exported last. Who looks at a problem, be it in a line of the
/// code, wants the picture in which it is: a view that is no picture (code, modules, tables) counts only for
/// whom the last export was a table or a document; for all others it is the graph.
Exporter::Kind Exporter::kindAtHand() const
{
    const auto isPicture = [](Kind kind) { return entryOf(kind).group == ExportGroup::Pictures; };
    const std::optional<Kind> shown = kindOfView();
    const std::optional<Kind> last = lastKind();
    if (shown && (isPicture(*shown) || (last && !isPicture(*last))))
        return *shown;
    return !shown && last && whyNot(*last).isEmpty() ? *last : Kind::Graph;
}

void Exporter::emphasiseIn(QMenu* menu)
{
    connect(menu, &QMenu::aboutToShow, this,
            [this, menu] { menu->setDefaultAction(m_commands[entryOf(kindAtHand()).command]); });
}

void Exporter::ask(std::optional<Kind> kind)
{
    auto* dialog =
        new ExportDialog({subject(), m_commands, m_settings, [this](Kind one) { return whyNot(one); }},
                         kind ? *kind : kindAtHand(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::chosen, this,
            [this](Kind chosen, const QString& path, const widgets::PictureLook& look) {
                start(chosen, path, look);
            });
    dialog->open();
}

void Exporter::start(Kind kind, const QString& path, const Look& look)
{
    m_running.push_back({path, exportOf(kind, path, look)});
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
        Q_EMIT written(ended.path, ended.file->note());
    else
        Q_EMIT failed(widgets::messageText(result.error()));
}

} // namespace scalescope::app
