// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QAction;
class QLineEdit;
class QListWidget;

namespace scalescope::app {

class Commands;

/// A list of every command that filters as one types: words in any order, each a part of the command's text.
/// Enter does the marked command, Escape goes away. Commands that can't be done now are left out. Where no
/// text has the words, those with other words for the same are listed.
class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    CommandPalette(const Commands& commands, QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& text);
    void addCommands(const QStringList& words, const QList<QStringList>& synonyms);
    void runCurrent();

    const Commands& m_commands;
    QLineEdit* m_field;
    QListWidget* m_list;
};

} // namespace scalescope::app
