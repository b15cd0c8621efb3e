// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QMenu>
#include <QObject>
#include <QPointer>
#include <QVector>

class QAbstractScrollArea;
class QContextMenuEvent;
class QWidget;

namespace scalescope::app {

class Commands;
struct Views;

/// The menus of what one points at: of cards, edges, rows and plots. They hold commands of the window, those
/// that can be given now, and the actions that a view has already. The menu key and Shift+F10 open them at
/// the item that has the focus, the right button at what it was pressed on, which views select then.
class ContextMenus : public QObject
{
    Q_OBJECT

public:
    ContextMenus(const Commands& commands, const Views& views, QObject* parent);

    /// A menu with what can be done at a widget, commands of export in a menu below; empty where it has none.
    /// It goes with its parent.
    [[nodiscard]] QMenu* menuOf(QWidget* widget, QWidget* parent) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Names of commands; null begins another group.
    using Entries = QVector<const char*>;

    void add(QWidget* widget, const Entries& entries);
    /// The table or tree in a view.
    void addArea(QAbstractScrollArea* area, const Entries& entries);
    void addRows(QWidget* view, const Entries& entries);
    /// What can be done at a point of a widget: at an edge of a graph other things than at its cards.
    [[nodiscard]] QMenu* menuAt(QWidget* widget, const QPoint& point) const;
    void popUp(QWidget* widget, QMenu* menu, const QPoint& globalPosition);

    const Commands& m_commands;
    const Views& m_views;
    QHash<const QObject*, Entries> m_entries;
    QPointer<QMenu> m_open;
};

} // namespace scalescope::app
