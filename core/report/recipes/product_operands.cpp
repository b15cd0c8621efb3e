// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/recipes/product_operands.h"

#include "core/graph/scaled_target.h"
#include "core/job/product_kinds.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>

namespace scalescope::report {

namespace {

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
    while (node != nullptr && node->target == "scalescope::quantize")
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
           target.starts_with("scalescope::scale_") || target == "scalescope::quantize";
}

/// Whether the result is what one call parts the first argument into.
bool splits(std::string_view target)
{
    constexpr std::array<std::string_view, 7> targets = {
        "aten::split",        "aten::split_with_sizes", "aten::unsafe_split", "aten::chunk",
        "aten::unsafe_chunk", "aten::unbind",           "aten::tensor_split"};
    return std::ranges::find(targets, target) != targets.end();
}

/// Whether the result is a view of the first argument, or of a part of it.
bool isView(const graph::Graph& graph, const graph::Node& node)
{
    constexpr std::array<std::string_view, 12> targets = {
        "aten::slice",     "aten::select",  "aten::narrow",     "aten::expand",
        "aten::expand_as", "aten::flatten", "aten::unflatten",  "aten::movedim",
        "aten::swapaxes",  "aten::view_as", "aten::reshape_as", "aten::diagonal"};
    return node.kind == graph::NodeKind::Op &&
           (splits(node.target) || std::ranges::find(targets, node.target) != targets.end() ||
            keepsElements(graph, node));
}

enum class Weight { None, AsItIs, Turned };

/// Whether the tensor is the model's own, and has its rows and columns changed by whatever leads there.
Weight weightIn(const graph::Graph& graph, const graph::Node* node)
{
    bool isTurned = false;
    while (node != nullptr && node->kind == graph::NodeKind::Op && rearranges(node->target)) {
        isTurned ^= turns(node->target);
        node = argumentNode(graph, *node, 0);
    }
    using enum graph::NodeKind;
    const bool isOwn =
        node != nullptr && (node->kind == Parameter || node->kind == Buffer || node->kind == Constant);
    return !isOwn ? Weight::None : isTurned ? Weight::Turned : Weight::AsItIs;
}

/// Whether addmm adds and multiplies by nothing: its factors are 1.
bool hasNoFactors(const graph::Node& addmm)
{
    return std::ranges::none_of(addmm.arguments, [](const graph::Argument& argument) {
        const auto* factor = std::get_if<std::string>(&argument.value);
        return (argument.name == "alpha" || argument.name == "beta") &&
               (factor == nullptr || (*factor != "1" && *factor != "1.0"));
    });
}

job::ProductKind kindOf(const graph::Graph& graph, const graph::Node& node, const job::KnownProduct& known)
{
    bool isLinear = false;
    if (known.target == "aten::addmm")
        isLinear = hasNoFactors(node) && weightIn(graph, argumentNode(graph, node, 2)) != Weight::None;
    else if (known.target == "aten::matmul" || known.target == "aten::mm")
        isLinear = weightIn(graph, argumentNode(graph, node, 1)) == Weight::Turned;
    return isLinear ? job::ProductKind::Linear : known.kind;
}

/// Whether a tensor holds the elements of that node's.
bool holdsElementsOf(const graph::Graph& graph, graph::NodeId tensor, graph::NodeId node)
{
    const graph::Node* at = graph.find(tensor);
    while (at != nullptr && at->id > node && keepsElements(graph, *at))
        at = argumentNode(graph, *at, 0);
    return at != nullptr && at->id == node;
}

} // namespace

bool keepsElements(const graph::Graph& graph, const graph::Node& node)
{
    if (node.kind != graph::NodeKind::Op || !rearranges(node.target) ||
        node.target.starts_with("scalescope::"))
        return false;
    if (node.target != "aten::to" && node.target != "aten::type_as")
        return true;
    const graph::Node* from = argumentNode(graph, node, 0);
    return from != nullptr && from->dtype == node.dtype;
}

graph::Direction ProductOperand::direction() const
{
    return operand == job::Operand::Gradient ? graph::Direction::Backward : graph::Direction::Forward;
}

std::vector<ProductOperand> operandsOf(const std::vector<ProductOperand>& operands, const graph::Graph& graph,
                                       graph::NodeId node, graph::Direction direction)
{
    std::optional<OperandTensors> tensors; // who reads what is asked of gradients alone
    if (direction == graph::Direction::Backward)
        tensors.emplace(graph);
    const auto isIts = [&](const ProductOperand& operand) {
        if (operand.direction() != direction || !operand.tensor)
            return false;
        return tensors ? std::ranges::count(tensors->of(operand), node) > 0
                       : holdsElementsOf(graph, *operand.tensor, node);
    };
    std::vector<ProductOperand> found;
    std::ranges::copy_if(operands, std::back_inserter(found), isIts);
    return found;
}

job::OperandPlace ProductOperand::place(bool extended) const
{
    return {module, target, kind, operand, extended || job::isUsual(kind)};
}

OperandTensors::OperandTensors(const graph::Graph& graph) : m_graph(graph)
{
    for (const graph::Edge& edge : graph.edges) {
        const graph::Node* reader = graph.find(edge.target);
        const bool isOutput = reader != nullptr && reader->kind == graph::NodeKind::Output;
        (isOutput ? m_outputs : m_readers)[edge.source].push_back(edge.target);
    }
}

std::vector<graph::NodeId> OperandTensors::of(const ProductOperand& operand) const
{
    if (!operand.tensor)
        return {};
    std::vector<graph::NodeId> tensors;
    if (operand.operand == job::Operand::Gradient) {
        addGradients(operand.node, tensors);
        return tensors;
    }
    const graph::Node* product = m_graph.find(operand.node);
    for (std::size_t i = 0; i < product->arguments.size(); ++i)
        if (roundedTensor(m_graph, *product, i) == operand.tensor)
            addRoundings(argumentNode(m_graph, *product, i), tensors);
    const graph::Node* at = m_graph.find(*operand.tensor);
    for (; at != nullptr; at = argumentNode(m_graph, *at, 0)) {
        tensors.push_back(at->id);
        if (!keepsElements(m_graph, *at))
            break;
    }
    return tensors;
}

std::vector<graph::NodeId> OperandTensors::viewed(const ProductOperand& operand) const
{
    std::vector<graph::NodeId> tensors;
    if (!operand.tensor)
        return tensors;
    if (operand.operand == job::Operand::Gradient) {
        addViews(operand.node, tensors);
        return tensors;
    }
    const graph::Node* at = m_graph.find(*operand.tensor);
    while (at != nullptr && isView(m_graph, *at)) {
        at = argumentNode(m_graph, *at, 0);
        if (at != nullptr)
            tensors.push_back(at->id);
    }
    return tensors;
}

/// The gradient of what one call splits is made of those of its parts; other parts may overlap.
void OperandTensors::addViews(graph::NodeId node, std::vector<graph::NodeId>& tensors) const
{
    const auto found = m_readers.find(node);
    if (found == m_readers.end())
        return;
    const std::vector<graph::NodeId>& readers = found->second;
    std::set<int> parts;
    const bool areParts = std::ranges::all_of(readers, [&](graph::NodeId id) {
        const graph::Node* reader = m_graph.find(id);
        return splits(reader->target) && parts.insert(reader->outputIndex).second;
    });
    if (!areParts && (readers.size() != 1 || !keepsElements(m_graph, *m_graph.find(readers.front()))))
        return;
    for (const graph::NodeId reader : readers) {
        tensors.push_back(reader);
        addViews(reader, tensors);
    }
}

/// What rounded the tensor on its way to a product.
void OperandTensors::addRoundings(const graph::Node* node, std::vector<graph::NodeId>& tensors) const
{
    for (; node != nullptr && node->target == "scalescope::quantize"; node = argumentNode(m_graph, *node, 0))
        tensors.push_back(node->id);
}

/// A gradient is rounded behind the product, or behind the bias that is added to it; views have the same.
void OperandTensors::addGradients(graph::NodeId product, std::vector<graph::NodeId>& tensors) const
{
    const auto isRounding = [](const graph::Node* node) {
        return node != nullptr && node->target == "scalescope::quantize_gradient";
    };
    const graph::Node* reader = onlyReader(product);
    addGradient(product, tensors);
    const bool isSum = reader != nullptr && (reader->target == "aten::add" || reader->target == "aten::add_");
    if (isSum && isRounding(onlyReader(reader->id))) {
        addGradient(reader->id, tensors);
        reader = onlyReader(reader->id);
    }
    for (; reader != nullptr && (isRounding(reader) || keepsElements(m_graph, *reader));
         reader = onlyReader(reader->id))
        addGradient(reader->id, tensors);
}

/// A tensor that the model returns has one gradient, whichever of its names it goes by.
void OperandTensors::addGradient(graph::NodeId node, std::vector<graph::NodeId>& tensors) const
{
    tensors.push_back(node);
    if (const auto outputs = m_outputs.find(node); outputs != m_outputs.end())
        tensors.insert(tensors.end(), outputs->second.begin(), outputs->second.end());
}

/// Null where several operators read it, or one twice.
const graph::Node* OperandTensors::onlyReader(graph::NodeId node) const
{
    const auto found = m_readers.find(node);
    return found == m_readers.end() || found->second.size() != 1 ? nullptr
                                                                 : m_graph.find(found->second.front());
}

std::vector<ProductOperand> productOperands(const graph::Graph& graph)
{
    std::vector<ProductOperand> operands;
    for (const graph::Node& node : graph.nodes) {
        if (node.kind != graph::NodeKind::Op || node.outputIndex != 0)
            continue;
        const std::string target = graph::unscaledName(node.target);
        const auto products = job::knownProducts();
        const auto known = std::ranges::find(products, target, &job::KnownProduct::target);
        if (known == products.end())
            continue;
        const job::ProductKind kind = kindOf(graph, node, *known);
        const auto add = [&](job::Operand operand, std::optional<graph::NodeId> tensor) {
            operands.push_back({node.id, node.module, target, kind, operand, tensor});
        };
        const std::size_t first = firstOperand(target);
        const bool hasWeight = kind == job::ProductKind::Linear || kind == job::ProductKind::Convolution;
        add(job::Operand::Input, roundedTensor(graph, node, first));
        add(hasWeight ? job::Operand::Weight : job::Operand::Input, roundedTensor(graph, node, first + 1));
        if (kind == job::ProductKind::Attention)
            add(job::Operand::Input, roundedTensor(graph, node, first + 2));
        add(job::Operand::Gradient, node.id);
    }
    return operands;
}

} // namespace scalescope::report
