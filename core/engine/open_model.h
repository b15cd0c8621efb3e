// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/exported/input_rules.h"
#include "core/engine/load/loader.h"
#include "core/graph/run.h"
#include "core/job/model_info.h"

#include <string>
#include <torch/script.h>
#include <vector>

namespace scalescope::engine {

/// A model from a file, whichever kind of file it is.
struct OpenedModel
{
    torch::jit::Module module;
    std::optional<exported::InputRules> rules; ///< of a model that was exported
    std::string exportedBy;                    ///< the PyTorch that did; empty for TorchScript files
    bool isDecomposed = false;                 ///< before it was saved, by run_decompositions()
    std::vector<graph::Problem> problems;      ///< what its users should know
};

/// A model's file by the name that its user knows, and what is read in its place, where somebody has opened
/// it already.
struct ModelFile
{
    std::filesystem::path name;
    std::filesystem::path content; ///< empty: the name
};

/// Opens a TorchScript file or an archive of torch.export, then moves the model to `device`. Errors are
/// sentences with ExitStatus::Unreadable, which say the name.
Result<OpenedModel> openModel(const ModelFile& file, const std::string& device = "cpu",
                              ArchiveState state = ArchiveState::Unknown);

/// Methods with their arguments' types, modules, parameters, buffers, operators.
job::ModelInfo describe(const torch::jit::Module& module, const std::string& file);

} // namespace scalescope::engine
