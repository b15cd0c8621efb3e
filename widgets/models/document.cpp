// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/document.h"

#include "core/report/error_fields.h"

#include <map>
#include <utility>

namespace scalescope::widgets {

double graph::Statistics::*memberOf(Quantity quantity)
{
    switch (quantity) {
    case Quantity::MeanAbs:
        return &graph::Statistics::meanAbs;
    case Quantity::Rms:
        return &graph::Statistics::rms;
    case Quantity::Std:
        return &graph::Statistics::std;
    case Quantity::AbsMean:
        return &graph::Statistics::absMean;
    case Quantity::AbsMax:
        return &graph::Statistics::absMax;
    case Quantity::AbsMin:
        return &graph::Statistics::absMin;
    }
    return &graph::Statistics::meanAbs;
}

double valueOf(const graph::Statistics& statistics, Quantity quantity)
{
    return statistics.*memberOf(quantity);
}

Document::Document(QObject* parent)
    : QObject(parent),
      m_run(std::make_shared<graph::Run>()),
      m_forwardFormat(formats::usualFormats().forward),
      m_backwardFormat(formats::usualFormats().backward)
{
}

Document::Document(const DocumentState& state)
    : m_pruning(state.pruning),
      m_forwardFormat(state.formats.forward),
      m_backwardFormat(state.formats.backward),
      m_simulation(state.simulation),
      m_lossLimits(state.lossLimits),
      m_quantity(state.quantity),
      m_colouring(state.colouring),
      m_shares(state.shares)
{
    setRun(state.run, RunChange::Grown); // which keeps the shares
}

DocumentState Document::state() const
{
    return {m_run, m_pruning, formatPair(), m_simulation, m_lossLimits, m_quantity, m_colouring, m_shares};
}

void Document::setRun(std::shared_ptr<const graph::Run> run, RunChange change)
{
    const auto before = std::exchange(m_run, std::move(run));
    m_hasErrors = report::hasErrors(m_run->graph);
    m_callTree.reset();
    m_operands.reset();
    m_rounded.reset();
    m_tensorFormats.reset();
    prune();
    if (change == RunChange::Another)
        setShares(nullptr);
    const auto selected = m_selected;
    if (change == RunChange::Rerun)
        followSelection(before->graph);
    if (change == RunChange::Another || (m_selected && selectedNode() == nullptr)) {
        m_history.clear();
        m_historyPosition = 0;
        m_selected.reset();
    }
    if (m_selected != selected)
        Q_EMIT selectionChanged();
    Q_EMIT runChanged(change);
    Q_EMIT graphChanged();
}

/// A twin has other nodes between those of the original: what was selected is the node of the same
/// provenance.
void Document::followSelection(const graph::Graph& before)
{
    std::map<std::string, graph::NodeId> places;
    for (const graph::Node& node : m_run->graph.nodes)
        places.emplace(node.provenance.text(), node.id);
    const auto counterpart = [&](graph::NodeId id) -> std::optional<graph::NodeId> {
        const graph::Node* node = before.find(id);
        if (node != nullptr && node->provenance.text().empty())
            return id; // of another engine's file, which does not say it
        const auto found = node == nullptr ? places.end() : places.find(node->provenance.text());
        return found == places.end() ? std::nullopt : std::optional(found->second);
    };
    std::vector<graph::NodeId> history;
    std::size_t position = 0;
    for (std::size_t i = 0; i < m_history.size(); ++i) {
        if (const auto id = counterpart(m_history[i]))
            history.push_back(*id);
        if (i < m_historyPosition)
            position = history.size();
    }
    m_history = std::move(history);
    m_historyPosition = position;
    if (m_selected)
        m_selected = counterpart(*m_selected);
}

void Document::setPruning(const prune::Options& options)
{
    if (options == m_pruning)
        return;
    m_pruning = options;
    prune();
    Q_EMIT graphChanged();
}

void Document::prune()
{
    m_graph = prune::prune(m_run->graph, m_pruning);
}

const graph::CallTree& Document::callTree() const
{
    if (!m_callTree)
        m_callTree.emplace(m_run->graph, m_run->modules);
    return *m_callTree;
}

const std::vector<report::ProductOperand>& Document::operands() const
{
    if (!m_operands)
        m_operands = report::productOperands(m_run->graph);
    return *m_operands;
}

const std::vector<report::ProductOperand>& Document::roundedOperands() const
{
    const auto recipe = m_simulation ? job::recipeOf(*m_simulation) : std::nullopt;
    if (!recipe)
        return operands();
    if (!m_rounded)
        m_rounded = report::roundedOperands(operands(), *recipe, job::isExtended(*m_simulation));
    return *m_rounded;
}

bool Document::isOperand(graph::NodeId node, graph::Direction direction) const
{
    return !report::operandsOf(roundedOperands(), m_run->graph, node, direction).empty();
}

job::OperandPair Document::usualOperands() const
{
    const auto usual = m_simulation ? job::usualOperands(*m_simulation) : std::nullopt;
    return usual ? *usual : job::OperandPair(formatPair());
}

const report::TensorFormats& Document::tensorFormats() const
{
    if (m_tensorFormats)
        return *m_tensorFormats;
    const auto recipe = m_simulation ? job::recipeOf(*m_simulation) : std::nullopt;
    if (recipe)
        m_tensorFormats.emplace(usualOperands(), m_run->graph, operands(), *recipe,
                                job::isExtended(*m_simulation));
    else
        m_tensorFormats.emplace(usualOperands());
    return *m_tensorFormats;
}

const graph::Node* Document::selectedNode() const
{
    return m_selected ? m_run->graph.find(*m_selected) : nullptr;
}

void Document::select(std::optional<graph::NodeId> node)
{
    if (node == m_selected)
        return;
    m_selected = node;
    if (node) {
        m_history.resize(m_historyPosition);
        m_history.push_back(*node);
        m_historyPosition = m_history.size();
    }
    Q_EMIT selectionChanged();
}

bool Document::canGoBack() const
{
    return m_historyPosition > 1;
}

bool Document::canGoForward() const
{
    return m_historyPosition < m_history.size();
}

void Document::goBack()
{
    if (!canGoBack())
        return;
    --m_historyPosition;
    m_selected = m_history[m_historyPosition - 1];
    Q_EMIT selectionChanged();
}

void Document::goForward()
{
    if (!canGoForward())
        return;
    m_selected = m_history[m_historyPosition];
    ++m_historyPosition;
    Q_EMIT selectionChanged();
}

void Document::setHighlighted(const std::set<graph::NodeId>& nodes)
{
    if (nodes == m_highlighted)
        return;
    m_highlighted = nodes;
    Q_EMIT highlightChanged();
}

const formats::NumberFormat& Document::format(graph::Direction direction) const
{
    return direction == graph::Direction::Forward ? m_forwardFormat : m_backwardFormat;
}

void Document::setFormats(const formats::NumberFormat& forward, const formats::NumberFormat& backward,
                          const std::optional<job::Transform>& simulation)
{
    if (forward == m_forwardFormat && backward == m_backwardFormat && simulation == m_simulation)
        return;
    m_forwardFormat = forward;
    m_backwardFormat = backward;
    m_simulation = simulation;
    m_rounded.reset();
    m_tensorFormats.reset();
    Q_EMIT formatsChanged();
}

void Document::setLossLimits(const formats::LossLimits& limits)
{
    if (limits == m_lossLimits)
        return;
    m_lossLimits = limits;
    Q_EMIT formatsChanged();
}

void Document::setQuantity(Quantity quantity)
{
    if (quantity == m_quantity)
        return;
    m_quantity = quantity;
    Q_EMIT quantityChanged();
}

void Document::setShares(std::shared_ptr<const bisect::ModuleShares> shares)
{
    if (shares == m_shares)
        return;
    m_shares = std::move(shares);
    Q_EMIT colouringChanged();
}

Colouring Document::colouring() const
{
    const bool isKnown = m_colouring == Colouring::Share ? m_shares != nullptr : m_hasErrors;
    return isKnown ? m_colouring : Colouring::Scale;
}

void Document::setColouring(Colouring colouring)
{
    if (colouring == m_colouring)
        return;
    m_colouring = colouring;
    Q_EMIT colouringChanged();
}

} // namespace scalescope::widgets
