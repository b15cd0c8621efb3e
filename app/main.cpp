// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/platform.h"
#include "app/desktop/desktop.h"
#include "widgets/theme/own_fonts.h"

#include <QApplication>
#include <QIcon>
#include <optional>

int main(int argc, char** argv)
{
    return scalescope::app::cli::runProgram(argc, argv, [&argc, &argv](const QStringList& files) {
        QGuiApplication::setDesktopFileName(QStringLiteral("io.github.scalescope"));
        scalescope::widgets::findFontSettings();
        std::optional<scalescope::app::cli::PlatformMessages> messages(std::in_place);
        QApplication application(argc, argv);
        messages.reset();
        QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/scalescope.svg")));
        scalescope::widgets::setTextScale(scalescope::widgets::desktopTextScale());
        return scalescope::app::runDesktop(files);
    });
}
