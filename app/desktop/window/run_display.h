// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/outcome.h"
#include "app/runs/run_progress.h"

#include <QElapsedTimer>
#include <QObject>

namespace scalescope::app {

class TopBar;
class Workspace;

/// What the top bar says of a run while it goes on and when it has ended, or of what else goes on.
class RunDisplay : public QObject
{
    Q_OBJECT

public:
    RunDisplay(Workspace& workspace, TopBar& bar);

    /// After something began or ended beside a run.
    void updateActivity();

private:
    void tell(const QString& words);
    void startPhase(job::Phase phase);
    void advance(job::Progress progress);
    void tellGrowth();
    [[nodiscard]] RemainingTime::Time now() const { return RemainingTime::Time(m_clock.elapsed()); }
    [[nodiscard]] QString withRemaining(const QString& words) const;
    void showEnd(const Outcome& outcome);
    void tellBackward();

    const Workspace& m_workspace;
    TopBar& m_bar;
    RunProgress m_progress;
    RemainingTime m_remaining;
    std::int64_t m_expected = 0; ///< tensors of the phase that goes on, where the engine does not say it
    QElapsedTimer m_clock;
    bool m_saysNotRun = false;
    QString m_ended;                            ///< the file of the run whose end is told
    QString m_followed;                         ///< the file whose growth is told
    job::Phase m_growing = job::Phase::Forward; ///< of that
};

} // namespace scalescope::app
