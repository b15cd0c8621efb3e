// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"

#include "app/desktop/main_window.h"
#include "app/desktop/run_files.h"
#include "app/desktop/translations.h"

#include <QApplication>
#include <QStyleFactory>

namespace scalescope::app {

namespace {

MainWindow* makeWindow(Settings& settings)
{
    auto* window = new MainWindow(settings);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
    return window;
}

} // namespace

QList<MainWindow*> openWindows(Settings& settings, const QStringList& files)
{
    QStringList models;
    QStringList here;
    for (const QString& file : files)
        (isRunFile(file) ? here : models) << file;
    if (here.isEmpty() && !models.isEmpty())
        here << models.takeFirst();
    QList<MainWindow*> windows{makeWindow(settings)};
    if (!windows.first()->restoreSession(here))
        windows.first()->openExample();
    for (const QString& model : models) {
        windows << makeWindow(settings);
        windows.last()->setKeepsSession(false);
        windows.last()->open(model);
    }
    return windows;
}

int runDesktop(const QStringList& files)
{
    QCoreApplication::setOrganizationName(QStringLiteral("Scalescope"));
    QCoreApplication::setApplicationName(QStringLiteral("Scalescope"));
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    installTranslations(QLocale());
    Settings settings;
    openWindows(settings, files);
    return QApplication::exec();
}

} // namespace scalescope::app
