// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/value_changes.h"

namespace scalescope::engine::rule {

using job::Generated;

namespace {

using Kind = Generated::Kind;

bool become(Generated& tensor, Generated other)
{
    const bool changed = !(tensor == other);
    tensor = std::move(other);
    return changed;
}

bool holdsWholes(const Generated& tensor)
{
    return tensor.kind == Kind::Randint || tensor.kind == Kind::Arange || tensor.dtype.starts_with("int");
}

} // namespace

void positive(const Match& match, DraftChanges& changes)
{
    for (const std::int64_t value : {8, 1})
        changes.eachTensor([value](Generated& tensor) {
            return holdsWholes(tensor) && become(tensor, {Kind::Full, {value}, tensor.shape, {}});
        });
    probabilities(match, changes);
}

void probabilities(const Match& /*match*/, DraftChanges& changes)
{
    const auto change = [](Generated& tensor) {
        return tensor.kind == Kind::Randn &&
               become(tensor,
                      {Kind::Uniform, {std::int64_t{0}, std::int64_t{1}}, tensor.shape, tensor.dtype});
    };
    changes.eachTensor(change);
    changes.allTensors(change);
}

void beginnings(const Match& /*match*/, DraftChanges& changes)
{
    changes.eachTensor([](Generated& tensor) {
        return tensor.shape.size() == 1 && become(tensor, {Kind::Arange, {}, tensor.shape, {}});
    });
}

void sameLengths(const Match& /*match*/, DraftChanges& changes)
{
    for (const std::int64_t value : {8, 16, 4, 1, 32})
        changes.eachTensor([value](Generated& tensor) {
            return tensor.shape.size() <= 1 && become(tensor, {Kind::Full, {value}, tensor.shape, {}});
        });
}

} // namespace scalescope::engine::rule
