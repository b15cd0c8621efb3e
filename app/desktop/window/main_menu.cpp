// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/main_menu.h"

#include "app/desktop/commands/commands.h"
#include "app/desktop/commands/pruning.h"
#include "app/runs/workspace.h"
#include "app/settings/settings.h"
#include "widgets/models/plain_text.h"

#include <QDir>
#include <QMenu>
#include <utility>

namespace scalescope::app {

MainMenu::MainMenu(const Commands& commands, Pruning& pruning, Settings& settings, Workspace& workspace,
                   QWidget* window)
    : QObject(window),
      m_commands(commands),
      m_settings(settings),
      m_workspace(workspace),
      m_all(new QMenu(window)),
      m_runs(new QMenu(window)),
      m_colour(new QMenu(window)),
      m_prune(new QMenu(window)),
      m_formats(new QMenu(window)),
      m_recent(new QMenu(tr("Open &recent"), window))
{
    commands.fill(m_colour, MenuId::Colour);
    pruning.fill(m_prune);
    for (const MenuId id : {MenuId::File, MenuId::Export, MenuId::Edit, MenuId::Run, MenuId::View,
                            MenuId::Panels, MenuId::Appearance, MenuId::Path}) {
        QMenu* menu = m_all->addMenu(Commands::title(id));
        commands.fill(menu, id);
        // What an export shows, why a panel can't be hidden.
        menu->setToolTipsVisible(id == MenuId::Export || id == MenuId::Panels);
        m_exports = id == MenuId::Export ? menu : m_exports;
    }
    m_all->actions().first()->menu()->insertMenu(commands["file.save"], m_recent);
    for (const auto& [menu, id] :
         {std::pair{m_colour, MenuId::Colour}, {m_prune, MenuId::Prune}, {m_formats, MenuId::Formats}}) {
        menu->setTitle(Commands::title(id));
        menu->setToolTipsVisible(true); // why an entry is grey
        m_all->addMenu(menu);
    }
    commands.fill(m_all->addMenu(Commands::title(MenuId::Help)), MenuId::Help);
    connect(m_recent, &QMenu::aboutToShow, this, &MainMenu::fillRecentFiles);
    connect(m_runs, &QMenu::aboutToShow, this, &MainMenu::fillRuns);
}

void MainMenu::fillRecentFiles()
{
    m_recent->clear();
    for (const QString& path : m_settings.recentFiles())
        connect(m_recent->addAction(widgets::menuText(QDir::toNativeSeparators(path))), &QAction::triggered,
                this, [this, path] { Q_EMIT fileChosen(path); });
    m_recent->addSeparator();
    connect(m_recent->addAction(tr("&Clear the list")), &QAction::triggered, this,
            [this] { m_settings.clearRecentFiles(); });
}

void MainMenu::fillRuns()
{
    m_runs->clear();
    for (const OpenRun& open : m_workspace.runs().all()) {
        QAction* action = m_runs->addAction(widgets::menuText(open.title));
        action->setToolTip(widgets::plainToolTip(widgets::sanitizedText(open.file)));
        action->setCheckable(true);
        action->setChecked(open.file == m_workspace.runFile());
        action->setEnabled(!m_workspace.isRunning());
        connect(action, &QAction::triggered, this, [this, file = open.file] { m_workspace.show(file); });
    }
    m_runs->addSeparator();
    for (const char* id : {"file.nextRun", "file.previousRun", "file.closeRun", "file.save"})
        m_runs->addAction(m_commands[id]);
}

} // namespace scalescope::app
