// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/exported/input_rules.h"
#include "core/engine/exported/program_document.h"
#include "core/engine/load/loader.h"
#include "core/result.h"

#include <filesystem>
#include <torch/script.h>

namespace scalescope::engine::exported {

/// A model of torch.export as one of TorchScript: its modules with their tensors, and a method forward.
struct ExportedModel
{
    torch::jit::Module module;
    InputRules rules;
    std::string torchVersion; ///< that exported it; empty where the archive does not say
    bool isDecomposed = false;
    bool hasLostGradModes = false;
    std::vector<std::string> missing; ///< operators that this libtorch lacks: the module can't run
};

/// Makes the model. `tensors` gives those of the archive by their names, `samples` are the inputs that it was
/// exported with, (args, kwargs), or None. Throws ClauseError.
using TensorsByName = std::function<const at::Tensor*(const std::string& name)>;
ExportedModel makeModel(const Document& document, const TensorsByName& tensors, const c10::IValue& samples);

/// Whether a file is an archive of torch.export, by the names of its parts; not whether it is sound.
bool isExportArchive(const std::filesystem::path& file);

/// Reads the model of an archive of torch.export (.pt2) on the CPU, then moves it to `device`. Weights are
/// mapped from the file, which has to stay as it is. Errors are sentences with ExitStatus::Unreadable: a
/// compiled package, parts that are damaged or too large, a program that is unsound or needs what this engine
/// has not, missing operators by name.
Result<ExportedModel> loadExported(const std::filesystem::path& file, const std::string& device = "cpu",
                                   ArchiveState state = ArchiveState::Unknown);

} // namespace scalescope::engine::exported
