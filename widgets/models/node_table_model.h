// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/range_loss.h"
#include "widgets/models/display.h"
#include "widgets/models/document.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/item_roles.h"

#include <QAbstractTableModel>
#include <unordered_map>

namespace scalescope::widgets {

/// The nodes of a document's pruned graph, one row each in execution order.
class NodeTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        OperatorColumn,
        ModuleColumn,
        ShapeColumn,
        DtypeColumn,
        BarsColumn,        ///< no text; the delegate paints NodeRole
        ForwardColumn,     ///< the document's quantity, forward
        GradientColumn,    ///< the same of the gradient
        ForwardLossColumn, ///< part that the chosen format loses
        GradientLossColumn,
        FirstErrorColumn, ///< from here on those of errorFigures, forward and gradient of each
        ColumnCount = FirstErrorColumn + 2 * static_cast<int>(errorFigures.size())
    };

    /// Of a figure of error in a direction.
    static Column errorColumn(sheet::FieldId figure, graph::Direction direction);
    /// Whether the run has errors; of other runs their columns are empty.
    [[nodiscard]] bool hasErrors() const { return m_document->hasErrors(); }

    explicit NodeTableModel(Document* document, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The row of a node, or an invalid index where the graph was pruned of it.
    [[nodiscard]] QModelIndex indexOf(graph::NodeId node) const;
    /// The node of a row, null where there is none.
    [[nodiscard]] const graph::Node* nodeAt(int row) const;

private:
    void reload();
    void changeColumns(Column first, Column last);
    [[nodiscard]] QString text(const graph::Node& node, int row, int column) const;
    [[nodiscard]] QVariant sortValue(const graph::Node& node, int row, int column) const;
    [[nodiscard]] double quantity(const graph::Node& node, graph::Direction direction) const;
    /// Worked out when first asked for, because most rows are never seen.
    /// Nothing where there is no tensor, or where it can't be told.
    [[nodiscard]] formats::Verdict verdict(const graph::Node& node, int row,
                                           graph::Direction direction) const;
    [[nodiscard]] std::optional<formats::RangeLoss> losses(const graph::Node& node, int row,
                                                           graph::Direction direction) const;
    /// The lost part of all elements, NaN where there is no metric.
    [[nodiscard]] double loss(const graph::Node& node, int row, graph::Direction direction) const;
    [[nodiscard]] QString lossText(const graph::Node& node, int row, graph::Direction direction) const;
    [[nodiscard]] QString lossToolTip(const graph::Node& node, int row, graph::Direction direction) const;
    [[nodiscard]] QString toolTip(const graph::Node& node, int row, int column) const;
    [[nodiscard]] QString title(int column) const;

    Document* m_document;
    std::shared_ptr<const sheet::NodeTitles> m_titles = std::make_shared<const sheet::NodeTitles>();
    int m_rows = 0;
    mutable std::unordered_map<int, std::optional<formats::RangeLoss>> m_losses; ///< by 2 x row + direction
};

} // namespace scalescope::widgets
