// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/far_cards.h"

#include <QPainter>

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
    for (auto cards = m_cards.begin(); width > 0 && cards != m_cards.end(); ++cards)
        painter.drawRects(cards->second);
    for (const auto& [colour, cards] : m_cards) {
        QList<QRectF> inner;
        inner.reserve(cards.size());
        for (const QRectF& card : cards)
            inner.append(card.adjusted(width, width, -width, -width));
        painter.setBrush(QColor::fromRgba(colour));
        painter.drawRects(inner);
    }
}

} // namespace scalescope::widgets
