// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/outline_folder.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace scalescope::app {

namespace {

const QString prefix = QStringLiteral("scalescope-outline-");
constexpr qint64 youngSeconds = 60; ///< a folder has no lock yet in the moment after it was made

/// -1 where another process has it, or where there is no such folder.
int lockOf(const QString& folder)
{
    const int opened =
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (opened >= 0 && ::flock(opened, LOCK_EX | LOCK_NB) == 0)
        return opened;
    if (opened >= 0)
        ::close(opened);
    return -1;
}

void removeLeft()
{
    const auto folders = QDir(QDir::tempPath())
                             .entryInfoList({prefix + u'*'}, QDir::Dirs | QDir::Hidden | QDir::NoSymLinks |
                                                                 QDir::NoDotAndDotDot);
    for (const QFileInfo& folder : folders) {
        const bool isOwn = folder.ownerId() == ::geteuid();
        if (!isOwn || folder.lastModified().secsTo(QDateTime::currentDateTime()) < youngSeconds)
            continue;
        const int lock = lockOf(folder.absoluteFilePath());
        if (lock < 0)
            continue;
        QDir(folder.absoluteFilePath()).removeRecursively();
        ::close(lock);
    }
}

} // namespace

OutlineFolder::OutlineFolder()
    : m_folder(QDir(QDir::tempPath()).filePath(prefix + QStringLiteral("XXXXXX"))), m_lock(-1)
{
    if (m_folder.isValid())
        m_lock = lockOf(m_folder.path());
    removeLeft();
}

OutlineFolder::~OutlineFolder()
{
    m_folder.remove();
    if (m_lock >= 0)
        ::close(m_lock);
}

QString OutlineFolder::file() const
{
    return m_folder.filePath(QStringLiteral("outline.scales"));
}

} // namespace scalescope::app
