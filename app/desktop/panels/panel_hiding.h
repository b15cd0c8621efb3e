// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVector>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace scalescope::app {

class Commands;

/// Hides panels, by commands and by the menu of a panel's tab or grip: the commands that are called after the
/// panels only ever show them.
class PanelHiding : public QObject
{
    Q_OBJECT

public:
    /// The panels of a window; what lies below shares a place.
    struct Panels
    {
        QDockWidget* tree;
        QDockWidget* inspector;
        QVector<QDockWidget*> below;
    };

    PanelHiding(QMainWindow* window, const Commands& commands, Panels panels);

    /// Brings a panel to the front. With it come those beside it where all below are hidden, as hiding all of
    /// them does.
    void show(QDockWidget* panel) const;
    /// What can be done with the panel at a place of the window, for its tab or its grip; null for others.
    /// The caller deletes it.
    [[nodiscard]] QMenu* menuAt(const QPoint& point) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QDockWidget* panelAt(const QPoint& point) const;
    [[nodiscard]] bool isAnyBelow() const;
    void hideBelow() const;
    void updateCommands() const;

    QMainWindow* m_window;
    const Commands& m_commands;
    Panels m_panels;
};

} // namespace scalescope::app
