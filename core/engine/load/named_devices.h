// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/script.h>

namespace scalescope::engine {

/// Makes the code compute on `device` where it names the CPU or a CUDA card, as traces and exports do, which
/// keep where they were made. Constants of the code and tensors that are plain attributes go there too;
/// parameters and buffers are left where they are.
void computeOn(torch::jit::Module& module, const at::Device& device);

} // namespace scalescope::engine
