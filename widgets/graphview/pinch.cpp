// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/pinch.h"

#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QWidget>
#include <algorithm>

namespace scalescope::widgets {

namespace {

/// Of one event.
constexpr double leastFactor = 0.2;
constexpr double mostFactor = 5;

} // namespace

std::optional<Pinch> pinchOf(QEvent& event, const QWidget& widget)
{
    if (event.type() == QEvent::NativeGesture) {
        const auto& gesture = static_cast<const QNativeGestureEvent&>(event);
        if (gesture.gestureType() == Qt::ZoomNativeGesture)
            return Pinch{gesture.position(), std::max(leastFactor, 1 + gesture.value())};
    } else if (event.type() == QEvent::Gesture) {
        auto* gesture = static_cast<QGestureEvent&>(event).gesture(Qt::PinchGesture);
        if (const auto* pinch = qobject_cast<const QPinchGesture*>(gesture))
            return Pinch{widget.mapFromGlobal(pinch->centerPoint()),
                         std::clamp(pinch->scaleFactor(), leastFactor, mostFactor)};
    }
    return std::nullopt;
}

} // namespace scalescope::widgets
