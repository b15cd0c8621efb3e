// SPDX-License-Identifier: GPL-3.0-or-later
// Builds TorchScript files from readable source, without Python.
//
// A source is a file of classes in TorchScript's own syntax. Lines `name = Class(arguments)` of a class are
// its submodules, its methods are the module's methods; the last class of the file is the model:
//
//     class Mlp:
//         fc1 = Linear(16, 64)
//         fc2 = Linear(64, 8)
//
//         def forward(self, x: Tensor) -> Tensor:
//             return self.fc2(torch.relu(self.fc1(x)))
//
// Layers such as Linear get their parameters from layers.h and their methods from `nn.py` beside the source.
#pragma once

#include <cstdint>
#include <filesystem>
#include <torch/script.h>

namespace scalescope::engine {

/// The model of a source file, in training mode, with weights drawn as PyTorch's layers draw them after
/// `torch.manual_seed(seed)`. `layers` has the methods of the layers; nothing: `nn.py` beside the source.
/// Throws what libtorch's compiler throws: the message has file and line.
torch::jit::Module buildModule(const std::filesystem::path& source, std::uint64_t seed = 0,
                               const std::filesystem::path& layers = {});

} // namespace scalescope::engine
