// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace scalescope::app {

/// Tells when a file was written anew, or another one took its place: once, when it has settled.
class ModelWatch : public QObject
{
    Q_OBJECT

public:
    ModelWatch();

    /// This file and no other; none where the path is not that of a file.
    void watch(const QString& file);

Q_SIGNALS:
    void changed();

private:
    QFileSystemWatcher m_watcher;
    QTimer m_settles; ///< a file that is written changes several times
    QString m_file;
};

} // namespace scalescope::app
