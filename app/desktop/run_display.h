// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/run_progress.h"
#include "app/runner/outcome.h"

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
    void showEnd(const Outcome& outcome);

    const Workspace& m_workspace;
    TopBar& m_bar;
    RunProgress m_progress;
};

} // namespace scalescope::app
