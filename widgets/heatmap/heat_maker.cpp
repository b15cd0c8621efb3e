// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heat_maker.h"

namespace scalescope::widgets {

namespace {

constexpr std::size_t fewNodes = 1000; ///< which are done before anybody sees that they took time

} // namespace

HeatMaker::HeatMaker(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

HeatMaker::~HeatMaker()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void HeatMaker::make(const Document& document, report::LayerRows rows)
{
    const int request = ++m_request;
    const bool isKnown = m_asked.table != nullptr && m_asked.run == document.sharedRun() &&
                         m_asked.pruning == document.pruning() && m_asked.rows == rows;
    if (!isKnown)
        m_asked = {document.sharedRun(), document.pruning(), rows, nullptr};
    m_pool.clear();
    if (document.run().graph.nodes.size() <= fewNodes) {
        take(request, std::make_shared<const HeatScene>(HeatScene::of(document, rows, m_asked.table)));
        return;
    }
    m_pool.start([this, request, rows, state = document.state(), table = m_asked.table] {
        const auto scene = std::make_shared<const HeatScene>(HeatScene::of(Document(state), rows, table));
        QMetaObject::invokeMethod(
            this, [this, request, scene] { take(request, scene); }, Qt::QueuedConnection);
    });
}

void HeatMaker::take(int request, const std::shared_ptr<const HeatScene>& scene)
{
    if (request != m_request)
        return;
    m_asked.table = scene->table;
    Q_EMIT made(scene);
}

} // namespace scalescope::widgets
