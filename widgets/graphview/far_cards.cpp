// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/far_cards.h"

#include <QPainter>
#include <algorithm>

namespace scalescope::widgets {

void FarCards::add(const QRectF& card, const QColor& fill)
{
    m_cards[fill.rgba()].append(card);
}

void FarCards::paint(QPainter& painter, const QColor& outline, double width) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    painter.setBrush(outline);
    for (const auto& [colour, cards] : m_cards)
        painter.drawRects(cards);
    for (const auto& [colour, cards] : m_cards) {
        QList<QRectF> inner;
        inner.reserve(cards.size());
        for (const QRectF& card : cards) {
            const double inset = std::min(width, card.height() / 4);
            inner.append(card.adjusted(inset, inset, -inset, -inset));
        }
        painter.setBrush(QColor::fromRgba(colour));
        painter.drawRects(inner);
    }
}

} // namespace scalescope::widgets
