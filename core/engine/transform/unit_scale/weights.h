// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/unit_scale/parameter_sources.h"
#include "core/engine/transform/unit_scale/plan.h"

namespace scalescope::engine::unit_scaling {

/// The parameters that a program's scaled operators read as tensors of unit variance, and their biases,
/// whatever modules own them.
struct ScaledParameters
{
    std::set<ParameterPath> unit;
    std::set<ParameterPath> zero;
};

ScaledParameters scaledParameters(const ProgramEditor& program, const Plans& plans,
                                  const torch::jit::Module& model);

/// Stage 5, on a freshly loaded model: weights of Linear and Embedding modules are divided by their
/// (unbiased) standard deviation, their biases become zero; so do `others`. A weight that several modules or
/// operators share is divided once; one of a single element, and one without spread, stays. Other parameters
/// stay. The names of the weights that were divided.
std::vector<std::string> rescaleWeights(torch::jit::Module& module, const ScaledParameters& others = {});

/// A weight that an operator scales as if its standard deviation were 1, where it is not.
struct OtherWeight
{
    std::string parameter; ///< "h.0.attn.c_attn.weight"; empty for a buffer or a constant
    double spread;         ///< its standard deviation
};

/// Such weights, in order of execution, each once, but for those of Linear and Embedding modules and `unit`,
/// which are rescaled: those whose standard deviation lies outside ½ to 2.
std::vector<OtherWeight> weightsOfOtherSpread(const ProgramEditor& program, const Plans& plans,
                                              const torch::jit::Module& model,
                                              const std::set<ParameterPath>& unit);

} // namespace scalescope::engine::unit_scaling
