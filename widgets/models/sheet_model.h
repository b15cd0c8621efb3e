// SPDX-License-Identifier: GPL-3.0-or-later
// The model of every table and of the tree of modules, and what sorts and filters it.
#pragma once

#include "widgets/models/document.h"
#include "widgets/models/item_roles.h"

#include <QAbstractItemModel>
#include <QSortFilterProxyModel>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace scalescope::widgets {

/// How the cells of a column look.
enum class CellLook {
    Name,     ///< cut so that it is still told apart
    Sentence, ///< read with attention
    Word,     ///< quiet
    Code,     ///< likewise, in letters of one width
    Number,   ///< likewise, at the right
    Bars      ///< the pair of scale bars of the row's node
};

/// Rows whose cells are described by columns: what each is called, says of a row and is sorted by. A sheet is
/// a subclass that gives its columns and rows. Functions of a column get a row's place among all rows.
class SheetModel : public QAbstractItemModel
{
public:
    struct Column
    {
        std::string_view id; ///< tells it from the others, but for those of another direction
        QString title;
        std::function<QString(int)> text = {}; ///< none where something is painted
        CellLook look = CellLook::Word;
        int width = 0;                           ///< at first; 0 where the view has its own way
        QString about = {};                      ///< tool tip of the title
        std::function<QVariant(int)> sort = {};  ///< the text where there is none
        std::function<QString(int)> tip = {};    ///< that of the row where there is none
        std::function<QString(int)> copied = {}; ///< the text where there is none
        std::optional<graph::Direction> direction = {};
        bool isLargestFirst = false; ///< where it is sorted by a click
    };

    using QAbstractItemModel::QAbstractItemModel;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

    [[nodiscard]] const std::vector<Column>& columns() const { return m_columns; }
    /// The place of a column, which there is: the first of that id, or that of a direction.
    [[nodiscard]] int column(std::string_view id, std::optional<graph::Direction> direction = {}) const;
    /// Of the first that looks so; -1 where none does.
    [[nodiscard]] int column(CellLook look) const;
    /// The row of an index of this model; -1 of an invalid one.
    static int rowOf(const QModelIndex& index)
    {
        return index.isValid() ? static_cast<int>(index.internalId()) : -1;
    }
    /// What a row is known by where it is selected: its node, unless a sheet says otherwise.
    [[nodiscard]] virtual std::optional<qint64> key(int row) const;
    /// The first row of that key; invalid where there is none.
    [[nodiscard]] virtual QModelIndex indexOf(qint64 key) const;

protected:
    void setColumns(std::vector<Column> columns) { m_columns = std::move(columns); }
    /// Tells that columns say something else now.
    void tellChanged(int first, int last);
    /// Between beginResetModel() and endResetModel().
    void setRows(std::size_t count);
    /// Likewise of a tree: the row above each, -1 of those at the top; it comes before what is beneath it.
    void setTree(const std::vector<int>& parents);
    [[nodiscard]] QModelIndex indexOfRow(int row) const;
    /// The document's statistic of the rows' nodes.
    [[nodiscard]] Column statisticColumn(const Document* document, graph::Direction direction,
                                         const QString& title, int width) const;

    /// Whether a row can still be asked: a document has another run a moment before it tells so.
    [[nodiscard]] virtual bool isThere(int /*row*/) const { return true; }
    [[nodiscard]] virtual const graph::Node* node(int /*row*/) const { return nullptr; }
    /// What columns don't say.
    [[nodiscard]] virtual QVariant other(int /*row*/, int /*column*/, int /*role*/) const { return {}; }

private:
    struct Place
    {
        int parent = -1;
        int row = 0; ///< among its siblings
        std::vector<int> children = {};
    };

    [[nodiscard]] bool isTree() const { return !m_places.empty(); }
    [[nodiscard]] const Place& placeOf(int row) const { return m_places[static_cast<std::size_t>(row + 1)]; }
    [[nodiscard]] Place& placeOf(int row) { return m_places[static_cast<std::size_t>(row + 1)]; }

    std::vector<Column> m_columns;
    int m_count = 0;
    std::vector<Place> m_places; ///< of a tree: what is at the top, then each row
};

/// Sorts rows by SortRole: numbers by size, those that are NaN last in either order, and texts by the user's
/// language. Shows those that a condition lets pass.
class SheetProxy : public QSortFilterProxyModel
{
public:
    /// Of an index of the source, in its first column.
    using Condition = std::function<bool(const QModelIndex& row)>;

    explicit SheetProxy(SheetModel* sheet, QObject* parent = nullptr);
    /// An empty one lets all pass.
    void setCondition(Condition condition);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    Condition m_condition;
};

/// A number as it is copied: its text where it is none, all its digits else.
QString copiedNumber(const QString& text, double value);

} // namespace scalescope::widgets
