// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"

#include "app/desktop/window/event_filters.h"
#include "app/desktop/window/main_window.h"
#include "app/runs/files.h"
#include "app/settings/consents.h"
#include "app/settings/settings.h"
#include "core/job/inputs_file.h"
#include "core/job/text_file.h"
#include "widgets/models/localized_number.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QStyleFactory>
#include <QTranslator>

namespace scalescope::app {

namespace {

MainWindow* makeWindow(Settings& settings)
{
    auto* window = new MainWindow(settings);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
    return window;
}

/// What the user names himself is his choice, and so are the files that its inputs are read from.
void agreeToInputs(Settings& settings, const QString& file)
{
    const auto inputs =
        job::readFile(file.toStdString(), job::largestInputsFile).and_then(job::inputsFromText);
    if (!inputs)
        return; // whoever takes them says what is wrong
    job::Job job;
    job.inputs = *inputs;
    job.baseFolder = QFileInfo(file).absolutePath().toStdString();
    Consents(settings).add(job::filesOf(job));
}

} // namespace

QList<MainWindow*> openWindows(Settings& settings, const QStringList& files)
{
    QStringList models;
    QStringList here;
    for (const QString& file : files) {
        if (isInputsFile(file))
            agreeToInputs(settings, file);
        else
            (isRunFile(file) ? here : models) << file;
    }
    if (here.isEmpty() && !models.isEmpty())
        here << models.takeFirst();
    QList<MainWindow*> windows{makeWindow(settings)};
    if (!windows.first()->restoreSession(here))
        windows.first()->openExample();
    windows.first()->tellDamagedSettings();
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
    WheelGuard wheelGuard;
    qApp->installEventFilter(&wheelGuard);
    ToolTipWidth toolTipWidth;
    qApp->installEventFilter(&toolTipWidth);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    installTranslations(QLocale());
    Settings settings;
    openWindows(settings, files);
    return QApplication::exec();
}

namespace {

/// Whether there is a translation.
bool install(const QLocale& locale, const QString& file, const QString& folder)
{
    auto* translator = new QTranslator(QCoreApplication::instance());
    const bool found = translator->load(locale, file, QStringLiteral("_"), folder) && !translator->isEmpty();
    if (found)
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
    return found;
}

} // namespace

void installTranslations(const QLocale& locale)
{
    install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    const bool found = install(locale, QStringLiteral("scalescope"), QStringLiteral(":/i18n"));
    widgets::setFigureLocale(found ? locale : QLocale::c());
}

} // namespace scalescope::app
