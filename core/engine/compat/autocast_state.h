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

} // namespace scalescope::engine
