// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/loop_rows.h"

#include <algorithm>

namespace scalescope::report {

LoopRows::LoopRows(const std::vector<LoopStep>& steps) : m_steps(steps), m_nodes(steps.size()) {}

bool LoopRows::take(const graph::Node& node, bool isOfLayer)
{
    if (node.kind != graph::NodeKind::Op)
        return false;
    const auto after = std::ranges::upper_bound(m_steps, node.id, {}, &LoopStep::first);
    if (after == m_steps.begin() || std::prev(after)->last < node.id)
        return false;
    const auto step = std::prev(after);
    if (isOfLayer)
        m_ofLayers.insert(step->loop);
    else
        m_nodes[static_cast<std::size_t>(step - m_steps.begin())].push_back(&node);
    return !isOfLayer;
}

std::vector<const graph::Node*> LoopRows::leaveThoseOfLayers()
{
    std::vector<const graph::Node*> left;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (m_ofLayers.contains(m_steps[i].loop)) {
            left.insert(left.end(), m_nodes[i].begin(), m_nodes[i].end());
            m_nodes[i].clear();
        }
        if (m_nodes[i].empty())
            continue;
        std::vector<int>& loops = m_loopsOf[m_steps[i].path];
        if (loops.empty() || loops.back() != m_steps[i].loop)
            loops.push_back(m_steps[i].loop);
    }
    return left;
}

int LoopRows::numberOf(const LoopStep& step) const
{
    const auto loops = m_loopsOf.find(step.path);
    if (loops == m_loopsOf.end() || loops->second.size() < 2)
        return 0;
    return static_cast<int>(std::ranges::find(loops->second, step.loop) - loops->second.begin()) + 1;
}

} // namespace scalescope::report
