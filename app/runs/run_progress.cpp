// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_progress.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

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

job::Progress growthOf(const graph::Run& run, std::int64_t tensors)
{
    const auto& nodes = run.graph.nodes;
    const auto isForwardDone = std::ranges::any_of(
        nodes, [](const graph::Node& node) { return node.kind == graph::NodeKind::Output; });
    const auto gradients =
        std::ranges::count_if(nodes, [](const graph::Node& node) { return node.backward.metric != nullptr; });
    if (!isForwardDone || gradients == 0) {
        const auto done = static_cast<std::int64_t>(nodes.size());
        return {job::Phase::Forward, done, std::max(tensors, std::int64_t(0)) >= done ? tensors : 0};
    }
    const auto expected = std::ranges::count_if(
        nodes, [](const graph::Node& node) { return node.floating && node.requiresGrad; });
    return {job::Phase::Backward, gradients, std::max(expected, gradients)};
}

namespace {

using Time = RemainingTime::Time;
using namespace std::chrono_literals;

constexpr Time firstTold = 2s; ///< after the start
constexpr Time betweenMeasures = 250ms;
constexpr double memory = 4;            ///< seconds after which a measurement counts a third
constexpr Time leastChange = 2s;        ///< of the end, which is told anew
constexpr double leastPart = 0.2;       ///< the same, as a part of what is left
constexpr std::int64_t inMinutes = 100; ///< seconds

/// The translation context of this file's words.
struct Remaining
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::app::RemainingTime)
};

double seconds(Time time)
{
    return std::chrono::duration<double>(time).count();
}

Time fromSeconds(double seconds)
{
    constexpr double longest = 1e7;
    return std::chrono::duration_cast<Time>(std::chrono::duration<double>(std::min(seconds, longest)));
}

} // namespace

void RemainingTime::restart(Time now, double after)
{
    *this = {};
    m_start = now;
    m_measuredAt = now;
    m_after = after;
}

void RemainingTime::measure(std::int64_t done, Time now)
{
    const Time since = now - m_measuredAt;
    if (since < betweenMeasures)
        return;
    const double speed = static_cast<double>(done - m_measured) / seconds(since);
    const double old = m_perSecond > 0 ? std::exp(-seconds(since) / memory) : 0;
    m_perSecond = old * m_perSecond + (1 - old) * std::max(speed, 0.0);
    m_measured = done;
    m_measuredAt = now;
}

void RemainingTime::advance(std::int64_t done, std::int64_t total, Time now)
{
    measure(done, now);
    if (total <= 0 || m_perSecond <= 0 || now - m_start < firstTold) {
        m_end.reset();
        return;
    }
    const double here = static_cast<double>(std::max<std::int64_t>(total - done, 0)) / m_perSecond;
    const double all = here + m_after * (seconds(now - m_start) + here);
    const Time end = now + fromSeconds(all);
    const Time change = m_end ? std::chrono::abs(end - *m_end) : Time::max();
    if (change > std::max(leastChange, fromSeconds(leastPart * all)))
        m_end = end;
}

std::optional<std::chrono::seconds> RemainingTime::left(Time now) const
{
    if (!m_end || *m_end - now < 1s)
        return std::nullopt;
    return std::chrono::round<std::chrono::seconds>(*m_end - now);
}

QString remainingText(std::chrono::seconds left)
{
    constexpr std::int64_t coarse = 20; ///< from here on in steps of five
    const std::int64_t count = left.count();
    if (count >= inMinutes)
        return Remaining::tr("about %1 min left").arg((count + 30) / 60);
    return Remaining::tr("about %1 s left").arg(count < coarse ? count : (count + 2) / 5 * 5);
}

} // namespace scalescope::app
