// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"
#include "widgets/models/item_roles.h"

#include <QAbstractItemModel>
#include <QSet>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace scalescope::widgets {

/// The modules of a run as a tree of their paths, in execution order; the root stands for the model.
/// Containers that are never called ("layers") are rows too. A row stands for its last call's main output:
/// NodeIdRole and NodeRole. HitRole says that the module made one of the document's highlighted nodes.
class ModuleTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column {
        NameColumn, ///< last part of the path; the root's is its type
        BarsColumn, ///< no text; the delegate paints NodeRole
        ColumnCount
    };

    explicit ModuleTreeModel(Document* document, QObject* parent = nullptr);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The row that stands for a node, else that of the module which made it; invalid where there is none.
    [[nodiscard]] QModelIndex indexOf(graph::NodeId node) const;
    [[nodiscard]] QModelIndex indexOfPath(const std::string& path) const;

private:
    struct Item
    {
        std::string path;
        std::string type;
        int parent = -1;
        int row = 0;
        std::vector<int> children;
        std::optional<graph::NodeId> output; ///< of the last call
        std::optional<graph::NodeId> last;   ///< that it or its children made, for modules without output
    };

    void reload();
    int itemOf(const std::string& path);
    [[nodiscard]] std::optional<graph::NodeId> nodeOf(const Item& item) const;
    [[nodiscard]] const Item& item(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOfItem(int item) const;
    std::vector<int> addModulesOf(bool operators);
    void noteOutputs(const std::vector<int>& ofOperators);
    void showHits();
    [[nodiscard]] QSet<int> itemsOfHits() const;

    Document* m_document;
    std::vector<Item> m_items; ///< the root first, parents before their children
    std::unordered_map<std::string, int> m_byPath;
    QSet<int> m_hits;
};

} // namespace scalescope::widgets
