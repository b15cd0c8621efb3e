// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/module_findings.h"

#include "core/report/non_finite.h"

namespace scalescope::widgets {

ModuleFindings::ModuleFindings(const Document& document)
{
    const auto intended = report::intendedInfinities(document.run().graph);
    const report::TensorFormats& formats = document.tensorFormats();
    for (const graph::Node& node : document.run().graph.nodes) {
        const Finding finding = findingOf(node, formats, document.lossLimits(), intended.contains(node.id));
        if (finding == Finding::None)
            continue;
        m_ofNode[node.id] = finding;
        for (std::string path = node.module; !path.empty();) {
            Worst& worst = m_inside[path];
            if (finding > worst.finding)
                worst = {finding, node.id};
            const std::size_t dot = path.rfind('.');
            path.resize(dot == std::string::npos ? 0 : dot);
        }
    }
}

ModuleFindings::Worst ModuleFindings::ofModule(const std::string& path) const
{
    const auto found = m_inside.find(path);
    return found == m_inside.end() ? Worst{} : found->second;
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
