// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/masks.h"

#include "core/graph/operator_names.h"
#include "core/graph/stored.h"
#include "core/report/tensor_types.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::report {

namespace {

using graph::Direction;
using graph::Node;

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
                                                          "quantise",
                                                          "quantise_gradient",
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
    const std::string name = graph::plainName(node.target);
    return graph::isOneOf(taking, name) || name.starts_with("scaled_dot_product_") ||
           name.starts_with("max_pool") || name.starts_with("adaptive_max_pool");
}

bool passesMaskOn(const Node& node)
{
    return graph::isOneOf(passing, graph::plainName(node.target));
}

bool hasInfinities(const Node& node)
{
    return node.forward && node.forward->statistics.posInfs + node.forward->statistics.negInfs > 0;
}

/// What becomes of a mask's infinities in what reads it.
enum class Use { None, Taken, PassedOn, Other };

Use useOf(const Node& reader)
{
    if (reader.kind == graph::NodeKind::Output || !reader.floating)
        return Use::None;
    if (takesMask(reader))
        return Use::Taken;
    const bool isPositive = reader.forward && reader.forward->statistics.posInfs > 0;
    if (isPositive || !passesMaskOn(reader))
        return Use::Other;
    return hasInfinities(reader) ? Use::PassedOn : Use::None;
}

/// An operand that nothing is computed from: finfo.min, or a number beyond all that models compute.
bool holdsMasksNumber(const Node& node)
{
    constexpr double beyondModels = 1e9;
    if (!node.forward)
        return false;
    const double largest = node.forward->statistics.absMax;
    return largest >= beyondModels || largest == largestOf(node.dtype);
}

/// Whether a tensor may be the mask itself, by what made it.
bool mayMakeMask(const graph::Graph& graph, const DataFlow& flow, std::size_t place)
{
    const Node& node = graph.nodes[place];
    if (node.kind == graph::NodeKind::Input || graph::isStored(node))
        return node.kind != graph::NodeKind::Parameter;
    const std::string name = graph::plainName(node.target);
    if (graph::isOneOf(overflowing, name))
        return std::ranges::any_of(flow.inputs(place),
                                   [&](std::size_t input) { return holdsMasksNumber(graph.nodes[input]); });
    return name == "log" || passesMaskOn(node);
}

} // namespace

bool isMask(const graph::Graph& graph, const DataFlow& flow, std::size_t node)
{
    const graph::Metric* metric = graph.nodes[node].metric(Direction::Forward);
    if (metric == nullptr || metric->statistics.posInfs > 0 || metric->statistics.nans > 0 ||
        !mayMakeMask(graph, flow, node))
        return false;
    bool isTaken = false;
    std::vector<std::size_t> left{node};
    std::set<std::size_t> seen{node};
    while (!left.empty()) {
        const std::size_t place = left.back();
        left.pop_back();
        for (const std::size_t user : flow.users(place)) {
            const Use use = useOf(graph.nodes[user]);
            if (use == Use::Other)
                return false;
            isTaken = isTaken || use == Use::Taken;
            if (use == Use::PassedOn && seen.insert(user).second)
                left.push_back(user);
        }
    }
    return isTaken;
}

} // namespace scalescope::report
