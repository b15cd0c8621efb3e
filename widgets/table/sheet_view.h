// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"
#include "widgets/models/sheet_model.h"
#include "widgets/theme/theme.h"

#include <QTableView>

namespace scalescope::widgets {

class FilterField;
class RowDelegate;

/// A sheet as a table: sorts by any column, and a third click leads back to the order of rows. Its current
/// row and what is selected elsewhere follow each other. Ctrl+C copies the selected rows as tab-separated
/// values, numbers with all digits.
class SheetView : public QTableView
{
    Q_OBJECT

public:
    /// `header` in place of the usual one.
    explicit SheetView(SheetModel* sheet, QWidget* parent = nullptr, QHeaderView* header = nullptr);
    virtual void setTheme(const Theme& theme);

    [[nodiscard]] SheetModel* sheet() const { return m_sheet; }
    [[nodiscard]] int column(std::string_view id, std::optional<graph::Direction> direction = {}) const
    {
        return m_sheet->column(id, direction);
    }
    [[nodiscard]] RowDelegate* delegate() const { return m_delegate; }
    /// The row of the sheet that an index of this view's model is of.
    [[nodiscard]] int rowOf(const QModelIndex& index) const;

    /// What else knows of a selected row, by its key.
    struct Selection
    {
        std::function<std::optional<qint64>()> selected;
        std::function<void(qint64 key)> select;
    };
    void setSelection(Selection selection);
    /// The document's node is the selected one, and its axis that of the bars.
    void follow(Document* document);
    /// Makes the row of what is selected elsewhere the current one.
    void followSelection();

    /// Shows the rows that let pass. Rows that go away move the current row, which is not the user's choice.
    void setCondition(SheetProxy::Condition condition);
    /// Of nodes, those that pass the field's filter, too; the field says how many these are.
    void filterBy(FilterField* field, Document* document, SheetProxy::Condition also = {});
    void applyFilter();

    /// Widens columns whose titles would be cut.
    void fitTitles();
    /// The names' column is as wide as they are, from its first width up to a part of the view's; a width
    /// that the user has set stays.
    void fitNames(double mostOfAll);
    /// A menu of the columns on their titles; `isOffered` says which, all but the first where it is empty.
    void offerColumns(std::function<bool(int column)> isOffered = {});
    /// The selected rows as Ctrl+C puts them on the clipboard.
    [[nodiscard]] QString selectedText() const;

Q_SIGNALS:
    /// Other rows are shown, or others could be.
    void countChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    /// Whether a column that can't be seen is copied, too.
    void setCopiesHidden(bool copies) { m_copiesHidden = copies; }

private:
    void setUpHeader();
    void takeRows();
    void updateBars();
    void showColumnMenu(const QPoint& position, const std::function<bool(int column)>& isOffered);

    SheetModel* m_sheet;
    SheetProxy* m_proxy;
    RowDelegate* m_delegate;
    Selection m_selection;
    FilterField* m_field = nullptr;
    Document* m_document = nullptr; ///< whose nodes these are
    SheetProxy::Condition m_also;
    Theme m_theme;
    int m_fittedName = 0;       ///< width that the column was given last
    bool m_isFollowing = false; ///< the current row moves because of what is selected elsewhere
    bool m_copiesHidden = false;
};

} // namespace scalescope::widgets
