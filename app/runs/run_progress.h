// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/event.h"

namespace scalescope::app {

/// How far a run is, or a run and its twin after it: one number from 0 to 1 that never falls.
class RunProgress
{
public:
    /// Something new begins.
    void reset();
    /// Of `stages` runs that follow each other the one counted `stage` from 0 goes on.
    void setStage(int stage, int stages);
    void enter(job::Phase phase);
    void advance(const job::Progress& progress);

    [[nodiscard]] double fraction() const { return m_fraction; }
    [[nodiscard]] int stage() const { return m_stage; }
    [[nodiscard]] int stages() const { return m_stages; }

private:
    void reach(double partOfStage);

    int m_stage = 0;
    int m_stages = 1;
    double m_fraction = 0;
};

} // namespace scalescope::app
