// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run_files.h"

#include "core/runfile/partial_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace scalescope::app {

namespace {

constexpr int mostKeptRuns = 20;

} // namespace

/// Run files are SQLite databases whatever they are called.
bool isRunFile(const QString& path)
{
    QFile file(path);
    // A pipe would be waited for: there is nothing in it.
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return path.endsWith(QLatin1String(".scales")) || path.endsWith(QLatin1String(".scales.partial"));
    return file.read(15) == QByteArrayLiteral("SQLite format 3");
}

QString runsFolder()
{
    const QString folder = QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
                               .filePath(QStringLiteral("runs"));
    QDir().mkpath(folder);
    return folder;
}

QString newRunFile(const QString& model, const QStringList& kept)
{
    QDir folder(runsFolder());
    const auto old = folder.entryInfoList({QStringLiteral("*.scales"), QStringLiteral("*.scales.partial")},
                                          QDir::Files, QDir::Time);
    for (qsizetype i = mostKeptRuns; i < old.size(); ++i) {
        const QString file = old[i].absoluteFilePath();
        if (!kept.contains(file) && !runfile::isBeingWritten(file.toStdString())) // in another window
            QFile::remove(file);
    }
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    return folder.filePath(QStringLiteral("%1-%2.scales").arg(QFileInfo(model).completeBaseName(), time));
}

QString copyRunFile(const QString& from, const QString& to)
{
    const QString temporary = to + QStringLiteral(".copying");
    QFile::remove(temporary);
    QFile source(from);
    if (!source.copy(temporary))
        return source.errorString();
    if (QFile::exists(to) && !QFile::remove(to))
        return QCoreApplication::translate("RunFiles", "the old file can't be replaced");
    return QFile::rename(temporary, to)
               ? QString()
               : QCoreApplication::translate("RunFiles", "the copy can't be renamed");
}

} // namespace scalescope::app
