// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_analyser.h"

#include <memory>
#include <utility>

namespace scalescope::app {

namespace {

constexpr std::size_t small = 1000; ///< nodes, whose analysis takes some 15 ms

} // namespace

RunAnalyser::RunAnalyser(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

RunAnalyser::~RunAnalyser()
{
    cancel();
    m_pool.waitForDone();
}

void RunAnalyser::analyse(const sheet::ViewState& state, Done done)
{
    cancel();
    if (state.run->graph.nodes.size() <= small) {
        done(sheet::RunAnalysis(state));
        return;
    }
    m_isBusy = true;
    m_pool.start([this, state, request = m_request, done = std::move(done), stop = m_stop.get_token()] {
        const auto analysis = std::make_shared<sheet::RunAnalysis>(state);
        analysis->complete(stop);
        const auto tell = [this, request, done, analysis] {
            if (request != m_request)
                return;
            m_isBusy = false;
            done(std::move(*analysis));
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    });
}

void RunAnalyser::cancel()
{
    ++m_request;
    m_isBusy = false;
    m_pool.clear();
    m_stop.request_stop();
    m_stop = std::stop_source();
}

} // namespace scalescope::app
