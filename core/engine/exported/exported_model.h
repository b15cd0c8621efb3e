// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/exported/input_rules.h"
#include "core/engine/exported/program_document.h"

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
/// exported with, (args, kwargs), or None. Throws UnsoundProgram.
using TensorsByName = std::function<const at::Tensor*(const std::string& name)>;
ExportedModel makeModel(const Document& document, const TensorsByName& tensors, const c10::IValue& samples);

} // namespace scalescope::engine::exported
