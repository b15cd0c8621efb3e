// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/finding_badge.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace scalescope::widgets {

namespace {

using graph::Direction;

/// The translation context of this file's words.
struct GraphBadge
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::GraphBadge)
};

constexpr double gap = 3;         ///< between badges
constexpr double padding = 5;     ///< around a word
constexpr double hollowInset = 1; ///< what follows is smaller
constexpr double cornerShare = 0.28;
constexpr double mostOfName = 60; ///< width of a stored tensor's name

void paintArrow(QPainter& painter, const QRectF& rect, Direction direction, const QColor& colour)
{
    const double size = std::min(rect.width(), rect.height());
    const double tip = direction == Direction::Forward ? 1 : -1; ///< downwards
    const QPointF centre = rect.center();
    const auto at = [&](double x, double y) { return centre + QPointF(x * size, tip * y * size); };
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({at(-0.08, -0.34), at(0.08, -0.34), at(0.08, 0), at(0.27, 0), at(0, 0.34),
                                   at(-0.27, 0), at(-0.08, 0)}));
}

/// The plate of a badge; of one that follows only its outline.
void paintPlate(QPainter& painter, const QRectF& rect, const FindingSign& sign, const Theme& theme)
{
    const double corner = std::min(rect.width(), rect.height()) * cornerShare;
    const QColor outline = sign.isWarning ? theme.muted : theme.error;
    const QColor filling = sign.isWarning ? theme.line : theme.error;
    painter.setPen(sign.startsHere ? QPen(Qt::NoPen) : QPen(outline, 1));
    painter.setBrush(sign.startsHere ? filling : theme.card);
    painter.drawRoundedRect(
        sign.startsHere ? rect : rect.adjusted(hollowInset, hollowInset, -hollowInset, -hollowInset), corner,
        corner);
}

/// The arrow's end of a badge, in the hue of its direction.
void paintSign(QPainter& painter, const QRectF& rect, const FindingSign& sign, const Theme& theme)
{
    const bool isFilled = sign.startsHere && !sign.isWarning;
    if (isFilled) {
        const double corner = std::min(rect.width(), rect.height()) * cornerShare;
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.of(sign.direction));
        painter.drawRoundedRect(rect, corner, corner);
    }
    paintArrow(painter, rect, sign.direction, isFilled ? theme.card : theme.of(sign.direction));
}

/// Of a badge's word.
QColor inkOf(const FindingSign& sign, const Theme& theme)
{
    if (sign.isWarning)
        return sign.startsHere ? theme.text : theme.muted;
    return sign.startsHere ? theme.card : theme.error;
}

QFont fontOf(const FindingSign& sign, const Theme& theme)
{
    QFont font = badgeFont(theme);
    font.setBold(sign.startsHere && !sign.isWarning);
    return font;
}

} // namespace

QString FindingSign::meaning() const
{
    if (isWarning)
        return GraphBadge::tr("warning: subnormal");
    if (direction == Direction::Forward)
        return startsHere ? GraphBadge::tr("problem starts here, forward")
                          : GraphBadge::tr("follows from another, forward");
    return startsHere ? GraphBadge::tr("problem starts here, in the gradient")
                      : GraphBadge::tr("follows from another, in the gradient");
}

void FindingSign::paint(QPainter& painter, const QRectF& rect, const Theme& theme) const
{
    paintPlate(painter, rect, *this, theme);
    paintSign(painter, rect, *this, theme);
}

std::vector<FindingSign> signsOf(const Findings& findings)
{
    std::vector<FindingSign> signs;
    const Direction worse = findings.worseDirection();
    const Direction other = worse == Direction::Forward ? Direction::Backward : Direction::Forward;
    for (const Direction direction : {worse, other}) {
        if (const FindingMark& mark = findings.of(direction); mark.any())
            signs.push_back({direction, mark.startsHere(), mark.isWarning});
    }
    return signs;
}

QFont badgeFont(const Theme& theme)
{
    QFont font = theme.detailFont;
    font.setBold(true);
    font.setPixelSize(std::max(8, font.pixelSize() - 1));
    return font;
}

double paintBadges(QPainter& painter, const Findings& findings, const QString& stored, double right,
                   double top, const Theme& theme)
{
    const std::vector<FindingSign> signs = signsOf(findings);
    if (signs.empty())
        return right;
    const FindingSign& worse = signs.front();
    const QFont font = fontOf(worse, theme);
    QString word = findingText(findings.worst().finding);
    if (!stored.isEmpty())
        word = QStringLiteral("%1: %2").arg(
            QFontMetricsF(font).elidedText(stored, Qt::ElideMiddle, mostOfName), word);
    const double room = QFontMetricsF(font).horizontalAdvance(word) + 2 * padding;
    const QRectF badge(right - room - FindingSign::height, top, room + FindingSign::height,
                       FindingSign::height);
    paintPlate(painter, badge, worse, theme);
    paintSign(painter, {badge.topLeft(), QSizeF(badge.height(), badge.height())}, worse, theme);
    painter.setFont(font);
    painter.setPen(inkOf(worse, theme));
    painter.drawText(badge.adjusted(badge.height(), 0, 0, 0), Qt::AlignCenter, word);
    if (signs.size() == 1)
        return badge.left();
    const QRectF other(badge.left() - gap - badge.height(), top, badge.height(), badge.height());
    signs.back().paint(painter, other, theme);
    return other.left();
}

QString findingInStored(Finding finding, Direction direction, const QString& stored)
{
    return (direction == Direction::Forward
                ? GraphBadge::tr("%1 starts in %2, which it reads, forward", "problem, tensor")
                : GraphBadge::tr("%1 starts in %2, which it reads, in the gradient", "problem, tensor"))
        .arg(findingText(finding), stored);
}

QString findingSentence(const FindingMark& mark, Direction direction, const QString& cause)
{
    const QString word = findingText(mark.finding);
    const bool isForward = direction == Direction::Forward;
    if (mark.startsHere())
        return (isForward ? GraphBadge::tr("%1 starts here, forward")
                          : GraphBadge::tr("%1 starts here, in the gradient"))
            .arg(word);
    if (isForward)
        return GraphBadge::tr("%1 forward follows from %2", "problem, tensor").arg(word, cause);
    return (mark.cause->direction == direction
                ? GraphBadge::tr("%1 in the gradient follows from %2", "problem, tensor")
                : GraphBadge::tr("%1 in the gradient follows from %2, forward", "problem, tensor"))
        .arg(word, cause);
}

} // namespace scalescope::widgets
