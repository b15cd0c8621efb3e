// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/own_gradients.h"

#include "core/engine/compat/autograd_node.h"

#include <torch/csrc/autograd/autograd.h>

namespace scalescope::engine {

namespace {

using torch::autograd::variable_list;

/// A product with what it needs to be differentiated.
struct OwnProduct
{
    torch::jit::Operation operation;
    std::size_t left = 0;
    std::size_t right = 0;
    GradientRoundings roundings;

    /// May be called from several threads.
    void run(torch::jit::Stack& stack) const
    {
        torch::jit::Operation call = operation; // which has no const call
        call(stack);
    }
};

at::Tensor roundedBy(const std::optional<OperandRounding>& rounding, const at::Tensor& tensor)
{
    return rounding ? (*rounding)(tensor) : tensor;
}

struct OwnGradients : torch::autograd::Node
{
    std::shared_ptr<const OwnProduct> product;
    std::vector<c10::IValue> inputs;    ///< of the product, as it took them; tensors without a history
    std::vector<std::size_t> positions; ///< of the inputs whose gradients are wanted, in order of the edges
    Originals originals;

    variable_list apply(variable_list&& gradients) override
    {
        variable_list results(positions.size());
        const at::Tensor& given = gradients.at(0);
        if (!given.defined()) {
            return results;
        }
        const GradientRoundings& how = product->roundings;
        const at::Tensor gradient = roundedBy(how.gradient, given);
        std::vector<std::size_t> others; // numbers of edges
        for (std::size_t i = 0; i < positions.size(); ++i) {
            if (!task_should_compute_output(i)) {
                continue;
            }
            if (positions[i] == product->left) {
                const at::Tensor right = roundedBy(how.rightForLeft, originals.right);
                differentiate({i}, product->right, right, roundedBy(how.gradientForLeft, gradient), results);
            } else if (positions[i] == product->right) {
                const at::Tensor left = roundedBy(how.leftForRight, originals.left);
                differentiate({i}, product->left, left, roundedBy(how.gradientForRight, gradient), results);
            } else {
                others.push_back(i);
            }
        }
        if (!others.empty()) {
            differentiate(others, product->left, originals.left, given, results);
        }
        return results;
    }

    void release_variables() override
    {
        inputs.clear();
        originals = {};
    }

private:
    /// Computes the product once more with `other` in its place, and the gradients of these inputs of it.
    void differentiate(const std::vector<std::size_t>& edges, std::size_t place, const at::Tensor& other,
                       const at::Tensor& gradient, variable_list& results) const
    {
        const at::AutoGradMode withGradients(true);
        torch::jit::Stack stack(inputs);
        stack[place] = other;
        variable_list wanted;
        for (const std::size_t edge : edges) {
            wanted.push_back(stack[positions[edge]].toTensor().detach().requires_grad_());
            stack[positions[edge]] = wanted.back();
        }
        product->run(stack);
        const variable_list found =
            torch::autograd::grad({stack.back().toTensor()}, wanted, {gradient}, false, false, true);
        for (std::size_t i = 0; i < edges.size(); ++i) {
            results[edges[i]] = found[i];
        }
    }
};

/// Puts the function between the result and the inputs that take a gradient.
void attach(const at::Tensor& result, const std::shared_ptr<const OwnProduct>& product,
            const std::vector<c10::IValue>& inputs, Originals originals)
{
    AutogradNode made = makeAutogradNode<OwnGradients>();
    auto& function = static_cast<OwnGradients&>(*made);
    torch::autograd::edge_list edges;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const bool isTensor = inputs[i].isTensor() && inputs[i].toTensor().defined();
        function.inputs.push_back(isTensor ? c10::IValue(inputs[i].toTensor().detach()) : inputs[i]);
        if (isTensor && takesGradient(inputs[i].toTensor())) {
            function.positions.push_back(i);
            edges.push_back(torch::autograd::impl::gradient_edge(inputs[i].toTensor()));
        }
    }
    if (edges.empty()) {
        return;
    }
    function.product = product;
    function.originals = std::move(originals);
    made->add_input_metadata(result);
    made->set_next_edges(std::move(edges));
    torch::autograd::impl::set_gradient_edge(result, {std::move(made), 0});
}

/// What was handed on, or what the product took.
at::Tensor orTaken(at::Tensor& handed, const c10::IValue& taken)
{
    at::Tensor original = std::exchange(handed, {});
    return (original.defined() ? original : taken.toTensor()).detach();
}

} // namespace

Instruction withOwnGradients(const Instruction& product, const Product& positions, std::size_t inputs,
                             std::shared_ptr<Originals> originals, GradientRoundings roundings)
{
    auto own = std::make_shared<const OwnProduct>(
        OwnProduct{product.operation, positions.left, positions.right, std::move(roundings)});
    Instruction result = product;
    result.operation = [own, inputs, originals = std::move(originals)](torch::jit::Stack& stack) {
        const auto given = torch::jit::last(stack, inputs);
        const std::vector<c10::IValue> taken(given.begin(), given.end());
        Originals before{orTaken(originals->left, taken[own->left]),
                         orTaken(originals->right, taken[own->right])};
        {
            const at::NoGradGuard noGradients;
            own->run(stack);
        }
        if (at::GradMode::is_enabled()) {
            attach(stack.back().toTensor(), own, taken, std::move(before));
        }
    };
    return result;
}

} // namespace scalescope::engine
