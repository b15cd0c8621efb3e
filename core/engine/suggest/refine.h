// SPDX-License-Identifier: GPL-3.0-or-later
// What to try after inputs that failed (refine.cpp): what the error's words ask for (error_rules.cpp), and
// what that does to them (draft_changes.cpp).
#pragma once

#include "core/job/job.h"
#include "core/job/spec.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace scalescope::engine {

/// One SPEC for each argument of a method that gets one.
using Draft = std::vector<job::Spec>;
using Sizes = std::vector<std::int64_t>;

/// Drafts to try after one that failed with `error`, the most likely first: the sizes, numbers of dimensions,
/// dtypes and numbers that the words of libtorch or of the model ask for. Empty where they ask for nothing
/// that is understood.
std::vector<Draft> refined(const Draft& draft, const std::string& error);

/// The draft with one sample instead of several, where its tensors have samples.
std::vector<Draft> withOneSample(const Draft& draft);

/// The argument whose shape or dtype a failure of the forward run is most likely about; empty where it says
/// nothing of that. `names` are the method's arguments.
std::string blamedArgument(const job::Job& job, const std::vector<std::string>& names,
                           const std::string& failure);

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

/// What sentences of libtorch ask for that say themselves what is wrong: sizes, numbers of dimensions,
/// dtypes.
void addRuleChanges(const std::string& error, DraftChanges& changes);

/// What the words of any author may ask for: shapes that it compares ("got [8], expected [8, 5]"), sizes that
/// should meet ("height (32) doesn't match model (224)"), and the numbers that it holds at all.
void addGeneralChanges(const std::string& error, DraftChanges& changes);

} // namespace scalescope::engine
