// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/tab_order.h"

#include <QWidget>
#include <algorithm>

namespace scalescope::widgets {

namespace {

bool areInARow(const QRect& a, const QRect& b)
{
    const int common = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top()) + 1;
    return 2 * common > std::min(a.height(), b.height());
}

/// The widgets of one parent.
QList<QWidget*> byRows(QList<QWidget*> widgets)
{
    std::ranges::stable_sort(widgets, {}, [](const QWidget* widget) { return widget->y(); });
    for (auto row = widgets.begin(); row != widgets.end();) {
        const QRect first = (*row)->geometry();
        const auto end =
            std::stable_partition(std::next(row), widgets.end(), [&first](const QWidget* widget) {
                return areInARow(first, widget->geometry());
            });
        std::stable_sort(row, end, [](const QWidget* a, const QWidget* b) { return a->x() < b->x(); });
        row = end;
    }
    return widgets;
}

bool takesTab(const QWidget& widget)
{
    return widget.isVisible() && (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus &&
           widget.focusProxy() == nullptr;
}

void collect(QWidget* widget, QList<QWidget*>& order)
{
    if (takesTab(*widget))
        order << widget;
    QList<QWidget*> inside;
    for (auto* child : widget->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (!child->isWindow() && child->isVisible())
            inside << child;
    for (QWidget* child : byRows(inside))
        collect(child, order);
}

} // namespace

QList<QWidget*> inOrderOfPlace(QWidget* widget)
{
    QList<QWidget*> order;
    collect(widget, order);
    return order;
}

void setTabOrderByPlace(QWidget* window)
{
    const QList<QWidget*> order = inOrderOfPlace(window);
    for (qsizetype i = 1; i < order.size(); ++i)
        QWidget::setTabOrder(order[i - 1], order[i]);
}

} // namespace scalescope::widgets
