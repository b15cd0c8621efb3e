// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/scale_bar.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>

namespace scalescope::widgets {

/// How far the axis of a plot column is from the sides of its cells.
inline constexpr double plotMargin = 12;
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
    void setAxis(const ScaleAxis& axis);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    void paintAxis(QPainter& painter, const QRect& rect) const;

    int m_column;
    Theme m_theme = Theme::light();
    ScaleAxis m_axis;
};

/// The exponents at which an axis has a line in `width` pixels: no nearer than labels need.
std::vector<int> ticksOf(const ScaleAxis& axis, double width);

} // namespace scalescope::widgets
