// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace scalescope::app {

/// Opens one window for each file (TorchScript models and run files), or one with the example model where
/// there is none, and runs until the last is closed. A QApplication must exist. Returns the exit status.
int runDesktop(const QStringList& files);

} // namespace scalescope::app
