// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/compare_document.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/node_filter.h"
#include "widgets/models/number_sort_proxy.h"

#include <QAbstractTableModel>
#include <vector>

namespace scalescope::widgets {

/// The rows of a comparison that have statistics in one of the two runs, in order: what a tensor is called,
/// and log2 of the ratio of the document's quantity, forward and gradient.
class CompareTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        PlotColumn,
        ForwardColumn,
        GradientColumn,
        ForwardErrorColumn, ///< SQNR of a simulated run's tensor, of two the second's
        GradientErrorColumn,
        StatusColumn,
        OperatorColumn,
        ModuleColumn,
        ColumnCount
    };

    explicit CompareTableModel(CompareDocument* document, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    /// Display: text; SortRole: log2 of the ratio, or the SQNR, NaN where there is none; DirectionRole of the
    /// ratios.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The comparison's row of a row of the table.
    [[nodiscard]] std::size_t alignedRow(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// The table's row of a comparison's row; invalid where the table has none.
    [[nodiscard]] QModelIndex indexOf(std::size_t alignedRow) const;
    /// The largest finite |log2| of a ratio; at least 1, for bars of one scale.
    [[nodiscard]] double largest() const { return m_largest; }

private:
    void reload();
    void changeRatios();
    void measure();
    [[nodiscard]] double ratio(std::size_t alignedRow, int column) const;
    /// Of a simulated run's tensor, of two the second's.
    [[nodiscard]] DirectionErrors errors(std::size_t alignedRow, graph::Direction direction) const;
    /// The larger |log2| of the two directions; NaN where there is none.
    [[nodiscard]] double amount(std::size_t alignedRow) const;
    [[nodiscard]] QString text(std::size_t alignedRow, int column) const;
    [[nodiscard]] QString toolTip(std::size_t alignedRow) const;
    [[nodiscard]] static QVariant headerToolTip(int section);

    CompareDocument* m_document;
    std::vector<std::size_t> m_rows; ///< ascending
    double m_largest = 1;
};

/// Sorts and filters them; what has no ratio comes last in either order.
class CompareTableProxy : public NumberSortProxy
{
    Q_OBJECT

public:
    CompareTableProxy(const CompareDocument* document, QObject* parent = nullptr);
    void setNodeFilter(const NodeFilter& filter);
    /// The rows of the comparison that are shown at all, ascending.
    void setShownRows(std::vector<std::size_t> rows);
    /// Only rows that changed, or that one of the runs alone has.
    void setChangesOnly(bool only);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    const CompareDocument* m_document;
    NodeFilter m_filter;
    std::vector<std::size_t> m_shown;
    bool m_changesOnly = false;
};

/// "matched", "added", "removed", translated.
QString statusText(compare::Status status);
/// What stands before the name of an added or removed tensor: "+", "−"; nothing of a matched one.
QString statusSign(compare::Status status);
/// A change as log2: "+8.51", "-0.05", "0.00" for less than is told, "0" for none, "+Inf", "NaN"; empty for
/// nothing.
QString changeText(std::optional<double> log2);
/// What stands in its place where a gradient is zero in theory: "zero".
QString zeroGradientText();

} // namespace scalescope::widgets
