// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/views.h"

namespace scalescope::engine {

void Views::add(graph::NodeId node, const at::Tensor& tensor)
{
    if (takesGradient(tensor) && tensor.layout() == at::kStrided && baseOf(tensor).defined()) {
        m_views[node] = {{node, tensor.sizes().vec(), tensor.strides().vec(), tensor.storage_offset(),
                          baseOf(tensor).grad_fn().get()},
                         {}};
    }
}

void Views::setSource(graph::NodeId node, const at::Tensor& tensor, graph::NodeId source,
                      const at::Tensor& sourceTensor)
{
    const auto view = m_views.find(node);
    if (view != m_views.end() && node != source && m_views.contains(source) &&
        baseOf(tensor).is_same(baseOf(sourceTensor))) {
        view->second.source = source;
    }
}

std::vector<ViewPart> Views::partsOf(graph::NodeId node) const
{
    std::vector<ViewPart> parts;
    for (auto view = m_views.find(node); view != m_views.end(); view = m_views.find(*view->second.source)) {
        parts.push_back(view->second.part);
        if (!view->second.source) {
            break;
        }
    }
    return parts;
}

} // namespace scalescope::engine
