// SPDX-License-Identifier: GPL-3.0-or-later
// What `--backward` begins with: the one place that reads and writes the names of seeds.
#pragma once

#include "core/job/spec.h"
#include "core/result.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::job {

enum class SeedKind {
    Default, ///< what suits the output
    None,    ///< no backward pass
    Output,  ///< the output is a loss
    Ones,
    Randn,
    Sum, ///< from here to CrossEntropy: a loss of the output
    Mean,
    Mse,          ///< against a target
    CrossEntropy, ///< likewise
    File          ///< a gradient that a SPEC says; has no name of its own
};

/// "none", "output", ..., "mse", "cross_entropy"; empty for the default.
std::string_view toString(SeedKind kind);

/// All seeds that have a name, a loss against a target with what `targetOf` has for it.
std::vector<std::string> seedTexts(const std::function<std::string(SeedKind)>& targetOf);
/// "none, output, ..., mse:SPEC, cross_entropy:SPEC".
std::string seedList();

/// What `--backward` says, taken apart.
struct BackwardSeed
{
    SeedKind kind = SeedKind::Default;
    std::string spec; ///< the target of a loss that takes one, or the gradient
};
Result<BackwardSeed> parseBackward(const std::string& text, const std::string& option = "--backward");
/// The file that a SEED names, directly or as a target, which a command can look for before it runs anything.
std::optional<FileReference> fileOf(const BackwardSeed& seed);

} // namespace scalescope::job
