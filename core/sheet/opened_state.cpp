// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/opened_state.h"

#include "core/job/job.h"

#include <algorithm>
#include <utility>

namespace scalescope::sheet {

std::optional<job::Transform> simulationOf(const graph::Run& run)
{
    const auto job = job::jobFromText(run.facts.job);
    const job::Transforms transforms = job ? job->transforms : job::Transforms();
    const auto simulated = std::ranges::find_if(
        transforms, [](const job::Transform& transform) { return job::simulatesFormats(transform); });
    return simulated == transforms.end() ? std::nullopt : std::optional(*simulated);
}

ViewState openedState(std::shared_ptr<const graph::Run> run)
{
    ViewState state;
    state.simulation =
        simulationOf(*run).value_or(job::Transform(job::SimulateFormats{formats::usualFormats()}));
    state.run = std::move(run);
    state.formats = job::rangesOf(*state.simulation).value_or(formats::usualFormats());
    return state;
}

} // namespace scalescope::sheet
