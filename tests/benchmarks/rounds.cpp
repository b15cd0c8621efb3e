// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/rounds.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <utility>

namespace scalescope::bench {

namespace {

Rounds byRound(const Rounds& a, const Rounds& b, double (*operation)(double, double))
{
    std::vector<double> figures(std::max(a.size(), b.size()));
    for (std::size_t round = 0; round < figures.size(); ++round)
        figures[round] = operation(a.of(round), b.of(round));
    return Rounds(std::move(figures));
}

/// Of the straight line with the least squares.
double slopeOf(const std::vector<double>& x, const std::vector<double>& y)
{
    const auto count = static_cast<double>(x.size());
    double sumX = 0, sumY = 0, sumXX = 0, sumXY = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        sumX += x[i];
        sumY += y[i];
        sumXX += x[i] * x[i];
        sumXY += x[i] * y[i];
    }
    return (count * sumXY - sumX * sumY) / (count * sumXX - sumX * sumX);
}

/// Seconds from some fixed moment on.
double now(Clock clock)
{
    if (clock == Clock::Cpu) {
        timespec time{};
        ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
    }
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

} // namespace

Rounds::Rounds(std::vector<double> figures) : m_figures(std::move(figures)) {}

Rounds::Rounds(double figure) : m_figures{figure} {}

double Rounds::noise() const
{
    return (quantile(0.75) - quantile(0.25)) / 2 / std::abs(median());
}

double Rounds::of(std::size_t round) const
{
    return m_figures[m_figures.size() == 1 ? 0 : round];
}

double Rounds::quantile(double share) const
{
    std::vector<double> sorted = m_figures;
    std::sort(sorted.begin(), sorted.end());
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], place - std::floor(place));
}

Rounds operator+(const Rounds& a, const Rounds& b)
{
    return byRound(a, b, [](double first, double second) { return first + second; });
}

Rounds operator*(const Rounds& a, const Rounds& b)
{
    return byRound(a, b, [](double first, double second) { return first * second; });
}

Rounds operator/(const Rounds& a, const Rounds& b)
{
    return byRound(a, b, [](double first, double second) { return first / second; });
}

Rounds growthOf(const std::vector<double>& sizes, const std::vector<Rounds>& seconds)
{
    std::vector<double> logSizes, slopes;
    for (const double size : sizes)
        logSizes.push_back(std::log(size));
    for (std::size_t round = 0; round < seconds.front().size(); ++round) {
        std::vector<double> logSeconds;
        for (const Rounds& ofSize : seconds)
            logSeconds.push_back(std::log(ofSize.of(round)));
        slopes.push_back(slopeOf(logSizes, logSeconds));
    }
    return Rounds(std::move(slopes));
}

int roundsOr(int usual)
{
    const char* rounds = std::getenv("SCALESCOPE_BENCH_ROUNDS");
    return rounds ? std::max(1, std::atoi(rounds)) : usual;
}

double secondsOf(const std::function<void()>& work, Clock clock)
{
    const double start = now(clock);
    work();
    return now(clock) - start;
}

std::vector<Rounds> secondsByRound(const std::vector<std::function<void()>>& ways, int rounds, Clock clock)
{
    std::vector<std::vector<double>> seconds(ways.size());
    for (int round = -1; round < rounds; ++round) {
        for (std::size_t way = 0; way < ways.size(); ++way) {
            const double taken = secondsOf(ways[way], clock);
            if (round >= 0)
                seconds[way].push_back(taken);
        }
    }
    std::vector<Rounds> result;
    for (std::vector<double>& ofWay : seconds)
        result.emplace_back(std::move(ofWay));
    return result;
}

} // namespace scalescope::bench
