// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/picture_application.h"

#include "widgets/theme/own_fonts.h"

#include <QApplication>
#include <QTemporaryDir>

namespace scalescope::app::cli {

void pictureApplication()
{
    if (QCoreApplication::instance() != nullptr)
        return;
    static int argc = 1;
    static char name[] = "scalescope";
    static char* argv[] = {name, nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen"); // whatever a desktop says: no window is shown
    if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR")) {
        // Qt makes that folder if nobody names one, and leaves it behind.
        static const QTemporaryDir folder;
        if (folder.isValid())
            qputenv("XDG_RUNTIME_DIR", folder.path().toLocal8Bit());
    }
    widgets::findFontSettings();
    // It is never destroyed: at exit, what Qt keeps of fonts is gone before a static one is.
    static auto* application = new QApplication(argc, argv);
    Q_UNUSED(application);
}

} // namespace scalescope::app::cli
