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

CardBadges::CardBadges(const Findings& findings, const QString& stored, const Theme& theme, bool isFirst)
    : m_theme(theme), m_signs(signsOf(findings))
{
    if (any()) {
        const QString word = findingText(findings.worst().finding);
        const QFontMetricsF metrics(fontOf(m_signs.front(), theme));
        const QString name = metrics.elidedText(stored, Qt::ElideMiddle, mostOfName);
        if (isFirst)
            m_wordings.push_back(GraphBadge::tr("first: %1", "of all problems in order of execution")
                                     .arg(stored.isEmpty() ? word : name));
        if (!stored.isEmpty())
            m_wordings.push_back(QStringLiteral("%1: %2").arg(name, word));
        m_wordings.push_back(stored.isEmpty() ? word : name); // the word alone would be of the card's own
    }
    m_wordings.emplace_back();
}

void CardBadges::fit(double room)
{
    m_saying = 0;
    while (m_saying + 1 < m_wordings.size() && width() > room)
        ++m_saying;
}

double CardBadges::width() const
{
    if (m_signs.empty())
        return 0;
    const double letters = QFontMetricsF(fontOf(m_signs.front(), m_theme)).horizontalAdvance(words());
    const auto signs = static_cast<double>(m_signs.size());
    return signs * FindingSign::height + (signs - 1) * gap + (words().isEmpty() ? 0 : letters + 2 * padding);
}

void CardBadges::paint(QPainter& painter, double right, double top) const
{
    if (m_signs.empty())
        return;
    constexpr double height = FindingSign::height;
    const QRectF all(right - width(), top, width(), height);
    const QRectF badge = all.adjusted(m_signs.size() > 1 ? height + gap : 0, 0, 0, 0);
    const FindingSign& worse = m_signs.front();
    paintPlate(painter, badge, worse, m_theme);
    paintSign(painter, {badge.topLeft(), QSizeF(height, height)}, worse, m_theme);
    painter.setFont(fontOf(worse, m_theme));
    painter.setPen(inkOf(worse, m_theme));
    if (!words().isEmpty())
        painter.drawText(badge.adjusted(height, 0, 0, 0), Qt::AlignCenter, words());
    if (m_signs.size() > 1)
        m_signs.back().paint(painter, {all.topLeft(), QSizeF(height, height)}, m_theme);
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
