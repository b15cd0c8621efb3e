// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/clone_scheme.h"

#include <torch/csrc/jit/runtime/custom_operator.h>
#include <torch/script.h>

namespace scalescope::bench {

namespace {

/// What the Python library takes of a tensor, in its own dtype.
struct SixNumbers
{
    double meanAbs, absMean, std, absMax, absMin;
    std::int64_t numel;
};

SixNumbers sixCalls(const at::Tensor& x)
{
    const at::NoGradGuard noGradients;
    return {x.abs().mean().item<double>(), x.mean().abs().item<double>(), x.std().item<double>(),
            x.abs().max().item<double>(),  x.abs().min().item<double>(),  x.numel()};
}

std::vector<SixNumbers>& records()
{
    static std::vector<SixNumbers> all;
    return all;
}

struct TrackByClone : torch::autograd::Function<TrackByClone>
{
    static at::Tensor forward(torch::autograd::AutogradContext*, const at::Tensor& x)
    {
        records().push_back(sixCalls(x));
        return x.clone();
    }

    static torch::autograd::variable_list backward(torch::autograd::AutogradContext*,
                                                   const torch::autograd::variable_list& gradients)
    {
        records().push_back(sixCalls(gradients[0]));
        return {gradients[0].clone()};
    }
};

void track(torch::jit::Stack& stack)
{
    at::Tensor x = torch::jit::pop(stack).toTensor();
    stack.emplace_back(x.is_floating_point() ? TrackByClone::apply(x) : x);
}

const torch::jit::RegisterOperators
    cloneOperators({torch::jit::Operator("scalescope_bench::track(Tensor x) -> Tensor", track,
                                         c10::AliasAnalysisKind::CONSERVATIVE)});

} // namespace

std::shared_ptr<torch::jit::Graph> withCloneScheme(const torch::jit::Graph& graph)
{
    auto tracked = const_cast<torch::jit::Graph&>(graph).copy();
    const auto kind = c10::Symbol::fromQualString("scalescope_bench::track");
    const auto trackValue = [&](torch::jit::Value* value, torch::jit::Node* place, bool before) {
        torch::jit::Node* node = tracked->create(kind, {value});
        before ? node->insertBefore(place) : node->insertAfter(place);
        value->replaceAllUsesAfterNodeWith(node, node->output());
    };
    std::vector<torch::jit::Node*> nodes(tracked->nodes().begin(), tracked->nodes().end());
    for (torch::jit::Node* node : nodes) {
        for (torch::jit::Value* output : node->outputs()) {
            if (output->type()->isSubtypeOf(*c10::TensorType::get()) &&
                node->kind() != torch::jit::prim::Constant) {
                trackValue(output, node, false);
            }
        }
    }
    for (torch::jit::Value* input : tracked->inputs()) {
        if (input->type()->isSubtypeOf(*c10::TensorType::get())) {
            trackValue(input, nodes.front(), true);
        }
    }
    return tracked;
}

} // namespace scalescope::bench
