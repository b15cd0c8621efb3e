// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/export/exporter.h"

#include "app/desktop/commands/commands.h"
#include "app/desktop/export/export_dialog.h"
#include "app/desktop/panels/views.h"
#include "app/runs/open_runs.h"
#include "app/settings/settings.h"
#include "widgets/codeview/code_view.h"
#include "widgets/compare/compare_view.h"
#include "widgets/graphview/graph_export.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/heatmap/heat_map.h"
#include "widgets/inspector/inspector.h"
#include "widgets/models/message_text.h"
#include "widgets/models/plain_text.h"
#include "widgets/models/whole_file.h"
#include "widgets/modules/modules_view.h"
#include "widgets/scaleplot/scale_plot.h"
#include "widgets/table/node_table_view.h"
#include "widgets/table/problems_view.h"
#include "widgets/theory/theory_view.h"
#include "widgets/waterfall/waterfall.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMenu>
#include <algorithm>
#include <iterator>
#include <utility>

namespace scalescope::app {

namespace {

using Kind = widgets::ExportKind;
namespace exports = widgets::exports;

Result<void> writeText(const QString& path, const std::string& text)
{
    const auto reason = widgets::writeWhole(path, text);
    if (!reason)
        return {};
    return fail(ExitStatus::Usage,
                widgets::ExportWords::tr("%1 was not written: %2.").arg(path, *reason).toStdString());
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
    for (const Kind kind : widgets::exportKinds())
        connect(commands[kind->id], &QAction::triggered, this, [this, kind] { ask(kind); });
    connect(commands["export.dialog"], &QAction::triggered, this, [this] { ask(nullptr); });
    const auto update = [this, &commands] { updateCommands(commands); };
    connect(&m_document, &widgets::Document::runChanged, this, update);
    connect(&m_document, &widgets::Document::selectionChanged, this, update);
    connect(&m_compared, &widgets::CompareDocument::changed, this, update);
    update();
}

void Exporter::updateCommands(const Commands& commands) const
{
    QString whyNone = whyNot(&exports::plot);
    for (const Kind kind : widgets::exportKinds()) {
        const QString reason = whyNot(kind);
        commands.allow(kind->id, reason);
        if (reason.isEmpty())
            commands[kind->id]->setToolTip(widgets::plainToolTip(widgets::meaningOf(*kind)));
        if (reason.isEmpty())
            whyNone.clear();
    }
    commands.allow("export.dialog", whyNone);
}

QString Exporter::whyNot(Kind kind) const
{
    return widgets::whyNoExport(*kind, {m_document.run(), m_document.hasErrors(),
                                        kind->need == widgets::ExportNeed::Histograms &&
                                            !m_views.inspector->histograms().histograms.isEmpty(),
                                        m_compared.comparison() != nullptr});
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

widgets::ExportSubject Exporter::subject() const
{
    widgets::ExportSubject subject;
    subject.state = m_document.state();
    if (const OpenRun* opened = m_opened()) {
        subject.opened = opened->run;
        subject.file = opened->file;
    }
    subject.comparison = m_compared.sharedComparison();
    subject.compared = m_views.compare->options();
    subject.plot = m_views.plot->options();
    subject.heat = m_views.heatMap->options();
    subject.waterfall = m_views.waterfall->options();
    subject.folding = m_views.graph->folding();
    subject.gains = m_views.graph->gains();
    subject.selected = m_document.selected();
    subject.histograms = m_views.inspector->histograms();
    return subject;
}

widgets::ExportSubject Exporter::describedSubject() const
{
    widgets::ExportSubject described = subject();
    if (described.comparison && m_fileOf)
        described.comparedFiles = {m_fileOf(*described.comparison->a), m_fileOf(*described.comparison->b)};
    if (const widgets::GraphPicture& drawn = m_views.graph->picture(); !drawn.empty())
        described.graphWidth = widgets::exportedWidth(m_document, drawn);
    described.isUsuallyFolded =
        described.folding == widgets::automaticFolding(m_document.graph(), *m_document.foldTree());
    return described;
}

std::unique_ptr<widgets::StagedExport> Exporter::exportOf(Kind kind, const QString& path,
                                                          const Look& look) const
{
    return widgets::makeExport(*kind, {subject(), look, path, writeText});
}

Exporter::Kind Exporter::lastKind() const
{
    return widgets::exportNamed(m_settings.exportHabits().kind);
}

/// Of the view in which the keyboard is, else of the one in front.
Exporter::Kind Exporter::kindOfView() const
{
    const bool showsError =
        m_views.plot->options().quantity == sheet::FieldId::Sqnr && m_document.hasErrors();
    const std::pair<const QWidget*, Kind> views[] = {
        {m_views.graph, &exports::graph},
        {m_views.plot, showsError ? &exports::errorPlot : &exports::plot},
        {m_views.heatMap, &exports::heatMap},
        {m_views.modules, &exports::modules},
        {m_views.code, &exports::code},
        {m_views.compare, &exports::comparisonPlot},
        {m_views.waterfall, &exports::waterfall},
        {m_views.nodes, &exports::tableCsv},
        {m_views.theory, &exports::theory}};
    constexpr int inTheCentre = 6; ///< of these, one of which is in front
    const QWidget* focused = QApplication::focusWidget();
    for (const auto& [view, kind] : views)
        if (focused != nullptr && (view == focused || view->isAncestorOf(focused)) && whyNot(kind).isEmpty())
            return kind;
    for (int i = 0; i < inTheCentre; ++i)
        if (views[i].first->isVisible() && whyNot(views[i].second).isEmpty())
            return views[i].second;
    return nullptr;
}

/// What the view at hand shows, else what was exported last. Who looks at a problem, be it in a line of the
/// code, wants the picture in which it is: a view that is no picture (code, modules, tables) counts only for
/// whom the last export was a table or a document; for all others it is the graph.
Exporter::Kind Exporter::kindAtHand() const
{
    const auto isPicture = [](Kind kind) { return kind->group == widgets::ExportGroup::Pictures; };
    const Kind shown = kindOfView();
    const Kind last = lastKind();
    if (shown != nullptr && (isPicture(shown) || (last != nullptr && !isPicture(last))))
        return shown;
    return shown == nullptr && last != nullptr && whyNot(last).isEmpty() ? last : &exports::graph;
}

void Exporter::emphasiseIn(QMenu* menu)
{
    connect(menu, &QMenu::aboutToShow, this,
            [this, menu] { menu->setDefaultAction(m_commands[kindAtHand()->id]); });
}

void Exporter::ask(Kind kind)
{
    auto* dialog = new ExportDialog(
        {describedSubject(), m_commands, m_settings, [this](Kind one) { return whyNot(one); }},
        kind != nullptr ? kind : kindAtHand(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::chosen, this,
            [this](Kind chosen, const QString& path, const widgets::ExportStyle& look) {
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
