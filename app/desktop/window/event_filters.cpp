// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/event_filters.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCursor>
#include <QEvent>
#include <QLabel>
#include <QScreen>
#include <QSlider>
#include <algorithm>

namespace scalescope::app {

bool ToolTipWidth::eventFilter(QObject* watched, QEvent* event)
{
    // Qt's class for it is not public; while one is shown, another text comes with a change of its size.
    const bool isNew = event->type() == QEvent::Show || event->type() == QEvent::Resize;
    if (!isNew || !watched->inherits("QTipLabel"))
        return false;
    auto* tip = qobject_cast<QLabel*>(watched);
    if (tip == nullptr || tip->wordWrap() || tip->width() <= most)
        return false;
    // It was moved to the left to have room for all of its width, and stays at the pointer with less.
    const int x = std::clamp(QCursor::pos().x(), tip->x(), tip->x() + tip->width() - most);
    tip->setWordWrap(true);
    tip->resize(most, tip->heightForWidth(most));
    const QRect screen = tip->screen()->availableGeometry();
    tip->move(x, std::max(screen.top(), std::min(tip->y(), screen.bottom() - tip->height())));
    return false;
}

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
