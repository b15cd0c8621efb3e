// SPDX-License-Identifier: GPL-3.0-or-later
// Times taken in rounds, and what is computed from them round by round.
#pragma once

#include <functional>
#include <vector>

namespace scalescope::bench {

/// A figure of each round. What is computed from figures of the same rounds has one of each round too, so
/// that what slows a whole round down is not in a ratio.
class Rounds
{
public:
    explicit Rounds(std::vector<double> figures);
    /// The same in each round.
    Rounds(double figure);

    [[nodiscard]] double median() const { return quantile(0.5); }
    /// Half the distance between the quartiles, as a share of the median.
    [[nodiscard]] double noise() const;
    [[nodiscard]] std::size_t size() const { return m_figures.size(); }
    /// Any round's, where there is one for all.
    [[nodiscard]] double of(std::size_t round) const;

private:
    [[nodiscard]] double quantile(double share) const;

    std::vector<double> m_figures;
};

Rounds operator+(const Rounds& a, const Rounds& b);
Rounds operator*(const Rounds& a, const Rounds& b);
Rounds operator/(const Rounds& a, const Rounds& b);

/// How the time of work grows with its size: by round, the slope of the straight line that fits the
/// logarithms of both best. 1 is linear.
Rounds growthOf(const std::vector<double>& sizes, const std::vector<Rounds>& seconds);

enum class Clock {
    Wall,
    Cpu ///< processor time of the process: for work of one thread, the same as Wall but for what else runs
};

/// How many rounds to take: what SCALESCOPE_BENCH_ROUNDS says, else the usual number.
int roundsOr(int usual);

/// Seconds that a call takes.
double secondsOf(const std::function<void()>& work, Clock clock = Clock::Wall);

/// Seconds of several ways to do the same work. In each round all take turns, so that what else the machine
/// does hits all alike. One unmeasured round goes first.
std::vector<Rounds> secondsByRound(const std::vector<std::function<void()>>& ways, int rounds,
                                   Clock clock = Clock::Wall);

} // namespace scalescope::bench
