// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/plot_heading.h"

#include "widgets/models/display.h"
#include "widgets/scale/format_limits.h"
#include "widgets/scale/strokes.h"

#include <QFontMetricsF>
#include <algorithm>

namespace scalescope::widgets {

namespace {

using graph::Direction;

constexpr double symbolGap = 8;
constexpr double entryGap = 28;

LegendEntry dotEntry(const QString& text, const QColor& colour, double width, double arm)
{
    return {text, width, [colour, arm](QCPPainter& painter, const QPointF& centre) {
                painter.setBrush(colour);
                strokes::dot(painter, centre, 4.5, arm);
            }};
}

LegendEntry ringEntry(const Theme& theme)
{
    return {PlotWords::tr("local: of the rounding itself"), 10,
            [colour = theme.muted](QCPPainter& painter, const QPointF& centre) {
                painter.setPen(QPen(colour, ringWidth));
                painter.setBrush(Qt::NoBrush);
                strokes::dot(painter, centre, 4.5);
            }};
}

LegendEntry limitEntry(const Theme& theme)
{
    return {PlotWords::tr("limit"), 24, [colour = theme.muted](QCPPainter& painter, const QPointF& centre) {
                painter.setPen(limitPen(colour));
                painter.drawLine(QLineF(centre - QPointF(12, 0), centre + QPointF(12, 0)));
            }};
}

LegendEntry problemEntry(const Theme& theme)
{
    return {PlotWords::tr("problem"), 8, [colour = theme.error](QCPPainter& painter, const QPointF& centre) {
                painter.setBrush(colour);
                strokes::rowMark(painter, centre, 3.5);
            }};
}

double widthOf(const LegendEntry& entry, const QFontMetricsF& metrics)
{
    return entry.symbolWidth + symbolGap + metrics.horizontalAdvance(entry.text);
}

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

std::vector<LegendEntry> legendOf(const PlotScene& scene, const Theme& theme)
{
    std::vector<LegendEntry> entries;
    if (scene.hasForward)
        entries.push_back(dotEntry(directionText(Direction::Forward), theme.forward, 10, 0));
    if (scene.hasGradient)
        entries.push_back(dotEntry(directionText(Direction::Backward), theme.gradient, 10, 0));
    if (scene.hasParameters)
        entries.push_back(dotEntry(PlotWords::tr("parameter"), theme.muted, 12, 6));
    if (std::ranges::any_of(scene.rows, [](const PlotRow& row) { return row.mark != RowMark::None; }))
        entries.push_back(problemEntry(theme));
    if (scene.showsError())
        entries.push_back(ringEntry(theme));
    else if (scene.hasExponents())
        entries.push_back(limitEntry(theme));
    return entries;
}

double legendWidth(const std::vector<LegendEntry>& entries, const Theme& theme)
{
    const QFontMetricsF metrics(theme.textFont);
    double width = entries.empty() ? 0 : -entryGap;
    for (const LegendEntry& entry : entries)
        width += entryGap + widthOf(entry, metrics);
    return width;
}

std::vector<std::vector<LegendEntry>> legendLines(const std::vector<LegendEntry>& entries, const Theme& theme,
                                                  double width)
{
    std::vector<std::vector<LegendEntry>> lines;
    for (const LegendEntry& entry : entries) {
        if (!lines.empty()) {
            lines.back().push_back(entry);
            if (legendWidth(lines.back(), theme) <= width)
                continue;
            lines.back().pop_back();
        }
        lines.push_back({entry});
    }
    return lines;
}

void paintLegend(QCPPainter& painter, const std::vector<LegendEntry>& entries, const Theme& theme,
                 double left, double y)
{
    const QFontMetricsF metrics(theme.textFont);
    painter.setFont(theme.textFont);
    double x = left;
    for (const LegendEntry& entry : entries) {
        painter.setPen(Qt::NoPen);
        entry.paintSymbol(painter, QPointF(x + entry.symbolWidth / 2, y));
        painter.setPen(theme.text);
        strokes::text(painter, x + entry.symbolWidth + symbolGap, y, Qt::AlignLeft, entry.text);
        x += widthOf(entry, metrics) + entryGap;
    }
}

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
