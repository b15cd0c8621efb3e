// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>
#include <algorithm>
#include <functional>

namespace scalescope::bench {

constexpr double longestDeafGoal = 50; // ms

/// Milliseconds.
struct Waited
{
    double total = 0;
    double deaf = 0; ///< the longest time between two turns of the event loop
};

/// Runs the event loop and watches how long it handles nothing.
class Heartbeat
{
public:
    Heartbeat()
    {
        m_turns.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_turns, &QTimer::timeout, [this] {
            m_waited.deaf = std::max(m_waited.deaf, static_cast<double>(m_sinceTurn.nsecsElapsed()) / 1e6);
            m_sinceTurn.start();
        });
    }

    /// Does what begins it, and then runs until stop().
    Waited run(const std::function<void()>& start)
    {
        m_sinceStart.start();
        m_sinceTurn.start();
        m_turns.start(1);
        QTimer::singleShot(0, &m_loop, start);
        m_loop.exec();
        m_turns.stop();
        return m_waited;
    }

    /// It is done; what it leaves for later counts as deaf time too.
    void stop()
    {
        m_waited.total = static_cast<double>(m_sinceStart.nsecsElapsed()) / 1e6;
        QTimer::singleShot(50, &m_loop, &QEventLoop::quit);
    }

private:
    Waited m_waited;
    QEventLoop m_loop;
    QElapsedTimer m_sinceStart, m_sinceTurn;
    QTimer m_turns;
};

} // namespace scalescope::bench
