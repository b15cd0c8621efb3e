// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/consents.h"

#include "app/settings/settings.h"

#include <QStringList>

namespace scalescope::app {

namespace {

/// A file that was agreed to for one purpose is not for another: data must not come to be loaded as a
/// library.
QString consentEntry(const char* purpose, const std::string& path)
{
    return QLatin1String(purpose) + QLatin1Char(' ') + QString::fromStdString(path);
}

QStringList entriesOf(const job::JobFiles& files)
{
    QStringList entries;
    if (!files.model.empty())
        entries << consentEntry("model", files.model);
    for (const std::string& library : files.libraries)
        entries << consentEntry("library", library);
    for (const std::string& values : files.values)
        entries << consentEntry("values", values);
    return entries;
}

job::JobFiles withoutEntries(job::JobFiles files, const QStringList& entries)
{
    if (entries.contains(consentEntry("model", files.model)))
        files.model.clear();
    std::erase_if(files.libraries,
                  [&](const auto& path) { return entries.contains(consentEntry("library", path)); });
    std::erase_if(files.values,
                  [&](const auto& path) { return entries.contains(consentEntry("values", path)); });
    return files;
}

} // namespace

bool isEmpty(const job::JobFiles& files)
{
    return files == job::JobFiles();
}

job::JobFiles without(job::JobFiles files, const job::JobFiles& others)
{
    return withoutEntries(std::move(files), entriesOf(others));
}

void Consents::add(const job::JobFiles& files)
{
    m_settings.addAgreedFiles(entriesOf(files));
}

job::JobFiles Consents::missingOf(job::JobFiles files) const
{
    return withoutEntries(std::move(files), m_settings.agreedFiles());
}

} // namespace scalescope::app
