// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_queue.h"

namespace scalescope::app {

RunQueue::RunQueue()
{
    connect(&m_loader, &RunLoader::loaded, this, [this](const QString& file, const auto& run) {
        m_left.removeFirst();
        Q_EMIT wasRead(file, run);
        readNext();
    });
    connect(&m_loader, &RunLoader::failed, this, [this](const QString&, const QString& sentence) {
        Q_EMIT failed(sentence);
        m_left.removeFirst();
        readNext();
    });
}

void RunQueue::read(const QStringList& files)
{
    m_left = files;
    readNext();
}

void RunQueue::readNext()
{
    m_follower.reset();
    if (m_left.isEmpty()) {
        Q_EMIT ended();
        return;
    }
    m_follower = std::make_unique<RunFollower>(m_left.first()); // before the file is read
    m_loader.load(m_left.first());
}

} // namespace scalescope::app
