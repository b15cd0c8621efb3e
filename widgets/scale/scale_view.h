// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/scale_axis.h"
#include "widgets/scale/custom_plot.h"
#include "widgets/theme/theme.h"

#include <functional>

namespace scalescope::widgets {

/// What the numbers of an axis are.
enum class AxisUnit { Exponent, Linear };

/// A plot over exponents of two, or over dB: its x axis has ticks at powers of two, "2^-8", "2^-4", "2^0", or
/// at round numbers, and goes no further than double's own range. What is on the plot is painted on
/// QCustomPlot's layers, by which it comes to the screen and into pictures alike. Nothing can be dragged or
/// zoomed until setInteractions() says so.
class ScaleView : public QCustomPlot
{
    Q_OBJECT

public:
    /// Labels of ticks are at least `tickGap` pixels apart.
    ScaleView(QWidget* parent, double tickGap);

    [[nodiscard]] const Theme& theme() const { return m_theme; }
    [[nodiscard]] sheet::ScaleAxis shownAxis() const;

Q_SIGNALS:
    void viewChanged();

protected:
    bool event(QEvent* event) override;

    /// Colours and fonts; the next replot shows them.
    void applyTheme(const Theme& theme);
    /// The font of ticks, and how far the middle of their labels is below the plot.
    void setTicks(const QFont& font, double below);
    void showAxis(const sheet::ScaleAxis& axis);
    /// Labels of ticks take the room of those that there are, not of the longest that there may be.
    void setTightTicks() { m_hasTightTicks = true; }
    void setUnit(AxisUnit unit) { m_unit = unit; }
    /// For what follows rangeChanged and corrects the range: sets it where it differs.
    static void keepRange(QCPAxis* axis, const QCPRange& range);
    /// + and - zoom the axis, left and right move it. Whether `key` is one of them.
    [[nodiscard]] bool moveAxis(int key);

    /// Paints on a layer whenever that is painted.
    void paintOn(const QString& layer, std::function<void(QCPPainter&)> paint);
    /// What a tooltip says at a place, and of which area that is true; nothing for no tooltip.
    [[nodiscard]] virtual QString toolTipAt(const QPointF& position, QRect& area) const;

private:
    void keepAxisInRange();

    Theme m_theme = Theme::light();
    AxisUnit m_unit = AxisUnit::Exponent;
    bool m_hasTightTicks = false;
};

} // namespace scalescope::widgets
