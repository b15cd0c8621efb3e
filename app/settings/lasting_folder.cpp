// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/lasting_folder.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace scalescope::app {

QString lastingFolder(const QString& folder)
{
    const bool isTemporary =
        !folder.isEmpty() &&
        QFileInfo::exists(QDir(folder).filePath(QStringLiteral(".scalescope-temporary")));
    return isTemporary ? folderToWrite() : folder;
}

QString folderToWrite()
{
    const QDir here = QDir::current();
    if (!here.isRoot() && QFileInfo(here.path()).isWritable())
        return here.path();
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace scalescope::app
