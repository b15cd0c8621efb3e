// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/blame.h"

#include "core/engine/suggest/refine.h"

namespace scalescope::engine {

std::string blamedArgument(const job::Job& job, const std::vector<std::string>& names,
                           const std::string& failure)
{
    Draft draft;
    std::vector<std::string> drafted;
    for (const job::Input& input : job.inputs) {
        const auto spec = job::parseSpec(input.spec);
        const std::size_t position = draft.size();
        if (!spec || (input.name.empty() && position >= names.size())) {
            return {};
        }
        draft.push_back(*spec);
        drafted.push_back(input.name.empty() ? names[position] : input.name);
    }
    const auto blamed = blamedSpec(draft, failure);
    return blamed ? drafted[*blamed] : std::string();
}

} // namespace scalescope::engine
