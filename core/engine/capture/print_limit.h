// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace scalescope::engine {

/// What a model printed that was not written. A tensor is no lines: how many it would take is known only once
/// it is formatted, which takes longer than many a model.
struct PrintsLeftOut
{
    std::uint64_t lines = 0;
    std::uint64_t tensors = 0;
};

/// From now on models' prints are written to standard output, each as a whole, until as many lines or bytes
/// have been; the next ones are only counted, which costs a fraction of writing them. For the whole process.
void limitPrints(std::uint64_t lines, std::uint64_t bytes);

/// Whether as much was written as may be. From any thread.
bool printsReachedLimit();

/// Counts a print that is not even formatted. From any thread.
void leaveOut(const PrintsLeftOut& print);

/// From any thread.
PrintsLeftOut printsLeftOut();

} // namespace scalescope::engine
