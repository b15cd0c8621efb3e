// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/suggest/refine.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace scalescope::engine {

using Sizes = std::vector<std::int64_t>;

/// Collects drafts that differ from a first one, each once.
class DraftChanges
{
public:
    explicit DraftChanges(const Draft& draft);

    /// Changes each generated tensor alone; `change` says whether it did.
    void eachTensor(const std::function<bool(job::Generated&)>& change);
    /// Changes all generated tensors that can be changed, at once.
    void allTensors(const std::function<bool(job::Generated&)>& change);
    /// Changes each literal number alone.
    void eachNumber(const std::function<bool(job::Spec&)>& change);

    /// A size `from` becomes `to`: the last dimension of one tensor, another of one tensor, all of all.
    void resize(std::int64_t from, std::int64_t to);
    /// The last dimension of one tensor becomes `size`.
    void setLast(std::int64_t size);
    /// One tensor, then all, get that many dimensions; where `from` is given only those that have so many.
    void setRank(std::int64_t rank, std::int64_t from = -1);
    /// One tensor, then all, get that dtype. Whole numbers start at 0 and are few.
    void setDtype(const std::string& dtype);
    /// One tensor of exactly these sizes gets others.
    void reshape(const Sizes& from, const Sizes& to);

    [[nodiscard]] std::vector<Draft> take() { return std::move(m_found); }

private:
    void add(Draft draft);

    Draft m_draft;
    std::vector<Draft> m_found;
};

} // namespace scalescope::engine
