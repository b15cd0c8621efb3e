// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/comparison_scene.h"
#include "widgets/models/compare_document.h"
#include "widgets/models/node_filter.h"
#include "widgets/theme/theme.h"

#include <QTableView>

namespace scalescope::widgets {

class CompareDelegate;
class CompareTableModel;
class CompareTableProxy;

/// A row for each tensor: where it was and where it is on one axis, with an arrow from the first run to the
/// second, and the log2 ratios with small bars. Sorts by any column. Its current row and the comparison's
/// selection follow each other; Ctrl+C copies rows with all digits.
class CompareTable : public QTableView
{
    Q_OBJECT

public:
    explicit CompareTable(CompareDocument* document, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    /// The rows to be shown and the axis that they are on.
    void setScene(const ComparisonScene& scene);
    void setNodeFilter(const NodeFilter& filter);
    void setChangesOnly(bool only);
    /// The largest ratio of a direction first; of none, in the order of execution.
    void sortBy(std::optional<graph::Direction> direction);
    /// The largest change of either direction first, whichever sign it has; else in order of execution.
    void sortByAmount(bool largestFirst);
    [[nodiscard]] bool isSortedByAmount() const;
    [[nodiscard]] CompareTableModel* rows() const { return m_model; }
    /// The selected rows as Ctrl+C puts them on the clipboard.
    [[nodiscard]] QString selectedText() const;

Q_SIGNALS:
    void countChanged();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setUpColumns();
    void showErrors(bool shown);
    [[nodiscard]] int errorsWidth() const;
    /// The plot takes what the other columns leave.
    void fitPlot();
    void fitRatios();
    /// Names take what a small plot and the ratios leave, until the user has set their width.
    void fitNames();
    void showColumnMenu(const QPoint& position);
    void followDocument();

    CompareDocument* m_document;
    CompareTableModel* m_model;
    CompareTableProxy* m_proxy;
    CompareDelegate* m_delegate;
    int m_fittedName = 0;  ///< width that the column was given last
    int m_fittedRatio = 0; ///< the same of both columns of ratios
    bool m_showsErrors = false;
    bool m_following = false; ///< the table changes because of the document, not of the user
};

} // namespace scalescope::widgets
