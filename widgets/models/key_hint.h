// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>
#include <QVector>

namespace scalescope::widgets {

/// Keys that a view has beside the window's commands while it has the focus, and what they do; or something
/// that the mouse does and that nothing on the screen says.
struct KeyHint
{
    QList<QKeySequence> keys;
    QString mouse; ///< "Ctrl+click", where there are no keys
    QString does;  ///< "Select the card beside"
};

/// Those of a view.
struct ViewKeys
{
    QString view; ///< what it is called
    QVector<KeyHint> hints;
};

} // namespace scalescope::widgets
