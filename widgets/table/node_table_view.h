// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"
#include "widgets/theme/theme.h"

#include <QWidget>
#include <optional>

class QTableView;

namespace scalescope::widgets {

class FilterField;
class NodeTableModel;
class NodeTableProxy;
class RowDelegate;

/// The nodes of the pruned graph as a sortable table with a filter. Its current row and the document's
/// selection follow each other. Ctrl+C copies the selected rows as tab-separated values, numbers in full
/// precision.
class NodeTableView : public QWidget
{
    Q_OBJECT

public:
    explicit NodeTableView(Document* document, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);

    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] FilterField* filterField() const { return m_filter; }
    /// The selected rows, visible columns, as Ctrl+C puts them on the clipboard.
    [[nodiscard]] QString selectedText() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setUpTable();
    void applyFilter();
    void updateBars();
    /// Widens columns whose titles would be cut.
    void fitHeader();
    void fitNames();
    void showErrors();
    void updateCount();
    /// Makes the row of the document's selection the current one.
    void followDocument();
    void selectInDocument(const QModelIndex& current);
    void showColumnMenu(const QPoint& position);

    Document* m_document;
    NodeTableModel* m_model;
    NodeTableProxy* m_proxy;
    FilterField* m_filter;
    QTableView* m_table;
    RowDelegate* m_delegate;
    Theme m_theme;
    std::optional<bool> m_showsErrors;
    int m_fittedName = 0;     ///< width that the column was given last
    bool m_following = false; ///< the table changes because of the document, not of the user
};

} // namespace scalescope::widgets
