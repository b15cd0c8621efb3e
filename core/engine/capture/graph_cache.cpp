// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/graph_cache.h"

#include "core/engine/capture/autocast.h"

namespace scalescope::engine {

const PreparedGraph& GraphCache::ready(const std::shared_ptr<torch::jit::Graph>& graph,
                                       const AutocastState& autocast, std::vector<bool> tensors)
{
    std::vector<Entry>& entries = m_entries[graph.get()];
    for (const Entry& entry : entries) {
        if (entry.autocast == autocast && entry.tensors == tensors) {
            return *entry.graph;
        }
    }
    auto cast = prepare(withCasts(graph, autocast, tensors), m_sources);
    entries.push_back({graph, autocast, std::move(tensors), std::move(cast)});
    return *entries.back().graph;
}

} // namespace scalescope::engine
