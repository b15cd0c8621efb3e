// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scalescope::engine {

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
