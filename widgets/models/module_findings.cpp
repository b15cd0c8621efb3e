// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/module_findings.h"

#include "core/report/non_finite.h"

namespace scalescope::widgets {

ModuleFindings::ModuleFindings(const graph::Graph& graph, const report::TensorFormats& formats,
                               const formats::LossLimits& limits)
{
    const auto intended = report::intendedInfinities(graph);
    for (const graph::Node& node : graph.nodes) {
        const Finding finding = findingOf(node, formats, limits, intended.contains(node.id));
        if (finding == Finding::None)
            continue;
        m_ofNode[node.id] = finding;
        add(m_inside, node.module, {finding, node.id});
        if (node.kind == graph::NodeKind::Op)
            m_ofOperator[node.id] = finding;
        else
            add(m_stored, node.module, {finding, node.id});
    }
}

void ModuleFindings::add(ByModule& modules, const std::string& path, const Worst& worst)
{
    for (std::string around = path; !around.empty();) {
        Worst& known = modules[around];
        if (worst.finding > known.finding)
            known = worst;
        const std::size_t dot = around.rfind('.');
        around.resize(dot == std::string::npos ? 0 : dot);
    }
}

ModuleFindings::Worst ModuleFindings::in(const ByModule& modules, const std::string& path)
{
    const auto found = modules.find(path);
    return found == modules.end() ? Worst{} : found->second;
}

ModuleFindings::Worst ModuleFindings::ofModule(const std::string& path) const
{
    return in(m_inside, path);
}

ModuleFindings::Worst ModuleFindings::ofStored(const std::string& path) const
{
    return in(m_stored, path);
}

ModuleFindings::Worst ModuleFindings::between(graph::NodeId first, graph::NodeId last) const
{
    Worst worst;
    for (auto at = m_ofOperator.lower_bound(first); at != m_ofOperator.end() && at->first <= last; ++at) {
        if (at->second > worst.finding)
            worst = {at->second, at->first};
    }
    return worst;
}

ModuleFindings::Worst ModuleFindings::ofNode(const graph::Node& node, const NodeTitles& titles) const
{
    const auto own = m_ofNode.find(node.id);
    const Worst worst{own == m_ofNode.end() ? Finding::None : own->second, node.id};
    if (!titles.isNamedAfterModule(node))
        return worst;
    const Worst inside = ofModule(node.module);
    return inside.finding > worst.finding ? inside : worst;
}

} // namespace scalescope::widgets
