// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"
#include "widgets/models/item_roles.h"

#include <QAbstractTableModel>
#include <vector>

namespace scalescope::widgets {

/// The tensors that calls of modules returned, one row each in the order in which the calls completed,
/// children first. A row stands for its tensor: NodeIdRole and NodeRole.
class ModuleCallModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NameColumn, ///< path of the module; the root's is empty in files and shown as the model's type
        TypeColumn,
        OutputColumn, ///< place in a nested result
        ShapeColumn,
        BarsColumn, ///< no text; the delegate paints NodeRole
        ForwardColumn,
        GradientColumn,
        ColumnCount
    };

    explicit ModuleCallModel(Document* document, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The first row of a node, invalid where no module returned it.
    [[nodiscard]] QModelIndex indexOf(graph::NodeId node) const;

private:
    struct Row
    {
        const graph::ModuleCall* call;
        const graph::ModuleCall::Output* output;
        const graph::Node* node;
    };

    void reload();
    [[nodiscard]] QString text(const Row& row, int column) const;
    [[nodiscard]] double quantity(const Row& row, graph::Direction direction) const;
    [[nodiscard]] QVariant sortValue(const Row& row, int column) const;

    Document* m_document;
    std::vector<Row> m_rows;
};

} // namespace scalescope::widgets
