// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/ramp_legend.h"

#include <QPainter>
#include <cmath>

namespace scalescope::widgets {

RampLegend::RampLegend(QWidget* parent) : QWidget(parent)
{
    fitSize();
}

void RampLegend::setRamp(const ColourRamp& ramp)
{
    m_ramp = ramp;
    setAccessibleName(tr("Colours: %1").arg(ramp.title));
    fitSize();
}

void RampLegend::setTheme(const Theme& theme)
{
    m_theme = theme;
    fitSize();
}

void RampLegend::fitSize()
{
    setFixedSize(static_cast<int>(std::ceil(m_ramp.width(m_theme))) + 2,
                 static_cast<int>(m_ramp.height(m_theme)));
    update();
}

void RampLegend::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    m_ramp.paint(painter, QRectF(rect()).adjusted(0, 0, -2, 0), m_theme);
}

} // namespace scalescope::widgets
