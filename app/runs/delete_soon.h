// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

namespace scalescope::app {

/// Deletes something, of which `receiver` hears nothing more, when control returns to the event loop: this
/// may be called from one of its own signals.
template <typename T>
void deleteSoon(std::unique_ptr<T> object, const QObject* receiver)
{
    if (object == nullptr)
        return;
    object->disconnect(receiver);
    object.release()->deleteLater();
}

} // namespace scalescope::app
