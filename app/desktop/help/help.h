// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/key_hint.h"

#include <QKeySequence>
#include <QList>
#include <QString>
#include <QVector>

class QWidget;

namespace scalescope::app {

class Commands;

/// One line of help: keys, or what is done with the mouse, and what they do.
struct ShortcutRow
{
    QList<QKeySequence> keys;
    QString mouse;
    QString does;

    /// "Ctrl+O", "Up, Down", "Ctrl+click".
    [[nodiscard]] QString text() const;
};

/// Those of one menu, or of one view.
struct ShortcutGroup
{
    QString title;
    QVector<ShortcutRow> rows;
};

/// Every shortcut of the window: the commands of the table that have one, menu by menu, and the keys that
/// views have beside these.
QVector<ShortcutGroup> shortcutGroups(const Commands& commands);

/// Lets the commands that help do so, in front of `window`: the guide opens on what has the focus there.
void connectHelp(const Commands& commands, QWidget* window);

/// A list of every shortcut: of commands, and of views.
void showShortcuts(QWidget* parent, const Commands& commands);
/// Version, licence, and where things are kept.
void showAbout(QWidget* parent);

} // namespace scalescope::app
