// SPDX-License-Identifier: GPL-3.0-or-later
// How far a run is, and how long it will still take.
#pragma once

#include "core/graph/run.h"
#include "core/job/event.h"

#include <QString>
#include <chrono>
#include <cstdint>
#include <optional>

namespace scalescope::app {

/// How far a run is, or a run and its variant after it: one number from 0 to 1 that never falls.
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

/// How far a run is that another program makes, from what it has recorded: tensors of forward, of so many as
/// there will be (0 where that is not known), then gradients.
job::Progress growthOf(const graph::Run& run, std::int64_t tensors);

/// How long something will still take, from the speed at which it went so far. What is told counts down
/// evenly: it changes its mind where it is wrong by much, and not with every measurement.
class RemainingTime
{
public:
    using Time = std::chrono::milliseconds; ///< since some moment that stays the same

    /// Something begins of whose speed nothing is known. What follows takes `after` times as long as itself.
    void restart(Time now, double after = 0);
    /// So much of it is done. Of a total of 0, which is not known, nothing can be told.
    void advance(std::int64_t done, std::int64_t total, Time now);
    /// Nothing in the first seconds, in the last one, and where it can't be known.
    [[nodiscard]] std::optional<std::chrono::seconds> left(Time now) const;

private:
    void measure(std::int64_t done, Time now);

    Time m_start{0};
    double m_after = 0;
    Time m_measuredAt{0};
    std::int64_t m_measured = 0; ///< how much was done then
    double m_perSecond = 0;      ///< 0 until it was measured
    std::optional<Time> m_end;   ///< as it is told
};

/// "about 12 s left", "about 3 min left".
QString remainingText(std::chrono::seconds left);

} // namespace scalescope::app
