// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/masks.h"

#include "core/graph/operator_names.h"
#include "core/graph/stored.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::graph {

namespace {

/// Of -Inf these make what a mask is for: nothing of the sum, not the largest, not drawn.
constexpr auto taking = std::to_array<std::string_view>({"softmax",
                                                         "log_softmax",
                                                         "safe_softmax",
                                                         "logsumexp",
                                                         "logcumsumexp",
                                                         "max",
                                                         "amax",
                                                         "argmax",
                                                         "maximum",
                                                         "topk",
                                                         "sort",
                                                         "argsort",
                                                         "exp",
                                                         "exp2",
                                                         "sigmoid",
                                                         "relu",
                                                         "clamp",
                                                         "clamp_min",
                                                         "nan_to_num",
                                                         "multinomial",
                                                         "cross_entropy_loss",
                                                         "max_pool1d",
                                                         "max_pool2d",
                                                         "max_pool3d",
                                                         "aminmax",
                                                         "scaled_dot_product_attention"});

/// These move -Inf, add to it, or choose it.
constexpr auto passing = std::to_array<std::string_view>({"add",
                                                          "sub",
                                                          "rsub",
                                                          "baddbmm",
                                                          "where",
                                                          "masked_fill",
                                                          "masked_scatter",
                                                          "index_put",
                                                          "index_fill",
                                                          "index_copy",
                                                          "index_select",
                                                          "index",
                                                          "gather",
                                                          "scatter",
                                                          "fill",
                                                          "full",
                                                          "full_like",
                                                          "new_full",
                                                          "copy",
                                                          "clone",
                                                          "contiguous",
                                                          "detach",
                                                          "alias",
                                                          "lift_fresh_copy",
                                                          "to",
                                                          "to_copy",
                                                          "type_as",
                                                          "view",
                                                          "view_as",
                                                          "reshape",
                                                          "unsafe_view",
                                                          "reshape_alias",
                                                          "expand",
                                                          "expand_as",
                                                          "expand_copy",
                                                          "repeat",
                                                          "tile",
                                                          "repeat_interleave",
                                                          "unsqueeze",
                                                          "squeeze",
                                                          "transpose",
                                                          "t",
                                                          "permute",
                                                          "movedim",
                                                          "flatten",
                                                          "unflatten",
                                                          "slice",
                                                          "slice_scatter",
                                                          "select",
                                                          "select_scatter",
                                                          "narrow",
                                                          "split",
                                                          "split_with_sizes",
                                                          "chunk",
                                                          "unbind",
                                                          "cat",
                                                          "concat",
                                                          "stack",
                                                          "pad",
                                                          "constant_pad_nd",
                                                          "triu",
                                                          "tril",
                                                          "flip",
                                                          "roll",
                                                          "mul",
                                                          "div",
                                                          "minimum",
                                                          "min",
                                                          "quantize",
                                                          "quantize_gradient",
                                                          "as_strided",
                                                          "broadcast_tensors",
                                                          "float",
                                                          "half",
                                                          "bfloat16",
                                                          "double",
                                                          "embedding",
                                                          "take_along_dim"});

/// Of these a result may be beyond the largest number of its type.
constexpr auto overflowing = std::to_array<std::string_view>(
    {"add", "sub", "rsub", "mul", "div", "to", "to_copy", "half", "bfloat16", "float", "type_as", "copy"});

bool takesMask(const Node& node)
{
    const std::string name = plainName(node.target);
    return isOneOf(taking, name) || name.starts_with("scaled_dot_product_") || name.starts_with("max_pool") ||
           name.starts_with("adaptive_max_pool");
}

bool passesMaskOn(const Node& node)
{
    return isOneOf(passing, plainName(node.target));
}

bool hasInfinities(const Node& node)
{
    return node.forward.metric &&
           node.forward.metric->statistics.posInfs + node.forward.metric->statistics.negInfs > 0;
}

constexpr double beyondModels = 1e9;

/// Infinity where it is no floating-point type that masks are of.
double largestOf(std::string_view dtype)
{
    if (dtype == "float32")
        return std::numeric_limits<float>::max();
    if (dtype == "float64")
        return std::numeric_limits<double>::max();
    if (dtype == "bfloat16")
        return 0x1.FEp127;
    return dtype == "float16" ? 65504 : std::numeric_limits<double>::infinity();
}

double largestIn(const Node& node)
{
    return node.forward.metric ? node.forward.metric->statistics.absMax : 0;
}

/// finfo.min, or a number beyond all that models compute.
bool holdsMasksNumber(const Node& node)
{
    return largestIn(node) >= beyondModels || largestIn(node) == largestOf(node.dtype);
}

/// What becomes of a mask in what reads it.
enum class Use { None, Taken, PassedOn, Other };

bool isPositive(const Node& node)
{
    return node.forward.metric && node.forward.metric->statistics.posInfs > 0;
}

/// Of a mask of infinities.
Use useOfInfinities(const Node& reader, const Node& /*source*/)
{
    if (takesMask(reader))
        return Use::Taken;
    if (isPositive(reader) || !passesMaskOn(reader))
        return Use::Other;
    return hasInfinities(reader) ? Use::PassedOn : Use::None;
}

/// Those that hold a mask, from the node on, up to operators that it is for; none where something else reads
/// them, too.
template <typename UseOf>
std::vector<std::size_t> maskFrom(const Graph& graph, const DataFlow& flow, std::size_t node,
                                  const UseOf& useOf)
{
    bool isTaken = false;
    std::vector<std::size_t> all{node};
    std::set<std::size_t> seen{node};
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const std::size_t user : flow.users(all[i])) {
            const Node& reader = graph.nodes[user];
            if (reader.kind == NodeKind::Output || !reader.floating)
                continue;
            const Use use = useOf(reader, graph.nodes[all[i]]);
            if (use == Use::Other)
                return {};
            isTaken = isTaken || use == Use::Taken;
            if (use == Use::PassedOn && seen.insert(user).second)
                all.push_back(user);
        }
    return isTaken ? all : std::vector<std::size_t>();
}

/// Whether a tensor may be the mask itself, by what made it.
bool mayMakeMask(const Graph& graph, const DataFlow& flow, std::size_t place)
{
    const Node& node = graph.nodes[place];
    if (node.kind == NodeKind::Input || isStored(node))
        return node.kind != NodeKind::Parameter;
    const std::string name = plainName(node.target);
    if (isOneOf(overflowing, name))
        return std::ranges::any_of(flow.inputs(place),
                                   [&](std::size_t input) { return holdsMasksNumber(graph.nodes[input]); });
    return name == "log" || passesMaskOn(node);
}

/// The numbers of a mask, which stand together, far above all else in a tensor.
struct MaskNumbers
{
    double least = 0; ///< of their magnitudes, at most
    std::int64_t count = 0;
};

/// What is apart from all other magnitudes of a tensor as a mask's numbers are: one number or its double,
/// with scores added, where two masks were. Activations are spread more evenly.
std::optional<MaskNumbers> numbersApart(const Node& node)
{
    constexpr int together = 2 * Histogram::binsPerBinade;
    constexpr int mostBins = 4;
    constexpr int gap = 5 * Histogram::binsPerBinade;
    if (!node.forward.metric || node.forward.metric->histogram.empty())
        return std::nullopt;
    const auto& counts = node.forward.metric->histogram.counts();
    const int largest = counts.back().first;
    MaskNumbers numbers;
    int lowest = largest;
    int bins = 0;
    auto bin = counts.rbegin();
    for (; bin != counts.rend() && bin->first > largest - together; ++bin, ++bins) {
        lowest = bin->first;
        numbers.count += bin->second;
    }
    if (bins > mostBins || (bin != counts.rend() && bin->first > lowest - gap))
        return std::nullopt;
    numbers.least = Histogram::lowerEdge(lowest);
    return numbers;
}

/// Whether they are as large as those that people take for -Inf: -10,000 and beyond.
bool areMasks(const MaskNumbers& numbers)
{
    constexpr double least = 1e4;
    return numbers.least >= Histogram::lowerEdge(Histogram::binOf(least));
}

/// What a mask's numbers are scaled by on their way, at most.
constexpr double mostChange = 64;

/// Whether a tensor has some that large, infinities among them.
bool reaches(const Node& node, double least)
{
    return node.forward.metric && node.forward.metric->statistics.absMax >= least;
}

/// Of what takes -Inf these are applied to activations as well, which are told where they are as large.
constexpr auto ofActivations =
    std::to_array<std::string_view>({"relu", "clamp", "clamp_min", "nan_to_num", "aminmax"});

bool takesNumbers(const Node& node, const std::string& name)
{
    return takesMask(node) && !isOneOf(ofActivations, name) && name.find("max_pool") == std::string::npos;
}

/// Their results can be as large as what they read, as of torch.max(scores, finfo.min).
constexpr auto keepingNumbers =
    std::to_array<std::string_view>({"max", "maximum", "clamp", "clamp_min", "nan_to_num"});

Use useOfNumbers(const Node& reader, const Node& source, double least)
{
    const std::string name = plainName(reader.target);
    const bool isHeld = reaches(reader, least);
    const bool isKept = isOneOf(keepingNumbers, name) && isHeld &&
                        reader.forward.metric->statistics.numel == source.forward.metric->statistics.numel;
    if (isKept)
        return Use::PassedOn;
    if (takesNumbers(reader, name))
        return Use::Taken;
    if (isPositive(reader) || !passesMaskOn(reader))
        return Use::Other;
    return isHeld ? Use::PassedOn : Use::None;
}

/// Whether a mask of finite numbers may begin in a tensor: none that it is made of has such.
bool beginsMask(const Graph& graph, const DataFlow& flow, std::size_t place, double least)
{
    const Node& node = graph.nodes[place];
    const bool isMade = node.kind == NodeKind::Op ? passesMaskOn(node) : node.kind != NodeKind::Parameter;
    return isMade && std::ranges::none_of(flow.inputs(place), [&](std::size_t input) {
               return reaches(graph.nodes[input], least);
           });
}

} // namespace

bool isMask(const Graph& graph, const DataFlow& flow, std::size_t node)
{
    const Metric* metric = graph.nodes[node].metric(Direction::Forward);
    return metric != nullptr && metric->statistics.posInfs == 0 && metric->statistics.nans == 0 &&
           mayMakeMask(graph, flow, node) && !maskFrom(graph, flow, node, useOfInfinities).empty();
}

void markMasks(Graph& graph)
{
    const DataFlow flow(graph);
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        const auto numbers = numbersApart(graph.nodes[i]);
        if (!numbers || !areMasks(*numbers))
            continue;
        const double least = numbers->least / mostChange;
        if (!beginsMask(graph, flow, i, least))
            continue;
        const auto useOf = [least](const Node& reader, const Node& source) {
            return useOfNumbers(reader, source, least);
        };
        for (const std::size_t place : maskFrom(graph, flow, i, useOf)) {
            Node& node = graph.nodes[place];
            if (const auto its = numbersApart(node))
                node.forward.meaningless.largest = static_cast<double>(its->count) /
                                                   static_cast<double>(node.forward.metric->statistics.numel);
        }
    }
}

} // namespace scalescope::graph
