// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/call_tree.h"
#include "core/report/recipes/hidden_operands.h"
#include "core/report/recipes/rounded_tensors.h"
#include "core/report/recipes/tensor_formats.h"
#include "core/sheet/fields.h"
#include "core/sheet/problem_rows.h"
#include "core/sheet/scale_axis.h"
#include "core/sheet/view_state.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <utility>
#include <vector>

namespace scalescope::sheet {

class FoldTree;
class ModuleFindings;
class NodeTitles;

/// What follows from a run and how it is looked at. Each part is made when it is first asked for, and again
/// only after what it follows from has changed. Of a large run all of it takes longer than a window may be
/// deaf: another thread makes one with complete(), and the document takes it.
class RunAnalysis
{
public:
    explicit RunAnalysis(const ViewState& state = {}) : m_state(state) {}

    [[nodiscard]] const ViewState& state() const { return m_state; }
    /// Keeps what does not follow from what differs.
    void setState(const ViewState& state);
    /// Makes every part now, until it is stopped.
    void complete(const std::stop_token& stop = {}) const;

    /// The run's graph after pruning.
    [[nodiscard]] const graph::Graph& graph() const;
    /// Which call of a module each node of the run is part of.
    [[nodiscard]] const graph::CallTree& callTree() const;
    /// What recipes can speak of in this run.
    [[nodiscard]] const std::vector<report::ProductOperand>& operands() const;
    /// Those of them that the simulation rounds; all where it is not known.
    [[nodiscard]] const std::vector<report::ProductOperand>& roundedOperands() const;
    /// The tensors and gradients that are rounded as these.
    [[nodiscard]] const std::set<graph::TensorId>& operandTensors() const;
    /// The tensors that these are views of, and gradients that are views of these: a part of each is rounded.
    [[nodiscard]] const std::set<graph::TensorId>& viewedTensors() const;
    /// What goes into operators in which no simulation rounds anything.
    [[nodiscard]] const report::HiddenOperands& hiddenOperands() const;
    /// What the run's own simulation rounded.
    [[nodiscard]] const report::RoundedTensors& roundedTensors() const;
    /// Whether the run simulates nothing, and a simulation of formats of so few bits would leave that tensor
    /// or gradient alone, because it is no operand of a product, nor what one is a view or a part of.
    [[nodiscard]] bool isKept(graph::NodeId node, graph::Direction direction) const;
    /// Whether what a format would do to a tensor or gradient happens only if one stores it so: the run's
    /// simulation left it alone, or usual ones would.
    [[nodiscard]] bool isOnlyIfStored(graph::NodeId node, graph::Direction direction) const
    {
        return roundedTensors().isSpared(node, direction) || isKept(node, direction);
    }
    /// What is wrong with the run in these formats (report::listProblems).
    [[nodiscard]] std::vector<report::ListedProblem> listedProblems() const;
    /// Whether the run is a simulated one whose tensors have errors.
    [[nodiscard]] bool hasErrors() const;
    /// How most operands are stored: in these formats, with the scales of the simulation.
    [[nodiscard]] job::OperandPair usualOperands() const;
    /// What each tensor is held against: these, and what the simulation's recipe says of it.
    [[nodiscard]] const report::TensorFormats& tensorFormats() const { return *sharedTensorFormats(); }
    /// What the figures of its fields are got from.
    [[nodiscard]] Sources sources() const;
    /// What is wrong with the run in these formats; never null.
    [[nodiscard]] std::shared_ptr<const ProblemRows> problems() const;
    /// Of how many tensors and gradients it can't be told what they lose.
    [[nodiscard]] std::size_t untold() const;
    /// The axis of all bars of the run.
    [[nodiscard]] const ScaleAxis& axis() const;
    /// What can be folded in graph(); never null, like the two that follow.
    [[nodiscard]] std::shared_ptr<const FoldTree> foldTree() const;
    /// What the run's nodes are called.
    [[nodiscard]] std::shared_ptr<const NodeTitles> titles() const;
    /// The worst findings of its modules.
    [[nodiscard]] std::shared_ptr<const ModuleFindings> findings() const;

private:
    [[nodiscard]] const std::shared_ptr<const report::TensorFormats>& sharedTensorFormats() const;

    ViewState m_state;
    mutable std::optional<graph::Graph> m_graph;
    mutable std::optional<graph::CallTree> m_callTree;
    mutable std::optional<std::vector<report::ProductOperand>> m_operands;
    mutable std::optional<std::vector<report::ProductOperand>> m_rounded;
    mutable std::optional<std::set<graph::TensorId>> m_operandTensors;
    mutable std::optional<std::set<graph::TensorId>> m_viewedTensors;
    mutable std::optional<report::HiddenOperands> m_hiddenOperands;
    mutable std::optional<report::RoundedTensors> m_roundedTensors;
    mutable std::optional<bool> m_hasErrors;
    mutable std::shared_ptr<const report::TensorFormats> m_tensorFormats;
    mutable std::shared_ptr<const std::set<graph::NodeId>> m_products;
    mutable std::shared_ptr<const ProblemRows> m_problems;
    mutable std::optional<std::size_t> m_untold;
    mutable std::optional<ScaleAxis> m_axis;
    mutable std::shared_ptr<const FoldTree> m_foldTree;
    mutable std::shared_ptr<const NodeTitles> m_titles;
    mutable std::shared_ptr<const ModuleFindings> m_findings;
};

} // namespace scalescope::sheet
