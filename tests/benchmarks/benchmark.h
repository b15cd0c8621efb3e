// SPDX-License-Identifier: GPL-3.0-or-later
// A small frame for benchmarks: named ones register themselves, report numbers, and main prints a table or
// JSON.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace scalescope::bench {

/// One measured number.
struct Measurement
{
    std::string name;
    double value = 0;
    std::string unit;
    std::optional<double> yardstick; ///< the same quantity of what it is compared with
    std::optional<double> goal;      ///< not to be exceeded; for rates: to be reached
    std::string note;                ///< what the yardstick is; printed, not in the JSON
};

using Benchmark = std::function<std::vector<Measurement>()>;

/// Makes a benchmark known; use as a static object.
struct Register
{
    Register(std::string name, Benchmark benchmark);
};

enum class Clock {
    Wall,
    Cpu ///< processor time of the process: for work of one thread, the same as Wall but for what else runs
};

/// Seconds that a call takes.
double secondsOf(const std::function<void()>& work, Clock clock = Clock::Wall);

double median(std::vector<double> values);

/// Seconds of several ways to do the same work: medians of `repetitions` rounds, in each of which all take
/// turns, so that what else the machine does hits all alike. One unmeasured round goes first.
std::vector<double> medianSeconds(const std::vector<std::function<void()>>& ways, int repetitions,
                                  Clock clock = Clock::Wall);

/// Runs the benchmarks whose name matches REGEX: `[--json FILE] [REGEX]`. Returns the exit status.
int runBenchmarks(const std::vector<std::string>& arguments);

} // namespace scalescope::bench
