// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace scalescope::widgets {
class ProblemsView;
} // namespace scalescope::widgets

namespace scalescope::app {

class Workspace;

/// Chooses the first problem of a run that was made here as it ends, where nobody has chosen a tensor: a
/// graph from its top shows consequences first. The keyboard focus stays where it is.
class FirstProblem : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it.
    FirstProblem(Workspace& workspace, widgets::ProblemsView& problems, QObject* parent);

private:
    bool m_isAwaited = false; ///< a run was started
};

} // namespace scalescope::app
