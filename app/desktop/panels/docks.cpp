// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/docks.h"

#include "app/desktop/commands/commands.h"
#include "app/desktop/panels/panel_hiding.h"
#include "app/desktop/panels/panel_order.h"
#include "app/desktop/panels/views.h"
#include "widgets/causes/causes_view.h"
#include "widgets/inspector/inspector.h" // IWYU pragma: keep (a widget)
#include "widgets/table/module_tree_view.h"
#include "widgets/table/node_table_view.h"
#include "widgets/table/problems_view.h"
#include "widgets/theory/theory_view.h"
#include "widgets/waterfall/waterfall.h" // IWYU pragma: keep (a widget)

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QScopedValueRollback>
#include <QTabBar>
#include <algorithm>
#include <utility>

namespace scalescope::app {

namespace {

constexpr int gripHeight = 8;
constexpr int treeWidth = 214;
constexpr int inspectorWidth = 336;
constexpr int bottomHeight = 264;    ///< six problems and the text of the current one, at least
constexpr int mostAtFirst = 336;     ///< some nine problems
constexpr double bottomPart = 0.38;  ///< of the window's height
constexpr int asDragged = 1;         ///< of a state: the height of the panels below was chosen
constexpr int waterfallHeight = 300; ///< some six steps below its strip
constexpr int smallestTree = 150;
constexpr int narrowWindow = 1000;

/// A narrow strip instead of a title bar: it drags the panel, a double click floats it.
class Grip : public QWidget
{
public:
    explicit Grip(QDockWidget* dock) : QWidget(dock)
    {
        setObjectName(QStringLiteral("grip"));
        setAttribute(Qt::WA_StyledBackground);
        setToolTip(Docks::tr("Drag to move this panel; double click to float it"));
    }
    // The dock's layout asks for these and looks at no other size.
    [[nodiscard]] QSize sizeHint() const override { return {gripHeight, gripHeight}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace

Docks::Docks(QMainWindow* window, const Views& views, const Commands& commands)
    : QObject(window),
      m_window(window),
      m_tree(add("treeDock", tr("Modules"), views.tree, "view.treeDock", commands)),
      m_inspector(add("inspectorDock", tr("Inspector"), views.inspector, "view.inspectorDock", commands)),
      m_problems(add("problemsDock", tr("Problems"), views.problems, "view.problemsDock", commands)),
      m_nodes(add("nodesDock", tr("Nodes"), views.nodes, "view.nodesDock", commands)),
      m_waterfall(add("waterfallDock", tr("Waterfall"), views.waterfall, "view.waterfallDock", commands)),
      m_causes(add("causesDock", tr("Causes of error"), views.causes, "view.causesDock", commands)),
      m_theory(add("theoryDock", tr("Theory"), views.theory, "view.theoryDock", commands)),
      m_log(add("logDock", tr("Log"), views.log, "view.logDock", commands)),
      m_hiding(new PanelHiding(
          window, commands,
          {m_tree, m_inspector, {m_problems, m_nodes, m_waterfall, m_causes, m_theory, m_log}}))
{
    views.tree->setMinimumWidth(smallestTree);
    m_window->setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_window->setDocumentMode(true);
    m_window->setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    m_window->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_window->setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks |
                             QMainWindow::AllowNestedDocks);
    reset();
    connect(m_window, &QMainWindow::tabifiedDockWidgetActivated, this, &Docks::giveHeight,
            Qt::QueuedConnection); // its layout is done then
    connect(views.waterfall, &widgets::Waterfall::pathMade, this, &Docks::fitPath, Qt::QueuedConnection);
    m_widths = {{m_tree}, {m_inspector}};
    for (QObject* watched :
         {static_cast<QObject*>(m_window), static_cast<QObject*>(m_tree), static_cast<QObject*>(m_inspector)})
        watched->installEventFilter(this);
}

bool Docks::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_window && event->type() == QEvent::MouseButtonPress)
        m_pressed = heightBelow(); // maybe on what divides the panels
    else if (watched == m_window && event->type() == QEvent::MouseButtonRelease)
        m_isHeightDragged = m_isHeightDragged || heightBelow() != std::exchange(m_pressed, heightBelow());
    if (event->type() == QEvent::Resize && watched == m_window) {
        fitTree();
        m_windowSize = m_window->size(); // whose layout has followed already
        giveWidthsBack();
    } else if (event->type() == QEvent::Resize && m_window->size() == m_windowSize && !m_isGivingBack) {
        for (Width& each : m_widths)
            if (each.dock == watched) // dragged, or put anew
                each.wanted = each.dock->width();
    }
    return QObject::eventFilter(watched, event);
}

/// In a narrow window the views need its room; whoever wants it there can show it.
void Docks::fitTree()
{
    const bool isNarrow = m_window->width() < narrowWindow;
    if (isNarrow == m_isNarrow || m_tree->isFloating())
        return;
    m_isNarrow = isNarrow;
    if (isNarrow)
        m_treeGivesWay = !m_tree->isHidden();
    if (m_treeGivesWay)
        m_tree->setVisible(!isNarrow);
}

QByteArray Docks::state() const
{
    const bool isAway = m_isNarrow && m_treeGivesWay && m_tree->isHidden();
    m_tree->setVisible(isAway || !m_tree->isHidden());
    const QByteArray state = m_window->saveState(m_isHeightDragged ? asDragged : 0);
    m_tree->setVisible(!isAway && !m_tree->isHidden());
    return state;
}

void Docks::giveWidthsBack()
{
    const QScopedValueRollback guard(m_isGivingBack, true);
    for (Width& each : m_widths) {
        if (!each.dock->isVisible() || each.dock->isFloating())
            continue;
        if (each.wanted == 0)
            each.wanted = each.dock->width();
        else if (each.dock->width() < each.wanted)
            m_window->resizeDocks({each.dock}, {each.wanted}, Qt::Horizontal);
    }
    m_window->layout()->activate(); // while the guard holds
}

QDockWidget* Docks::add(const char* name, const QString& title, QWidget* content, const char* command,
                        const Commands& commands)
{
    auto* dock = new QDockWidget(title, m_window);
    dock->setObjectName(QString::fromLatin1(name));
    dock->setWidget(content);
    auto* grip = new Grip(dock);
    dock->setTitleBarWidget(grip);
    // A floating panel has the desktop's own frame and needs no grip.
    connect(dock, &QDockWidget::topLevelChanged, grip,
            [grip](bool floating) { grip->setVisible(!floating); });
    connect(commands[command], &QAction::triggered, dock, [this, dock] {
        m_hiding->show(dock);
        focusMain(dock->widget());
    });
    connect(dock, &QDockWidget::visibilityChanged, this, &Docks::tellMeanings);
    return dock;
}

void Docks::restore(const QByteArray& state)
{
    if (!m_window->restoreState(state))
        m_isHeightDragged = m_window->restoreState(state, asDragged);
    m_isNarrow = false; // of what was restored nothing has given way yet
    fitTree();
    tellMeanings();
}

void Docks::reset()
{
    for (QDockWidget* dock :
         {m_tree, m_inspector, m_problems, m_nodes, m_waterfall, m_causes, m_theory, m_log}) {
        m_window->removeDockWidget(dock);
        dock->setFloating(false);
    }
    m_window->addDockWidget(Qt::LeftDockWidgetArea, m_tree);
    m_window->addDockWidget(Qt::RightDockWidgetArea, m_inspector);
    m_window->addDockWidget(Qt::BottomDockWidgetArea, m_problems);
    m_window->tabifyDockWidget(m_problems, m_nodes);
    m_window->tabifyDockWidget(m_nodes, m_waterfall);
    m_window->tabifyDockWidget(m_waterfall, m_causes);
    m_window->tabifyDockWidget(m_causes, m_theory);
    m_window->tabifyDockWidget(m_theory, m_log);
    for (QDockWidget* dock :
         {m_tree, m_inspector, m_problems, m_nodes, m_waterfall, m_causes, m_theory, m_log})
        dock->show();
    m_window->resizeDocks({m_tree, m_inspector}, {treeWidth, inspectorWidth}, Qt::Horizontal);
    m_window->resizeDocks({m_problems}, {firstHeight()}, Qt::Vertical);
    m_problems->raise();
    m_isHeightDragged = false;
}

void Docks::setProblemCount(int count)
{
    setCount(m_problems, count > 0 ? tr("Problems %1").arg(count) : tr("Problems"),
             tr("Problems that follow from no other: %1").arg(count));
}

void Docks::setNodeCount(int count)
{
    setCount(m_nodes, count > 0 ? tr("Nodes %1").arg(count) : tr("Nodes"),
             tr("Tensors in graph and table, without those that are hidden by pruning: %1").arg(count));
}

void Docks::setDeviationCount(int count)
{
    setCount(m_theory, count > 0 ? tr("Theory %1").arg(count) : tr("Theory"),
             tr("Tensors and gradients that deviate from the theory: %1").arg(count));
}

void Docks::setCount(QDockWidget* dock, const QString& title, const QString& meaning)
{
    m_meanings[dock] = meaning;
    dock->setWindowTitle(title);
    tellMeanings();
}

/// The window makes the tabs, and names them as panels are called.
void Docks::tellMeanings()
{
    for (QTabBar* tabs : m_window->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
            for (auto each = m_meanings.cbegin(); each != m_meanings.cend(); ++each) {
                if (each.key()->windowTitle() != tabs->tabText(tab))
                    continue;
                const auto* goesThere = m_window->findChild<QAction*>("view." + each.key()->objectName());
                const QString keys =
                    goesThere ? goesThere->shortcut().toString(QKeySequence::NativeText) : QString();
                tabs->setTabToolTip(tab, keys.isEmpty() ? each.value()
                                                        : QStringLiteral("%1 (%2)").arg(each.value(), keys));
                tabs->setAccessibleTabName(tab, each.value());
            }
        }
    }
}

void Docks::showTree()
{
    m_hiding->show(m_tree);
}

void Docks::showProblems()
{
    m_hiding->show(m_problems);
}

void Docks::show(QDockWidget* dock, int readable)
{
    m_hiding->show(dock);
    if (dock->height() >= readable || dock->isFloating())
        return;
    if (m_heightBefore == 0)
        m_heightBefore = dock->height();
    m_window->resizeDocks({dock}, {readable}, Qt::Vertical);
}

/// Of the panels below before anybody drags them.
int Docks::firstHeight() const
{
    return std::clamp(static_cast<int>(m_window->height() * bottomPart), bottomHeight, mostAtFirst);
}

/// That a panel below may take by itself: the views keep half of the window.
int Docks::mostBelow() const
{
    const int both = m_window->centralWidget()->height() + heightBelow();
    return std::max(bottomHeight, both - m_window->height() / 2);
}

/// What a panel took by itself goes back to the views when another takes its place.
void Docks::giveHeightBack(QDockWidget* dock)
{
    const int before = std::exchange(m_heightBefore, 0);
    if (before == 0 || m_isHeightDragged || dock->isFloating())
        return;
    m_window->resizeDocks({dock}, {before}, Qt::Vertical);
    m_window->layout()->activate();
    if (const int taken = before - dock->height(); taken > 0) // by the tabs
        m_window->resizeDocks({dock}, {before + taken}, Qt::Vertical);
}

/// Of the panel below that is in front; 0 where there is none.
int Docks::heightBelow() const
{
    for (const QDockWidget* dock : {m_problems, m_nodes, m_waterfall, m_causes, m_theory, m_log})
        if (!dock->isFloating() && !dock->visibleRegion().isEmpty())
            return dock->height();
    return 0;
}

/// The tabs must not move away from whoever clicks along them.
bool Docks::areTabsUnderMouse() const
{
    return std::ranges::any_of(m_window->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly),
                               [](const QTabBar* tabs) { return tabs->underMouse(); });
}

/// The other panels below need less; what was dragged to another height stays.
void Docks::giveHeight(QDockWidget* dock)
{
    if (!m_window->isVisible() || dock->visibleRegion().isEmpty() || areTabsUnderMouse())
        return;
    if (dock != m_waterfall)
        giveHeightBack(dock);
    else if (!m_isHeightDragged)
        show(m_waterfall, std::min(waterfallHeight, mostBelow()));
}

void Docks::showCauses()
{
    m_hiding->show(m_causes);
}

void Docks::showWaterfall()
{
    show(m_waterfall, std::min(waterfallHeight, mostBelow()));
    m_isPathNew = true;
    // Its rows are made, and its layout done, a little later.
    QMetaObject::invokeMethod(this, &Docks::fitPath, Qt::QueuedConnection);
}

/// As far as the views leave it room, once for each path that was asked for.
void Docks::fitPath()
{
    const auto* waterfall = qobject_cast<const widgets::Waterfall*>(m_waterfall->widget());
    if (!m_isPathNew || m_isHeightDragged || m_waterfall->visibleRegion().isEmpty())
        return;
    m_window->layout()->activate();
    m_isPathNew = waterfall->missingHeight() <= 0; // its rows may be made yet
    const int most = mostBelow();
    int asked = m_waterfall->height();
    for (int part = 0; part < 2 && waterfall->missingHeight() > 0; ++part) { // the tabs take some
        asked = std::min(asked + waterfall->missingHeight(), most);
        show(m_waterfall, asked);
        m_window->layout()->activate();
    }
}

void Docks::enterWaterfall()
{
    focusMain(m_waterfall->widget());
}

} // namespace scalescope::app
