// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/result.h"

#include <QObject>
#include <QThreadPool>
#include <memory>

namespace scalescope::app {

/// Reads run files in a thread of its own, so that the window never waits for a big one. Of several requests
/// only the last one's answer is given.
class RunLoader : public QObject
{
    Q_OBJECT

public:
    explicit RunLoader(QObject* parent = nullptr);
    /// Waits for a read that is under way: it can't be broken off.
    ~RunLoader() override;

    void load(const QString& file);
    /// Forgets the request that is under way.
    void cancel() { ++m_request; }

Q_SIGNALS:
    void loaded(const QString& file, std::shared_ptr<const scalescope::graph::Run> run);
    void failed(const QString& file, const QString& sentence);

private:
    void deliver(int request, const QString& file, const Result<std::shared_ptr<const graph::Run>>& result);

    QThreadPool m_pool;
    int m_request = 0;
};

} // namespace scalescope::app
