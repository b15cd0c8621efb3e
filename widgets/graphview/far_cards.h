// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QRectF>
#include <map>

class QPainter;

namespace scalescope::widgets {

/// Cards that are too small for anything but a colour, thousands of them: painted without smooth edges, those
/// of one colour in one go.
class FarCards
{
public:
    void add(const QRectF& card, const QColor& fill);
    /// With an outline `width` wide, less around small ones, in the painter's coordinates; filled rectangles,
    /// as outlines drawn with a pen take several times as long.
    void paint(QPainter& painter, const QColor& outline, double width) const;

private:
    std::map<QRgb, QList<QRectF>> m_cards;
};

} // namespace scalescope::widgets
