// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/settings.h"

namespace scalescope::app {

/// What a start opens.
struct SessionPlan
{
    QString model;     ///< that is in front, without a run
    QStringList runs;  ///< to be read in this order
    QStringList named; ///< those of them that the user named now
    QString shown;     ///< which of them, empty beside a model
    QString comparedA; ///< two of them
    QString comparedB;
    QString view; ///< object name of the view that comes to the front; empty where what was named decides
    bool comparesGraphs = false;

    [[nodiscard]] bool isEmpty() const { return model.isEmpty() && runs.isEmpty(); }
};

/// From what the last window had open, as far as it is there, and from the run files, or the one model, that
/// the user names now: what is named is shown, the rest is opened beside it.
SessionPlan sessionPlan(const Session& session, const QStringList& named);

} // namespace scalescope::app
