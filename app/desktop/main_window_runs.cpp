// SPDX-License-Identifier: GPL-3.0-or-later
// The open runs of the main window: the toggles that make a twin, the list of runs, and what is kept from one
// start to the next.
#include "app/desktop/format_menu.h"
#include "app/desktop/job_summary.h"
#include "app/desktop/main_window.h"
#include "app/desktop/top_bar.h"

#include <QActionGroup>
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
    const QString words = transformWords({transform});
    return words.startsWith(QLatin1String("FP8")) ? QStringLiteral("FP8") : words;
}

QString simulationToolTip(const std::string& transform)
{
    if (transform == "fp8")
        return MainWindow::tr("Runs a twin whose matrix products read E4M3 and whose gradients are E5M2, as "
                              "unit-scaling's simulate_fp8 rounds them, and compares it with the original");
    return MainWindow::tr("Runs a twin whose matrix products read and give %1, and compares it with the original")
        .arg(transformWords({transform}));
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
    const bool canRun = !m_workspace.model().isEmpty() && m_workspace.opening().isEmpty();
    for (const char* id : {"run.unitScale", "run.simulate"})
        m_commands[id]->setEnabled(canRun);
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
