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

} // namespace scalescope::app
