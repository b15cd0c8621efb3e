// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/main_window.h"

#include "app/desktop/centre.h"
#include "app/desktop/command_palette.h"
#include "app/desktop/compare_control.h"
#include "app/desktop/consent_question.h"
#include "app/desktop/copying.h"
#include "app/desktop/example_files.h"
#include "app/desktop/format_menu.h"
#include "app/desktop/help.h"
#include "app/desktop/job_summary.h"
#include "app/desktop/message_bar.h"
#include "app/desktop/outcome_text.h"
#include "app/desktop/session_plan.h"
#include "app/desktop/style.h"
#include "app/desktop/top_bar.h"
#include "widgets/codeview/code_view.h"
#include "widgets/compare/compare_view.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/models/display.h"
#include "widgets/modules/modules_view.h"
#include "widgets/runsetup/run_setup.h"
#include "widgets/scaleplot/scale_plot.h"
#include "widgets/table/module_tree_view.h"
#include "widgets/table/problems_view.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>
#include <algorithm>
#include <utility>

namespace scalescope::app {

namespace {

constexpr QSize firstSize(1280, 800);

/// Fonts and colours come before the first widget: a widget that exists already keeps its old font under a
/// new style sheet.
Settings& dressed(Settings& settings)
{
    app::applyTheme(themeFor(settings.theme()));
    return settings;
}

report::FormatPair chosenFormats(const Settings& settings, const widgets::Document& document)
{
    const auto forward = formats::findFormat(settings.forwardFormat().toStdString());
    const auto gradient = formats::findFormat(settings.gradientFormat().toStdString());
    if (forward && gradient)
        return {*forward, *gradient};
    return {document.format(graph::Direction::Forward), document.format(graph::Direction::Backward)};
}

QString localFile(const QMimeData* data)
{
    const QList<QUrl> urls = data->urls();
    return urls.isEmpty() ? QString() : urls.first().toLocalFile();
}

} // namespace

MainWindow::MainWindow(Settings& settings)
    : m_settings(dressed(settings)),
      m_compared(&m_document),
      m_commands(this),
      m_workspace(m_document, settings),
      m_pruning(m_document, m_commands, this),
      m_views(&m_document, &m_compared, this),
      m_exporter(
          m_document,
          [this] {
              const OpenRun* open = m_workspace.runs().find(m_workspace.runFile());
              return open == nullptr ? nullptr : open->run;
          },
          m_compared, m_views, settings, m_commands, this),
      m_mainMenu(new QMenu(this)),
      m_runsMenu(new QMenu(this)),
      m_colourMenu(new QMenu(this)),
      m_pruneMenu(new QMenu(this)),
      m_formatMenu(new QMenu(this))
{
    m_sinceStart.start();
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    resize(firstSize);
    makeMenus();
    makePlaces();
    connectCommands();
    connectViewCommands();
    connectWorkspace();
    connectProgress();
    connectDocument();
    makeComparing();
    restore();
    updateTitle();
    updateCommands();
    updateHint();
    // Else the first field in the order of tabs would have the cursor and swallow keys such as H.
    m_centre->setFocus();
}

MainWindow::~MainWindow()
{
    // The views look at the document, which goes before the window's children do.
    delete takeCentralWidget();
    qDeleteAll(findChildren<QDockWidget*>());
}

void MainWindow::makeMenus()
{
    m_formats = new FormatMenu(m_formatMenu, m_commands, chosenFormats(m_settings, m_document), this);
    m_commands.fill(m_colourMenu, MenuId::Colour);
    m_pruning.fill(m_pruneMenu);
    const auto add = [this](MenuId id) {
        QMenu* menu = m_mainMenu->addMenu(Commands::title(id));
        m_commands.fill(menu, id);
        return menu;
    };
    QMenu* file = add(MenuId::File);
    m_recentMenu = new QMenu(tr("Open &recent"), file);
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentFiles);
    file->insertMenu(m_commands["file.save"], m_recentMenu);
    add(MenuId::Export);
    add(MenuId::Edit);
    add(MenuId::Run);
    add(MenuId::View);
    for (const auto& [menu, id] : {std::pair{m_colourMenu, MenuId::Colour},
                                   {m_pruneMenu, MenuId::Prune},
                                   {m_formatMenu, MenuId::Formats}}) {
        menu->setTitle(Commands::title(id));
        m_mainMenu->addMenu(menu);
    }
    add(MenuId::Help);
}

void MainWindow::makePlaces()
{
    connect(m_runsMenu, &QMenu::aboutToShow, this, &MainWindow::fillRuns);
    m_topBar = new TopBar(m_commands, {m_mainMenu, m_runsMenu, m_formatMenu}, this);
    setMenuWidget(m_topBar);
    m_centre = new Centre(m_views, m_colourMenu, m_pruneMenu, this);
    setCentralWidget(m_centre);
    m_docks = new Docks(this, m_views, m_commands);
    // A menu widget's own minimum is not the window's.
    setMinimumWidth(std::max(minimumSizeHint().width(), m_topBar->minimumSizeHint().width()));
}

void MainWindow::makeComparing()
{
    m_comparing = std::make_unique<CompareControl>(CompareControl::Parts{m_commands, m_workspace, m_document,
                                                                         m_compared, m_settings, m_views,
                                                                         *m_centre, *m_topBar, *m_formats},
                                                   chosenFormats(m_settings, m_document));
    connect(m_comparing.get(), &CompareControl::chosen, this, &MainWindow::updateCommands);
    connect(m_comparing.get(), &CompareControl::pairChanged, &m_sessionTimer, qOverload<>(&QTimer::start));
    // Not only when the window is closed: a computer may fail before.
    m_sessionTimer.setSingleShot(true);
    m_sessionTimer.setInterval(500);
    connect(&m_sessionTimer, &QTimer::timeout, this, &MainWindow::saveSession);
    connect(&m_workspace, &Workspace::changed, &m_sessionTimer, qOverload<>(&QTimer::start));
}

void MainWindow::restore()
{
    m_document.setQuantity(m_settings.quantity());
    m_document.setLossLimits(m_settings.lossLimits());
    applyTheme(m_settings.theme());
    if (const QByteArray geometry = m_settings.windowGeometry(); !geometry.isEmpty())
        restoreGeometry(geometry);
    if (const QByteArray state = m_settings.windowState(); !state.isEmpty())
        m_docks->restore(state);
}

void MainWindow::applyTheme(ThemeChoice choice)
{
    const widgets::Theme theme = themeFor(choice);
    app::applyTheme(theme);
    m_views.setTheme(theme);
    m_commands["theme.system"]->setChecked(choice == ThemeChoice::System);
    m_commands["theme.light"]->setChecked(choice == ThemeChoice::Light);
    m_commands["theme.dark"]->setChecked(choice == ThemeChoice::Dark);
}

void MainWindow::open(const QString& path)
{
    if (m_workspace.isRunning() && QFileInfo::exists(path))
        askToStop(tr("The run of %1 has to be stopped before %2 can be opened.")
                      .arg(m_workspace.name(), QFileInfo(path).fileName()),
                  tr("Stop and open"), [this, path] { openNow(path); });
    else
        openNow(path);
}

void MainWindow::askToStop(const QString& reason, const QString& accept, const std::function<void()>& go)
{
    auto* question =
        new QMessageBox(QMessageBox::Question, tr("Stop the run?"), QString(), QMessageBox::Cancel, this);
    question->setTextFormat(Qt::PlainText);
    question->setText(reason + QLatin1Char(' ') + tr("What it recorded until then stays in its file."));
    question->setObjectName(QStringLiteral("stopQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* stop = question->addButton(accept, QMessageBox::AcceptRole);
    question->setDefaultButton(stop);
    connect(stop, &QPushButton::clicked, this, go);
    question->open(); // the run's progress goes on being shown behind it
}

void MainWindow::openNow(const QString& path)
{
    m_centre->messages().showMessage({});
    m_settings.setLastFolder(QFileInfo(path).absolutePath());
    m_workspace.open(path);
}

void MainWindow::openExample()
{
    const QString model = exampleModel();
    if (model.isEmpty())
        updateHint();
    else
        open(model);
}

void MainWindow::compare(const QString& a, const QString& b)
{
    m_comparing->compare(a, b);
}

QString MainWindow::message() const
{
    return m_centre->messages().message();
}

void MainWindow::askForFile()
{
    const QString filter =
        tr("Models and runs (*.pt *.pth *.jit *.ptc *.ptl *.torchscript *.scales *.partial);;All files (*)");
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a model or a run"), m_settings.lastFolder(), filter);
    if (!path.isEmpty())
        open(path);
}

void MainWindow::askForModel()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Choose the model of this run"), QFileInfo(m_workspace.runFile()).absolutePath(),
        tr("Models (*.pt *.pth *.jit *.ptc *.ptl *.torchscript);;All files (*)"));
    if (!path.isEmpty())
        m_workspace.chooseModel(path);
}

void MainWindow::askForCopy()
{
    const QString name = QFileInfo(m_workspace.name()).completeBaseName() + QStringLiteral(".scales");
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the run as"), QDir(m_settings.lastFolder()).filePath(name), tr("Runs (*.scales)"));
    if (!path.isEmpty())
        m_workspace.saveRunAs(path);
}

void MainWindow::showInputs()
{
    m_inputsWanted = !m_workspace.info() && m_workspace.openModel().asksToBeRead();
    if (!m_workspace.info())
        return;
    delete m_runSetup;
    m_runSetup = new widgets::RunSetup(*m_workspace.info(), m_workspace.job(), this);
    m_runSetup->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_runSetup, &widgets::RunSetup::jobAccepted, &m_workspace, [this](const job::Job& job) {
        // What stands in the form since somebody wrote it there.
        m_workspace.openModel().agreeTo(without(job::filesOf(job), job::filesOf(m_runSetup->given())));
        m_workspace.setJob(job);
    });
    connect(m_runSetup, &widgets::RunSetup::runRequested, this, &MainWindow::runFromForm);
    m_runSetup->setTrying(m_workspace.activity() == Workspace::Activity::TriesInputs);
    m_runSetup->open();
}

void MainWindow::askForConsent(const job::JobFiles& files)
{
    auto* question = new ConsentQuestion(files, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    connect(question, &QDialog::finished, this, [this](int answer) {
        m_inputsWanted = m_inputsWanted && answer == QDialog::Accepted;
        m_workspace.openModel().takeConsent(answer == QDialog::Accepted);
        updateCommands();
    });
    question->open();
}

/// The form can be open while nothing can be run; what was asked for there is not dropped in silence.
void MainWindow::runFromForm()
{
    if (m_workspace.canRun())
        m_workspace.run();
    else if (m_workspace.isRunning())
        m_centre->messages().showNote(
            tr("The model is being run already; these inputs are kept for the next run."));
    else
        m_centre->messages().showMessage(m_workspace.whyNoRun());
}

void MainWindow::showPalette()
{
    auto* palette = new CommandPalette(m_commands, this);
    palette->move(mapToGlobal(QPoint((width() - palette->width()) / 2, m_topBar->height())));
    palette->show();
}

void MainWindow::fillRecentFiles()
{
    m_recentMenu->clear();
    for (const QString& path : m_settings.recentFiles())
        connect(m_recentMenu->addAction(QDir::toNativeSeparators(path)), &QAction::triggered, this,
                [this, path] { open(path); });
    m_recentMenu->addSeparator();
    connect(m_recentMenu->addAction(tr("&Clear the list")), &QAction::triggered, this,
            [this] { m_settings.clearRecentFiles(); });
}

void MainWindow::updateTitle()
{
    const QString name = m_workspace.name();
    setWindowTitle(name.isEmpty() ? tr("Scalescope") : tr("%1 – Scalescope").arg(name));
    const auto& info = m_workspace.info();
    const QString summary = m_workspace.knowsInputs()
                                ? summaryOf(m_workspace.job(), info ? info->training : std::nullopt)
                                : QString();
    const QString title = m_workspace.runs().titleOf(m_workspace.runFile());
    m_topBar->setModel(title.isEmpty() || m_workspace.isRunning() ? name : title, summary,
                       tr("Model: %1\nRun: %2").arg(m_workspace.model(), m_workspace.runFile()));
}

void MainWindow::updateCommands()
{
    const bool hasRun = !m_document.run().graph.nodes.empty();
    m_commands.allow("run.start",
                     m_workspace.isRunning() ? tr("The model is being run.") : m_workspace.whyNoRun());
    m_commands["run.stop"]->setEnabled(m_workspace.isRunning());
    m_commands.allow("run.inputs", m_workspace.whyNoInputs());
    m_commands["run.chooseModel"]->setEnabled(!m_workspace.runFile().isEmpty() && !m_workspace.isRunning());
    // Of a file that is being written a copy would be torn.
    const bool isWhole = !m_workspace.isRunning() && !m_workspace.isFollowed(m_workspace.runFile());
    m_commands["file.save"]->setEnabled(hasRun && isWhole);
    m_commands["file.example"]->setEnabled(!exampleModel().isEmpty());
    const bool hasOpen = m_workspace.runs().find(m_workspace.runFile()) != nullptr;
    m_commands["file.closeRun"]->setEnabled(hasOpen && !m_workspace.isRunning());
    for (const char* id : {"file.nextRun", "file.previousRun"})
        m_commands[id]->setEnabled(m_workspace.runs().all().size() > 1 && !m_workspace.isRunning());
    m_commands["run.compareLast"]->setEnabled(m_workspace.runs().all().size() > 1);
    m_commands["run.swapCompared"]->setEnabled(m_compared.comparison() != nullptr);
    m_commands["edit.back"]->setEnabled(m_document.canGoBack());
    m_commands["edit.forward"]->setEnabled(m_document.canGoForward());
    m_commands.setQuantity(m_document.quantity());
    m_centre->setColour(widgets::quantityText(m_document.quantity()));
    m_centre->setPruning(m_pruning.summary(), m_pruning.rules());
    m_docks->setNodeCount(static_cast<int>(m_document.graph().nodes.size()));
    m_comparing->update();
}

void MainWindow::updateHint()
{
    if (!m_document.run().graph.nodes.empty())
        m_centre->showViews();
    else if (m_workspace.name().isEmpty() && !m_workspace.opening().isEmpty())
        m_centre->showHint(m_workspace.opening(), tr("Reading the run…"));
    else if (m_workspace.name().isEmpty())
        m_centre->showHint(tr("Scalescope"),
                           tr("Open a TorchScript model or a run (Ctrl+O), or drop one here."));
    else if (!m_workspace.model().isEmpty())
        m_centre->showHint(
            m_workspace.name(),
            tr("Press Run (F5) to see the scales of its tensors; Inputs… says what it is run with."));
    else
        m_centre->showHint(m_workspace.name(), tr("Reading the run…"));
}

void MainWindow::showEnd(const Outcome& outcome)
{
    const QString time = outcome.seconds < 0.05
                             ? QStringLiteral("<0.1")
                             : QString::number(outcome.seconds, 'f', outcome.seconds < 10 ? 1 : 0);
    switch (outcome.status) {
    case ExitStatus::Done:
        m_topBar->showEnd(tr("done in %1 s").arg(time), true);
        break;
    case ExitStatus::Stopped:
        m_topBar->showEnd(tr("stopped after %1 s").arg(time), false);
        break;
    default:
        m_topBar->showEnd(tr("failed after %1 s").arg(time), false);
    }
    if (outcome.byUser) // wanted, so no alarm
        m_centre->messages().showNote(outcomeText(outcome));
    if (!outcome.field.isEmpty() && m_workspace.info()) {
        showInputs();
        m_runSetup->setError(outcome.field, outcomeText(outcome));
    }
    updateCommands();
}

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
    connect(&m_workspace.openModel(), &OpenModel::consentNeeded, this, &MainWindow::askForConsent);
    connect(&m_workspace, &Workspace::modelChanged, this, [this] {
        m_centre->messages().showOffer(tr("%1 was changed after this run.").arg(m_workspace.name()),
                                       m_commands["run.start"], tr("Run again  F5"));
    });
    connect(&m_workspace, &Workspace::modelMissed, this, [this] {
        m_centre->messages().showOffer(
            tr("The model of this run, %1, was not found: it can't be run again, and has no twin.")
                .arg(QDir::toNativeSeparators(m_workspace.openModel().missing())),
            m_commands["run.chooseModel"], tr("Choose the model…"));
    });
    connect(&m_exporter, &Exporter::failed, &m_centre->messages(), &MessageBar::showMessage);
    connect(&m_exporter, &Exporter::written, this, [this](const QString& path) {
        m_centre->messages().showNote(tr("Written: %1").arg(QDir::toNativeSeparators(path)));
    });
    connect(&m_workspace, &Workspace::note, &m_centre->messages(), &MessageBar::showNote);
    connect(&m_workspace, &Workspace::state, &m_centre->messages(), &MessageBar::showState);
    connect(&m_workspace, &Workspace::message, this, [this](const QString& sentence) {
        m_centre->messages().showMessage(sentence);
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
    connect(&m_compared, &widgets::CompareDocument::changed, this, &MainWindow::updateCommands);
    connect(&m_workspace.runs(), &OpenRuns::changed, this, &MainWindow::updateCommands);
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
    session.comparedA = m_comparing->pair().chosenA();
    session.comparedB = m_comparing->pair().chosenB();
    session.view = m_centre->currentView()->objectName();
    session.comparesGraphs = m_views.compare->showsGraphs();
    m_settings.setSession(session);
}

bool MainWindow::restoreSession(const QStringList& files)
{
    const SessionPlan plan = sessionPlan(m_settings.session(), files);
    if (plan.isEmpty())
        return false;
    m_comparing->expect(plan.comparedA, plan.comparedB);
    if (plan.comparesGraphs)
        m_views.compare->showGraphs();
    if (!plan.model.isEmpty())
        files.isEmpty() ? m_workspace.openRemembered(plan.model) : open(plan.model);
    if (!plan.named.isEmpty())
        m_settings.setLastFolder(QFileInfo(plan.shown).absolutePath());
    if (!plan.runs.isEmpty())
        m_workspace.openTogether(plan.runs, plan.shown, plan.named);
    restoreView(plan.view);
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

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ThemeChange && m_settings.theme() == ThemeChoice::System)
        applyTheme(ThemeChoice::System);
}

bool MainWindow::event(QEvent* event)
{
    const bool handled = QMainWindow::event(event);
    if (event->type() == QEvent::Paint && !std::exchange(m_painted, true))
        Q_EMIT firstPaint(m_sinceStart.elapsed());
    return handled;
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_settings.setWindowGeometry(saveGeometry());
    m_settings.setWindowState(saveState());
    saveSession();
    if (!m_workspace.isRunning()) {
        QMainWindow::closeEvent(event);
        return;
    }
    event->ignore();
    if (findChild<QMessageBox*>(QStringLiteral("stopQuestion")) == nullptr) {
        askToStop(
            tr("The run of %1 has to be stopped before the window can be closed.").arg(m_workspace.name()),
            tr("Stop and close"), [this] { stopAndClose(); });
    }
}

void MainWindow::stopAndClose()
{
    connect(&m_workspace, &Workspace::runEnded, this, &MainWindow::close, Qt::QueuedConnection);
    if (m_workspace.isRunning())
        m_workspace.stop();
    else
        close();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localFile(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QString file = localFile(event->mimeData());
    if (file.isEmpty())
        return;
    event->acceptProposedAction();
    open(file);
}

} // namespace scalescope::app
