// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/refine.h"

#include "core/engine/suggest/error_rules.h"
#include "core/engine/suggest/general_words.h"

#include <optional>

namespace scalescope::engine {

namespace {

using job::Generated;

void oneSample(DraftChanges& changes)
{
    changes.allTensors([](Generated& tensor) {
        const bool changed = tensor.shape.size() > 1 && tensor.shape.front() != 1;
        if (changed)
            tensor.shape.front() = 1;
        return changed;
    });
}

/// Where the words say nothing: usual images, one sample, another dimension.
void lastResorts(DraftChanges& changes)
{
    for (const std::int64_t side : {64, 224, 128, 256})
        changes.allTensors([side](Generated& tensor) {
            for (std::size_t dim = 2; tensor.shape.size() > 3 && dim < tensor.shape.size(); ++dim)
                tensor.shape[dim] = side;
            return tensor.shape.size() > 3;
        });
    oneSample(changes);
    for (std::int64_t rank = 1; rank < 4; ++rank)
        changes.setRank(rank + 1, rank);
    changes.setRank(4, 1);
    changes.setRank(3, 1);
}

void applyRules(const std::string& error, DraftChanges& changes)
{
    for (const ErrorRule& each : errorRules()) {
        rule::Match match;
        if (std::regex_search(error, match, each.words))
            each.apply(match, changes);
    }
}

} // namespace

std::vector<Draft> refined(const Draft& draft, const std::string& error)
{
    DraftChanges changes(draft);
    applyRules(error, changes);
    addGeneralChanges(error, changes);
    lastResorts(changes);
    return changes.take();
}

std::vector<Draft> withOneSample(const Draft& draft)
{
    DraftChanges changes(draft);
    oneSample(changes);
    return changes.take();
}

std::optional<std::size_t> blamedSpec(const Draft& draft, const std::string& error)
{
    DraftChanges changes(draft);
    applyRules(error, changes);
    const std::vector<Draft> better = changes.take();
    if (better.empty())
        return std::nullopt;
    for (std::size_t i = 0; i < draft.size(); ++i)
        if (!(better.front()[i] == draft[i]))
            return i;
    return std::nullopt;
}

} // namespace scalescope::engine
