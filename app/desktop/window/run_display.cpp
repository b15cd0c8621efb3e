// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/run_display.h"

#include "app/desktop/panels/top_bar.h"
#include "app/runs/run_progress.h"
#include "app/runs/workspace.h"
#include "core/message/say_run.h"
#include "widgets/models/localized_number.h"

#include <algorithm>

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

/// "variant: backward · 38 of 38", where there is a variant.
QString stageWords(const QString& words, int stage, int stages)
{
    if (stages < 2)
        return words;
    return stage == 0 ? RunDisplay::tr("original: %1", "progress").arg(words)
                      : RunDisplay::tr("variant: %1", "progress").arg(words);
}

} // namespace

RunDisplay::RunDisplay(Workspace& workspace, TopBar& bar) : QObject(&bar), m_workspace(workspace), m_bar(bar)
{
    connect(&workspace.controller(), &RunController::runStarted, this, [this] {
        m_progress.reset();
        m_ended.clear();
        tell(tr("starting"));
    });
    connect(&workspace.controller(), &RunController::stageStarted, this, [this](int stage, int stages) {
        m_progress.setStage(stage, stages);
        tell(tr("starting"));
    });
    m_clock.start();
    connect(&workspace.controller().session(), &RunSession::phaseStarted, this, &RunDisplay::startPhase);
    connect(&workspace.controller().session(), &RunSession::progressed, this, &RunDisplay::advance);
    connect(&workspace, &Workspace::resultsShown, this, [this] {
        updateActivity();
        tellBackward();
    });
    connect(&workspace.controller(), &RunController::runEnded, this, &RunDisplay::showEnd);
}

void RunDisplay::tell(const QString& words)
{
    m_bar.showProgress(stageWords(words, m_progress.stage(), m_progress.stages()), m_progress.fraction());
}

void RunDisplay::startPhase(job::Phase phase)
{
    // Statistics of gradients take about as long as those of tensors.
    m_remaining.restart(now(), phase == job::Phase::Forward ? 1 : 0);
    const bool isOriginal = m_progress.stage() == 0; // a variant has other operators
    m_expected = phase == job::Phase::Forward && isOriginal ? m_workspace.expectedTensors() : 0;
    m_progress.enter(phase);
    tell(phaseWords(phase));
}

void RunDisplay::advance(job::Progress progress)
{
    if (progress.total == 0 && m_expected >= progress.done)
        progress.total = m_expected;
    m_progress.advance(progress);
    m_remaining.advance(progress.done, progress.total, now());
    const bool isLast = m_progress.stage() + 1 >= m_progress.stages(); // what comes after can't be known
    tell(isLast ? withRemaining(progressWords(progress)) : progressWords(progress));
}

QString RunDisplay::withRemaining(const QString& words) const
{
    const auto left = m_remaining.left(now());
    return left ? tr("%1 · %2", "progress, remaining time").arg(words, remainingText(*left)) : words;
}

/// Of a run that another program makes.
void RunDisplay::tellGrowth()
{
    const OpenRun* open = m_workspace.runs().find(m_workspace.runFile());
    if (open == nullptr)
        return;
    const job::Progress progress = growthOf(*open->run, m_workspace.expectedTensors());
    if (open->file != m_followed || progress.phase != m_growing)
        m_remaining.restart(now(), progress.phase == job::Phase::Forward ? 1 : 0);
    m_followed = open->file;
    m_growing = progress.phase;
    m_remaining.advance(progress.done, progress.total, now());
    m_bar.showBusy(tr("still running: %1", "progress").arg(withRemaining(progressWords(progress))));
}

void RunDisplay::showEnd(const Outcome& outcome)
{
    const QString time = outcome.seconds < 0.05
                             ? QLatin1Char('<') + widgets::localizedNumber(0.1, 'f', 1)
                             : widgets::localizedNumber(outcome.seconds, 'f', outcome.seconds < 10 ? 1 : 0);
    switch (outcome.status) {
    case ExitStatus::Done:
        m_bar.showEnd(tr("done in %1 s").arg(time), true);
        m_ended = outcome.runFile;
        tellBackward();
        break;
    case ExitStatus::Stopped:
        m_bar.showEnd(tr("stopped after %1 s").arg(time), false);
        break;
    default:
        m_bar.showEnd(tr("failed after %1 s").arg(time), false);
    }
}

/// Forward is done, and nobody asked for backward in so many words: the run has not failed. Its file may be
/// read after the end.
void RunDisplay::tellBackward()
{
    const OpenRun* open = m_ended.isEmpty() ? nullptr : m_workspace.runs().find(m_ended);
    const auto isFailure = [](const graph::Problem& problem) {
        return problem.id == say::backwardFailed.form.problem;
    };
    if (open == nullptr || std::ranges::none_of(open->run->problems, isFailure))
        return;
    m_ended.clear(); // it is told once
    m_bar.showWarning(tr("done, backward failed"));
}

void RunDisplay::updateActivity()
{
    using Activity = Workspace::Activity;
    const Activity activity = m_workspace.activity();
    if (m_workspace.isRunning()) {
        m_saysNotRun = false; // what is said of the run stays when it has ended
        return;
    }
    if (activity == Activity::ReadsModel)
        m_bar.showBusy(tr("reading the model"));
    else if (activity == Activity::ReadsRun)
        m_bar.showBusy(tr("reading the run"));
    else if (activity == Activity::TriesInputs)
        m_bar.showBusy(tr("trying inputs"));
    else if (activity == Activity::Follows)
        tellGrowth();
    else if (m_workspace.showsOutline())
        m_bar.showEnd(tr("not run yet"), false);
    else if (m_bar.isBusy() || m_saysNotRun)
        m_bar.showEnd({}, false);
    m_saysNotRun = activity == Activity::None && m_workspace.showsOutline();
}

} // namespace scalescope::app
