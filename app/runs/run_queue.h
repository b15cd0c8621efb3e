// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runs/run_follower.h"

#include <QStringList>

namespace scalescope::app {

/// Reads several run files one after the other, such as those of a session.
class RunQueue : public QObject
{
    Q_OBJECT

public:
    RunQueue();

    /// In the place of what is still to be read.
    void read(const QStringList& files);
    /// Those that are still to be read.
    [[nodiscard]] const QStringList& left() const { return m_left; }
    /// Who follows the file that was read last, and saw what happened to it meanwhile.
    [[nodiscard]] std::unique_ptr<RunFollower> takeFollower() { return std::move(m_follower); }

Q_SIGNALS:
    void wasRead(const QString& file, std::shared_ptr<const scalescope::graph::Run> run);
    void failed(const QString& sentence);
    /// None is left.
    void ended();

private:
    void readNext();

    RunLoader m_loader;
    QStringList m_left; ///< the first is being read
    std::unique_ptr<RunFollower> m_follower;
};

} // namespace scalescope::app
