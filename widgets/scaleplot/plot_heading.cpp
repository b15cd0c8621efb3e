// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/plot_heading.h"

#include "widgets/scale/strokes.h"

#include <QFontMetricsF>

namespace scalescope::widgets {

namespace {

constexpr double titleGap = 24; ///< between title and legend in one line
constexpr double titleRoom = 8; ///< of a title, more than of a line
constexpr double partGap = 4;   ///< between subtitle and legend

QFont titleFontOf(const Theme& theme, int titleSize)
{
    QFont font = theme.textFont;
    font.setBold(true);
    font.setPixelSize(font.pixelSize() + titleSize);
    return font;
}

QStringList wrapped(const QString& text, const QFontMetricsF& metrics, double width)
{
    QStringList lines;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString longer = lines.isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= width)
            lines.last() = longer;
        else
            lines << word;
    }
    return lines;
}

} // namespace

bool PlotHeading::isNeeded(const PlotScene& scene, const Theme& theme, int titleSize, double width)
{
    const double title = QFontMetricsF(titleFontOf(theme, titleSize)).horizontalAdvance(scene.title);
    return title + titleGap + legendWidth(legendOf(scene, theme), theme) > width ||
           QFontMetricsF(theme.textFont).horizontalAdvance(scene.subtitle) > width;
}

PlotHeading::PlotHeading(const PlotScene& scene, const Theme& theme, int titleSize, double width)
    : m_theme(theme),
      m_titleFont(titleFontOf(theme, titleSize)),
      m_subtitle(wrapped(scene.subtitle, QFontMetricsF(theme.textFont), width)),
      m_legend(legendLines(legendOf(scene, theme), theme, width))
{
    if (QFontMetricsF(m_titleFont).horizontalAdvance(scene.title) <= width)
        m_title = scene.title;
}

double PlotHeading::lineHeight() const
{
    return std::ceil(QFontMetricsF(m_theme.textFont).height()) + 2;
}

double PlotHeading::height() const
{
    const auto lines = static_cast<double>(m_subtitle.size()) + static_cast<double>(m_legend.size());
    return (m_title.isEmpty() ? 0 : lineHeight() + titleRoom) + lines * lineHeight() + partGap;
}

void PlotHeading::paint(QCPPainter& painter, const QPointF& corner) const
{
    double y = corner.y() + lineHeight() / 2;
    const auto line = [&](const QFont& font, const QColor& colour, const QString& words) {
        painter.setFont(font);
        painter.setPen(colour);
        strokes::text(painter, corner.x(), y, Qt::AlignLeft, words);
        y += lineHeight();
    };
    if (!m_title.isEmpty()) {
        line(m_titleFont, m_theme.text, m_title);
        y += titleRoom;
    }
    for (const QString& words : m_subtitle)
        line(m_theme.textFont, m_theme.muted, words);
    y += partGap;
    for (const std::vector<LegendEntry>& entries : m_legend) {
        paintLegend(painter, entries, m_theme, corner.x(), y);
        y += lineHeight();
    }
}

} // namespace scalescope::widgets
