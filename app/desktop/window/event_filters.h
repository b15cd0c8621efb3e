// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace scalescope::app {

/// Filters an application's events, so that a tool tip of plain text, which Qt shows in as many lines as it
/// has, is broken where it would be wider than one reads at a glance.
class ToolTipWidth : public QObject
{
    Q_OBJECT

public:
    static constexpr int most = 560; ///< pixels

    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Filters an application's events, so that nobody changes a choice or a number by scrolling past it: the
/// wheel is left to what the field is in, unless the field has the focus, which the wheel does not give it.
class WheelGuard : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace scalescope::app
