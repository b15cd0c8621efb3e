// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"

#include "app/desktop/main_window.h"
#include "app/desktop/translations.h"

#include <QApplication>
#include <QFileInfo>
#include <QStyleFactory>

namespace scalescope::app {

int runDesktop(const QStringList& files)
{
    QCoreApplication::setOrganizationName(QStringLiteral("Scalescope"));
    QCoreApplication::setApplicationName(QStringLiteral("Scalescope"));
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    installTranslations(QLocale());
    Settings settings;
    if (files.isEmpty()) {
        auto* window = new MainWindow(settings);
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->show();
        if (!window->restoreSession())
            window->openExample();
        return QApplication::exec();
    }
    QStringList runs;
    for (const QString& file : files) {
        if (file.endsWith(QLatin1String(".scales"))) {
            runs << QFileInfo(file).absoluteFilePath();
            continue;
        }
        auto* window = new MainWindow(settings);
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->show();
        window->open(file);
    }
    if (!runs.isEmpty()) { // in one window, where they can be compared
        auto* window = new MainWindow(settings);
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->show();
        if (runs.size() == 1)
            window->open(runs.first());
        else
            window->workspace().openTogether(runs, runs.first());
    }
    return QApplication::exec();
}

} // namespace scalescope::app
