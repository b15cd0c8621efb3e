// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/scale/scale_bar.h"
#include "widgets/theme/names.h"
#include "widgets/theme/theme.h"

#include <QStyledItemDelegate>
#include <functional>

namespace scalescope::widgets {

/// How far texts are from the sides of cells.
inline constexpr int cellMargin = 6;

/// Font and colour of a cell's text, and which end of it gives way: paths differ at their right ends.
struct CellStyle
{
    QFont font;
    QColor colour;
    Qt::TextElideMode elide = Qt::ElideRight; ///< in the middle: a name, cut so that it is still told apart
};

/// What a sheet's column and roles say of a cell.
CellStyle sheetStyle(const QModelIndex& index, const Theme& theme);

/// Paints rows in the theme: a quiet background where selected, text in the style that the view gives it, and
/// in one column the pair of scale bars of the row's node.
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int rowHeight = 24;
    using StyleOf = std::function<CellStyle(const QModelIndex& index, const Theme& theme)>;
    using PaintCell = std::function<bool(QPainter& painter, const QRect& cell, const QModelIndex& index,
                                         const Theme& theme)>;

    explicit RowDelegate(QObject* parent = nullptr, StyleOf styleOf = sheetStyle);
    void setTheme(const Theme& theme) { m_theme = theme; }
    /// Bars are painted in `column`.
    void setBars(int column, const ScaleBar& bar);
    /// A painter for cells that are neither text nor bars; it returns whether it has painted one.
    void setPainter(PaintCell paintCell) { m_paintCell = std::move(paintCell); }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintText(QPainter& painter, const QRect& cell, const QModelIndex& index) const;
    void paintBars(QPainter& painter, const QRect& cell, const QModelIndex& index) const;

    StyleOf m_styleOf;
    PaintCell m_paintCell;
    Theme m_theme;
    ScaleBar m_bar;
    int m_barColumn = -1;
    mutable ColumnNames m_names;
};

} // namespace scalescope::widgets
