// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcessEnvironment>
#include <QString>

namespace scalescope::widgets {

/// Graphviz's dot, and what it has to be started with.
struct DotProgram
{
    QString path;
    QProcessEnvironment environment;
};

/// That which came along with the program, in lib/scalescope/graphviz beside the folder of the program; else
/// the one that PATH finds, by its name.
DotProgram dotProgram(const QString& folderOfProgram);

} // namespace scalescope::widgets
