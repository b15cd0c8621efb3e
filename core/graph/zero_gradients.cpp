// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/zero_gradients.h"

#include "core/graph/attention_keys.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <unordered_map>

namespace scalescope::graph {

namespace {

/// Of float32's 24 bits, what a sum of many terms that cancel leaves at most.
constexpr double noise = 0x1p-18;
/// In front of a batch normalisation it is more: each term is the difference of larger ones already, and as
/// many are summed as there are positions in the batch. Terms that did not cancel would leave more than one
/// of them is.
constexpr double noiseBeforeNorm = 0x1p-8;

/// In a narrower type rounding leaves more, by the bits that it lacks; more than a quarter of a term is no
/// noise.
constexpr double mostNoise = 0x1p-2;

double noiseIn(double ofFloat32, const Node& source, const Node& user, const KeyPart& key)
{
    const double ofKeys = key.part > 0 ? key.coarseness : 1;
    const double coarseness = std::max({coarsenessOf(source.dtype), coarsenessOf(user.dtype), ofKeys});
    return std::min(ofFloat32 * coarseness, mostNoise);
}

constexpr std::array<std::string_view, 4> additions = {"aten::add", "aten::add_", "aten::sub", "aten::sub_"};

bool isAdded(const Node& user, NodeId id)
{
    const auto reads = [id](const Argument& argument) {
        const auto* source = std::get_if<NodeId>(&argument.value);
        return source != nullptr && *source == id;
    };
    const bool adds = std::ranges::find(additions, user.target) != additions.end();
    const std::string_view name = user.target == "aten::addmm" ? "self" : "bias";
    return std::ranges::any_of(user.arguments, [&](const Argument& argument) {
        return reads(argument) && (adds || argument.name == name);
    });
}

using Readers = std::unordered_map<NodeId, std::vector<const Node*>>;

/// Whether a batch normalisation, which takes the mean of each channel away, is all that reads a node, but
/// for what rounds its gradient.
bool isNormalised(const Node& node, const Readers& readers)
{
    const auto found = readers.find(node.id);
    if (found == readers.end() || found->second.size() != 1)
        return false;
    const Node& reader = *found->second.front();
    if (reader.target == "scalescope::quantize_gradient")
        return isNormalised(reader, readers);
    return reader.target.ends_with("::batch_norm") || reader.target.ends_with("::instance_norm");
}

/// NaN where it is not known.
double referenceRms(const Node& node)
{
    if (!node.backward.metric)
        return std::nan("");
    const TensorError* error = node.backward.error.get();
    const double ratio = error != nullptr ? error->normRatio : 1;
    return std::isfinite(ratio) && ratio > 0 ? node.backward.metric->statistics.rms / ratio
                                             : node.backward.metric->statistics.rms;
}

/// Whether that part of a gradient's elements is no larger than noise of that rms is.
bool isNoiseIn(double part, const Metric& gradient, double rms)
{
    constexpr double deviations = 4;
    std::int64_t small = gradient.statistics.zeros;
    for (const auto& [bin, count] : gradient.histogram.counts())
        if (Histogram::lowerEdge(bin) < deviations * rms)
            small += count;
    return static_cast<double>(small) > part * static_cast<double>(gradient.statistics.numel) - 1;
}

} // namespace

void markZeroGradients(Graph& graph)
{
    Readers readers;
    for (const Edge& edge : graph.edges)
        if (const Node* reader = graph.find(edge.target))
            readers[edge.source].push_back(reader);
    const std::vector<KeyPart> keys = keyParts(graph);
    for (const Edge& edge : graph.edges) {
        const Node* user = graph.find(edge.target);
        const auto source = std::ranges::lower_bound(graph.nodes, edge.source, {}, &Node::id);
        if (user == nullptr || source == graph.nodes.end() || source->id != edge.source ||
            !source->backward.metric || !user->backward.metric)
            continue;
        if (source->backward.metric->statistics.numel >= user->backward.metric->statistics.numel ||
            !isAdded(*user, source->id))
            continue;
        const KeyPart& key = keys[static_cast<std::size_t>(user - graph.nodes.data())];
        const double limit =
            noiseIn(isNormalised(*user, readers) ? noiseBeforeNorm : noise, *source, *user, key);
        if (referenceRms(*source) < limit * referenceRms(*user))
            source->backward.isNoise = true;
        else if (key.part > 0 && key.part < 1 &&
                 isNoiseIn(key.part, *source->backward.metric, limit * referenceRms(*user)))
            source->backward.meaningless.smallest = key.part;
    }
}

} // namespace scalescope::graph
