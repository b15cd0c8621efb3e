// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/job.h"
#include "core/job/spec.h"

#include <optional>
#include <string>
#include <vector>

namespace scalescope::engine {

/// One SPEC for each argument of a method that gets one.
using Draft = std::vector<job::Spec>;

/// Drafts to try after one that failed with `error`, the most likely first: the sizes, numbers of dimensions,
/// dtypes and numbers that the words of libtorch or of the model ask for. Empty where they ask for nothing
/// that is understood.
std::vector<Draft> refined(const Draft& draft, const std::string& error);

/// The draft with one sample instead of several, where its tensors have samples.
std::vector<Draft> withOneSample(const Draft& draft);

/// The SPEC whose size, number of dimensions or dtype libtorch's words complain of; nothing where they are
/// not about that, or where another SPEC may be the one.
std::optional<std::size_t> blamedSpec(const Draft& draft, const std::string& error);

/// The argument whose shape or dtype a failure of the forward run is most likely about; empty where it says
/// nothing of that. `names` are the method's arguments.
std::string blamedArgument(const job::Job& job, const std::vector<std::string>& names,
                           const std::string& failure);

} // namespace scalescope::engine
