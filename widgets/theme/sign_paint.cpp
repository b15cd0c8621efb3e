// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/sign_paint.h"

#include <QPainter>

namespace scalescope::widgets {

void setSignForm(QPainter& painter, SignForm form, const QColor& hue, const Theme& theme, double edge)
{
    constexpr double tint = 0.25;
    painter.setPen(form == SignForm::Solid ? QPen(Qt::NoPen) : QPen(hue, edge));
    painter.setBrush(form == SignForm::Solid    ? QBrush(hue)
                     : form == SignForm::Tinted ? QBrush(mixed(theme.card, hue, tint))
                                                : QBrush(Qt::NoBrush));
}

} // namespace scalescope::widgets
