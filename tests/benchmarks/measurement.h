// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "tests/benchmarks/rounds.h"

#include <optional>
#include <string>
#include <vector>

namespace scalescope::bench {

/// What it says that a figure is larger.
enum class Kind {
    Time,  ///< slower
    Rate,  ///< faster
    Memory ///< takes more
};

/// One measured number.
struct Measurement
{
    std::string name;
    double value = 0;
    std::string unit;
    std::optional<double> yardstick = {}; ///< the same quantity of what it is compared with
    std::optional<double> goal = {};      ///< not to be exceeded; for rates: to be reached
    std::string note = {};                ///< what the yardstick is; printed, not in the JSON
    std::optional<double> limit = {};     ///< what it can at best be
    std::optional<double> noise = {};     ///< of its rounds, as a share of it; 0 where it is exact
    Kind kind = Kind::Time;
    std::string program = {};   ///< what measured it; runBenchmarks() fills this in
    std::string benchmark = {}; ///< and in which benchmark

    [[nodiscard]] Measurement withGoal(double most) const;
    [[nodiscard]] Measurement withLimit(const Rounds& best) const;
    [[nodiscard]] Measurement beside(const Rounds& other, const std::string& what) const;
    [[nodiscard]] Measurement of(Kind another) const;
};

/// The median of the rounds, with their noise.
Measurement measured(const std::string& name, const Rounds& rounds, const std::string& unit);
/// A number of bytes, which is the same each time, or a ratio of such.
Measurement measuredMemory(const std::string& name, double value, const std::string& unit);

/// One line; the same things stand below each other.
std::string lineOf(const Measurement& measurement);

/// A JSON array.
std::string jsonOf(const std::vector<Measurement>& measurements);
/// What jsonOf() has written, or wrote in earlier versions, to that file. Fails in a sentence.
Result<std::vector<Measurement>> readMeasurements(const std::string& file);

} // namespace scalescope::bench
