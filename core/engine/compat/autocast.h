// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/script.h>

namespace scalescope::engine {

/// Which automatic mixed precision a scripted `with torch.autocast(...)` has switched on around a call.
struct AutocastState
{
    bool cpu = false;
    bool cuda = false;
    at::ScalarType cpuType = at::kBFloat16;
    at::ScalarType cudaType = at::kHalf;

    [[nodiscard]] bool active() const { return cpu || cuda; }
    bool operator==(const AutocastState&) const = default;
};

/// libtorch's own, of this thread.
AutocastState currentAutocast();
void setAutocast(const AutocastState& state);

/// While it lives, libtorch's own autocast state is the given one: the casting pass starts from it.
class AmbientAutocast
{
public:
    explicit AmbientAutocast(const AutocastState& state);
    ~AmbientAutocast();
    AmbientAutocast(const AmbientAutocast&) = delete;
    AmbientAutocast& operator=(const AmbientAutocast&) = delete;

private:
    AutocastState m_before;
};

/// Registers the operators that switch libtorch's own autocast, which casts where operators are dispatched,
/// as Python's `with torch.autocast(...)` does:
///   scalescope::enter_autocast(str device, int? dtype, bool enabled, bool cache) -> ()
///   scalescope::leave_autocast() -> ()
/// May be called again.
void registerAutocastOperators();

/// Leaves what was entered and not left while it lived, on this thread: a run that failed on its way.
class AutocastBlocks
{
public:
    AutocastBlocks();
    ~AutocastBlocks();
    AutocastBlocks(const AutocastBlocks&) = delete;
    AutocastBlocks& operator=(const AutocastBlocks&) = delete;

private:
    unsigned long m_before;
};

} // namespace scalescope::engine
