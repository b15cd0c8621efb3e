// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/change_strokes.h"

#include <QHeaderView>

namespace scalescope::widgets {

/// How far the axis of a plot column is from the sides of its cells.
inline constexpr double plotMargin = 12;
/// Room that a plot column leaves at a side for values that the axis has no place for: forward's mark and the
/// gradient's side by side.
inline constexpr double edgeWidth = 52;
/// How far ticks are apart at least: their labels need it.
inline constexpr double tickDistance = 40;

/// Where the axis is in a cell of the plot column.
QRectF plotIn(const QRectF& cell, const PlotSides& sides);

/// How far texts are from the sides of cells, and of the titles over them.
inline constexpr int cellTextMargin = 8;
/// Where the numbers of a ratio column end, from the left of its cells; bars follow.
inline constexpr int ratioNumberWidth = 84;

/// A table's header that has the axis of powers of two over one column, under its title, and the titles of
/// forward and gradient in their colours.
class PlotHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit PlotHeader(int column, QWidget* parent);
    void setTheme(const Theme& theme);
    void setAxis(const sheet::ScaleAxis& axis, const PlotSides& sides);
    [[nodiscard]] QSize sizeHint() const override;
    /// What is written over a column, with an arrow where the rows are sorted by it: those of the plot by the
    /// size of the change, not by what the plot is of. Else the plot's says what its band is.
    [[nodiscard]] QString title(int section) const;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    /// In one line, or in two where the column is too narrow.
    void paintTitle(QPainter& painter, const QRect& rect, int section) const;
    void paintAxis(QPainter& painter, const QRect& rect) const;

    int m_column;
    Theme m_theme = Theme::light();
    sheet::ScaleAxis m_axis;
    PlotSides m_sides;
};

} // namespace scalescope::widgets
