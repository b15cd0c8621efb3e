// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/commands/workspace_commands.h"

#include "app/desktop/commands/commands.h"
#include "app/runs/files.h"
#include "app/runs/workspace.h"
#include "widgets/models/compare_document.h"

#include <QCoreApplication>

namespace scalescope::app {

void connectWorkspaceCommands(const Commands& commands, Workspace& workspace, widgets::Document& document)
{
    const auto connect = [&commands](const char* id, auto* receiver, auto does) {
        QObject::connect(commands[id], &QAction::triggered, receiver, does);
    };
    connect("file.closeRun", &workspace, [&workspace] { workspace.close(workspace.runFile()); });
    connect("file.nextRun", &workspace, [&workspace] { workspace.showAfter(1); });
    connect("file.previousRun", &workspace, [&workspace] { workspace.showAfter(-1); });
    connect("edit.back", &document, &widgets::Document::goBack);
    connect("edit.forward", &document, &widgets::Document::goForward);
    connect("run.start", &workspace.controller(), &RunController::run);
    connect("run.stop", &workspace.controller(), &RunController::stop);
}

void allowCommands(Commands& commands, const Workspace& workspace, const widgets::Document& document,
                   const widgets::CompareDocument& compared)
{
    const bool isRunning = workspace.isRunning();
    commands.allow("run.start", isRunning ? QCoreApplication::translate("Commands", "The model is being run.")
                                          : workspace.whyNoRun());
    commands["run.stop"]->setEnabled(isRunning);
    commands.allow("run.inputs", workspace.whyNoInputs());
    commands["run.chooseModel"]->setEnabled(!workspace.runFile().isEmpty() && !isRunning);
    // Of a file that is being written a copy would be torn.
    const bool isWhole = !isRunning && !workspace.isFollowed(workspace.runFile());
    commands["file.save"]->setEnabled(!workspace.runFile().isEmpty() && !document.run().graph.nodes.empty() &&
                                      !workspace.showsOutline() && isWhole);
    commands["file.example"]->setEnabled(!exampleModel().isEmpty());
    const bool hasOpen = workspace.runs().find(workspace.runFile()) != nullptr;
    const bool hasSeveral = workspace.runs().all().size() > 1;
    commands["file.closeRun"]->setEnabled(hasOpen && !isRunning);
    for (const char* id : {"file.nextRun", "file.previousRun"})
        commands[id]->setEnabled(hasSeveral && !isRunning);
    commands["run.compareLast"]->setEnabled(hasSeveral);
    commands["run.swapCompared"]->setEnabled(compared.comparison() != nullptr);
    commands["edit.back"]->setEnabled(document.canGoBack());
    commands["edit.forward"]->setEnabled(document.canGoForward());
    commands.setColours(document);
}

} // namespace scalescope::app
