// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/model_watch.h"

#include <QFileInfo>

namespace scalescope::app {

namespace {

constexpr int settlesMs = 300;

} // namespace

ModelWatch::ModelWatch()
{
    m_settles.setSingleShot(true);
    m_settles.setInterval(settlesMs);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_settles, qOverload<>(&QTimer::start));
    connect(&m_settles, &QTimer::timeout, this, [this] {
        watch(QString(m_file)); // a file that was replaced is no longer watched
        if (QFileInfo::exists(m_file))
            Q_EMIT changed();
    });
}

void ModelWatch::watch(const QString& file)
{
    m_file = file;
    if (!m_watcher.files().isEmpty())
        m_watcher.removePaths(m_watcher.files());
    if (QFileInfo(m_file).isFile())
        m_watcher.addPath(m_file);
}

} // namespace scalescope::app
