// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/document.h"

#include <map>
#include <utility>

namespace scalescope::widgets {

Document::Document(QObject* parent) : QObject(parent) {}

Document::Document(const sheet::ViewState& state) : m_analysis(state) {}

template <typename Change>
void Document::change(const Change& apply)
{
    sheet::ViewState state = m_analysis.state();
    apply(state);
    m_analysis.setState(state);
}

void Document::setRun(std::shared_ptr<const graph::Run> run, RunChange change)
{
    sheet::ViewState state = m_analysis.state();
    state.run = std::move(run);
    setRun(sheet::RunAnalysis(state), change);
}

void Document::setRun(sheet::RunAnalysis&& analysis, RunChange change)
{
    sheet::ViewState state = m_analysis.state();
    const auto before = std::exchange(state.run, analysis.state().run);
    m_analysis = std::move(analysis);
    m_analysis.setState(state);
    if (change == RunChange::Another)
        setShares(nullptr);
    const auto selected = m_selected;
    if (change == RunChange::Rerun)
        followSelection(before->graph);
    if (change == RunChange::Another || (m_selected && selectedNode() == nullptr)) {
        m_history.clear();
        m_historyPosition = 0;
        m_selected.reset();
        m_selectedDirection.reset();
    }
    if (m_selected != selected)
        Q_EMIT selectionChanged();
    Q_EMIT runChanged(change);
    Q_EMIT graphChanged();
}

/// A variant has other nodes between those of the original: what was selected is the node of the same
/// provenance.
void Document::followSelection(const graph::Graph& before)
{
    std::map<std::string, graph::NodeId> places;
    for (const graph::Node& node : run().graph.nodes)
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
    if (options == state().pruning)
        return;
    change([&](sheet::ViewState& state) { state.pruning = options; });
    Q_EMIT graphChanged();
}

bool Document::isOperand(graph::NodeId node, graph::Direction direction) const
{
    // Who holds elements of an operand is known of all tensors: only of those the operands are looked for.
    return m_analysis.operandTensors().contains({node, direction}) &&
           !report::operandsOf(roundedOperands(), run().graph, node, direction).empty();
}

const graph::Node* Document::selectedNode() const
{
    return m_selected ? run().graph.find(*m_selected) : nullptr;
}

void Document::select(std::optional<graph::NodeId> node, std::optional<graph::Direction> direction)
{
    const bool isOther = node != m_selected;
    if (!isOther && (!direction || direction == m_selectedDirection))
        return;
    m_selected = node;
    m_selectedDirection = node ? direction : std::nullopt;
    if (node && isOther) {
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
    m_selectedDirection.reset();
    Q_EMIT selectionChanged();
}

void Document::goForward()
{
    if (!canGoForward())
        return;
    m_selected = m_history[m_historyPosition];
    m_selectedDirection.reset();
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

void Document::setFormats(const formats::NumberFormat& forward, const formats::NumberFormat& backward,
                          const std::optional<job::Transform>& simulation)
{
    const formats::FormatPair pair{forward, backward};
    if (pair == formatPair() && simulation == this->simulation())
        return;
    change([&](sheet::ViewState& state) {
        state.formats = pair;
        state.simulation = simulation;
    });
    Q_EMIT formatsChanged();
}

void Document::setRangeThresholds(const formats::RangeThresholds& limits)
{
    if (limits == state().rangeThresholds)
        return;
    change([&](sheet::ViewState& state) { state.rangeThresholds = limits; });
    Q_EMIT formatsChanged();
}

void Document::setQuantity(sheet::FieldId quantity)
{
    if (quantity == state().quantity)
        return;
    change([&](sheet::ViewState& state) { state.quantity = quantity; });
    Q_EMIT quantityChanged();
}

void Document::setShares(std::shared_ptr<const bisect::ModuleShares> shares)
{
    if (shares == state().shares)
        return;
    change([&](sheet::ViewState& state) { state.shares = std::move(shares); });
    Q_EMIT colouringChanged();
}

void Document::setComparison(std::shared_ptr<const compare::Comparison> comparison)
{
    if (comparison == state().comparison)
        return;
    change([&](sheet::ViewState& state) { state.comparison = std::move(comparison); });
    if (state().colouring.is(sheet::OfComparison))
        Q_EMIT colouringChanged();
}

bool Document::isCompared() const
{
    const auto& comparison = state().comparison;
    return comparison != nullptr && (comparison->a == sharedRun() || comparison->b == sharedRun());
}

bool Document::has(const sheet::Field& field) const
{
    return (!field.is(sheet::OfCauses) || state().shares != nullptr) &&
           (!field.is(sheet::OfErrors) || hasErrors()) && (!field.is(sheet::OfComparison) || isCompared());
}

sheet::Colouring Document::colouring() const
{
    const sheet::Colouring chosen = state().colouring;
    const bool isKnown = !chosen.by || has(sheet::fieldOf(*chosen.by));
    return isKnown ? chosen : sheet::Colouring{std::nullopt, chosen.direction};
}

void Document::setColouring(sheet::Colouring colouring)
{
    if (colouring == state().colouring)
        return;
    change([&](sheet::ViewState& state) { state.colouring = colouring; });
    Q_EMIT colouringChanged();
}

} // namespace scalescope::widgets
