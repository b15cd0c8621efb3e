// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/sign_paint.h"

#include <QPainter>

namespace scalescope::widgets {

void setSignForm(QPainter& painter, sheet::SignForm form, const QColor& hue, const Theme& theme, double edge)
{
    constexpr double tint = 0.25;
    painter.setPen(form == sheet::SignForm::Solid ? QPen(Qt::NoPen) : QPen(hue, edge));
    painter.setBrush(form == sheet::SignForm::Solid    ? QBrush(hue)
                     : form == sheet::SignForm::Tinted ? QBrush(mixed(theme.card, hue, tint))
                                                       : QBrush(Qt::NoBrush));
}

} // namespace scalescope::widgets
