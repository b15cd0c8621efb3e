// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/files.h"

#include "core/runfile/partial_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace scalescope::app {

namespace {

constexpr int mostKeptRuns = 20;
constexpr qint64 partOfCopy = 1 << 20; ///< bytes that are read at once

/// What the file of a run that was killed may have beside it goes too.
void removeRun(const QString& file)
{
    QFile::remove(file);
    QFile::remove(QString::fromStdString(runfile::journalOf(file.toStdString()).string()));
}

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
            removeRun(file);
    }
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    // The time and what is made of the name beside it have to fit, and in some file systems letters take
    // bytes.
    constexpr qsizetype mostBytes = 160;
    QString name = QFileInfo(model).completeBaseName();
    while (QFile::encodeName(name).size() > mostBytes)
        name.chop(name.back().isLowSurrogate() ? 2 : 1);
    return folder.filePath(QStringLiteral("%1-%2.scales").arg(name, time));
}

QString copyRunFile(const QString& from, const QString& to)
{
    QFile source(from);
    QSaveFile copy(to);
    if (!source.open(QIODevice::ReadOnly))
        return source.errorString();
    if (!copy.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) // commit() does not notice a full disk
        return copy.errorString();
    for (QByteArray part = source.read(partOfCopy); !part.isEmpty(); part = source.read(partOfCopy))
        if (copy.write(part) != part.size())
            return copy.errorString();
    if (source.error() != QFileDevice::NoError)
        return source.errorString();
    return copy.commit() ? QString() : copy.errorString();
}

namespace {

const QLatin1String inputsSuffix(".inputs.json");

} // namespace

QString examplesFolder()
{
    const QDir program(QCoreApplication::applicationDirPath());
    const QStringList candidates = {qEnvironmentVariable("SCALESCOPE_EXAMPLES"),
                                    program.filePath(QStringLiteral("../examples")),
                                    program.filePath(QStringLiteral("../share/scalescope/examples"))};
    for (const QString& folder : candidates)
        if (!folder.isEmpty() && QFileInfo(folder).isDir())
            return QDir::cleanPath(folder);
    return {};
}

QString exampleModel()
{
    const QString folder = examplesFolder();
    const QString model = QDir(folder).filePath(QStringLiteral("transformer_lm.pt"));
    return !folder.isEmpty() && QFileInfo::exists(model) ? model : QString();
}

bool isInputsFile(const QString& path)
{
    return path.endsWith(inputsSuffix);
}

QString inputsBeside(const QString& model)
{
    const QFileInfo file(model);
    const QString inputs = file.dir().filePath(file.completeBaseName() + inputsSuffix);
    return QFileInfo::exists(inputs) ? inputs : QString();
}

} // namespace scalescope::app
