// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/notices.h"

#include "app/desktop/commands/commands.h"
#include "app/desktop/export/exporter.h"
#include "app/desktop/panels/centre.h"
#include "app/desktop/panels/message_bar.h"
#include "app/runs/engine_words.h"
#include "app/runs/workspace.h"

#include <QAction>
#include <QDir>
#include <utility>

namespace scalescope::app {

Notices::Notices(const Parts& parts) : QObject(&parts.centre), m_parts(parts), m_roundAll(new QAction(this))
{
    MessageBar* bar = &parts.centre.messages();
    const Workspace* workspace = &parts.workspace;
    const OpenModel* model = &workspace->openModel();
    const RunController* controller = &workspace->controller();
    connect(workspace, &Workspace::message, bar, &MessageBar::showMessage);
    connect(model, &OpenModel::note, bar, &MessageBar::showNote);
    connect(controller, &RunController::note, bar, &MessageBar::showNote);
    connect(&workspace->runFiles(), &RunFileController::note, bar, &MessageBar::showNote);
    connect(&workspace->runFiles(), &RunFileController::state, bar, &MessageBar::showState);
    connect(controller, &RunController::runStarted, bar, [this, bar] {
        if (m_unguarded.isEmpty() || bar->message() != m_unguarded) // which somebody has to have read
            bar->showMessage({});
    });
    connect(controller, &RunController::runEnded, bar, [bar](const Outcome& outcome) {
        if (outcome.byUser) // wanted, so no alarm
            bar->showNote(outcomeText(outcome));
    });
    connect(&parts.exporter, &Exporter::failed, bar, &MessageBar::showMessage);
    connect(&parts.exporter, &Exporter::begun, bar, [bar](const QString& path) {
        bar->showState(tr("Writing %1…").arg(QDir::toNativeSeparators(path)));
    });
    connect(&parts.exporter, &Exporter::written, bar, [bar](const QString& path, const QString& note) {
        const QString sentence = tr("Written: %1").arg(QDir::toNativeSeparators(path));
        if (note.isEmpty())
            bar->showNote(sentence);
        else // to be read
            bar->showState(tr("%1. %2", "written: a file, and a note on it").arg(sentence, note));
    });
    connect(model, &OpenModel::unguarded, this, &Notices::tellUnguarded);
    connect(&controller->session(), &RunSession::unguarded, this, &Notices::tellUnguarded);
    connect(workspace, &Workspace::modelChanged, this, &Notices::offerToRun);
    connect(workspace, &Workspace::modelMissed, this, &Notices::offerToChoose);
    connect(controller, &RunController::roundedNothing, this, &Notices::offerToRoundAll);
    connect(m_roundAll, &QAction::triggered, this, &Notices::roundAll);
    connect(controller, &RunController::transformsChanged, this, [this, bar] {
        if (m_parts.workspace.transforms().empty() &&
            bar->offers(m_roundAll)) // of a variant that is not shown
            bar->showMessage({});
    });
    connect(workspace, &Workspace::changed, this, &Notices::updateHint);
    connect(workspace, &Workspace::resultsShown, this, &Notices::updateHint);
    updateHint();
}

void Notices::tellUnguarded(const QString& sentence)
{
    if (std::exchange(m_toldUnguarded, true))
        return;
    m_unguarded = sentence;
    m_parts.centre.messages().showMessage(sentence);
}

void Notices::offerToRun()
{
    m_parts.centre.messages().showOffer(tr("%1 was changed after this run.").arg(m_parts.workspace.name()),
                                        m_parts.commands["run.start"], tr("Run again  F5"));
}

void Notices::offerToChoose()
{
    m_parts.centre.messages().showOffer(
        tr("The model of this run, %1, was not found: it can't be run again, and has no variant.")
            .arg(QDir::toNativeSeparators(m_parts.workspace.openModel().missing())),
        m_parts.commands["run.chooseModel"], tr("Choose the model…"));
}

void Notices::offerToRoundAll(const QString& why)
{
    m_parts.centre.messages().showOffer(tr("Nothing was rounded. %1", "and why").arg(why), m_roundAll,
                                        tr("Round all products, convolutions too"));
}

/// Whatever was chosen since.
void Notices::roundAll()
{
    for (const char* id : {"format.extended", "run.simulate"}) {
        QAction* toggle = m_parts.commands[id];
        if (!toggle->isChecked())
            toggle->trigger();
    }
}

void Notices::updateHint()
{
    const Workspace& workspace = m_parts.workspace;
    Centre& centre = m_parts.centre;
    if (!m_parts.document.run().graph.nodes.empty())
        centre.showViews();
    else if (workspace.name().isEmpty() && !workspace.opening().isEmpty())
        centre.showHint(workspace.opening(), tr("Reading the run…"));
    else if (workspace.name().isEmpty())
        centre.showHint(tr("Scalescope"), tr("Open a model or a run (Ctrl+O), or drop one here."));
    else if (!workspace.model().isEmpty())
        centre.showHint(
            workspace.name(),
            tr("Press Run (F5) to see the scales of its tensors; Inputs… says what it is run with."));
    else
        centre.showHint(workspace.name(), tr("Reading the run…"));
}

} // namespace scalescope::app
