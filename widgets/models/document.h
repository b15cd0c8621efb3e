// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/run_analysis.h"

#include <QObject>
#include <memory>
#include <optional>
#include <set>

namespace scalescope::widgets {

using graph::directions;

/// What a run is to the one whose place it takes; the more, the less is left of that one.
enum class RunChange {
    Grown,  ///< the same run with more of it, or with its end: nothing that was looked at has gone
    Rerun,  ///< another run of the same model, or of its variant
    Another ///< of something else: how the old one was looked at means nothing for it
};

/// One open run and how it is looked at: pruning, formats, quantity, and the one selection that all views
/// share. Views take a Document, follow its signals, and change it through its setters; nothing is sent when
/// nothing changes.
class Document : public QObject
{
    Q_OBJECT

public:
    explicit Document(QObject* parent = nullptr);
    explicit Document(const sheet::ViewState& state);
    [[nodiscard]] const sheet::ViewState& state() const { return m_analysis.state(); }

    /// Replaces the run, which is never null: an empty Run at first. The selection stays if its node does,
    /// but not in another run than one of the same model.
    void setRun(std::shared_ptr<const graph::Run> run, RunChange change = RunChange::Another);
    /// The run of an analysis that was made for this document, and all that is known of it already. What
    /// follows from how one looked at a run then is made again where that is another way by now.
    void setRun(sheet::RunAnalysis&& analysis, RunChange change);
    [[nodiscard]] const graph::Run& run() const { return *state().run; }
    [[nodiscard]] const std::shared_ptr<const graph::Run>& sharedRun() const { return state().run; }
    /// Which call of a module each node of the run is part of.
    [[nodiscard]] const graph::CallTree& callTree() const { return m_analysis.callTree(); }
    /// What recipes can speak of in this run.
    [[nodiscard]] const std::vector<report::ProductOperand>& operands() const
    {
        return m_analysis.operands();
    }
    /// Those of them that the simulation rounds; all where it is not known.
    [[nodiscard]] const std::vector<report::ProductOperand>& roundedOperands() const
    {
        return m_analysis.roundedOperands();
    }
    /// Whether a node's tensor or gradient is rounded as one of these, so that a rule may mend it.
    [[nodiscard]] bool isOperand(graph::NodeId node, graph::Direction direction) const;
    /// Whether the run simulates formats and left that tensor or gradient alone, so that a format says only
    /// what it would do to it.
    [[nodiscard]] bool isSpared(graph::NodeId node, graph::Direction direction) const
    {
        return m_analysis.roundedTensors().isSpared(node, direction);
    }
    /// See RunAnalysis, like the one that follows.
    [[nodiscard]] bool isKept(graph::NodeId node, graph::Direction direction) const
    {
        return m_analysis.isKept(node, direction);
    }
    [[nodiscard]] bool isOnlyIfStored(graph::NodeId node, graph::Direction direction) const
    {
        return m_analysis.isOnlyIfStored(node, direction);
    }
    /// What goes into operators in which no simulation rounds anything.
    [[nodiscard]] const report::HiddenOperands& hiddenOperands() const { return m_analysis.hiddenOperands(); }
    /// The run's graph after pruning.
    [[nodiscard]] const graph::Graph& graph() const { return m_analysis.graph(); }

    [[nodiscard]] const prune::Options& pruning() const { return state().pruning; }
    void setPruning(const prune::Options& options);

    [[nodiscard]] std::optional<graph::NodeId> selected() const { return m_selected; }
    /// The selected node, from the unpruned graph; null where nothing is selected.
    [[nodiscard]] const graph::Node* selectedNode() const;
    /// Of which of the selected node's two it is a matter, its tensor or its gradient, where that was said.
    [[nodiscard]] std::optional<graph::Direction> selectedDirection() const { return m_selectedDirection; }
    /// Selects a node and adds it to the history; `direction` says which of its two is meant.
    void select(std::optional<graph::NodeId> node, std::optional<graph::Direction> direction = {});
    void goBack();
    void goForward();
    [[nodiscard]] bool canGoBack() const;
    [[nodiscard]] bool canGoForward() const;

    [[nodiscard]] const formats::NumberFormat& format(graph::Direction direction) const
    {
        return state().formats.of(direction);
    }
    [[nodiscard]] const formats::FormatPair& formatPair() const { return state().formats; }
    /// `simulation`: what the run was made with, or is looked at for.
    void setFormats(const formats::NumberFormat& forward, const formats::NumberFormat& backward,
                    const std::optional<job::Transform>& simulation = {});
    /// What the run was made with, or is looked at for.
    [[nodiscard]] const std::optional<job::Transform>& simulation() const { return state().simulation; }
    /// How most operands are stored: in these formats, with the scales of the simulation.
    [[nodiscard]] job::OperandPair usualOperands() const { return m_analysis.usualOperands(); }
    /// What each tensor is held against: these, and what the simulation's recipe says of it.
    [[nodiscard]] const report::TensorFormats& tensorFormats() const { return m_analysis.tensorFormats(); }
    /// What the figures of its fields are got from.
    [[nodiscard]] sheet::Sources sources() const { return m_analysis.sources(); }
    /// Whether a field is known of the run.
    [[nodiscard]] bool has(const sheet::Field& field) const;
    /// What is wrong with the run in these formats; never null.
    [[nodiscard]] std::shared_ptr<const sheet::ProblemRows> problems() const { return m_analysis.problems(); }
    /// Of how many tensors and gradients it can't be told what they lose.
    [[nodiscard]] std::size_t untold() const { return m_analysis.untold(); }
    /// The axis of all bars of the run.
    [[nodiscard]] const sheet::ScaleAxis& axis() const { return m_analysis.axis(); }
    /// What can be folded in graph(); never null, like the two that follow.
    [[nodiscard]] std::shared_ptr<const sheet::FoldTree> foldTree() const { return m_analysis.foldTree(); }
    /// What the run's nodes are called.
    [[nodiscard]] std::shared_ptr<const sheet::NodeTitles> titles() const { return m_analysis.titles(); }
    /// The worst findings of its modules.
    [[nodiscard]] std::shared_ptr<const sheet::ModuleFindings> findings() const
    {
        return m_analysis.findings();
    }

    /// From which part of a tensor's elements on a loss in its format counts.
    [[nodiscard]] const formats::RangeThresholds& rangeThresholds() const { return state().rangeThresholds; }
    void setRangeThresholds(const formats::RangeThresholds& limits);

    /// The hits of the search, which every view marks; they may lie outside the pruned graph.
    [[nodiscard]] const std::set<graph::NodeId>& highlighted() const { return m_highlighted; }
    void setHighlighted(const std::set<graph::NodeId>& nodes);

    [[nodiscard]] sheet::FieldId quantity() const { return state().quantity; }
    void setQuantity(sheet::FieldId quantity);

    /// Whether the run is a simulated one whose tensors have errors.
    [[nodiscard]] bool hasErrors() const { return m_analysis.hasErrors(); }
    /// What is known of the causes of an error; null where nothing is.
    [[nodiscard]] const bisect::ModuleShares* shares() const { return state().shares.get(); }
    void setShares(std::shared_ptr<const bisect::ModuleShares> shares);
    /// Two runs that are compared, null for none: tells what the ratios to the other one are.
    void setComparison(std::shared_ptr<const compare::Comparison> comparison);
    /// Whether the run is one of the two that are compared.
    [[nodiscard]] bool isCompared() const;
    /// What tensors are coloured by: the chosen one, but the scale where that is not known of the run.
    [[nodiscard]] sheet::Colouring colouring() const;
    [[nodiscard]] sheet::Colouring chosenColouring() const { return state().colouring; }
    void setColouring(sheet::Colouring colouring);

Q_SIGNALS:
    void runChanged(scalescope::widgets::RunChange change); ///< graphChanged follows
    void graphChanged();                                    ///< nodes of graph() changed
    void selectionChanged();
    void highlightChanged();
    void formatsChanged(); ///< or what counts as lost in them
    void quantityChanged();
    void colouringChanged();

private:
    void followSelection(const graph::Graph& before);
    /// Changes how the run is looked at.
    template <typename Change>
    void change(const Change& apply);

    sheet::RunAnalysis m_analysis;
    std::optional<graph::NodeId> m_selected;
    std::optional<graph::Direction> m_selectedDirection;
    std::vector<graph::NodeId> m_history;
    std::size_t m_historyPosition = 0; ///< one past the current entry
    std::set<graph::NodeId> m_highlighted;
};

} // namespace scalescope::widgets
