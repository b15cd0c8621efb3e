// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/event.h"

namespace scalescope::job {

/// Where the engine's events go. Apart from event.h, which Qt code includes: `emit` is a macro there.
class EventSink
{
public:
    virtual ~EventSink() = default;
    /// May be called from several threads.
    virtual void emit(const Event& event) = 0;
};

} // namespace scalescope::job
