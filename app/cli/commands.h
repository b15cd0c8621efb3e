// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <functional>

namespace scalescope::app::cli {

/// Opens the window with these files; gives its exit status.
using OpenWindow = std::function<int(const QStringList& files)>;

/// The whole program: a subcommand, or the window where none is named. Gives the exit status.
int runProgram(int argc, char** argv, const OpenWindow& openWindow);

} // namespace scalescope::app::cli
