// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/desktop/desktop.h"

#include <QApplication>

int main(int argc, char** argv)
{
    return scalescope::app::cli::runProgram(argc, argv, [&argc, &argv](const QStringList& files) {
        QApplication application(argc, argv);
        return scalescope::app::runDesktop(files);
    });
}
