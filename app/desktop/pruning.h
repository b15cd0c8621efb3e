// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"

#include <QObject>
#include <QUndoStack>

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
    /// "prune: same scale 2^-16, non-float": what is in force, for the line above the graph.
    [[nodiscard]] QString summary() const;
    /// Makes a change that can be undone, with a text for the undo command.
    void apply(const prune::Options& options, const QString& text);

private:
    void connectCommands();
    void update();
    void fillTargets(QMenu* menu);
    void askTolerance();

    widgets::Document& m_document;
    const Commands& m_commands;
    QWidget* m_window;
    QUndoStack m_stack;
};

} // namespace scalescope::app
