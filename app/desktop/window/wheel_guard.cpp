// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

namespace scalescope::app {

bool WheelGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish)
        return false;
    const bool isField = qobject_cast<QComboBox*>(watched) || qobject_cast<QAbstractSpinBox*>(watched) ||
                         qobject_cast<QSlider*>(watched);
    if (!isField)
        return false;
    auto* field = static_cast<QWidget*>(watched);
    if (event->type() == QEvent::Polish) {
        if (field->focusPolicy() == Qt::WheelFocus)
            field->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (field->hasFocus())
        return false;
    event->ignore();
    return true;
}

} // namespace scalescope::app
