// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_progress.h"

#include <algorithm>
#include <array>

namespace scalescope::app {

namespace {

/// Where the phases of a run begin and, last, where it ends; forward and backward take nearly all of it. The
/// search for causes is no part of a run.
constexpr std::array phaseStarts = {0.0, 0.04, 0.06, 0.14, 0.18, 0.34, 0.64, 0.97, 1.0, 1.0};
static_assert(phaseStarts.size() == static_cast<std::size_t>(job::Phase::Bisect) + 2);
/// With no total known, this many operators are half of the way.
constexpr double unknownHalf = 100;

double startOf(job::Phase phase)
{
    return phaseStarts.at(static_cast<std::size_t>(phase));
}

double endOf(job::Phase phase)
{
    return phaseStarts.at(static_cast<std::size_t>(phase) + 1);
}

} // namespace

void RunProgress::reset()
{
    *this = {};
}

void RunProgress::setStage(int stage, int stages)
{
    m_stage = stage;
    m_stages = std::max(stages, 1);
    reach(0);
}

void RunProgress::enter(job::Phase phase)
{
    reach(startOf(phase));
}

void RunProgress::advance(const job::Progress& progress)
{
    const auto done = static_cast<double>(progress.done);
    const double part =
        progress.total > 0 ? done / static_cast<double>(progress.total) : done / (done + unknownHalf);
    const double start = startOf(progress.phase);
    reach(start + std::clamp(part, 0.0, 1.0) * (endOf(progress.phase) - start));
}

void RunProgress::reach(double partOfStage)
{
    m_fraction = std::max(m_fraction, (m_stage + partOfStage) / m_stages);
}

} // namespace scalescope::app
