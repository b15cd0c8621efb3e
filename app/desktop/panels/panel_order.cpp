// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/panel_order.h"

#include "widgets/theme/tab_order.h"

#include <QApplication>
#include <QDockWidget>
#include <QLineF>
#include <QMainWindow>
#include <QScrollArea>
#include <QTabBar>
#include <algorithm>

namespace scalescope::app {

namespace {

QList<QWidget*> enabledIn(QWidget* panel)
{
    QList<QWidget*> controls = widgets::inOrderOfPlace(panel);
    controls.removeIf([](const QWidget* control) { return !control->isEnabled(); });
    return controls;
}

/// Those that can be seen: of panels behind each other the one in front.
QList<QWidget*> panelsOf(const QMainWindow& window)
{
    QList<QWidget*> panels{window.centralWidget()};
    for (QDockWidget* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
        panels << dock;
    for (QTabBar* tabs : window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) // of such panels
        panels << tabs;
    panels.removeIf([](const QWidget* panel) {
        return panel == nullptr || panel->isWindow() || panel->visibleRegion().isEmpty();
    });
    std::ranges::stable_sort(panels, {},
                             [](const QWidget* panel) { return std::pair(panel->x(), panel->y()); });
    if (QWidget* bar = window.menuWidget(); bar != nullptr)
        panels.prepend(bar);
    return panels;
}

/// A widget that has the focus may lie where its panel was not scrolled to.
void scrollTo(QWidget* widget)
{
    for (QWidget* around = widget->parentWidget(); around != nullptr; around = around->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(around))
            area->ensureWidgetVisible(widget);
}

double distance(const QWidget* a, const QWidget* b)
{
    const QWidget* window = a->window();
    const auto middle = [window](const QWidget* widget) {
        return widget->mapTo(window, widget->rect().center());
    };
    return QLineF(middle(a), middle(b)).length();
}

/// What is beside something that has the focus and can't have it any more, as it was disabled or hidden; -1
/// where nothing has it, or it is what contains others.
qsizetype beside(const QList<QWidget*>& order)
{
    QWidget* focused = QApplication::focusWidget();
    const QWidget* window = focused == nullptr ? nullptr : focused->window();
    if (focused == window || (focused->isEnabled() && focused->isVisible()))
        return -1;
    const QWidget* around = focused->parentWidget();
    const auto isInside = [&around](const QWidget* widget) { return around->isAncestorOf(widget); };
    while (around != window && std::ranges::none_of(order, isInside))
        around = around->parentWidget();
    qsizetype nearest = -1;
    for (qsizetype i = 0; i < order.size(); ++i)
        if (isInside(order[i]) &&
            (nearest < 0 || distance(order[i], focused) < distance(order[nearest], focused)))
            nearest = i;
    return nearest;
}

/// Of what a panel with the focus contains the first, -1 where no panel has it.
qsizetype firstInside(const QList<QWidget*>& order)
{
    const QWidget* focused = QApplication::focusWidget();
    const auto found = std::ranges::find_if(order, [focused](const QWidget* widget) {
        return focused != nullptr && focused->isAncestorOf(widget);
    });
    return found == order.end() ? -1 : found - order.begin();
}

} // namespace

QList<QWidget*> inOrderOfPanels(const QMainWindow& window)
{
    QList<QWidget*> order;
    for (QWidget* panel : panelsOf(window))
        order << enabledIn(panel);
    return order;
}

bool focusNextOf(const QList<QWidget*>& order, bool next)
{
    if (order.isEmpty())
        return false;
    if (const qsizetype near = beside(order); near >= 0) {
        order[near]->setFocus(Qt::OtherFocusReason);
        return true;
    }
    const qsizetype count = order.size();
    const qsizetype now = order.indexOf(QApplication::focusWidget());
    const qsizetype begin = now >= 0 ? now + 1 : std::max<qsizetype>(0, firstInside(order));
    const qsizetype end = now >= 0 ? now : begin; // where the way back begins
    const qsizetype to = next ? begin % count : (end + count - 1) % count;
    order[to]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    scrollTo(order[to]);
    return true;
}

void focusMain(QWidget* panel)
{
    const QList<QWidget*> controls = enabledIn(panel);
    const auto main = std::ranges::max_element(
        controls, {}, [](const QWidget* control) { return control->width() * control->height(); });
    if (main != controls.end())
        (*main)->setFocus(Qt::ShortcutFocusReason);
}

} // namespace scalescope::app
