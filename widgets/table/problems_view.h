// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"
#include "widgets/theme/theme.h"

#include <QWidget>

class QTableView;

namespace scalescope::widgets {

class ProblemModel;
class RowDelegate;

/// The list of problems: a mark for the severity, the node, what is wrong, the operator, and a power of two
/// that would help. A row that is chosen selects its node; what would help can be put into the recipe.
class ProblemsView : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemsView(Document* document, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);

    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] int count() const;

Q_SIGNALS:
    void countChanged(int count); ///< for the title of the tab
    /// What would bring this tensor or gradient within its format is to be a rule of the recipe.
    void ruleWanted(scalescope::graph::NodeId node, scalescope::graph::Direction direction);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setUpTable();
    void setUpRule();
    void updateRule();
    void askForRule();
    void widenMessages();
    void measureNames();
    void fitColumns();
    void followDocument();
    void selectInDocument(const QModelIndex& current);
    void paintEmpty();

    Document* m_document;
    ProblemModel* m_model;
    QTableView* m_table;
    RowDelegate* m_delegate;
    QAction* m_rule;
    Theme m_theme;
    int m_widestName = 0;
    bool m_following = false; ///< the table changes because of the document, not of the user
};

} // namespace scalescope::widgets
