// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/run_analysis.h"

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <stop_token>

namespace scalescope::app {

/// Makes the analysis of a run before it is shown; of a large one on another thread, so that the window stays
/// at hand. Of several requests only the last one's answer is given.
class RunAnalyser : public QObject
{
public:
    using Done = std::function<void(sheet::RunAnalysis&&)>;

    explicit RunAnalyser(QObject* parent = nullptr);
    /// Breaks off what is under way.
    ~RunAnalyser() override;

    /// Of a small run `done` is called before this returns.
    void analyse(const sheet::ViewState& state, Done done);
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

private:
    QThreadPool m_pool;
    std::stop_source m_stop; ///< of the last request
    int m_request = 0;
    bool m_isBusy = false;
};

} // namespace scalescope::app
