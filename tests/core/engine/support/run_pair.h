// SPDX-License-Identifier: GPL-3.0-or-later
// One model run by the stock interpreter and by the project's own, with everything that a run leaves.
#pragma once

#include "core/engine/capture/interpreter.h"
#include "core/engine/compat/autograd_node.h"
#include "core/engine/inputs/backward_plan.h"
#include "core/engine/track/gradients.h"
#include "core/engine/track/tracker.h"
#include "tests/core/engine/support/models.h"

#include <cstring>
#include <torch/csrc/autograd/autograd.h>
#include <torch/csrc/jit/api/function_impl.h>
#include <torch/csrc/jit/passes/autocast.h>
#include <torch/csrc/jit/passes/constant_propagation.h>
#include <torch/csrc/jit/passes/inliner.h>
#include <torch/csrc/jit/passes/peephole.h>

namespace scalescope::engine::testing {

/// Everything that can tell two runs apart.
struct Outcome
{
    std::map<std::string, at::Tensor> tensors; ///< outputs, gradients and buffers, by a readable name
    std::string forwardError;
    std::string backwardError;
};

/// How to run a model on arguments with gradients.
using RunModel = std::function<c10::IValue(const torch::jit::Module&, std::vector<c10::IValue>)>;

/// Forward, backward from the sum of all float outputs that can, and what is left.
/// `beforeBackward` is told the result.
inline Outcome outcomeOf(const torch::jit::Module& module, const std::vector<c10::IValue>& inputs,
                         const RunModel& run,
                         const std::function<void(const c10::IValue&)>& beforeBackward = {})
{
    Outcome outcome;
    std::vector<at::Tensor> leaves;
    std::vector<c10::IValue> arguments;
    arguments.reserve(inputs.size());
    for (const c10::IValue& input : inputs) {
        arguments.push_back(withGradients(input, &leaves));
    }
    at::manual_seed(7);
    try {
        const c10::IValue result = run(module, std::move(arguments));
        if (beforeBackward) {
            beforeBackward(result);
        }
        std::vector<at::Tensor> roots;
        std::vector<at::Tensor> seeds;
        for (const NamedTensor& output : namedTensors(result, "output")) {
            outcome.tensors[output.path] = output.tensor.detach().clone();
            if (at::isFloatingType(output.tensor.scalar_type()) && takesGradient(output.tensor)) {
                roots.push_back(output.tensor);
                seeds.push_back(at::ones_like(output.tensor));
            }
        }
        try {
            if (!roots.empty()) {
                torch::autograd::backward(roots, seeds);
            }
        } catch (const std::exception& error) {
            outcome.backwardError = error.what();
        }
    } catch (const std::exception& error) {
        outcome.forwardError = error.what();
    }
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        outcome.tensors["gradient of input " + std::to_string(i)] = leaves[i].grad();
    }
    for (const auto& parameter : module.named_parameters()) {
        outcome.tensors["gradient of " + parameter.name] = parameter.value.grad();
    }
    for (const auto& buffer : module.named_buffers()) {
        outcome.tensors["buffer " + buffer.name] = buffer.value.detach();
    }
    return outcome;
}

/// Writes the casts of scripted autocast into a method, as libtorch's optimiser does before it runs it.
inline void writeCastsOut(const torch::jit::Module& module, const std::string& method)
{
    auto graph = torch::jit::toGraphFunction(module.get_method(method).function()).graph();
    torch::jit::Inline(*graph);
    torch::jit::PeepholeOptimize(graph, true);
    torch::jit::ConstantPropagationImmutableTypes(graph);
    torch::jit::Autocast(graph);
}

/// The stock interpreter, its optimiser off.
inline c10::IValue runStock(const torch::jit::Module& module, const std::string& method,
                            std::vector<c10::IValue> arguments)
{
    torch::jit::setGraphExecutorOptimize(false);
    return module.get_method(method)(std::move(arguments));
}

/// The arguments as the method takes them: converted, defaults filled in.
inline std::vector<c10::IValue> normalised(const torch::jit::Module& module, const std::string& method,
                                           std::vector<c10::IValue> arguments)
{
    arguments.insert(arguments.begin(), c10::IValue(module._ivalue()));
    module.get_method(method).function().getSchema().checkAndNormalizeInputs(arguments);
    arguments.erase(arguments.begin());
    return arguments;
}

inline bool sameBits(const at::Tensor& a, const at::Tensor& b)
{
    if (!a.defined() || !b.defined()) {
        return a.defined() == b.defined();
    }
    if (a.scalar_type() != b.scalar_type() || a.sizes() != b.sizes() || a.layout() != b.layout()) {
        return false;
    }
    if (a.is_quantized()) {
        return sameBits(a.int_repr(), b.int_repr());
    }
    const at::Tensor x = a.contiguous();
    const at::Tensor y = b.contiguous();
    return std::memcmp(x.data_ptr(), y.data_ptr(), x.nbytes()) == 0;
}

/// What differs between two runs; empty where nothing does.
inline std::string difference(const Outcome& stock, const Outcome& own)
{
    if (stock.forwardError.empty() != own.forwardError.empty()) {
        return "forward: stock \"" + stock.forwardError + "\", own \"" + own.forwardError + "\"";
    }
    if (stock.backwardError.empty() != own.backwardError.empty()) {
        return "backward: stock \"" + stock.backwardError + "\", own \"" + own.backwardError + "\"";
    }
    for (const auto& [name, tensor] : stock.tensors) {
        const auto found = own.tensors.find(name);
        if (found == own.tensors.end()) {
            return name + " is missing";
        }
        if (!sameBits(tensor, found->second)) {
            return name + " differs by " +
                   std::to_string((tensor - found->second).abs().max().item().toDouble());
        }
    }
    return stock.tensors.size() == own.tensors.size() ? "" : "there is more than in the stock run";
}

} // namespace scalescope::engine::testing
