// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run_display.h"

#include "app/desktop/top_bar.h"
#include "app/desktop/workspace.h"
#include "widgets/models/shown_number.h"

namespace scalescope::app {

namespace {

QString phaseWords(job::Phase phase)
{
    switch (phase) {
    case job::Phase::Load:
        return RunDisplay::tr("loading");
    case job::Phase::Inputs:
        return RunDisplay::tr("inputs");
    case job::Phase::Capture:
        return RunDisplay::tr("capture");
    case job::Phase::Transform:
        return RunDisplay::tr("transforms");
    case job::Phase::Reference:
        return RunDisplay::tr("reference");
    case job::Phase::Forward:
        return RunDisplay::tr("forward");
    case job::Phase::Backward:
        return RunDisplay::tr("backward");
    case job::Phase::Write:
        return RunDisplay::tr("writing");
    case job::Phase::Bisect:
        return RunDisplay::tr("causes");
    }
    return {};
}

/// "backward · 38 of 38"; the count alone where the total is not known.
QString progressWords(const job::Progress& progress)
{
    const QString phase = phaseWords(progress.phase);
    if (progress.total > 0)
        return RunDisplay::tr("%1 · %2 of %3", "phase, done, total")
            .arg(phase)
            .arg(progress.done)
            .arg(progress.total);
    return RunDisplay::tr("%1 · %2", "phase, done").arg(phase).arg(progress.done);
}

/// "twin: backward · 38 of 38", where there is a twin.
QString stageWords(const QString& words, int stage, int stages)
{
    if (stages < 2)
        return words;
    return stage == 0 ? RunDisplay::tr("original: %1", "progress").arg(words)
                      : RunDisplay::tr("twin: %1", "progress").arg(words);
}

} // namespace

RunDisplay::RunDisplay(Workspace& workspace, TopBar& bar) : QObject(&bar), m_workspace(workspace), m_bar(bar)
{
    connect(&workspace, &Workspace::runStarted, this, [this] {
        m_progress.reset();
        tell(tr("starting"));
    });
    connect(&workspace, &Workspace::stageStarted, this, [this](int stage, int stages) {
        m_progress.setStage(stage, stages);
        tell(tr("starting"));
    });
    connect(&workspace, &Workspace::phaseStarted, this, [this](job::Phase phase) {
        m_progress.enter(phase);
        tell(phaseWords(phase));
    });
    connect(&workspace, &Workspace::progressed, this, [this](const job::Progress& progress) {
        m_progress.advance(progress);
        tell(progressWords(progress));
    });
    connect(&workspace, &Workspace::runEnded, this, &RunDisplay::showEnd);
}

void RunDisplay::tell(const QString& words)
{
    m_bar.showProgress(stageWords(words, m_progress.stage(), m_progress.stages()), m_progress.fraction());
}

void RunDisplay::showEnd(const Outcome& outcome)
{
    const QString time = outcome.seconds < 0.05
                             ? QLatin1Char('<') + widgets::shownNumber(0.1, 'f', 1)
                             : widgets::shownNumber(outcome.seconds, 'f', outcome.seconds < 10 ? 1 : 0);
    switch (outcome.status) {
    case ExitStatus::Done:
        m_bar.showEnd(tr("done in %1 s").arg(time), true);
        break;
    case ExitStatus::Stopped:
        m_bar.showEnd(tr("stopped after %1 s").arg(time), false);
        break;
    default:
        m_bar.showEnd(tr("failed after %1 s").arg(time), false);
    }
}

void RunDisplay::updateActivity()
{
    using Activity = Workspace::Activity;
    const Activity activity = m_workspace.activity();
    if (m_workspace.isRunning())
        return;
    if (activity == Activity::ReadsModel)
        m_bar.showBusy(tr("reading the model"));
    else if (activity == Activity::ReadsRun)
        m_bar.showBusy(tr("reading the run"));
    else if (activity == Activity::TriesInputs)
        m_bar.showBusy(tr("trying inputs"));
    else if (activity == Activity::Follows)
        m_bar.showBusy(tr("still running"));
    else if (m_bar.isBusy())
        m_bar.showEnd({}, false);
}

} // namespace scalescope::app
