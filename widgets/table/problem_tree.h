// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QTreeView>
#include <functional>

namespace scalescope::widgets {

class RowDelegate;

/// The rows of problems: shapes for severities, badges for what is cause and what is consequence, and a
/// sentence that takes what the row has of room and ends with a clause.
class ProblemTree : public QTreeView
{
    Q_OBJECT

public:
    explicit ProblemTree(QWidget* parent = nullptr);
    void setTheme(const Theme& theme);

    /// Where the sentence of a row is: up to the next thing that is really in it, from where its name would
    /// be where it has none.
    [[nodiscard]] QRect messageArea(const QModelIndex& index) const;
    /// Likewise, beside another badge.
    [[nodiscard]] QRect messageArea(const QModelIndex& index, const QString& badge) const;
    /// What the badge of a row shows.
    [[nodiscard]] QString badgeOf(const QModelIndex& index) const;
    /// What a row shows of its message.
    [[nodiscard]] QString shownMessage(const QModelIndex& index) const;
    /// Whether a row has less room for its name than that takes.
    [[nodiscard]] bool isNameCut(const QModelIndex& index) const;
    /// Of the column whose widest badge has a text of that width; 0 for none.
    static int widthOfBadge(int text);
    /// That messages need to say what is wrong.
    [[nodiscard]] int widthOfClauses() const;
    /// Of the column of fixes, which are worked out as they are painted.
    [[nodiscard]] int widthOfFixes(bool areBrief) const;
    /// Fixes without what they leave, in a narrow panel.
    void setBriefFixes(bool areBrief);

protected:
    /// The current row is the selected one: also where rows have moved below the mouse since it was pressed,
    /// and with Ctrl.
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex& index,
                                                         const QEvent* event = nullptr) const override;
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override;

private:
    [[nodiscard]] int fixRole() const;
    [[nodiscard]] int widestOf(int column, const std::function<QString(const QModelIndex&)>& textOf) const;

    RowDelegate* m_delegate;
    bool m_hasBriefFixes = false;
    Theme m_theme;
};

} // namespace scalescope::widgets
