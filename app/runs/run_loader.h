// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/result.h"

#include <QObject>
#include <QThreadPool>
#include <memory>
#include <stop_token>

namespace scalescope::app {

/// Reads run files in a thread of its own, so that the window never waits for a big one, with their texts as
/// they can be shown. Of several requests
/// only the last one's answer is given.
class RunLoader : public QObject
{
    Q_OBJECT

public:
    explicit RunLoader(QObject* parent = nullptr);
    /// Breaks off a read that is under way.
    ~RunLoader() override;

    void load(const QString& file);
    /// Breaks off the request that is under way, and forgets it.
    void cancel();

Q_SIGNALS:
    void loaded(const QString& file, std::shared_ptr<const scalescope::graph::Run> run);
    void failed(const QString& file, const QString& sentence);

private:
    void deliver(int request, const QString& file, const Result<std::shared_ptr<const graph::Run>>& result);

    QThreadPool m_pool;
    std::stop_source m_stop; ///< of the last request
    int m_request = 0;
};

} // namespace scalescope::app
