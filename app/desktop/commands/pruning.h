// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"

#include <QObject>
#include <QUndoStack>
#include <set>

class QMenu;

namespace scalescope::app {

class Commands;

/// The pruning commands of a window: each changes the document's pruning through the undo stack.
class Pruning : public QObject
{
    Q_OBJECT

public:
    Pruning(widgets::Document& document, const Commands& commands, QWidget* window);

    [[nodiscard]] QUndoStack& undoStack() { return m_stack; }
    /// Adds the pruning commands and the list of operators to hide to `menu`.
    void fill(QMenu* menu);
    /// "14 hidden", "nothing": what pruning does to this run, for the button above the graph.
    [[nodiscard]] QString summary() const;
    /// "same scale 2^-16, non-float": the rules in force.
    [[nodiscard]] QString rules() const;
    /// Makes a change that can be undone, with a text for the undo command.
    void apply(const prune::Options& options, const QString& text);
    /// Prunes as much less as it takes to see these nodes.
    void show(const std::set<graph::NodeId>& nodes);

private:
    void connectCommands();
    void update();
    void fillTargets(QMenu* menu);
    void askTolerance();
    /// Hides the selected node, alone or with others, and selects the nearest that is still shown.
    void hideSelected(const prune::Options& options, const QString& text);

    widgets::Document& m_document;
    const Commands& m_commands;
    QWidget* m_window;
    QString m_undo; ///< the command's text while there is nothing to undo
    QString m_redo;
    QUndoStack m_stack; ///< goes first: it is cleared as it goes, and says so
};

} // namespace scalescope::app
