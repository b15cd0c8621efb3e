// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QTimer>
#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace scalescope::app {

namespace {

constexpr int untilNextTryMs = 5000;
constexpr qint64 mostNew = 65536; ///< bytes that one write adds at most, beside what it may double
constexpr qint64 mostBytes = 16LL << 20;
/// Nothing can be there.
QString nowhere()
{
    return QStringLiteral("/dev/null/settings");
}

bool meansNoRoom(int error)
{
    return error == ENOSPC || error == EDQUOT || error == EFBIG;
}

/// Whether QSaveFile writes "NAME.aBcDeF" for a file of that name. One in 32 has letters of one case only, as
/// a user's own copy may ("NAME.backup"): these are left.
bool isUnfinished(const QString& other, const QString& name)
{
    if (!other.startsWith(name + QLatin1Char('.')))
        return false;
    const QString end = other.mid(name.size() + 1);
    const auto isLetter = [](QChar c) { return c.unicode() < 128 && c.isLetter(); };
    return end.size() == 6 && std::ranges::all_of(end, isLetter) && end != end.toLower() &&
           end != end.toUpper();
}

/// Removes what a window that was killed while it wrote left behind. One that writes holds the lock.
void removeUnfinished(const QFileInfo& file)
{
    QLockFile lock(file.filePath() + QStringLiteral(".lock"));
    if (!lock.tryLock(0))
        return;
    const QDir folder = file.dir();
    for (const QString& other : folder.entryList(QDir::Files | QDir::NoSymLinks))
        if (isUnfinished(other, file.fileName()))
            QFile::remove(folder.filePath(other));
}

} // namespace

SettingsFile::Owner SettingsFile::open(const QString& file, Format format)
{
    const QFileInfo there(file);
    if (there.exists())
        removeUnfinished(there);
    const bool isUsable = !there.exists() || (there.isFile() && there.size() <= mostBytes);
    return Owner(new SettingsFile(isUsable ? file : nowhere(), file, format));
}

SettingsFile::SettingsFile(const QString& used, const QString& path, Format format)
    : QSettings(used, format), m_path(used == nowhere() ? path : fileName())
{
}

void SettingsFile::Closer::operator()(SettingsFile* file) const
{
    if (file->hasRoom())
        delete file;
}

bool SettingsFile::hasRoom() const
{
    if (!isUsed())
        return false;
    const QFileInfo file(fileName());
    const QByteArray folder = QFile::encodeName(file.absolutePath());
    const int taken = ::open(folder.constData(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
    if (taken < 0)
        return !meansNoRoom(errno); // a file system without such files: it can't be known
    const int failed = ::posix_fallocate(taken, 0, 2 * file.size() + mostNew);
    ::close(taken);
    return !meansNoRoom(failed);
}

bool SettingsFile::event(QEvent* event)
{
    if (event->type() != QEvent::UpdateRequest || hasRoom())
        return QSettings::event(event);
    // QSettings waits for this event, and asks for no other meanwhile.
    QTimer::singleShot(untilNextTryMs, this,
                       [this] { QCoreApplication::postEvent(this, new QEvent(QEvent::UpdateRequest)); });
    return true;
}

} // namespace scalescope::app
