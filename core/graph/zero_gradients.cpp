// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/zero_gradients.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace scalescope::graph {

namespace {

/// Of float32's 24 bits, what a sum of many terms that cancel leaves at most.
constexpr double noise = 0x1p-18;

constexpr std::array<std::string_view, 4> additions = {"aten::add", "aten::add_", "aten::sub", "aten::sub_"};

bool isAdded(const Node& user, NodeId id)
{
    const auto reads = [id](const Argument& argument) {
        const auto* source = std::get_if<NodeId>(&argument.value);
        return source != nullptr && *source == id;
    };
    const bool adds = std::ranges::find(additions, user.target) != additions.end();
    return std::ranges::any_of(user.arguments, [&](const Argument& argument) {
        return reads(argument) && (adds || argument.name == "bias");
    });
}

/// NaN where it is not known.
double referenceRms(const Node& node)
{
    if (!node.backward)
        return std::nan("");
    const TensorError* error = node.error(Direction::Backward);
    const double ratio = error != nullptr ? error->normRatio : 1;
    return std::isfinite(ratio) && ratio > 0 ? node.backward->statistics.rms / ratio
                                             : node.backward->statistics.rms;
}

} // namespace

void markZeroGradients(Graph& graph)
{
    for (const Edge& edge : graph.edges) {
        const Node* user = graph.find(edge.target);
        const auto source = std::ranges::lower_bound(graph.nodes, edge.source, {}, &Node::id);
        if (user == nullptr || source == graph.nodes.end() || source->id != edge.source ||
            !source->backward || !user->backward)
            continue;
        if (source->backward->statistics.numel < user->backward->statistics.numel &&
            isAdded(*user, source->id) && referenceRms(*source) < noise * referenceRms(*user))
            source->gradientIsZero = true;
    }
}

} // namespace scalescope::graph
