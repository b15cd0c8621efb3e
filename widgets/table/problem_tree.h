// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QTreeView>

namespace scalescope::widgets {

class RowDelegate;

/// The rows of problems: shapes for severities, badges for what is cause and what is consequence, and a
/// sentence that takes the whole row where nothing stands behind it.
class ProblemTree : public QTreeView
{
    Q_OBJECT

public:
    explicit ProblemTree(QWidget* parent = nullptr);
    void setTheme(const Theme& theme);

    /// Whether nothing stands behind the sentence of this row.
    static bool isWide(const QModelIndex& index);
    /// Of the column whose widest badge has a text of that width; 0 for none.
    static int widthOfBadge(int text);
    /// Of the column of fixes, which are worked out as they are painted.
    [[nodiscard]] int widthOfFixes() const;

protected:
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override;

private:
    RowDelegate* m_delegate;
    Theme m_theme;
};

} // namespace scalescope::widgets
