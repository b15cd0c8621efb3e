// SPDX-License-Identifier: GPL-3.0-or-later
// A small frame for benchmarks: named ones register themselves, report numbers, and main prints a table or
// JSON.
#pragma once

#include "tests/benchmarks/measurement.h"
#include "tests/benchmarks/rounds.h"

#include <functional>
#include <string>
#include <vector>

namespace scalescope::bench {

constexpr double linearGrowthGoal = 1.1; ///< an exponent: linear, with what no longer fits into the caches

using Benchmark = std::function<std::vector<Measurement>()>;

/// Makes a benchmark known; use as a static object.
struct Register
{
    Register(std::string name, Benchmark benchmark);
};

/// Runs the benchmarks whose name matches REGEX: `[--json FILE] [--baseline FILE] [REGEX]`. The program's
/// name goes into the JSON. Returns the exit status.
int runBenchmarks(const std::string& program, const std::vector<std::string>& arguments);

} // namespace scalescope::bench
