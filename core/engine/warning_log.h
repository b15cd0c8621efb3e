// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/compat/warnings.h"
#include "core/job/event_sink.h"

#include <set>
#include <string>

namespace scalescope::engine {

/// Puts warnings into the log: of the model's own one for each place of its code, as libtorch's interpreter
/// does, though a run may execute the model more than once; of libtorch's own one for each text.
class WarningLog
{
public:
    explicit WarningLog(job::EventSink& events) : m_events(events) {}

    void add(const Warning& warning);

private:
    job::EventSink& m_events;
    std::set<std::string> m_said;
};

} // namespace scalescope::engine
