// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/panel_hiding.h"

#include "app/desktop/commands/commands.h"

#include <QContextMenuEvent>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QTabBar>
#include <algorithm>
#include <utility>

namespace scalescope::app {

PanelHiding::PanelHiding(QMainWindow* window, const Commands& commands, Panels panels)
    : QObject(window), m_window(window), m_commands(commands), m_panels(std::move(panels))
{
    connect(commands["view.hideTree"], &QAction::triggered, m_panels.tree, &QDockWidget::hide);
    connect(commands["view.hideInspector"], &QAction::triggered, m_panels.inspector, &QDockWidget::hide);
    connect(commands["view.hideBelow"], &QAction::triggered, this, &PanelHiding::hideBelow);
    for (const QDockWidget* panel : QVector{m_panels.tree, m_panels.inspector} + m_panels.below)
        connect(panel, &QDockWidget::visibilityChanged, this, &PanelHiding::updateCommands);
    m_window->installEventFilter(this);
    updateCommands();
}

bool PanelHiding::isAnyBelow() const
{
    return std::ranges::any_of(
        m_panels.below, [](const QDockWidget* panel) { return !panel->isHidden() && !panel->isFloating(); });
}

void PanelHiding::show(QDockWidget* panel) const
{
    if (m_panels.below.contains(panel) && panel->isHidden() && !isAnyBelow())
        for (QDockWidget* beside : m_panels.below)
            beside->show();
    panel->show();
    panel->raise();
}

/// What floats is no part of the place below.
void PanelHiding::hideBelow() const
{
    for (QDockWidget* panel : m_panels.below)
        if (!panel->isFloating())
            panel->hide();
}

void PanelHiding::updateCommands() const
{
    const QString whyNot = tr("It is hidden; the entry with its name shows it.", "a panel");
    m_commands.allow("view.hideTree", m_panels.tree->isHidden() ? whyNot : QString());
    m_commands.allow("view.hideInspector", m_panels.inspector->isHidden() ? whyNot : QString());
    m_commands.allow("view.hideBelow",
                     isAnyBelow() ? QString()
                                  : tr("They are hidden; the entry of each of them shows all.", "panels"));
}

/// Whose tab or grip is there: the rest of a panel has menus of its own.
QDockWidget* PanelHiding::panelAt(const QPoint& point) const
{
    QWidget* there = m_window->childAt(point);
    const auto panels = QVector{m_panels.tree, m_panels.inspector} + m_panels.below;
    if (const auto* tabs = qobject_cast<const QTabBar*>(there); tabs && tabs->parentWidget() == m_window) {
        const QString title = tabs->tabText(tabs->tabAt(tabs->mapFrom(m_window, point)));
        const auto named = std::ranges::find(panels, title, &QDockWidget::windowTitle);
        return named == panels.end() ? nullptr : *named;
    }
    const auto found = std::ranges::find_if(
        panels, [there](const QDockWidget* panel) { return panel->titleBarWidget() == there; });
    return there == nullptr || found == panels.end() ? nullptr : *found;
}

QMenu* PanelHiding::menuAt(const QPoint& point) const
{
    QDockWidget* panel = panelAt(point);
    if (panel == nullptr)
        return nullptr;
    auto* menu = new QMenu(m_window);
    connect(menu->addAction(tr("&Hide this panel")), &QAction::triggered, panel, &QDockWidget::hide);
    if (m_panels.below.contains(panel))
        menu->addAction(m_commands["view.hideBelow"]);
    menu->addSeparator();
    menu->addAction(m_commands["view.resetLayout"]);
    return menu;
}

/// Instead of the list of check marks that Qt has there.
bool PanelHiding::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_window || event->type() != QEvent::ContextMenu)
        return QObject::eventFilter(watched, event);
    const auto* asked = static_cast<QContextMenuEvent*>(event);
    if (QMenu* menu = menuAt(asked->pos())) {
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->popup(asked->globalPos());
    }
    return true;
}

} // namespace scalescope::app
