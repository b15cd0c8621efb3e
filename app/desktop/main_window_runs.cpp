// SPDX-License-Identifier: GPL-3.0-or-later
// The open runs of the main window: the toggles that make a twin, the list of runs, and what is kept from one
// start to the next.
#include "app/desktop/centre.h"
#include "app/desktop/format_menu.h"
#include "app/desktop/job_summary.h"
#include "app/desktop/main_window.h"
#include "app/desktop/message_bar.h"
#include "app/desktop/run_files.h"
#include "app/desktop/top_bar.h"
#include "app/desktop/twin_controls.h"
#include "widgets/codeview/code_view.h"
#include "widgets/compare/compare_table.h"
#include "widgets/compare/compare_view.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/models/transform_names.h"
#include "widgets/modules/modules_view.h"
#include "widgets/scaleplot/scale_plot.h"

#include <QFileInfo>
#include <QMenu>
#include <algorithm>
#include <utility>

namespace scalescope::app {

namespace {

/// Whether the one is the other's twin: the same job, its program changed.
bool isTwinOf(const OpenRun& twin, const OpenRun& original)
{
    if (!twin.job || !original.job || twin.job->transforms.empty() || !original.job->transforms.empty())
        return false;
    job::Job same = asSetUp(*twin.job);
    same.transforms.clear();
    return same == asSetUp(*original.job);
}

/// A run that still went when its file's name was written down has its final name since.
QString nowCalled(const QString& file)
{
    const QString partial = QStringLiteral(".partial");
    return !QFileInfo::exists(file) && file.endsWith(partial) ? file.chopped(partial.size()) : file;
}

/// Those of the files that are there, under the names that they have now.
QStringList thereNow(const QStringList& files)
{
    QStringList there;
    for (const QString& file : files) {
        if (const QString name = nowCalled(file); QFileInfo::exists(name))
            there << name;
    }
    return there;
}

} // namespace

void MainWindow::connectToggles()
{
    connect(m_commands["run.unitScale"], &QAction::triggered, this,
            [this](bool wanted) { wantTransforms(withUnitScaling(m_workspace.transforms(), wanted)); });
    connect(m_commands["run.simulate"], &QAction::triggered, this, [this](bool wanted) {
        // Off and on again is the same twin, whichever formats were chosen for another.
        if (!wanted)
            takeFormats(twinControls(m_workspace.transforms(), m_chosenFormats).formats);
        const std::string simulation = wanted ? simulationOf(m_chosenFormats) : std::string();
        wantTransforms(withSimulation(m_workspace.transforms(), simulation));
    });
    m_commands["run.unitScale"]->setToolTip(
        tr("Runs a twin of the model in unit scaling and compares it with the original"));
    connect(m_formats, &FormatMenu::chosen, this, &MainWindow::chooseFormats);
    connect(m_centre, &Centre::viewChanged, this, &MainWindow::updateToggles);
    connect(&m_workspace, &Workspace::transformsChanged, this, &MainWindow::updateToggles);
    connect(&m_workspace.runs(), &OpenRuns::changed, this, &MainWindow::updateCommands);
}

void MainWindow::wantTransforms(const std::vector<std::string>& transforms,
                                const std::optional<report::FormatPair>& formats)
{
    m_wantedFormats = formats;
    if (transforms.empty() && m_centre->currentView() == m_views.compare)
        m_centre->setCurrentView(m_viewBefore != nullptr ? m_viewBefore.data() : m_views.graph);
    m_workspace.setTransforms(transforms);
    updateCommands();
}

void MainWindow::chooseFormats(const report::FormatPair& formats)
{
    const auto& transforms = m_workspace.transforms();
    const TwinControls controls = twinControls(transforms, m_chosenFormats);
    const bool asksForTwin = controls.simulates && !(formats == controls.formats);
    if (const QString reason = m_workspace.whyNoRun(); asksForTwin && !reason.isEmpty()) {
        m_centre->messages().showMessage(
            tr("The formats stay those that the shown run was made with. %1").arg(reason));
        return;
    }
    if (asksForTwin) {
        wantTransforms(withSimulation(transforms, simulationOf(formats)), formats);
        return;
    }
    takeFormats(formats);
    updateCommands();
}

void MainWindow::takeFormats(const report::FormatPair& formats)
{
    m_chosenFormats = formats;
    m_settings.setFormats(QString::fromStdString(formats.forward.name),
                          QString::fromStdString(formats.backward.name));
}

void MainWindow::showTwin(const QString& original, const QString& twin)
{
    const auto formats = std::exchange(m_wantedFormats, std::nullopt);
    if (formats && std::ranges::count(m_workspace.transforms(), simulationOf(*formats)) > 0)
        takeFormats(*formats);
    compare(original, twin);
    if (m_centre->currentView() != m_views.compare)
        m_viewBefore = m_centre->currentView();
    m_centre->setCurrentView(m_views.compare);
}

const OpenRun* MainWindow::comparedTwin() const
{
    const OpenRun* a = m_workspace.runs().find(m_comparedA);
    const OpenRun* b = m_workspace.runs().find(m_comparedB);
    const QString& shown = m_workspace.runFile();
    if (m_centre->currentView() != m_views.compare || a == nullptr || b == nullptr ||
        (shown != a->file && shown != b->file))
        return nullptr;
    if (isTwinOf(*b, *a))
        return b;
    return isTwinOf(*a, *b) ? a : nullptr;
}

std::vector<std::string> MainWindow::shownTransforms() const
{
    const OpenRun* twin = comparedTwin();
    return twin != nullptr ? twin->job->transforms : transformsOf(m_document.run());
}

void MainWindow::updateToggles()
{
    const auto shown = shownTransforms();
    m_workspace.followShown(shown);
    // What the views shade and count is what is shown, also while another twin is made.
    const report::FormatPair seen = twinControls(shown, m_chosenFormats).formats;
    m_document.setFormats(seen.forward, seen.backward);
    const TwinControls controls = twinControls(m_workspace.transforms(), m_chosenFormats);
    m_formats->setPair(controls.formats);
    m_topBar->setFormats(formatNames(controls.formats));
    QAction* simulate = m_commands["run.simulate"];
    simulate->setText(controls.text);
    simulate->setToolTip(controls.toolTip);
    simulate->setChecked(controls.simulates);
    m_commands["run.unitScale"]->setChecked(controls.unitScales);
    for (const char* id : {"run.unitScale", "run.simulate"})
        m_commands.allow(id, m_workspace.whyNoRun());
}

void MainWindow::connectComparison()
{
    // Not only when the window is closed: a computer may fail before.
    m_sessionTimer.setSingleShot(true);
    m_sessionTimer.setInterval(500);
    connect(&m_sessionTimer, &QTimer::timeout, this, &MainWindow::saveSession);
    connect(&m_workspace, &Workspace::changed, &m_sessionTimer, qOverload<>(&QTimer::start));
    connect(&m_workspace.runs(), &OpenRuns::renamed, this, [this](const QString& from, const QString& to) {
        for (QString* chosen : {&m_chosenA, &m_chosenB}) {
            if (*chosen == from)
                *chosen = to;
        }
    });
    connect(&m_workspace.runs(), &OpenRuns::changed, this, &MainWindow::updateComparison);
    connect(&m_compared, &widgets::CompareDocument::changed, this, &MainWindow::updateCommands);
    connect(m_views.compare, &widgets::CompareView::pairChosen, this, &MainWindow::compare);
    connect(m_commands["run.swapCompared"], &QAction::triggered, this,
            [this] { compare(m_comparedB, m_comparedA); });
    const auto sort = [this](const char* id, std::optional<graph::Direction> direction) {
        connect(m_commands[id], &QAction::triggered, this, [this, direction] {
            m_centre->setCurrentView(m_views.compare);
            m_views.compare->showTable();
            m_views.compare->table()->sortBy(direction);
        });
    };
    sort("view.sortForward", graph::Direction::Forward);
    sort("view.sortGradient", graph::Direction::Backward);
    sort("view.sortOrder", std::nullopt);
    connect(m_commands["view.sortAmount"], &QAction::triggered, this, [this] {
        m_centre->setCurrentView(m_views.compare);
        m_views.compare->showTable();
        m_views.compare->table()->sortByAmount(true);
    });
    connect(m_commands["run.compareLast"], &QAction::triggered, this, [this] {
        const auto& all = m_workspace.runs().all();
        compare(all[all.size() - 2].file, all.back().file);
        m_centre->setCurrentView(m_views.compare);
    });
    connect(&m_workspace, &Workspace::twinReady, this, &MainWindow::showTwin);
    connect(&m_workspace, &Workspace::runEnded, this, [this](const Outcome& outcome) {
        if (outcome.status != ExitStatus::Done)
            m_wantedFormats.reset();
    });
}

void MainWindow::compare(const QString& a, const QString& b)
{
    m_chosenA = a;
    m_chosenB = b;
    updateComparison();
}

void MainWindow::updateComparison()
{
    const OpenRuns& runs = m_workspace.runs();
    const auto& all = runs.all();
    if (runs.find(m_chosenA) != nullptr && runs.find(m_chosenB) != nullptr) {
        m_comparedA = m_chosenA;
        m_comparedB = m_chosenB;
    } else { // the two that came last; of one run alone there is nothing to say
        m_comparedA = all.size() > 1 ? all[all.size() - 2].file : QString();
        m_comparedB = all.size() > 1 ? all.back().file : QString();
    }
    QVector<std::pair<QString, QString>> choices;
    for (const OpenRun& open : all)
        choices.append({open.file, open.title});
    m_views.compare->setChoices(choices);
    m_views.compare->setPair(m_comparedA, m_comparedB);
    const auto side = [&runs](const QString& file) {
        const OpenRun* open = runs.find(file);
        return open == nullptr ? widgets::CompareDocument::Side{}
                               : widgets::CompareDocument::Side{open->run, open->title};
    };
    m_compared.setRuns(side(m_comparedA), side(m_comparedB));
    updateToggles();
    m_sessionTimer.start();
}

void MainWindow::saveSession()
{
    if (!m_keepsSession)
        return;
    Session session;
    for (const OpenRun& open : m_workspace.runs().all())
        session.runs << open.file;
    session.runs << m_workspace.toBeOpened();
    session.runs.removeDuplicates();
    session.shown = m_workspace.name().isEmpty() ? m_workspace.toBeShown() : m_workspace.runFile();
    session.model = m_workspace.model();
    session.comparedA = m_chosenA;
    session.comparedB = m_chosenB;
    session.view = m_centre->currentView()->objectName();
    session.comparesGraphs = m_views.compare->showsGraphs();
    m_settings.setSession(session);
}

bool MainWindow::restoreSession(const QStringList& files)
{
    const Session session = m_settings.session();
    QStringList named;
    QString model; // that is in front, without a run
    for (const QString& file : files) {
        if (isRunFile(file))
            named << QFileInfo(file).absoluteFilePath();
        else
            model = file;
    }
    const QStringList before = thereNow(session.runs);
    if (files.isEmpty() && (session.shown.isEmpty() || before.isEmpty()) && QFileInfo(session.model).isFile())
        model = session.model;
    if (before.isEmpty() && named.isEmpty() && model.isEmpty())
        return false;
    const bool isPair = named.size() > 1;
    m_chosenA = isPair ? named[named.size() - 2] : nowCalled(session.comparedA);
    m_chosenB = isPair ? named.last() : nowCalled(session.comparedB);
    if (session.comparesGraphs)
        m_views.compare->showGraphs();
    if (!model.isEmpty())
        files.isEmpty() ? m_workspace.openRemembered(model) : open(model);
    QStringList all = named + before; // what was named is read first
    all.removeDuplicates();
    const QString shown = !named.isEmpty()  ? named.first()
                          : model.isEmpty() ? nowCalled(session.shown)
                                            : QString();
    if (!named.isEmpty())
        m_settings.setLastFolder(QFileInfo(shown).absolutePath());
    if (!all.isEmpty())
        m_workspace.openTogether(all, shown, named);
    if (files.isEmpty() && !before.isEmpty())
        restoreView(session.view);
    return true;
}

void MainWindow::restoreView(const QString& name)
{
    for (QWidget* view : {static_cast<QWidget*>(m_views.graph), static_cast<QWidget*>(m_views.plot),
                          static_cast<QWidget*>(m_views.modules), static_cast<QWidget*>(m_views.code),
                          static_cast<QWidget*>(m_views.compare)}) {
        if (!name.isEmpty() && view->objectName() == name)
            m_centre->setCurrentView(view);
    }
}

void MainWindow::fillRuns()
{
    m_runsMenu->clear();
    for (const OpenRun& open : m_workspace.runs().all()) {
        QAction* action = m_runsMenu->addAction(open.title);
        action->setToolTip(open.file);
        action->setCheckable(true);
        action->setChecked(open.file == m_workspace.runFile());
        action->setEnabled(!m_workspace.isRunning());
        connect(action, &QAction::triggered, this, [this, file = open.file] { m_workspace.show(file); });
    }
    m_runsMenu->addSeparator();
    for (const char* id : {"file.nextRun", "file.previousRun", "file.closeRun", "file.save"})
        m_runsMenu->addAction(m_commands[id]);
}

void MainWindow::showRunAfter(int places)
{
    const auto& all = m_workspace.runs().all();
    const auto isShown = [this](const OpenRun& open) { return open.file == m_workspace.runFile(); };
    const auto shown = std::find_if(all.begin(), all.end(), isShown) - all.begin();
    const auto count = static_cast<std::ptrdiff_t>(all.size());
    if (count > 0)
        m_workspace.show(all[static_cast<std::size_t>((shown + places + count) % count)].file);
}

} // namespace scalescope::app
