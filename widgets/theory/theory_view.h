// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/node_table_proxy.h"
#include "widgets/models/theory_model.h"
#include "widgets/theme/theme.h"

#include <QWidget>

class QLabel;
class QTableView;
class QToolButton;

namespace scalescope::widgets {

class FilterField;
class RowDelegate;
class WholeText;

/// Rows that pass the filter, and on request only those whose deviation does not come from an operand's.
class TheoryProxy : public NodeTableProxy
{
    Q_OBJECT

public:
    using NodeTableProxy::NodeTableProxy;
    void setOnlyOrigins(bool only);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    bool m_onlyOrigins = false;
};

/// What deviates from the theory by more than a binade, with the reason. Its current row and the document's
/// selection follow each other. Ctrl+C copies the selected rows as tab-separated values.
class TheoryView : public QWidget
{
    Q_OBJECT

public:
    explicit TheoryView(TheoryDocument* theory, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);

    [[nodiscard]] QTableView* table() const { return m_table; }
    /// How many deviate, filtered or not.
    [[nodiscard]] int count() const { return m_model->rowCount(); }

Q_SIGNALS:
    void countChanged(int count);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUpTable();
    void showRun();
    void applyFilter();
    void fitColumns();
    [[nodiscard]] QString wholeText(const QModelIndex& row) const;
    void followDocument();
    void selectInDocument(const QModelIndex& current);
    void copy() const;

    TheoryDocument* m_theory;
    TheoryModel* m_model;
    TheoryProxy* m_proxy;
    FilterField* m_filter;
    QToolButton* m_origins;
    QTableView* m_table;
    WholeText* m_whole = nullptr; ///< of the current row
    QLabel* m_nothing;
    RowDelegate* m_delegate;
    Theme m_theme;
    bool m_isFollowing = false; ///< the table changes because of the document, not of the user
};

} // namespace scalescope::widgets
