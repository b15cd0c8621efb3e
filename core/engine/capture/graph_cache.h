// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/capture/prepared_graph.h"
#include "core/engine/compat/autocast_state.h"

#include <torch/script.h>

#include <memory>
#include <unordered_map>
#include <vector>

namespace scalescope::engine {

/// Makes each graph ready once for every autocast around its calls, with the casts written out.
class GraphCache
{
public:
    /// `sources` notes the places that nodes come from. Has to outlive this.
    explicit GraphCache(SourceBook& sources) : m_sources(sources) {}

    /// The graph, ready. `tensors` says which arguments are tensors, and is empty where autocast is off. The
    /// result stays where it is.
    const PreparedGraph& ready(const std::shared_ptr<torch::jit::Graph>& graph, const AutocastState& autocast,
                               std::vector<bool> tensors);

private:
    struct Entry
    {
        std::shared_ptr<torch::jit::Graph> original; ///< keeps the key from being used again
        AutocastState autocast;
        std::vector<bool> tensors;
        std::shared_ptr<const PreparedGraph> graph;
    };

    SourceBook& m_sources;
    std::unordered_map<const torch::jit::Graph*, std::vector<Entry>> m_entries;
};

} // namespace scalescope::engine
