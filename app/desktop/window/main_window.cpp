// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/main_window.h"

#include "app/desktop/commands/command_palette.h"
#include "app/desktop/commands/workspace_commands.h"
#include "app/desktop/compare/bisect_control.h"
#include "app/desktop/compare/compare_control.h"
#include "app/desktop/compare/format_menu.h"
#include "app/desktop/compare/recipe_additions.h"
#include "app/desktop/help/guide.h"
#include "app/desktop/help/help.h"
#include "app/desktop/panels/centre.h"
#include "app/desktop/panels/context_menus.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/panels/panel_order.h"
#include "app/desktop/panels/top_bar.h"
#include "app/desktop/panels/view_commands.h"
#include "app/desktop/window/copying.h"
#include "app/desktop/window/first_problem.h"
#include "app/desktop/window/inputs_form.h"
#include "app/desktop/window/notices.h"
#include "app/desktop/window/run_display.h"
#include "app/desktop/window/session_keeper.h"
#include "app/desktop/window/style.h"
#include "app/runs/files.h"
#include "app/runs/job_summary.h"
#include "widgets/models/display.h"
#include "widgets/models/field_text.h"
#include "widgets/models/plain_text.h"
#include "widgets/table/limits_dialog.h"
#include "widgets/table/problems_view.h"
#include "widgets/theory/theory_view.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QScreen>
#include <QStyle>
#include <QUrl>
#include <algorithm>
#include <utility>

namespace scalescope::app {

namespace {

constexpr QSize firstSize(1280, 800);
constexpr int narrowest = 800; ///< of the window

/// Fonts and colours come before the first widget: a widget that exists already keeps its old font under a
/// new style sheet.
Settings& dressed(Settings& settings)
{
    app::applyTheme(themeFor(settings.theme()));
    return settings;
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
      m_theory(&m_document, &m_compared,
               [this](const graph::Run& run) { return m_workspace.runs().fileOf(run); }),
      m_views(&m_document, &m_compared, &m_theory, this),
      m_exporter(
          m_document, [this] { return m_workspace.runs().find(m_workspace.runFile()); }, m_compared, m_views,
          settings, m_commands, this),
      m_menu(m_commands, m_pruning, settings, m_workspace, this),
      m_questions(m_workspace, settings, this),
      m_formats(new FormatMenu(m_menu.formats(), m_commands, rememberedSimulation(settings, m_document),
                               m_document, this))
{
    m_sinceStart.start();
    m_exporter.emphasiseIn(m_menu.exports());
    m_exporter.setFileOf([this](const graph::Run& run) { return m_workspace.runs().fileOf(run); });
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    const int titleBar = style()->pixelMetric(QStyle::PM_TitleBarHeight);
    resize(firstSize.width(), std::min(firstSize.height(), screen()->availableSize().height() - titleBar));
    makePlaces();
    connectCommands();
    connectLooks();
    connectWorkspace();
    connectActivity();
    connectDocument();
    makeComparing();
    makeBisecting();
    restore();
    updateTitle();
    updateCommands();
    // Else the first field in the order of tabs would have the cursor and swallow keys such as H.
    m_centre->setFocus();
}

MainWindow::~MainWindow()
{
    // The views look at the document, which goes before the window's children do.
    delete takeCentralWidget();
    qDeleteAll(findChildren<QDockWidget*>());
}

void MainWindow::makePlaces()
{
    m_topBar = new TopBar(m_commands, {m_menu.all(), m_menu.runs(), m_menu.formats()}, this);
    setMenuWidget(m_topBar);
    m_centre = new Centre(m_views, m_menu.colour(), m_menu.prune(), this);
    setCentralWidget(m_centre);
    m_docks = new Docks(this, m_views, m_commands);
    connect(m_views.theory, &widgets::TheoryView::countChanged, m_docks, &Docks::setDeviationCount);
    m_inputs = new InputsForm(m_workspace, m_centre->messages(), this);
    m_display = new RunDisplay(m_workspace, *m_topBar);
    new Notices({m_commands, m_workspace, m_document, m_exporter, *m_centre}); // the centre's
    // Panels and buttons give way.
    setMinimumWidth(std::max(narrowest, m_topBar->minimumSizeHint().width()));
}

void MainWindow::makeComparing()
{
    m_comparing = std::make_unique<CompareControl>(CompareControl::Parts{m_commands, m_workspace, m_document,
                                                                         m_compared, m_settings, m_views,
                                                                         *m_centre, *m_topBar, *m_formats},
                                                   rememberedSimulation(m_settings, m_document));
    connect(m_comparing.get(), &CompareControl::chosen, this, &MainWindow::updateCommands);
    new RecipeAdditions({m_commands, m_document, m_workspace, *m_formats, m_centre->messages(), m_views},
                        this);
    m_session = std::make_unique<SessionKeeper>(
        SessionKeeper::Parts{m_settings, m_workspace, *m_comparing, *m_centre, m_views});
    connect(m_session.get(), &SessionKeeper::modelNamed, this, &MainWindow::open);
}

void MainWindow::makeBisecting()
{
    m_bisect = std::make_unique<BisectControl>(
        BisectControl::Parts{m_workspace, m_document, m_settings, *m_views.causes});
    connect(m_bisect.get(), &BisectControl::message, &m_centre->messages(), &MessageBar::showMessage);
    connect(m_bisect.get(), &BisectControl::found, this, [this] {
        updateCommands();
        if (!m_document.chosenColouring().is(sheet::OfCauses))
            m_centre->messages().showNote(
                tr("The graph can show each module's share of the error now: choose it in "
                   "\"colour\" above the views."));
    });
    connect(m_bisect.get(), &BisectControl::recipeChosen, this,
            [this](const job::Transform& simulation) { m_comparing->simulate(simulation); });
    connect(m_commands["run.causes"], &QAction::triggered, m_docks, &Docks::showCauses);
}

/// Problems, badges and figures follow at once, and the next start has them.
void MainWindow::askForLimits()
{
    auto* dialog = new widgets::LimitsDialog(m_document.rangeThresholds(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_settings.setRangeThresholds(dialog->limits());
        m_document.setRangeThresholds(dialog->limits());
    });
    dialog->open();
}

void MainWindow::restore()
{
    m_document.setQuantity(m_settings.quantity());
    m_document.setColouring(m_settings.colouring());
    m_document.setRangeThresholds(m_settings.rangeThresholds());
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
        m_questions.askToStop(
            tr("The run of %1 has to be stopped before %2 can be opened.")
                .arg(m_workspace.name(), widgets::sanitizedText(QFileInfo(path).fileName())),
            tr("Stop and open"), [this, path] { openNow(path); });
    else
        openNow(path);
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
    if (!model.isEmpty())
        open(model);
}

void MainWindow::compare(const QString& a, const QString& b)
{
    m_comparing->compare(a, b);
}

bool MainWindow::restoreSession(const QStringList& files)
{
    return m_session->restore(files);
}

void MainWindow::tellDamagedSettings()
{
    if (m_settings.isDamaged())
        m_centre->messages().showMessage(
            tr("The file of settings, %1, is damaged; what can't be read in it has its usual value.")
                .arg(QDir::toNativeSeparators(m_settings.file())));
}

void MainWindow::setKeepsSession(bool keeps)
{
    m_session->setKeeps(keeps);
}

QString MainWindow::message() const
{
    return m_centre->messages().message();
}

void MainWindow::showPalette()
{
    auto* palette = new CommandPalette(m_commands, this);
    palette->move(mapToGlobal(QPoint((width() - palette->width()) / 2, m_topBar->height())));
    palette->show();
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
    m_views.problems->setRunTitle(m_workspace.runs().all().size() > 1 ? title : QString());
    m_topBar->setModel(
        title.isEmpty() || m_workspace.isRunning() ? name : title, summary,
        tr("Model: %1\nRun: %2")
            .arg(widgets::sanitizedText(m_workspace.model()), widgets::sanitizedText(m_workspace.runFile())));
}

void MainWindow::updateCommands()
{
    allowCommands(m_commands, m_workspace, m_document, m_compared);
    m_centre->setColour(widgets::colouringText(m_document));
    m_centre->setPruning(m_pruning.summary(), m_pruning.rules());
    m_docks->setNodeCount(static_cast<int>(m_document.graph().nodes.size()));
    m_comparing->update();
    if (m_bisect)
        m_bisect->setTransforms(m_comparing->simulatedTransforms());
}

void MainWindow::connectCommands()
{
    connect(&m_menu, &MainMenu::fileChosen, this, &MainWindow::open);
    connect(&m_questions, &Questions::fileChosen, this, &MainWindow::open);
    connect(&m_questions, &Questions::consentAnswered, this, [this](bool agreed) {
        if (!agreed)
            m_inputs->forget();
        updateCommands();
    });
    connect(m_commands["file.open"], &QAction::triggered, &m_questions, &Questions::askForFile);
    connect(m_commands["file.example"], &QAction::triggered, this, &MainWindow::openExample);
    connect(m_commands["file.save"], &QAction::triggered, &m_questions, &Questions::askForCopy);
    connect(m_commands["file.quit"], &QAction::triggered, qApp, &QApplication::closeAllWindows);
    connect(m_commands["edit.palette"], &QAction::triggered, this, &MainWindow::showPalette);
    connect(m_commands["run.inputs"], &QAction::triggered, m_inputs, &InputsForm::show);
    connect(m_commands["run.chooseModel"], &QAction::triggered, &m_questions, &Questions::askForModel);
    connect(m_inputs, &InputsForm::helpRequested, this,
            [this] { showGuide(this, m_commands, guideToInputs); });
    connectWorkspaceCommands(m_commands, m_workspace, m_document);
    connectCopying(m_commands, m_document, *m_centre);
    connectHelp(m_commands, this);
}

void MainWindow::connectLooks()
{
    connectViewCommands(m_commands, m_views, *m_centre, m_document);
    connectPaths(m_commands, m_views, *m_docks, m_document);
    connectSearch(m_commands, m_views, *m_docks);
    connectGains(m_commands, *m_views.graph, m_settings);
    rememberPanels(*m_views.graph, m_settings);
    new ContextMenus(m_commands, m_views, this);
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
    const auto setColouring = [this](const sheet::Colouring& colouring) {
        m_settings.setColouring(colouring);
        m_document.setColouring(colouring);
        updateCommands();
    };
    connect(&m_commands, &Commands::colourChosen, this, [this, setColouring](sheet::FieldId field) {
        const bool isStatistic = sheet::fieldOf(field).is(sheet::Axis);
        if (isStatistic) {
            m_settings.setQuantity(field);
            m_document.setQuantity(field);
        }
        setColouring(
            {isStatistic ? std::nullopt : std::optional(field), m_document.chosenColouring().direction});
    });
    connect(&m_commands, &Commands::colourDirectionChosen, this,
            [this, setColouring](graph::Direction direction) {
                setColouring({m_document.chosenColouring().by, direction});
            });
}

void MainWindow::connectWorkspace()
{
    for (const auto signal : {&Workspace::changed, &Workspace::infoReceived})
        connect(&m_workspace, signal, this, [this] {
            updateTitle();
            updateCommands();
        });
    connect(&m_workspace, &Workspace::closed, this, [this] {
        m_pruning.undoStack().clear();
        m_document.setPruning({});
    });
    connect(&m_workspace.controller(), &RunController::logged, this,
            [this](const QString&, const QString& text) { m_views.appendLog(text); });
    connect(&m_workspace.controller(), &RunController::runEnded, this, &MainWindow::updateCommands);
    connect(&m_workspace, &Workspace::resultsShown, this, &MainWindow::updateCommands);
    connect(&m_workspace, &Workspace::message, this, &MainWindow::updateCommands);
    new FirstProblem(m_workspace, *m_views.problems, this);
}

void MainWindow::connectActivity()
{
    connect(&m_workspace.controller(), &RunController::runStarted, this, [this] {
        m_views.log->clear();
        updateCommands();
    });
    for (const auto signal : {&Workspace::infoRequested, &Workspace::infoReceived, &Workspace::infoEnded,
                              &Workspace::readingStarted, &Workspace::readingEnded, &Workspace::changed})
        connect(&m_workspace, signal, this, [this] {
            m_inputs->updateActivity();
            m_display->updateActivity();
        });
}

void MainWindow::connectDocument()
{
    connect(m_views.problems, &widgets::ProblemsView::countChanged, m_docks, &Docks::setProblemCount);
    connect(m_views.problems, &widgets::ProblemsView::hiddenWanted, &m_pruning, &Pruning::show);
    connect(m_views.problems, &widgets::ProblemsView::endReached, &m_centre->messages(),
            &MessageBar::showNote);
    connect(m_views.problems, &widgets::ProblemsView::limitsWanted, this, &MainWindow::askForLimits);
    connect(&m_document, &widgets::Document::selectionChanged, this, &MainWindow::updateCommands);
    connect(&m_document, &widgets::Document::graphChanged, this, &MainWindow::updateCommands);
    connect(&m_document, &widgets::Document::formatsChanged, this, &MainWindow::updateCommands);
    connect(&m_compared, &widgets::CompareDocument::changed, this, [this] {
        m_document.setComparison(m_compared.sharedComparison());
        updateCommands();
    });
    connect(&m_workspace.runs(), &OpenRuns::changed, this, [this] {
        updateTitle(); // runs are told apart by what else is open
        updateCommands();
    });
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
    m_settings.setWindowState(m_docks->state());
    m_session->save();
    if (!m_workspace.isRunning()) {
        QMainWindow::closeEvent(event);
        return;
    }
    event->ignore();
    if (!m_questions.isAskingToStop()) {
        m_questions.askToStop(
            tr("The run of %1 has to be stopped before the window can be closed.").arg(m_workspace.name()),
            tr("Stop and close"), [this] { stopAndClose(); });
    }
}

void MainWindow::stopAndClose()
{
    connect(&m_workspace.controller(), &RunController::runEnded, this, &MainWindow::close,
            Qt::QueuedConnection);
    if (m_workspace.isRunning())
        m_workspace.controller().stop();
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

bool MainWindow::focusNextPrevChild(bool next)
{
    return focusNextOf(inOrderOfPanels(*this), next);
}

} // namespace scalescope::app
