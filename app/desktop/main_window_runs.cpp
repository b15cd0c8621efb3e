// SPDX-License-Identifier: GPL-3.0-or-later
// The open runs of the main window: the toggles that make a twin, the list of runs, and what is kept from one
// start to the next.
#include "app/desktop/centre.h"
#include "app/desktop/job_summary.h"
#include "app/desktop/main_window.h"
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

namespace scalescope::app {

namespace {

constexpr const char* unitScaling = "unit_scale";

bool isOf(const std::string& transform, std::initializer_list<const char*> names)
{
    const std::string name = transform.substr(0, transform.find(':'));
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool isUnitScaling(const std::string& transform)
{
    return isOf(transform, {unitScaling});
}

bool isSimulation(const std::string& transform)
{
    return isOf(transform, {"fp8", "format"});
}

/// The transform that simulates a pair of formats. The usual FP8 pair, and the one that the Python library
/// rounds to, stand for its simulate_fp8.
std::string simulationOf(const widgets::Document& document)
{
    const std::string forward = document.format(graph::Direction::Forward).name;
    const std::string gradient = document.format(graph::Direction::Backward).name;
    if ((forward == "e4m3fn" && gradient == "e5m2") || (forward == "e4m3us" && gradient == "e5m2us"))
        return "fp8";
    return "format:" + forward + "," + gradient;
}

/// What a simulation is called on its toggle: FP8 for every pair of 8 bits.
QString simulationWords(const std::string& transform)
{
    const QString words = widgets::transformText(QString::fromStdString(transform));
    return words.startsWith(QLatin1String("FP8")) ? QStringLiteral("FP8") : words;
}

QString simulationToolTip(const std::string& transform)
{
    if (transform == "fp8")
        return MainWindow::tr("Runs a twin whose matrix products read E4M3 and whose gradients are E5M2, as "
                              "unit-scaling's simulate_fp8 rounds them, and compares it with the original");
    return MainWindow::tr(
               "Runs a twin whose matrix products read and give %1, and compares it with the original")
        .arg(widgets::transformText(QString::fromStdString(transform)));
}

} // namespace

void MainWindow::connectToggles()
{
    connect(m_commands["run.unitScale"], &QAction::triggered, this,
            [this](bool wanted) { toggleTransform(unitScaling, wanted); });
    connect(m_commands["run.simulate"], &QAction::triggered, this,
            [this](bool wanted) { toggleTransform(simulationOf(m_document), wanted); });
    m_commands["run.unitScale"]->setToolTip(
        tr("Runs a twin of the model in unit scaling and compares it with the original"));
    connect(&m_workspace, &Workspace::transformsChanged, this, &MainWindow::updateToggles);
    connect(&m_workspace.runs(), &OpenRuns::changed, this, &MainWindow::updateCommands);
}

void MainWindow::toggleTransform(const std::string& transform, bool wanted)
{
    std::vector<std::string> transforms = m_workspace.transforms();
    std::erase_if(transforms, isUnitScaling(transform) ? isUnitScaling : isSimulation);
    if (wanted) // unit scaling goes first, in lists too
        transforms.insert(isUnitScaling(transform) ? transforms.begin() : transforms.end(), transform);
    m_workspace.setTransforms(transforms);
    updateToggles();
    updateCommands();
}

void MainWindow::updateToggles()
{
    const auto& transforms = m_workspace.transforms();
    const auto simulated = std::find_if(transforms.begin(), transforms.end(), isSimulation);
    const bool isOn = simulated != transforms.end();
    const std::string simulation = isOn ? *simulated : simulationOf(m_document);
    QAction* simulate = m_commands["run.simulate"];
    simulate->setText(tr("Simulate %1", "a number format").arg(simulationWords(simulation)));
    simulate->setToolTip(simulationToolTip(simulation));
    simulate->setChecked(isOn);
    m_commands["run.unitScale"]->setChecked(std::any_of(transforms.begin(), transforms.end(), isUnitScaling));
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
    connect(&m_workspace, &Workspace::twinReady, this, [this](const QString& original, const QString& twin) {
        compare(original, twin);
        m_centre->setCurrentView(m_views.compare);
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
    m_sessionTimer.start();
}

void MainWindow::saveSession()
{
    Session session;
    for (const OpenRun& open : m_workspace.runs().all())
        session.runs << open.file;
    session.shown = m_workspace.runFile();
    session.model = m_workspace.model();
    session.comparedA = m_chosenA;
    session.comparedB = m_chosenB;
    session.view = m_centre->currentView()->objectName();
    session.comparesGraphs = m_views.compare->showsGraphs();
    m_settings.setSession(session);
}

bool MainWindow::restoreSession()
{
    const Session session = m_settings.session();
    QStringList there;
    for (const QString& file : session.runs) {
        if (QFileInfo::exists(file))
            there << file;
    }
    const bool hasModel = QFileInfo(session.model).isFile();
    if (there.isEmpty() && !hasModel)
        return false;
    m_chosenA = session.comparedA;
    m_chosenB = session.comparedB;
    if (session.comparesGraphs)
        m_views.compare->showGraphs();
    if (there.isEmpty()) {
        m_workspace.openRemembered(session.model);
        return true;
    }
    const QString shown = there.contains(session.shown) ? session.shown : there.last();
    m_workspace.openTogether(there, shown);
    for (QWidget* view : {static_cast<QWidget*>(m_views.graph), static_cast<QWidget*>(m_views.plot),
                          static_cast<QWidget*>(m_views.modules), static_cast<QWidget*>(m_views.code),
                          static_cast<QWidget*>(m_views.compare)}) {
        if (!session.view.isEmpty() && view->objectName() == session.view)
            m_centre->setCurrentView(view);
    }
    return true;
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
