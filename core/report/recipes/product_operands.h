// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"
#include "core/job/recipe_rules.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace scalescope::report {

/// One operand of one product that a run went through.
struct ProductOperand
{
    graph::NodeId node = 0; ///< of the product's result
    std::string module;
    std::string target; ///< "aten::linear"
    job::ProductKind kind = job::ProductKind::Linear;
    job::Operand operand = job::Operand::Input;
    /// Whose tensor is rounded; of a gradient the product itself. What rounded it in this run is passed over.
    std::optional<graph::NodeId> tensor = {};

    /// Forward, or backward for a gradient.
    [[nodiscard]] graph::Direction direction() const;
    /// As rules see it; it refers to this one. `extended`: settings that name no operator reach any product.
    [[nodiscard]] job::OperandPlace place(bool extended) const;
};

/// The operands of all products of a run, in execution order, the gradient of each product last. A product of
/// matrices counts as linear where its right one is the model's own, with rows and columns changed, and addmm
/// without factors where it is the model's own at all, as the engine takes them
/// (core/engine/transform/recognise.h).
std::vector<ProductOperand> productOperands(const graph::Graph& graph);

/// Those of them that a node's tensor or gradient is rounded as: products that read the tensor itself or one
/// that holds its elements in another order or shape; of a gradient the product whose result it is, before or
/// after it is rounded.
std::vector<ProductOperand> operandsOf(const std::vector<ProductOperand>& operands, const graph::Graph& graph,
                                       graph::NodeId node, graph::Direction direction);

/// Whether a node is the result of an operator that holds the elements of its first argument as they are, in
/// another order or shape: no conversion to another type.
bool keepsElements(const graph::Graph& graph, const graph::Node& node);

/// Finds what a run rounds as an operand.
class OperandTensors
{
public:
    /// The graph has to live as long, and to have its edges.
    explicit OperandTensors(const graph::Graph& graph);

    /// The tensor of the operand and those whose elements it holds, in another order or shape, and what
    /// rounded it; of a gradient that of the product's result before and after it was rounded, of views that
    /// are all that reads the result, and of the outputs that these are.
    [[nodiscard]] std::vector<graph::NodeId> of(const ProductOperand& operand) const;
    /// The tensors that the operand is a view of, a part of each at least: of queries what they are split
    /// from. Of a gradient those of views of the result that are all that reads it: of what a layer's result
    /// is split into.
    [[nodiscard]] std::vector<graph::NodeId> viewed(const ProductOperand& operand) const;

private:
    void addViews(graph::NodeId node, std::vector<graph::NodeId>& tensors) const;
    void addRoundings(const graph::Node* node, std::vector<graph::NodeId>& tensors) const;
    void addGradients(graph::NodeId product, std::vector<graph::NodeId>& tensors) const;
    void addGradient(graph::NodeId node, std::vector<graph::NodeId>& tensors) const;
    [[nodiscard]] const graph::Node* onlyReader(graph::NodeId node) const;

    const graph::Graph& m_graph;
    std::unordered_map<graph::NodeId, std::vector<graph::NodeId>> m_readers; ///< operators
    std::unordered_map<graph::NodeId, std::vector<graph::NodeId>> m_outputs; ///< of the model
};

} // namespace scalescope::report
