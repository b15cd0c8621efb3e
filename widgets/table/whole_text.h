// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QModelIndex>
#include <QScrollArea>
#include <functional>

class QAbstractItemView;
class QHeaderView;
class QLabel;

namespace scalescope::widgets {

/// Beneath a list: all that its current row says, where the row has no room for all. It can be selected, and
/// scrolls by lines where it is long, which a tool tip has whole: its height is the same whichever row is the
/// current one, so that no row moves below the mouse as it is chosen.
class WholeText : public QScrollArea
{
    Q_OBJECT

public:
    /// Of a valid index; empty where the row shows all of it.
    using TextOf = std::function<QString(const QModelIndex& current)>;

    WholeText(QAbstractItemView* view, QHeaderView* header, TextOf textOf, QWidget* parent = nullptr);
    /// Of a list that shows whole rows of that height alone: all that its rows leave, and up to four lines
    /// below five of them where it has more.
    void setRowHeight(int height);
    void setTheme(const Theme& theme);
    /// What there is to say has changed, though the current row has not.
    void tell();
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeRoom();
    [[nodiscard]] int linesIn(int room) const;
    [[nodiscard]] int linesBesideRows(int room) const;
    [[nodiscard]] int rowsUpTo(int most) const;
    [[nodiscard]] int heightOf(int lines) const;

    QAbstractItemView* m_view;
    QWidget* m_list = nullptr; ///< the view, or what holds it beside this
    QLabel* m_label;
    TextOf m_textOf;
    int m_rowHeight = 0; ///< 0 of a list that may cut rows
    int m_lines = 0;     ///< for which there is room
};

} // namespace scalescope::widgets
