// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/refine.h"

#include "core/engine/suggest/error_rules.h"

#include <cstdlib>
#include <optional>

namespace scalescope::engine {

namespace {

using job::Generated;

/// The numbers that an author's own words hold are the most likely sizes and values.
void numbersOfWords(const std::string& error, DraftChanges& changes)
{
    static const std::regex wholes("(^|[^0-9A-Za-z_.])([0-9]{1,6})(?![0-9]*[.][0-9])");
    std::vector<std::int64_t> found;
    for (std::sregex_iterator at(error.begin(), error.end(), wholes); at != std::sregex_iterator(); ++at)
        found.push_back(std::strtoll((*at)[2].str().c_str(), nullptr, 10));
    if (found.size() > 8)
        found.resize(8);
    for (const std::int64_t size : found) {
        changes.eachNumber([size](job::Spec& spec) {
            auto* whole = std::get_if<std::int64_t>(&spec.value);
            if (!whole || *whole == size)
                return false;
            *whole = size;
            return true;
        });
        changes.setLast(size);
    }
    for (const std::int64_t size : found)
        for (const std::size_t dim : {std::size_t{0}, std::size_t{1}})
            changes.eachTensor([&](Generated& tensor) {
                if (dim + 1 >= tensor.shape.size() || tensor.shape[dim] == size || size < 1)
                    return false;
                tensor.shape[dim] = size;
                return true;
            });
}

/// Where the words say nothing: one sample, another dimension, another length.
void lastResorts(DraftChanges& changes)
{
    changes.allTensors([](Generated& tensor) {
        const bool changed = tensor.shape.size() > 1 && tensor.shape.front() != 1;
        if (changed)
            tensor.shape.front() = 1;
        return changed;
    });
    for (std::int64_t rank = 1; rank < 4; ++rank)
        changes.setRank(rank + 1, rank);
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
    numbersOfWords(error, changes);
    lastResorts(changes);
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
