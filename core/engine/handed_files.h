// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runfile/output_claims.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

namespace scalescope::engine {

/// What another process opened for a job, so that the one that runs the model needs no folder and reads one
/// state of the model's file. As it is made by default, the engine opens all of it.
struct HandedFiles
{
    std::filesystem::path model; ///< what the job's model is read from; empty: its name
    int spill = -1;              ///< an empty file without a name, for what is more than memory should hold
    /// Bytes of values that may be saved where the job says nothing: who counts them means the same.
    std::optional<std::int64_t> valuesLimit = {};
    std::shared_ptr<runfile::OutputClaims> output = std::make_shared<runfile::OutputClaims>();
};

} // namespace scalescope::engine
