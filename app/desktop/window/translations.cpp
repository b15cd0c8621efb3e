// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/translations.h"

#include "widgets/models/shown_number.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

namespace scalescope::app {

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
