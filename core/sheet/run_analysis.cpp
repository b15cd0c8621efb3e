// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/run_analysis.h"

#include "core/graph/figures.h"
#include "core/sheet/fold_tree.h"
#include "core/sheet/module_findings.h"
#include "core/sheet/node_titles.h"

#include <tuple>
#include <utility>

namespace scalescope::sheet {

void RunAnalysis::setState(const ViewState& state)
{
    const ViewState before = std::exchange(m_state, state);
    const bool isAnotherRun = state.run != before.run;
    const bool areOtherFormats =
        isAnotherRun || state.formats != before.formats || state.simulation != before.simulation;
    if (isAnotherRun || state.pruning != before.pruning) {
        m_graph.reset();
        m_foldTree.reset();
    }
    if (isAnotherRun) {
        m_callTree.reset();
        m_operands.reset();
        m_products.reset();
        m_hiddenOperands.reset();
        m_roundedTensors.reset();
        m_hasErrors.reset();
        m_axis.reset();
        m_titles.reset();
    }
    if (areOtherFormats) {
        m_rounded.reset();
        m_operandTensors.reset();
        m_viewedTensors.reset();
        m_tensorFormats.reset();
        m_untold.reset();
    }
    if (areOtherFormats || state.rangeThresholds != before.rangeThresholds) {
        m_problems.reset();
        m_findings.reset();
    }
}

void RunAnalysis::complete(const std::stop_token& stop) const
{
    std::ignore = graph();
    std::ignore = callTree();
    std::ignore = titles();
    std::ignore = foldTree();
    std::ignore = operandTensors();
    std::ignore = viewedTensors();
    std::ignore = hiddenOperands();
    std::ignore = roundedTensors();
    if (stop.stop_requested())
        return;
    std::ignore = problems();
    if (stop.stop_requested())
        return;
    std::ignore = findings();
    std::ignore = untold();
    std::ignore = axis();
}

const graph::Graph& RunAnalysis::graph() const
{
    if (!m_graph)
        m_graph = prune::prune(m_state.run->graph, m_state.pruning);
    return *m_graph;
}

const graph::CallTree& RunAnalysis::callTree() const
{
    if (!m_callTree)
        m_callTree.emplace(m_state.run->graph, m_state.run->modules);
    return *m_callTree;
}

const std::vector<report::ProductOperand>& RunAnalysis::operands() const
{
    if (!m_operands)
        m_operands = report::productOperands(m_state.run->graph);
    return *m_operands;
}

const std::vector<report::ProductOperand>& RunAnalysis::roundedOperands() const
{
    const auto recipe = m_state.simulation ? job::recipeOf(*m_state.simulation) : std::nullopt;
    if (!recipe)
        return operands();
    if (!m_rounded)
        m_rounded = report::roundedOperands(operands(), *recipe, job::isExtended(*m_state.simulation));
    return *m_rounded;
}

const std::set<graph::TensorId>& RunAnalysis::operandTensors() const
{
    if (m_operandTensors)
        return *m_operandTensors;
    m_operandTensors.emplace();
    const report::OperandTensors tensors(m_state.run->graph);
    for (const report::ProductOperand& operand : roundedOperands())
        for (const graph::NodeId tensor : tensors.of(operand))
            m_operandTensors->insert({tensor, operand.direction()});
    return *m_operandTensors;
}

const std::set<graph::TensorId>& RunAnalysis::viewedTensors() const
{
    if (m_viewedTensors)
        return *m_viewedTensors;
    m_viewedTensors.emplace();
    const report::OperandTensors tensors(m_state.run->graph);
    for (const report::ProductOperand& operand : roundedOperands())
        for (const graph::NodeId tensor : tensors.viewed(operand))
            m_viewedTensors->insert({tensor, operand.direction()});
    return *m_viewedTensors;
}

const report::HiddenOperands& RunAnalysis::hiddenOperands() const
{
    if (!m_hiddenOperands)
        m_hiddenOperands.emplace(m_state.run->graph);
    return *m_hiddenOperands;
}

const report::RoundedTensors& RunAnalysis::roundedTensors() const
{
    if (!m_roundedTensors)
        m_roundedTensors.emplace(m_state.run->graph);
    return *m_roundedTensors;
}

bool RunAnalysis::isKept(graph::NodeId id, graph::Direction direction) const
{
    constexpr int fewBits = 8; // whole models are run in 16
    const graph::Run& run = *m_state.run;
    const graph::Node* node = run.graph.find(id);
    // While a run grows, the products are still to come.
    if (node == nullptr || run.status != graph::RunStatus::Done || run.error || hasErrors())
        return false;
    const auto stored = tensorFormats().of(*node, direction).stored;
    return stored && formats::bitsOf(stored->format.element) <= fewBits &&
           !operandTensors().contains({id, direction}) && !viewedTensors().contains({id, direction});
}

bool RunAnalysis::hasErrors() const
{
    if (!m_hasErrors)
        m_hasErrors = graph::hasErrors(m_state.run->graph);
    return *m_hasErrors;
}

job::OperandPair RunAnalysis::usualOperands() const
{
    const auto usual = m_state.simulation ? job::usualOperands(*m_state.simulation) : std::nullopt;
    return usual ? *usual : job::OperandPair(m_state.formats);
}

const std::shared_ptr<const report::TensorFormats>& RunAnalysis::sharedTensorFormats() const
{
    if (m_tensorFormats)
        return m_tensorFormats;
    const auto recipe = m_state.simulation ? job::recipeOf(*m_state.simulation) : std::nullopt;
    if (recipe)
        m_tensorFormats = std::make_shared<const report::TensorFormats>(
            usualOperands(), m_state.run->graph, operands(), *recipe, job::isExtended(*m_state.simulation));
    else
        m_tensorFormats = std::make_shared<const report::TensorFormats>(usualOperands());
    return m_tensorFormats;
}

Sources RunAnalysis::sources() const
{
    if (!m_products) {
        std::set<graph::NodeId> products;
        for (const report::ProductOperand& operand : operands())
            products.insert(operand.node);
        m_products = std::make_shared<const std::set<graph::NodeId>>(std::move(products));
    }
    return {m_state.run, sharedTensorFormats(), m_state.quantity, m_state.shares,
            m_products,  m_state.comparison};
}

std::vector<report::ListedProblem> RunAnalysis::listedProblems() const
{
    return report::listProblems(
        *m_state.run, callTree(), tensorFormats(), m_state.rangeThresholds,
        [this](graph::NodeId node, graph::Direction direction) { return isOnlyIfStored(node, direction); });
}

std::shared_ptr<const ProblemRows> RunAnalysis::problems() const
{
    if (!m_problems)
        m_problems = std::make_shared<const ProblemRows>(m_state.run->graph, listedProblems());
    return m_problems;
}

std::size_t RunAnalysis::untold() const
{
    if (!m_untold)
        m_untold = tensorFormats().untold(m_state.run->graph);
    return *m_untold;
}

const ScaleAxis& RunAnalysis::axis() const
{
    if (!m_axis)
        m_axis = ScaleAxis::of(m_state.run->graph);
    return *m_axis;
}

std::shared_ptr<const FoldTree> RunAnalysis::foldTree() const
{
    if (!m_foldTree)
        m_foldTree =
            std::make_shared<const FoldTree>(m_state.run->graph, graph(), m_state.run->modules, callTree());
    return m_foldTree;
}

std::shared_ptr<const NodeTitles> RunAnalysis::titles() const
{
    if (!m_titles)
        m_titles = std::make_shared<const NodeTitles>(m_state.run->graph);
    return m_titles;
}

std::shared_ptr<const ModuleFindings> RunAnalysis::findings() const
{
    if (!m_findings)
        m_findings = std::make_shared<const ModuleFindings>(
            m_state.run->graph, tensorFormats(), m_state.rangeThresholds, *problems(),
            [this](graph::NodeId node, graph::Direction direction) {
                return isOnlyIfStored(node, direction);
            });
    return m_findings;
}

} // namespace scalescope::sheet
