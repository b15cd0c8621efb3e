// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/refine.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace scalescope::engine {

namespace {

using job::Generated;
using job::Spec;

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
    for (const std::int64_t side : {64, 224, 128, 256, 28})
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

/// Calls `leaf` for each value that holds no others.
void eachLeaf(const Spec& spec, const std::function<void(const Spec&)>& leaf)
{
    if (const auto* list = std::get_if<job::ListSpec>(&spec.value))
        std::ranges::for_each(list->items, [&leaf](const Spec& item) { eachLeaf(item, leaf); });
    else if (const auto* dict = std::get_if<job::DictSpec>(&spec.value))
        std::ranges::for_each(dict->values, [&leaf](const Spec& item) { eachLeaf(item, leaf); });
    else
        leaf(spec);
}

std::vector<Generated> tensorsOf(const Spec& spec)
{
    std::vector<Generated> tensors;
    eachLeaf(spec, [&tensors](const Spec& leaf) {
        if (const auto* tensor = std::get_if<Generated>(&leaf.value))
            tensors.push_back(*tensor);
    });
    return tensors;
}

/// What a draft makes of an argument: another number of dimensions, one size another, or neither but other
/// values: of which dtype is all the same, as where two dtypes do not fit each of them may be meant.
struct SpecChange
{
    std::size_t rank = 0;  ///< the new one, where it is another
    std::int64_t from = 0; ///< a size
    std::int64_t to = 0;   ///< what it becomes
    bool operator==(const SpecChange&) const = default;
};

SpecChange changeOf(const Spec& before, const Spec& after)
{
    const std::vector<Generated> old = tensorsOf(before);
    const std::vector<Generated> changed = tensorsOf(after);
    for (std::size_t i = 0; i < std::min(old.size(), changed.size()); ++i) {
        if (old[i] == changed[i])
            continue;
        if (old[i].shape.size() != changed[i].shape.size())
            return {.rank = changed[i].shape.size()};
        const auto [from, to] = std::ranges::mismatch(old[i].shape, changed[i].shape);
        if (from != old[i].shape.end())
            return {.from = *from, .to = *to};
        return {};
    }
    return {};
}

/// The arguments in which drafts differ.
std::vector<std::size_t> changedSpecs(const Draft& draft, const Draft& other)
{
    std::vector<std::size_t> changed;
    for (std::size_t i = 0; i < draft.size(); ++i)
        if (!(draft[i] == other[i]))
            changed.push_back(i);
    return changed;
}

/// Whether an argument may be what the blamed one does not fit: it has the size that is wanted there, or
/// comes from a file, whose sizes are not known here.
bool mayBeMeant(const Spec& spec, const SpecChange& change)
{
    bool isFile = false;
    eachLeaf(spec, [&isFile](const Spec& leaf) {
        isFile = isFile || std::holds_alternative<job::FileReference>(leaf.value);
    });
    return isFile || (change.from != change.to &&
                      std::ranges::any_of(tensorsOf(spec), [&change](const Generated& tensor) {
                          return std::ranges::find(tensor.shape, change.to) != tensor.shape.end();
                      }));
}

/// The SPEC whose size, number of dimensions or dtype libtorch's words complain of; nothing where they are
/// not about that, or where another SPEC may be the one.
std::optional<std::size_t> blamedSpec(const Draft& draft, const std::string& error)
{
    DraftChanges changes(draft);
    addRuleChanges(error, changes);
    const std::vector<Draft> better = changes.take();
    const auto likeliest = better.empty() ? std::vector<std::size_t>() : changedSpecs(draft, better.front());
    if (likeliest.size() != 1)
        return std::nullopt;
    const std::size_t blamed = likeliest.front();
    const SpecChange change = changeOf(draft[blamed], better.front()[blamed]);
    for (std::size_t i = 0; i < draft.size(); ++i)
        if (i != blamed && mayBeMeant(draft[i], change))
            return std::nullopt;
    for (const Draft& other : better)
        for (const std::size_t i : changedSpecs(draft, other))
            if (i != blamed && changeOf(draft[i], other[i]) == change)
                return std::nullopt;
    return blamed;
}

} // namespace

std::vector<Draft> refined(const Draft& draft, const std::string& error)
{
    DraftChanges changes(draft);
    addRuleChanges(error, changes);
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
