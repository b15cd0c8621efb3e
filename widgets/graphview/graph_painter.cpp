// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_painter.h"

#include "widgets/graphview/far_cards.h"
#include "widgets/graphview/finding_badge.h"
#include "widgets/scale/strokes.h"
#include "widgets/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr double radius = 5;
constexpr double strip = 8;
constexpr double textLeft = 18;
constexpr double padding = 10;
constexpr double behind = 0.35; ///< how much is seen of what a search does not find
constexpr double signSize = 26; ///< of a badge without a word
constexpr double textGap = 6;
constexpr double stackStep = 4; ///< how far the cards of a stack look out

QFont titleFont(const Theme& theme)
{
    QFont font = theme.textFont;
    font.setBold(true);
    return font;
}

QFont frameFont(const Theme& theme)
{
    QFont font = theme.detailFont;
    font.setBold(true);
    return font;
}

/// Of a frame, behind its triangle.
QRectF titleLine(const QRectF& frame)
{
    return {frame.left() + 24, frame.top() + 6, frame.width() - 32, 20};
}

QString shownTitle(const ViewModule& module, const QRectF& line, const Theme& theme)
{
    return QFontMetricsF(frameFont(theme)).elidedText(frameTitle(module), Qt::ElideMiddle, line.width());
}

QColor frameColour(const Theme& theme)
{
    return mixed(theme.canvas, theme.card, 0.6);
}

/// Between line and muted: to be seen on the canvas, and behind the cards.
QColor edgeColour(const Theme& theme)
{
    return mixed(theme.line, theme.muted, 0.55);
}

void paintArrow(QPainter& painter, const QPointF& from, const QPointF& tip, const QColor& colour)
{
    const QPointF along = tip - from;
    const double length = std::hypot(along.x(), along.y());
    if (length >= 0.1)
        strokes::arrowHead(painter, tip, along / length, 8, 3.5, colour);
}

void paintTriangle(QPainter& painter, const QPointF& centre, const QColor& colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(
        QPolygonF({centre + QPointF(-4, -2.5), centre + QPointF(4, -2.5), centre + QPointF(0, 3)}));
}

} // namespace

void GraphPainter::paint(QPainter& painter, const GraphPicture& picture, const QRectF& exposed) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, showsCurves());
    painter.setRenderHint(QPainter::TextAntialiasing);
    paintFrames(painter, picture, exposed);
    paintEdges(painter, picture, exposed);
    if (showsText())
        paintFrameTitles(painter, picture, exposed);
    if (!showsBars())
        paintFarCards(painter, picture, exposed);
    for (std::size_t card = 0; card < picture.view.cards.size(); ++card) {
        const bool isDone = !showsBars() && !standsOut(static_cast<int>(card));
        if (!isDone && picture.layout.cards[card].adjusted(-4, -4, 12, 12).intersects(exposed))
            paintCard(painter, picture, card);
    }
    if (gains.any() && showsText())
        paintGains(painter, picture, exposed, bars, gains);
    painter.restore();
}

bool GraphPainter::stepsBack(int card) const
{
    return !marked.empty() && card != selected && !marked.contains(card);
}

bool GraphPainter::standsOut(int card) const
{
    return card == selected || (!tags.empty() && tags.contains(card));
}

void GraphPainter::paintFarCards(QPainter& painter, const GraphPicture& picture, const QRectF& exposed) const
{
    FarCards seen, unmarked;
    for (std::size_t i = 0; i < picture.view.cards.size(); ++i) {
        const auto card = static_cast<int>(i);
        if (!standsOut(card) && picture.layout.cards[i].intersects(exposed))
            (stepsBack(card) ? unmarked : seen)
                .add(picture.layout.cards[i], fillOf(picture.looks[i], bars.theme));
    }
    painter.save();
    seen.paint(painter, bars.theme.line, 1 / zoom);
    painter.setOpacity(behind);
    unmarked.paint(painter, bars.theme.line, 1 / zoom);
    painter.restore();
}

void GraphPainter::paintFarEdges(QPainter& painter, const GraphPicture& picture, const QRectF& exposed,
                                 const QColor& colour) const
{
    QList<QLineF> lines;
    for (std::size_t i = 0; i < picture.edgeBounds.size(); ++i) {
        const std::vector<QPointF>& points = picture.layout.edges[i];
        if (points.size() < 2 || !picture.edgeBounds[i].intersects(exposed))
            continue;
        for (std::size_t point = 3; point < points.size(); point += 3)
            lines.append({points[point - 3], points[point]});
        lines.append({points[(points.size() - 1) / 3 * 3], points.back()});
    }
    painter.setPen(QPen(colour, 0));
    painter.drawLines(lines);
}

void GraphPainter::paintFrames(QPainter& painter, const GraphPicture& picture, const QRectF& exposed) const
{
    const Theme& theme = bars.theme;
    for (std::size_t i = 0; i < picture.view.modules.size(); ++i) {
        const QRectF& frame = picture.layout.clusters[i];
        if (!frame.intersects(exposed))
            continue;
        painter.setPen(QPen(theme.line, 1));
        painter.setBrush(frameColour(theme));
        painter.drawRoundedRect(frame, radius + 3, radius + 3);
    }
}

QRectF GraphPainter::frameTitleRect(const GraphPicture& picture, std::size_t module, const Theme& theme)
{
    const QRectF line = titleLine(picture.layout.clusters[module]);
    const QString title = shownTitle(picture.view.modules[module], line, theme);
    const double width = QFontMetricsF(frameFont(theme)).horizontalAdvance(title) + 2;
    return QRectF(line.left(), line.top(), width, line.height()).adjusted(-14, 2, 2, -2);
}

/// Over the edges, which would run through their words.
void GraphPainter::paintFrameTitles(QPainter& painter, const GraphPicture& picture,
                                    const QRectF& exposed) const
{
    const Theme& theme = bars.theme;
    for (std::size_t i = 0; i < picture.view.modules.size(); ++i) {
        const QRectF& frame = picture.layout.clusters[i];
        if (!frame.intersects(exposed))
            continue;
        painter.fillRect(frameTitleRect(picture, i, theme), frameColour(theme));
        paintTriangle(painter, frame.topLeft() + QPointF(16, 16), theme.muted);
        painter.setFont(frameFont(theme));
        painter.setPen(theme.muted);
        const QRectF line = titleLine(frame);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         shownTitle(picture.view.modules[i], line, theme));
    }
}

void GraphPainter::paintEdges(QPainter& painter, const GraphPicture& picture, const QRectF& exposed) const
{
    const Theme& theme = bars.theme;
    const QColor quiet = edgeColour(theme);
    if (!showsCurves())
        paintFarEdges(painter, picture, exposed, quiet);
    for (std::size_t i = 0; showsCurves() && i < picture.edgePaths.size(); ++i) {
        if (picture.edgeBounds[i].intersects(exposed))
            paintEdge(painter, picture, i, quiet, 1.2);
    }
    if (hovered >= 0)
        paintEdge(painter, picture, static_cast<std::size_t>(hovered), mixed(theme.accent, theme.text, 0.4),
                  3);
    if (selected < 0)
        return;
    for (const int edge : picture.edgesOfCard[static_cast<std::size_t>(selected)])
        paintEdge(painter, picture, static_cast<std::size_t>(edge), theme.accent, 2);
}

void GraphPainter::paintEdge(QPainter& painter, const GraphPicture& picture, std::size_t edge,
                             const QColor& colour, double width) const
{
    const std::vector<QPointF>& points = picture.layout.edges[edge];
    if (points.size() < 2)
        return;
    QPen pen(colour, showsCurves() ? width : 0);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    if (showsCurves()) {
        painter.drawPath(picture.edgePaths[edge]);
        if (showsBars())
            paintArrow(painter, points[points.size() - 2], points.back(), colour);
        return;
    }
    QPolygonF line;
    for (std::size_t i = 0; i < points.size(); i += 3)
        line << points[i];
    painter.drawPolyline(line << points.back());
}

void GraphPainter::paintCard(QPainter& painter, const GraphPicture& picture, std::size_t card) const
{
    const QRectF& rect = picture.layout.cards[card];
    const CardLook& look = picture.looks[card];
    const bool isSelected = static_cast<int>(card) == selected;
    const bool isMarked = marked.contains(static_cast<int>(card));
    painter.setOpacity(stepsBack(static_cast<int>(card)) ? behind : 1);
    paintPlate(painter, rect, look, picture.view.cards[card], isSelected, isMarked);
    const auto tag = tags.find(static_cast<int>(card));
    if (showsText()) {
        const double right =
            tag == tags.end() ? rect.right() - padding : tagBadge(rect, tag->second).left() - 6;
        paintText(painter, rect, look, right);
    } else if (showsBars() && look.findings.any()) { // too small for a word
        double right = rect.right() - padding + 4;
        for (const FindingSign& sign : signsOf(look.findings)) {
            sign.paint(painter, {right - signSize, rect.top() + 5, signSize, signSize}, bars.theme);
            right -= signSize + 4;
        }
    }
    if (tag != tags.end())
        paintTag(painter, rect, tag->second);
    if (showsBars() && look.hasBars) {
        const QRectF area(rect.left() + textLeft, rect.top() + 37, rect.width() - textLeft - padding, 17.5);
        bars.paintPair(painter, area, look.forward.get(), look.backward.get(), look.forwardSpans,
                       look.backwardSpans);
    }
    painter.setOpacity(1);
}

void GraphPainter::paintPlate(QPainter& painter, const QRectF& rect, const CardLook& look,
                              const ViewCard& card, bool isSelected, bool isMarked) const
{
    const Theme& theme = bars.theme;
    if (!showsBars()) {
        painter.setPen(QPen(isSelected ? theme.accent : theme.line, isSelected ? 3 / zoom : 0));
        painter.setBrush(fillOf(look, theme));
        painter.drawRect(rect);
        return;
    }
    const QPen border = isSelected || isMarked
                            ? QPen(theme.accent, isSelected ? std::max(2.2, 1.5 / zoom) : 1.2)
                            : QPen(theme.line, 1.2);
    const QColor fill = isMarked ? mixed(theme.card, theme.accent, 0.1) : theme.card;
    painter.setBrush(fill);
    painter.setPen(QPen(theme.line, 1.2));
    for (int below = card.isStack() ? 2 : 0; below > 0; --below)
        painter.drawRoundedRect(rect.translated(below * stackStep, below * stackStep), radius, radius);
    painter.setPen(border);
    painter.drawRoundedRect(rect, radius, radius);
    QPainterPath plate;
    plate.addRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius);
    QPainterPath left;
    left.addRect(QRectF(rect.topLeft(), QSizeF(strip, rect.height())));
    painter.fillPath(plate.intersected(left), colourOf(look, theme));
    if (isSelected) { // over the strip
        painter.setBrush(Qt::NoBrush);
        painter.setPen(border);
        painter.drawRoundedRect(rect, radius, radius);
    }
}

void GraphPainter::paintText(QPainter& painter, const QRectF& rect, const CardLook& look,
                             double detailRight) const
{
    const Theme& theme = bars.theme;
    const QFont bold = titleFont(theme);
    const QFontMetricsF metrics(bold), detailMetrics(theme.detailFont);
    const QPointF title(rect.left() + textLeft, rect.top() + 17);
    const QPointF detail(title.x(), rect.top() + 31);
    const double right = rect.right() - padding + 4;
    using Line = CardBadges::Line;
    CardBadges badges(look.findings, look.marks, theme);
    // The name first, then what is wrong: before that is cut, what is said below the name gives way.
    badges.fit({right - textGap - title.x() - metrics.horizontalAdvance(look.title),
                detailRight + 4 - textGap - detail.x() - detailMetrics.horizontalAdvance(look.detail),
                detailRight + 4 - detail.x()});
    badges.paint(painter, Line::Title, right, rect.top() + 5);
    badges.paint(painter, Line::Detail, detailRight + 4, rect.top() + 21);
    const double below = badges.width(Line::Detail);
    painter.setFont(bold);
    painter.setPen(theme.text);
    // Of "actor/module/4/Gemm" the end tells it apart.
    const auto elided = look.title.contains(u'/') ? Qt::ElideLeft : Qt::ElideMiddle;
    painter.drawText(title, metrics.elidedText(look.title, elided,
                                               right - textGap - badges.width(Line::Title) - title.x()));
    painter.setFont(theme.detailFont);
    painter.setPen(theme.muted);
    painter.drawText(detail,
                     detailMetrics.elidedText(look.detail, Qt::ElideRight,
                                              detailRight - (below > 0 ? below + 2 : 0) - detail.x()));
}

QRectF GraphPainter::tagBadge(const QRectF& rect, const QString& word) const
{
    const double width = QFontMetricsF(badgeFont(bars.theme)).horizontalAdvance(word) + 12;
    return {rect.right() - padding - width + 4, rect.top() + 20, width, 14};
}

void GraphPainter::paintTag(QPainter& painter, const QRectF& rect, const QString& word) const
{
    const Theme& theme = bars.theme;
    QPen dashes(theme.text, showsBars() ? 1.6 : 1.5 / zoom);
    dashes.setDashPattern({4, 3});
    painter.setPen(dashes);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), radius + 2, radius + 2);
    if (!showsText())
        return;
    const QRectF badge = tagBadge(rect, word);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.text);
    painter.drawRoundedRect(badge, 4, 4);
    painter.setFont(badgeFont(bars.theme));
    painter.setPen(theme.card);
    painter.drawText(badge, Qt::AlignCenter, word);
}

} // namespace scalescope::widgets
