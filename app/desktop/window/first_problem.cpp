// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/first_problem.h"

#include "app/runs/workspace.h"
#include "widgets/table/problems_view.h"

namespace scalescope::app {

FirstProblem::FirstProblem(Workspace& workspace, widgets::ProblemsView& problems, QObject* parent)
    : QObject(parent)
{
    connect(&workspace.controller(), &RunController::runStarted, this, [this] { m_isAwaited = true; });
    connect(&workspace, &Workspace::resultsShown, this, [this, &workspace, &problems](bool ended) {
        if (!m_isAwaited || !ended)
            return;
        problems.chooseFirst();
        m_isAwaited = workspace.isRunning(); // a variant follows
    });
}

} // namespace scalescope::app
