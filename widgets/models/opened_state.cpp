// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/opened_state.h"

#include "core/job/job.h"

#include <algorithm>
#include <utility>

namespace scalescope::widgets {

DocumentState openedState(std::shared_ptr<const graph::Run> run)
{
    const auto job = job::jobFromText(run->facts.job);
    const job::Transforms transforms = job ? job->transforms : job::Transforms();
    const auto simulated = std::ranges::find_if(
        transforms, [](const job::Transform& transform) { return job::simulatesFormats(transform); });
    DocumentState state;
    state.run = std::move(run);
    state.simulation = simulated == transforms.end()
                           ? job::Transform(job::SimulateFormats{formats::usualFormats()})
                           : *simulated;
    state.formats = job::rangesOf(*state.simulation).value_or(formats::usualFormats());
    return state;
}

} // namespace scalescope::widgets
