// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/display.h"
#include "widgets/models/document.h"
#include "widgets/models/item_roles.h"

#include <QAbstractTableModel>
#include <memory>
#include <optional>
#include <vector>

namespace scalescope::widgets {

/// What is wrong in a document: the problems that the run reported, then those that the metrics of the pruned
/// graph show against the chosen formats; errors first.
class ProblemModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        SeverityColumn, ///< no text; SeverityRole
        NodeColumn,
        MessageColumn,
        OperatorColumn,
        FixColumn, ///< a power of two that would help
        ColumnCount
    };

    explicit ProblemModel(Document* document, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Of how many tensors and gradients it can't be told what they lose.
    [[nodiscard]] int untold() const { return m_untold; }

private:
    struct Row
    {
        const ProblemRow* listed; ///< of m_listed
        /// Worked out when first asked for, because it looks at many scales.
        mutable std::optional<std::optional<report::ScaleFix>> fix;
    };

    void reload();
    [[nodiscard]] const graph::Node* nodeOf(const Row& row) const;
    [[nodiscard]] QString text(const Row& row, int column) const;
    [[nodiscard]] QString fixText(const Row& row) const;
    [[nodiscard]] QString fixToolTip(const Row& row) const;
    [[nodiscard]] QString toolTip(const Row& row, int column) const;

    Document* m_document;
    NodeTitles m_titles;
    std::shared_ptr<const std::vector<ProblemRow>> m_listed;
    std::vector<Row> m_rows;
    int m_untold = 0;
};

/// "error", "warning", "note", translated.
QString severityText(graph::Severity severity);

/// "× 2^-4 would fix it", "× 2^3 would help", translated.
QString scaleFixText(const report::ScaleFix& fix);

} // namespace scalescope::widgets
