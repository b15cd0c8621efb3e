// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <optional>

class QEvent;
class QWidget;

namespace scalescope::widgets {

/// Two fingers on a touchpad or a screen that zoom.
struct Pinch
{
    QPointF point; ///< between them, in the widget
    double factor = 1;
};

/// What an event says of such fingers; nothing of other events. The widget has to have grabbed
/// Qt::PinchGesture.
std::optional<Pinch> pinchOf(QEvent& event, const QWidget& widget);

} // namespace scalescope::widgets
