// SPDX-License-Identifier: GPL-3.0-or-later
// What happens in the main window when a command is given or something is told.
#include "app/desktop/centre.h"
#include "app/desktop/copying.h"
#include "app/desktop/help.h"
#include "app/desktop/main_window.h"
#include "app/desktop/message_bar.h"
#include "app/desktop/top_bar.h"
#include "widgets/codeview/code_view.h"
#include "widgets/compare/compare_view.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/models/engine_sentence.h"
#include "widgets/modules/modules_view.h"
#include "widgets/runsetup/run_setup.h"
#include "widgets/scaleplot/scale_plot.h"
#include "widgets/table/module_tree_view.h"
#include "widgets/table/problems_view.h"

#include <QApplication>
#include <QDir>

namespace scalescope::app {

void MainWindow::connectCommands()
{
    connect(m_commands["file.open"], &QAction::triggered, this, &MainWindow::askForFile);
    connect(m_commands["file.example"], &QAction::triggered, this, &MainWindow::openExample);
    connect(m_commands["file.save"], &QAction::triggered, this, &MainWindow::askForCopy);
    connect(m_commands["file.closeRun"], &QAction::triggered, this,
            [this] { m_workspace.close(m_workspace.runFile()); });
    connect(m_commands["file.nextRun"], &QAction::triggered, this, [this] { showRunAfter(1); });
    connect(m_commands["file.previousRun"], &QAction::triggered, this, [this] { showRunAfter(-1); });
    connect(m_commands["file.quit"], &QAction::triggered, qApp, &QApplication::closeAllWindows);
    connect(m_commands["edit.copy"], &QAction::triggered, this,
            [this] { copySelection(QApplication::focusWidget(), m_document); });
    connect(m_commands["edit.copyPicture"], &QAction::triggered, this,
            [this] { copyPicture(m_centre->currentView()); });
    connect(m_commands["edit.find"], &QAction::triggered, this, [this] {
        m_docks->showTree();
        m_views.tree->focusSearch();
    });
    connect(m_commands["edit.palette"], &QAction::triggered, this, &MainWindow::showPalette);
    connect(m_commands["edit.back"], &QAction::triggered, &m_document, &widgets::Document::goBack);
    connect(m_commands["edit.forward"], &QAction::triggered, &m_document, &widgets::Document::goForward);
    connect(m_commands["run.inputs"], &QAction::triggered, this, &MainWindow::showInputs);
    connect(m_commands["run.start"], &QAction::triggered, &m_workspace, &Workspace::run);
    connect(m_commands["run.stop"], &QAction::triggered, &m_workspace, &Workspace::stop);
    connect(m_commands["run.chooseModel"], &QAction::triggered, this, &MainWindow::askForModel);
    connect(m_commands["help.guide"], &QAction::triggered, this, [this] { showShortcuts(this, m_commands); });
    connect(m_commands["help.about"], &QAction::triggered, this, [this] { showAbout(this); });
}

void MainWindow::connectViewCommands()
{
    const auto showView = [this](const char* id, QWidget* view) {
        connect(m_commands[id], &QAction::triggered, this, [this, view] { m_centre->setCurrentView(view); });
    };
    showView("view.graph", m_views.graph);
    showView("view.plot", m_views.plot);
    showView("view.modules", m_views.modules);
    showView("view.code", m_views.code);
    showView("view.compare", m_views.compare);
    connect(m_commands["view.compareTable"], &QAction::triggered, this, [this] {
        m_centre->setCurrentView(m_views.compare);
        m_views.compare->showTable();
    });
    connect(m_commands["view.compareGraphs"], &QAction::triggered, this, [this] {
        m_centre->setCurrentView(m_views.compare);
        m_views.compare->showGraphs();
    });
    const auto onGraph = [this](const char* id, void (widgets::GraphView::*does)()) {
        connect(m_commands[id], &QAction::triggered, m_views.graph, does);
    };
    onGraph("view.zoomIn", &widgets::GraphView::zoomIn);
    onGraph("view.zoomOut", &widgets::GraphView::zoomOut);
    onGraph("view.openModule", &widgets::GraphView::openModule);
    onGraph("view.foldModule", &widgets::GraphView::foldModule);
    onGraph("view.openAll", &widgets::GraphView::openAll);
    onGraph("view.foldAll", &widgets::GraphView::foldAll);
    connect(m_commands["view.fit"], &QAction::triggered, this, [this] {
        if (m_centre->currentView() == m_views.plot)
            m_views.plot->fit();
        else if (m_centre->currentView() == m_views.compare)
            m_views.compare->fit();
        else
            m_views.graph->fit();
    });
    connect(m_commands["view.centre"], &QAction::triggered, this, [this] {
        if (const auto node = m_document.selected())
            m_views.graph->centreOn(*node);
    });
    connect(m_commands["view.resetLayout"], &QAction::triggered, m_docks, &Docks::reset);
    const auto setTheme = [this](const char* id, ThemeChoice choice) {
        connect(m_commands[id], &QAction::triggered, this, [this, choice] {
            m_settings.setTheme(choice);
            applyTheme(choice);
        });
    };
    setTheme("theme.system", ThemeChoice::System);
    setTheme("theme.light", ThemeChoice::Light);
    setTheme("theme.dark", ThemeChoice::Dark);
    connect(&m_commands, &Commands::quantityChosen, this, [this](widgets::Quantity quantity) {
        m_settings.setQuantity(quantity);
        m_document.setQuantity(quantity);
        updateCommands();
    });
}

void MainWindow::connectWorkspace()
{
    connect(&m_workspace, &Workspace::changed, this, [this] {
        updateTitle();
        updateCommands();
        updateHint();
    });
    connect(&m_workspace, &Workspace::closed, this, [this] {
        delete m_runSetup; // it was about another model
        m_pruning.undoStack().clear();
        m_document.setPruning({});
    });
    connect(&m_workspace, &Workspace::infoReceived, this, [this] {
        updateTitle();
        updateCommands();
        if (!m_workspace.knowsInputs() || m_inputsWanted)
            showInputs();
    });
    connect(&m_workspace, &Workspace::suggestionsReceived, this, [this] {
        if (m_runSetup != nullptr)
            m_runSetup->takeSuggestions(*m_workspace.info());
    });
    connect(&m_workspace, &Workspace::logged, this,
            [this](const QString&, const QString& text) { m_views.appendLog(text); });
    connect(&m_workspace, &Workspace::runEnded, this, &MainWindow::showEnd);
    connect(&m_workspace, &Workspace::resultsShown, this, [this] {
        updateHint();
        updateCommands();
    });
    connect(&m_workspace, &Workspace::consentNeeded, this, &MainWindow::askForConsent);
    connect(&m_workspace, &Workspace::modelChanged, this, [this] {
        m_centre->messages().showOffer(tr("%1 was changed after this run.").arg(m_workspace.name()),
                                       m_commands["run.start"], tr("Run again  F5"));
    });
    connect(&m_workspace, &Workspace::modelMissed, this, [this] {
        m_centre->messages().showOffer(
            tr("The model of this run, %1, was not found: it can't be run again, and has no twin.")
                .arg(QDir::toNativeSeparators(m_workspace.missingModel())),
            m_commands["run.chooseModel"], tr("Choose the model…"));
    });
    connect(&m_exporter, &Exporter::failed, &m_centre->messages(), &MessageBar::showMessage);
    connect(&m_exporter, &Exporter::written, this, [this](const QString& path) {
        m_centre->messages().showNote(tr("Written: %1").arg(QDir::toNativeSeparators(path)));
    });
    connect(&m_workspace, &Workspace::note, &m_centre->messages(), &MessageBar::showNote);
    connect(&m_workspace, &Workspace::state, &m_centre->messages(), &MessageBar::showState);
    connect(&m_workspace, &Workspace::message, this, [this](const QString& sentence) {
        m_centre->messages().showMessage(widgets::engineSentence(sentence));
        updateCommands();
    });
}

void MainWindow::connectProgress()
{
    for (const auto signal : {&Workspace::infoRequested, &Workspace::infoReceived, &Workspace::infoEnded,
                              &Workspace::suggestionsReceived, &Workspace::readingStarted,
                              &Workspace::readingEnded, &Workspace::changed})
        connect(&m_workspace, signal, this, &MainWindow::showActivity);
    const auto tell = [this](const QString& words) {
        m_topBar->showProgress(stageWords(words, m_progress.stage(), m_progress.stages()),
                               m_progress.fraction());
    };
    connect(&m_workspace, &Workspace::runStarted, this, [this, tell] {
        m_centre->messages().showMessage({});
        m_views.log->clear();
        m_progress.reset();
        tell(tr("starting"));
        updateCommands();
    });
    connect(&m_workspace, &Workspace::stageStarted, this, [this, tell](int stage, int stages) {
        m_progress.setStage(stage, stages);
        tell(tr("starting"));
    });
    connect(&m_workspace, &Workspace::phaseStarted, this, [this, tell](job::Phase phase) {
        m_progress.enter(phase);
        tell(phaseWords(phase));
    });
    connect(&m_workspace, &Workspace::progressed, this, [this, tell](const job::Progress& progress) {
        m_progress.advance(progress);
        tell(progressWords(progress));
    });
}

void MainWindow::showActivity()
{
    using Activity = Workspace::Activity;
    const Activity activity = m_workspace.activity();
    if (m_runSetup != nullptr)
        m_runSetup->setTrying(activity == Activity::TriesInputs);
    if (m_workspace.isRunning())
        return;
    if (activity == Activity::ReadsModel)
        m_topBar->showBusy(tr("reading the model"));
    else if (activity == Activity::ReadsRun)
        m_topBar->showBusy(tr("reading the run"));
    else if (activity == Activity::TriesInputs)
        m_topBar->showBusy(tr("trying inputs"));
    else if (activity == Activity::Follows)
        m_topBar->showBusy(tr("still running"));
    else if (m_topBar->isBusy())
        m_topBar->showEnd({}, false);
}

void MainWindow::connectDocument()
{
    connect(m_views.problems, &widgets::ProblemsView::countChanged, m_docks, &Docks::setProblemCount);
    connect(&m_document, &widgets::Document::selectionChanged, this, &MainWindow::updateCommands);
    connect(&m_document, &widgets::Document::graphChanged, this, &MainWindow::updateCommands);
    connect(&m_document, &widgets::Document::formatsChanged, this, &MainWindow::updateCommands);
}

} // namespace scalescope::app
