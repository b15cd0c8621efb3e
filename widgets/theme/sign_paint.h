// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/sign_form.h"
#include "widgets/theme/theme.h"

class QPainter;

namespace scalescope::widgets {

/// The pen and brush of a problem's sign, whatever its shape: full of a hue, pale with an edge of the hue, or
/// the edge alone. Forms and weights tell them apart where hues do not.
void setSignForm(QPainter& painter, sheet::SignForm form, const QColor& hue, const Theme& theme,
                 double edge = 1);

} // namespace scalescope::widgets
