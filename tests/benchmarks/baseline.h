// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/benchmarks/measurement.h"

#include <string>
#include <vector>

namespace scalescope::bench {

/// How a figure differs from an earlier one: by more than the noise of both together, or not. That is taken
/// for three percent at least, for memory one: from one start of a program to the next more changes than from
/// round to round.
enum class Change {
    WithinNoise,
    Better,
    Worse,
    NoiseNotKnown,
    NoRatio ///< another unit, or not above 0
};

Change changeOf(const Measurement& before, const Measurement& now);

/// The figures of an earlier run that this one should have: of its program, in benchmarks whose name matches.
/// Versions that did not write these down are taken to have had what there is now.
std::vector<Measurement> expectedOf(const std::vector<Measurement>& before, const std::string& program,
                                    const std::string& pattern, const std::vector<Measurement>& now);

/// A table: a line of titles, then one for each figure that either has, in the order of `now`.
std::vector<std::string> comparisonOf(const std::vector<Measurement>& before,
                                      const std::vector<Measurement>& now);

} // namespace scalescope::bench
