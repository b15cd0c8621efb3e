// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/product_operands.h"

#include <algorithm>
#include <array>
#include <optional>

namespace scalescope::report {

namespace {

struct KnownProduct
{
    std::string_view target;
    std::string_view kind;
};

constexpr std::array knownProducts = {
    KnownProduct{"aten::linear", "linear"},
    KnownProduct{"aten::matmul", "matmul"},
    KnownProduct{"aten::mm", "matmul"},
    KnownProduct{"aten::bmm", "matmul"},
    KnownProduct{"aten::mv", "matmul"},
    KnownProduct{"aten::addmm", "matmul"},
    KnownProduct{"aten::addmm_", "matmul"},
    KnownProduct{"aten::baddbmm", "matmul"},
    KnownProduct{"aten::addbmm", "matmul"},
    KnownProduct{"aten::conv1d", "convolution"},
    KnownProduct{"aten::conv2d", "convolution"},
    KnownProduct{"aten::conv3d", "convolution"},
    KnownProduct{"aten::conv_transpose1d", "convolution"},
    KnownProduct{"aten::conv_transpose2d", "convolution"},
    KnownProduct{"aten::conv_transpose3d", "convolution"},
    KnownProduct{"aten::convolution", "convolution"},
    KnownProduct{"aten::_convolution", "convolution"},
    KnownProduct{"aten::_convolution_mode", "convolution"},
    KnownProduct{"aten::scaled_dot_product_attention", "attention"},
};

std::string unscaled(const std::string& target)
{
    const std::string scaled = "unit_scaled::";
    return target.starts_with(scaled) ? "aten::" + target.substr(scaled.size()) : target;
}

const graph::Node* argumentNode(const graph::Graph& graph, const graph::Node& node, std::size_t number)
{
    if (number >= node.arguments.size())
        return nullptr;
    const auto* id = std::get_if<graph::NodeId>(&node.arguments[number].value);
    return id == nullptr ? nullptr : graph.find(*id);
}

/// The number of the argument that is the product's left side: sums have what is added in front.
std::size_t firstOperand(std::string_view target)
{
    return target.starts_with("aten::add") || target == "aten::baddbmm" ? 1 : 0;
}

/// The tensor that is rounded for an argument, where it was not rounded yet.
std::optional<graph::NodeId> roundedTensor(const graph::Graph& graph, const graph::Node& product,
                                           std::size_t number)
{
    const graph::Node* node = argumentNode(graph, product, number);
    while (node != nullptr && node->target == "scalescope::quantise")
        node = argumentNode(graph, *node, 0);
    return node == nullptr ? std::nullopt : std::optional(node->id);
}

bool turns(std::string_view target)
{
    return target == "aten::t" || target == "aten::transpose" || target == "aten::permute" ||
           target == "aten::numpy_T" || target == "aten::mT";
}

/// Whether the result holds the elements of the first argument, in another order or type, scaled or rounded.
bool rearranges(std::string_view target)
{
    constexpr std::array<std::string_view, 10> targets = {
        "aten::contiguous", "aten::detach",  "aten::clone",   "aten::to",    "aten::view",
        "aten::reshape",    "aten::type_as", "aten::squeeze", "aten::alias", "aten::unsqueeze"};
    return turns(target) || std::ranges::find(targets, target) != targets.end() ||
           target.starts_with("scalescope::scale_") || target == "scalescope::quantise";
}

/// A parameter that was turned, by whatever leads there.
bool isTurnedParameter(const graph::Graph& graph, const graph::Node* node)
{
    bool isTurned = false;
    while (node != nullptr && node->kind == graph::NodeKind::Op && rearranges(node->target)) {
        isTurned ^= turns(node->target);
        node = argumentNode(graph, *node, 0);
    }
    return isTurned && node != nullptr &&
           (node->kind == graph::NodeKind::Parameter || node->kind == graph::NodeKind::Buffer);
}

std::string kindOf(const graph::Graph& graph, const graph::Node& node, const KnownProduct& known)
{
    const bool isPlain = known.target == "aten::matmul" || known.target == "aten::mm";
    const std::size_t right = known.target == "aten::addmm" ? 2 : 1;
    const bool isLinear =
        (isPlain || right == 2) && isTurnedParameter(graph, argumentNode(graph, node, right));
    return isLinear ? "linear" : std::string(known.kind);
}

/// Whether the result holds the elements of the first argument as they are, in another order or shape.
bool keepsElements(std::string_view target)
{
    return rearranges(target) && !target.starts_with("scalescope::") && target != "aten::to" &&
           target != "aten::type_as";
}

/// Whether a tensor holds the elements of that node's.
bool holdsElementsOf(const graph::Graph& graph, graph::NodeId tensor, graph::NodeId node)
{
    const graph::Node* at = graph.find(tensor);
    while (at != nullptr && at->id > node && at->kind == graph::NodeKind::Op && keepsElements(at->target))
        at = argumentNode(graph, *at, 0);
    return at != nullptr && at->id == node;
}

} // namespace

graph::Direction ProductOperand::direction() const
{
    return operand == job::Operand::Gradient ? graph::Direction::Backward : graph::Direction::Forward;
}

std::vector<ProductOperand> operandsOf(const std::vector<ProductOperand>& operands, const graph::Graph& graph,
                                       graph::NodeId node, graph::Direction direction)
{
    std::vector<ProductOperand> found;
    for (const ProductOperand& operand : operands) {
        const bool isIts = direction == graph::Direction::Backward
                               ? operand.tensor == node
                               : operand.tensor && holdsElementsOf(graph, *operand.tensor, node);
        if (isIts && operand.direction() == direction)
            found.push_back(operand);
    }
    return found;
}

job::OperandPlace ProductOperand::place(bool extended) const
{
    return {module, target, kind, operand, extended || kind == "linear" || kind == "attention"};
}

std::vector<ProductOperand> productOperands(const graph::Graph& graph)
{
    std::vector<ProductOperand> operands;
    for (const graph::Node& node : graph.nodes) {
        if (node.kind != graph::NodeKind::Op || node.outputIndex != 0)
            continue;
        const std::string target = unscaled(node.target);
        const auto* known = std::ranges::find(knownProducts, target, &KnownProduct::target);
        if (known == knownProducts.end())
            continue;
        const std::string kind = kindOf(graph, node, *known);
        const auto add = [&](job::Operand operand, std::optional<graph::NodeId> tensor) {
            operands.push_back({node.id, node.module, target, kind, operand, tensor});
        };
        const std::size_t first = firstOperand(target);
        const bool hasWeight = kind == "linear" || kind == "convolution";
        add(job::Operand::Input, roundedTensor(graph, node, first));
        add(hasWeight ? job::Operand::Weight : job::Operand::Input, roundedTensor(graph, node, first + 1));
        if (kind == "attention")
            add(job::Operand::Input, roundedTensor(graph, node, first + 2));
        add(job::Operand::Gradient, node.id);
    }
    return operands;
}

} // namespace scalescope::report
