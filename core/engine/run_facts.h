// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/compat/warnings.h"
#include "core/graph/run.h"
#include "core/job/event_sink.h"
#include "core/job/job.h"

#include <set>
#include <string>
#include <torch/script.h>

namespace scalescope::engine {

/// What the run file says about a run before it begins.
graph::RunFacts factsOf(const job::Job& job, const torch::jit::Module& module);

graph::RunFacts::Time currentTime();

/// For the user who asked for a method that the model lacks: names those that there are.
Error missingMethod(const torch::jit::Module& module, const std::string& method);

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
