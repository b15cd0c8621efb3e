// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <filesystem>
#include <optional>

namespace scalescope::engine {

/// Builds the model of a source file (example.h) and saves it as a TorchScript archive.
Result<void> buildExample(const std::filesystem::path& source, const std::filesystem::path& archive);

/// `scalescope-engine --build-example SOURCE OUT.pt`: does it and returns the exit status, or nothing where
/// the arguments ask for something else.
std::optional<int> runBuildExample(int argc, char** argv);

} // namespace scalescope::engine
