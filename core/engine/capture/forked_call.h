// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

namespace scalescope::engine {

/// What autograd would number the calling thread's next function.
std::uint64_t nextSequenceNumber();

/// Makes a call on a thread of its own and waits for it. Autograd goes back through functions with high
/// numbers first, and counts them by thread: libtorch's interpreter gives forked calls to other threads, so
/// that the order in which gradients are summed depends on it. `firstNumber` is what the calling thread's
/// count began with.
void makeForkedCall(std::uint64_t firstNumber, const std::function<void()>& call);

} // namespace scalescope::engine
