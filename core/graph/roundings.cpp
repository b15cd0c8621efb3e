// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/roundings.h"

#include "core/graph/node_table.h"

#include <algorithm>
#include <cmath>
#include <ranges>
#include <unordered_map>

namespace scalescope::graph {

namespace {

using Roundings = std::vector<RoundingError>;
using ByProvenance = std::unordered_map<std::string, std::shared_ptr<Roundings>>;

void add(ByProvenance& all, const Provenance& provenance, const RoundingError& rounding)
{
    auto& known = all[provenance.text()];
    if (!known)
        known = std::make_shared<Roundings>();
    known->push_back(rounding);
}

double lostOf(const QuantizedTensor& record)
{
    const auto lost = static_cast<double>(record.saturated + record.flushed);
    return record.numel > 0 ? lost / static_cast<double>(record.numel) : 0;
}

} // namespace

void addRoundings(Graph& graph, const std::vector<QuantizedTensor>& records)
{
    ByProvenance forward;
    ByProvenance backward;
    for (const QuantizedTensor& record : records) {
        ByProvenance& all = record.direction == Direction::Forward ? forward : backward;
        const RoundingError rounding{record.role, record.format, record.signalToNoise, lostOf(record)};
        add(all, record.provenance, rounding);
        if (const Provenance product = record.provenance.withoutRole(); product != record.provenance)
            add(all, product, rounding);
    }
    for (Node& node : graph.nodes) {
        if (const auto found = forward.find(node.provenance.text()); found != forward.end())
            node.forward.roundings = found->second;
        if (const auto found = backward.find(node.provenance.text()); found != backward.end())
            node.backward.roundings = found->second;
    }
}

void markUnrounded(Graph& graph)
{
    const NodePlaces places(graph);
    for (Node& node : graph.nodes) {
        node.forward.isUnrounded = !node.forward.roundings;
        node.backward.isUnrounded = !node.backward.roundings;
    }
    const auto nodeOf = [&](NodeId id) -> Node& { return graph.nodes[places.of(id)]; };
    std::vector<Edge> edges = graph.edges;
    std::erase_if(edges, [&](const Edge& edge) {
        return places.of(edge.source) == NodePlaces::none || places.of(edge.target) == NodePlaces::none;
    });
    std::ranges::stable_sort(edges, {}, &Edge::target); // each after what its source is computed from
    for (const Edge& edge : edges)
        if (!nodeOf(edge.source).forward.isUnrounded)
            nodeOf(edge.target).forward.isUnrounded = false;
    // A gradient is made of those of the tensor's readers, and of what they read and made.
    for (const Edge& edge : std::views::reverse(edges)) {
        const Node& reader = nodeOf(edge.target);
        if (!reader.backward.isUnrounded || !reader.forward.isUnrounded)
            nodeOf(edge.source).backward.isUnrounded = false;
    }
}

double noisiest(const std::vector<RoundingError>& roundings)
{
    double sqnr = TensorError::unavailable;
    for (const RoundingError& rounding : roundings)
        sqnr = std::fmin(sqnr, rounding.sqnr); // of a number and NaN the number
    return sqnr;
}

} // namespace scalescope::graph
