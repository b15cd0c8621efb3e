// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

namespace scalescope::bench {

/// Counts the bytes of all CPU tensors from here on; call before the first tensor is made.
void countTensorBytes();

/// How far the bytes of tensors rise above what is there at the start while `work` runs.
std::int64_t peakTensorBytes(const std::function<void()>& work);

/// The most memory of a process that does `work`, in bytes: one of its own, with the tensors there are.
std::int64_t peakProcessBytes(const std::function<void()>& work);

} // namespace scalescope::bench
