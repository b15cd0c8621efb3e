// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bisect/module_shares.h"
#include "core/formats/format_pair.h"
#include "core/formats/losses.h"
#include "core/graph/call_tree.h"
#include "core/graph/run.h"
#include "core/job/transform.h"
#include "core/prune/prune.h"
#include "core/report/tensor_formats.h"

#include <QObject>
#include <memory>
#include <optional>
#include <set>

namespace scalescope::widgets {

/// Which statistic colours nodes and places the dots.
enum class Quantity { MeanAbs, Rms, Std, AbsMean, AbsMax, AbsMin };

/// Its value, NaN where there is none.
double valueOf(const graph::Statistics& statistics, Quantity quantity);
/// Which member of the statistics it is.
double graph::Statistics::*memberOf(Quantity quantity);

/// What colours the cards of the graph: the quantity, the SQNR against the run without formats, or the share
/// of an error that a module's roundings cause.
enum class Colouring { Scale, ForwardError, GradientError, Share };

/// What a run is to the one whose place it takes.
enum class RunChange {
    Grown,  ///< the same run with more of it, or with its end: nothing that was looked at has gone
    Rerun,  ///< another run of the same model, or of its twin
    Another ///< of something else: how the old one was looked at means nothing for it
};

/// A run and how it is looked at, but for what is selected: of it another thread makes a document of its own.
struct DocumentState
{
    std::shared_ptr<const graph::Run> run;
    prune::Options pruning;
    formats::FormatPair formats;
    std::optional<job::Transform> simulation;
    formats::LossLimits lossLimits;
    Quantity quantity = Quantity::MeanAbs;
    Colouring colouring = Colouring::Scale;
    std::shared_ptr<const bisect::ModuleShares> shares;
};

/// One open run and how it is looked at: pruning, formats, quantity, and the one selection that all views
/// share. Views take a Document, follow its signals, and change it through its setters; nothing is sent when
/// nothing changes.
class Document : public QObject
{
    Q_OBJECT

public:
    explicit Document(QObject* parent = nullptr);
    explicit Document(const DocumentState& state);
    [[nodiscard]] DocumentState state() const;

    /// Replaces the run, which is never null: an empty Run at first. The selection stays if its node does,
    /// but not in another run than one of the same model.
    void setRun(std::shared_ptr<const graph::Run> run, RunChange change = RunChange::Another);
    [[nodiscard]] const graph::Run& run() const { return *m_run; }
    [[nodiscard]] const std::shared_ptr<const graph::Run>& sharedRun() const { return m_run; }
    /// Which call of a module each node of the run is part of.
    [[nodiscard]] const graph::CallTree& callTree() const;
    /// What recipes can speak of in this run.
    [[nodiscard]] const std::vector<report::ProductOperand>& operands() const;
    /// Those of them that the simulation rounds; all where it is not known.
    [[nodiscard]] const std::vector<report::ProductOperand>& roundedOperands() const;
    /// Whether a node's tensor or gradient is rounded as one of these, so that a rule may mend it.
    [[nodiscard]] bool isOperand(graph::NodeId node, graph::Direction direction) const;
    /// The run's graph after pruning.
    [[nodiscard]] const graph::Graph& graph() const { return m_graph; }

    [[nodiscard]] const prune::Options& pruning() const { return m_pruning; }
    void setPruning(const prune::Options& options);

    [[nodiscard]] std::optional<graph::NodeId> selected() const { return m_selected; }
    /// The selected node, from the unpruned graph; null where nothing is selected.
    [[nodiscard]] const graph::Node* selectedNode() const;
    /// Selects a node and adds it to the history.
    void select(std::optional<graph::NodeId> node);
    void goBack();
    void goForward();
    [[nodiscard]] bool canGoBack() const;
    [[nodiscard]] bool canGoForward() const;

    [[nodiscard]] const formats::NumberFormat& format(graph::Direction direction) const;
    [[nodiscard]] formats::FormatPair formatPair() const { return {m_forwardFormat, m_backwardFormat}; }
    /// `simulation`: what the run was made with, or is looked at for.
    void setFormats(const formats::NumberFormat& forward, const formats::NumberFormat& backward,
                    const std::optional<job::Transform>& simulation = {});
    /// What the run was made with, or is looked at for.
    [[nodiscard]] const std::optional<job::Transform>& simulation() const { return m_simulation; }
    /// How most operands are stored: in these formats, with the scales of the simulation.
    [[nodiscard]] job::OperandPair usualOperands() const;
    /// What each tensor is held against: these, and what the simulation's recipe says of it.
    [[nodiscard]] const report::TensorFormats& tensorFormats() const;

    /// From which part of a tensor's elements on a loss in its format counts.
    [[nodiscard]] const formats::LossLimits& lossLimits() const { return m_lossLimits; }
    void setLossLimits(const formats::LossLimits& limits);

    /// The hits of the search, which every view marks; they may lie outside the pruned graph.
    [[nodiscard]] const std::set<graph::NodeId>& highlighted() const { return m_highlighted; }
    void setHighlighted(const std::set<graph::NodeId>& nodes);

    [[nodiscard]] Quantity quantity() const { return m_quantity; }
    void setQuantity(Quantity quantity);

    /// Whether the run is a simulated one whose tensors have errors.
    [[nodiscard]] bool hasErrors() const { return m_hasErrors; }
    /// What is known of the causes of an error; null where nothing is.
    [[nodiscard]] const bisect::ModuleShares* shares() const { return m_shares.get(); }
    void setShares(std::shared_ptr<const bisect::ModuleShares> shares);
    /// What cards are coloured by: the chosen one, but the scale where that is not known of the run.
    [[nodiscard]] Colouring colouring() const;
    [[nodiscard]] Colouring chosenColouring() const { return m_colouring; }
    void setColouring(Colouring colouring);

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
    void prune();

    std::shared_ptr<const graph::Run> m_run;
    graph::Graph m_graph;
    prune::Options m_pruning;
    std::optional<graph::NodeId> m_selected;
    std::vector<graph::NodeId> m_history;
    std::size_t m_historyPosition = 0; ///< one past the current entry
    std::set<graph::NodeId> m_highlighted;
    formats::NumberFormat m_forwardFormat;
    formats::NumberFormat m_backwardFormat;
    std::optional<job::Transform> m_simulation;
    formats::LossLimits m_lossLimits;
    Quantity m_quantity = Quantity::MeanAbs;
    Colouring m_colouring = Colouring::Scale;
    bool m_hasErrors = false;
    std::shared_ptr<const bisect::ModuleShares> m_shares;
    mutable std::optional<graph::CallTree> m_callTree;                     ///< when first asked for
    mutable std::optional<std::vector<report::ProductOperand>> m_operands; ///< likewise
    mutable std::optional<std::vector<report::ProductOperand>> m_rounded;  ///< likewise
    mutable std::optional<report::TensorFormats> m_tensorFormats;          ///< likewise
};

} // namespace scalescope::widgets
