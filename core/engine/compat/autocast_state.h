// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/capture/autocast.h"

namespace scalescope::engine {

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
