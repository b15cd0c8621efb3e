// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/report/recipes/recipe_estimates.h"
#include "widgets/models/display.h"
#include "widgets/models/sheet_model.h"

#include <memory>

namespace scalescope::widgets {

/// The proposals for a run's tensors as a table, one row each; worked out in a thread.
class ProposalModel : public SheetModel
{
    Q_OBJECT

public:
    explicit ProposalModel(QObject* parent = nullptr);

    /// Starts to work out the proposals; those that are shown stay until changed().
    void propose(const std::shared_ptr<const graph::Run>& run, const report::ProposalBound& bound,
                 const formats::RangeThresholds& limits);
    [[nodiscard]] bool isBusy() const { return m_asked != m_answered; }
    /// Those that are shown; null at first.
    [[nodiscard]] const report::Proposals* proposals() const { return m_answer.proposals.get(); }
    /// Which recipes with a name do as well, in a sentence; empty where none does.
    [[nodiscard]] QString others() const;
    /// The run that they are of.
    [[nodiscard]] const graph::Run* run() const { return m_run.get(); }
    /// Bits of an element, the mean over the elements of all tensors.
    [[nodiscard]] double meanBits() const;
    /// Titles are in the middle, as in other dialogs.
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        return role == Qt::TextAlignmentRole ? QVariant()
                                             : SheetModel::headerData(section, orientation, role);
    }

Q_SIGNALS:
    void changed();

private:
    struct Answer
    {
        std::shared_ptr<const report::Proposals> proposals;
        std::optional<message::Finding> others; ///< recipes that do as well
    };

    void take(int number, const std::shared_ptr<const graph::Run>& run, const Answer& answer);
    [[nodiscard]] const report::Proposal& at(int row) const
    {
        return m_answer.proposals->all()[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] const graph::Node* node(int row) const override { return m_run->graph.find(at(row).node); }
    [[nodiscard]] QVariant other(int row, int column, int role) const override;

    std::shared_ptr<const graph::Run> m_run;
    Answer m_answer;
    sheet::NodeTitles m_titles;
    int m_asked = 0;
    int m_answered = 0;
};

} // namespace scalescope::widgets
