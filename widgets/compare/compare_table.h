// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/comparison_scene.h"
#include "widgets/models/compare_document.h"
#include "widgets/models/node_filter.h"
#include "widgets/table/sheet_view.h"

namespace scalescope::widgets {

class CompareDelegate;
class CompareSheet;

/// A row for each tensor that has statistics in one of the two runs: where it was and where it is on one
/// axis, with an arrow from the first run to the second, and the log2 ratios with small bars.
class CompareTable : public SheetView
{
    Q_OBJECT

public:
    explicit CompareTable(CompareDocument* document, QWidget* parent = nullptr);
    void setTheme(const Theme& theme) override;
    /// The rows to be shown and the axis that they are on.
    void setScene(const ComparisonScene& scene);
    void setNodeFilter(const NodeFilter& filter);
    /// Only rows that changed, or that one of the runs alone has.
    void setChangesOnly(bool only);
    /// The largest ratio of a direction first; of none, in the order of execution.
    void sortBy(std::optional<graph::Direction> direction);
    /// The largest change of either direction first, whichever sign it has; else in order of execution.
    void sortByAmount(bool largestFirst);
    [[nodiscard]] bool isSortedByAmount() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] std::array<int, 2> ratioColumns() const;
    [[nodiscard]] std::array<int, 2> errorColumns() const;
    void chooseRows();
    [[nodiscard]] bool isShown(std::size_t row) const;
    void setUpColumns();
    void showErrors(bool shown);
    [[nodiscard]] int errorsWidth() const;
    /// The plot takes what the other columns leave.
    void fitPlot();
    void fitRatios();
    /// Names take what a small plot and the ratios leave, until the user has set their width.
    void fitNames();

    CompareDocument* m_document;
    CompareSheet* m_sheet;
    CompareDelegate* m_delegate;
    int m_fittedName = 0;  ///< width that the column was given last
    int m_fittedRatio = 0; ///< the same of both columns of ratios
    bool m_showsErrors = false;
    NodeFilter m_filter;
    std::vector<std::size_t> m_shown; ///< rows of the comparison, ascending
    bool m_changesOnly = false;
};

} // namespace scalescope::widgets
