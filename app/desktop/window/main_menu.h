// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenu;
class QWidget;

namespace scalescope::app {

class Commands;
class Pruning;
class Settings;
class Workspace;

/// The window's menus: those of its commands, and the lists of recent files and of open runs, which are
/// filled when they are opened.
class MainMenu : public QObject
{
    Q_OBJECT

public:
    MainMenu(const Commands& commands, Pruning& pruning, Settings& settings, Workspace& workspace,
             QWidget* window);

    /// With all others below it.
    [[nodiscard]] QMenu* all() const { return m_all; }
    [[nodiscard]] QMenu* exports() const { return m_exports; }
    [[nodiscard]] QMenu* runs() const { return m_runs; }
    [[nodiscard]] QMenu* colour() const { return m_colour; }
    [[nodiscard]] QMenu* prune() const { return m_prune; }
    /// Filled by who knows the formats.
    [[nodiscard]] QMenu* formats() const { return m_formats; }

Q_SIGNALS:
    /// One of the recent files was chosen.
    void fileChosen(const QString& path);

private:
    void fillRecentFiles();
    void fillRuns();

    const Commands& m_commands;
    Settings& m_settings;
    Workspace& m_workspace;
    QMenu* m_all;
    QMenu* m_exports = nullptr;
    QMenu* m_runs;
    QMenu* m_colour;
    QMenu* m_prune;
    QMenu* m_formats;
    QMenu* m_recent;
};

} // namespace scalescope::app
