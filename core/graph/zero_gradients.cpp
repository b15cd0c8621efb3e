// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/zero_gradients.h"

#include "core/graph/graph.h"
#include "core/graph/operator_names.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace scalescope::graph {

namespace {

/// How many times as coarse as float32's the steps of a dtype are; 1 for all that are no coarser.
double coarsenessOf(std::string_view dtype);

struct KeyPart
{
    /// Of a node's elements: 1 of a key, 1/3 of what queries, keys and values are split from, 0 where it
    /// can't be told.
    double part = 0;
    double coarseness = 1; ///< of the coarsest type up to the softmax
};

/// The same elements, or each as often as the others, with the last two dimensions where they were if these
/// have the same sizes.
constexpr auto keeping = std::to_array<std::string_view>({"view",
                                                          "reshape",
                                                          "unsafe_view",
                                                          "reshape_alias",
                                                          "view_as",
                                                          "reshape_as",
                                                          "contiguous",
                                                          "clone",
                                                          "flatten",
                                                          "unflatten",
                                                          "squeeze",
                                                          "unsqueeze",
                                                          "alias",
                                                          "to",
                                                          "to_copy",
                                                          "type_as",
                                                          "float",
                                                          "half",
                                                          "bfloat16",
                                                          "double",
                                                          "expand",
                                                          "expand_as",
                                                          "quantize",
                                                          "quantize_gradient",
                                                          "repeat_interleave"});

/// With other dimensions last.
constexpr auto turning = std::to_array<std::string_view>(
    {"permute", "transpose", "t", "numpy_T", "mT", "movedim", "moveaxis", "swapaxes", "swapdims"});

/// A part of the elements.
constexpr auto picking = std::to_array<std::string_view>(
    {"select", "slice", "narrow", "split", "split_with_sizes", "chunk", "unbind", "tensor_split",
     "unsafe_split", "unsafe_split_with_sizes", "unsafe_chunk"});

constexpr auto products = std::to_array<std::string_view>({"matmul", "bmm", "baddbmm"});

/// Of scores: what is added to a row stays added to it.
constexpr auto passingRows = std::to_array<std::string_view>({"add", "sub", "masked_fill", "where"});

bool reads(const Argument& argument, NodeId id)
{
    const auto* source = std::get_if<NodeId>(&argument.value);
    return source != nullptr && *source == id;
}

double elementsOf(const Node& node)
{
    double elements = 1;
    for (const std::int64_t size : node.shape)
        elements *= static_cast<double>(size);
    return elements;
}

/// Which dimension, counted from the last one as 1, a softmax is over; 0 where it can't be told.
int softmaxDimension(const Node& node)
{
    for (const Argument& argument : node.arguments) {
        const auto* text = std::get_if<std::string>(&argument.value);
        int dimension = 0;
        if (argument.name != "dim" || text == nullptr ||
            std::from_chars(text->data(), text->data() + text->size(), dimension).ec != std::errc())
            continue;
        return dimension < 0 ? -dimension : static_cast<int>(node.shape.size()) - dimension;
    }
    return 0;
}

/// Whether of an einsum's operands this one alone has the letter of that dimension of the result, counted
/// from the last one as 1.
bool isKeyOfEinsum(const Node& node, NodeId id, std::size_t dimension)
{
    const auto* equation = std::get_if<std::string>(&node.arguments.front().value);
    const auto* operands =
        node.arguments.size() > 1 ? std::get_if<Argument::List>(&node.arguments[1].value) : nullptr;
    const auto arrow = equation == nullptr ? std::string::npos : equation->find("->");
    if (operands == nullptr || arrow == std::string::npos)
        return false;
    std::string letters;
    for (const char c : *equation)
        if (std::isalpha(static_cast<unsigned char>(c)) != 0 || c == ',' || c == '>')
            letters += c;
    const auto result = letters.find('>');
    if (letters.size() - result <= dimension)
        return false;
    const char letter = letters[letters.size() - dimension];
    std::size_t begin = 0;
    std::size_t with = 0;
    std::size_t own = 0;
    for (const Argument& operand : *operands) {
        const auto end = std::min(letters.find(',', begin), result);
        const bool has =
            std::string_view(letters).substr(begin, end - begin).find(letter) != std::string::npos;
        with += has ? 1 : 0;
        own += has && reads(operand, id) ? 1 : 0;
        begin = std::min(end + 1, result);
    }
    return with == 1 && own == 1 &&
           std::ranges::count_if(*operands, [&](const Argument& operand) { return reads(operand, id); }) == 1;
}

bool hasSameRows(const Node& a, const Node& b)
{
    return a.shape.size() >= 2 && b.shape.size() >= 2 &&
           std::equal(a.shape.end() - 2, a.shape.end(), b.shape.end() - 2);
}

/// From the last node to the first, so that what reads a node is known before it.
class Keys
{
public:
    explicit Keys(const Graph& graph)
        : m_graph(graph), m_users(graph.nodes.size()), m_keys(graph.nodes.size()), m_rows(graph.nodes.size())
    {
        for (const Edge& edge : graph.edges) {
            const Node* source = graph.find(edge.source);
            const Node* user = graph.find(edge.target);
            if (source == nullptr || user == nullptr)
                continue;
            auto& users = m_users[placeOf(*source)];
            if (user->requiresGrad && (users.empty() || users.back() != placeOf(*user)))
                users.push_back(placeOf(*user));
        }
        for (std::size_t i = graph.nodes.size(); i-- > 0;) {
            m_rows[i] = rows(i);
            m_keys[i] = {part(i), coarseness(i)};
        }
    }

    [[nodiscard]] const std::vector<KeyPart>& keys() const { return m_keys; }

private:
    [[nodiscard]] std::size_t placeOf(const Node& node) const
    {
        return static_cast<std::size_t>(&node - m_graph.nodes.data());
    }

    [[nodiscard]] double part(std::size_t i) const
    {
        const Node& node = m_graph.nodes[i];
        double whole = 1;
        double picked = 0;
        bool isPicked = false;
        for (const std::size_t user : m_users[i]) {
            if (isOneOf(picking, plainName(m_graph.nodes[user].target))) {
                isPicked = true;
                picked += m_keys[user].part * elementsOf(m_graph.nodes[user]) / elementsOf(node);
            } else {
                whole = std::min(whole, partIn(node, user));
            }
        }
        if (m_users[i].empty())
            return 0;
        return isPicked ? std::min(whole, picked) : whole;
    }

    [[nodiscard]] double partIn(const Node& node, std::size_t user) const
    {
        const Node& reader = m_graph.nodes[user];
        const std::string name = plainName(reader.target);
        const auto& arguments = reader.arguments;
        if (name.starts_with("scaled_dot_product"))
            return std::ranges::all_of(arguments, [&](const Argument& argument) {
                return !reads(argument, node.id) || argument.name == "key";
            });
        if (name == "einsum")
            return m_rows[user] > 0 && isKeyOfEinsum(reader, node.id, static_cast<std::size_t>(m_rows[user]));
        if (isOneOf(products, name)) {
            const std::size_t first = name == "baddbmm" ? 1 : 0;
            if (m_rows[user] == 0 || arguments.size() < first + 2)
                return 0;
            const bool isFirst = reads(arguments[first], node.id);
            const bool isSecond = reads(arguments[first + 1], node.id);
            return (isSecond && !isFirst && m_rows[user] == 1) || (isFirst && !isSecond && m_rows[user] == 2);
        }
        const bool isSame = isOneOf(keeping, name) || isOneOf(turning, name) || isScaled(node, reader);
        return isSame ? m_keys[user].part : 0;
    }

    [[nodiscard]] double coarseness(std::size_t i) const
    {
        double coarsest = coarsenessOf(m_graph.nodes[i].dtype);
        for (const std::size_t user : m_users[i])
            if (m_keys[user].part > 0 || m_rows[user] > 0)
                coarsest = std::max(coarsest, m_keys[user].coarseness);
        return coarsest;
    }

    /// By one number.
    [[nodiscard]] bool isScaled(const Node& node, const Node& reader) const
    {
        const std::string name = plainName(reader.target);
        if ((name != "mul" && name != "div") || reader.arguments.size() < 2 ||
            reads(reader.arguments[0], node.id) == reads(reader.arguments[1], node.id))
            return false;
        const auto& other = reader.arguments[reads(reader.arguments[0], node.id) ? 1 : 0];
        const auto* tensor = std::get_if<NodeId>(&other.value);
        const Node* scale = tensor == nullptr ? nullptr : m_graph.find(*tensor);
        return tensor == nullptr || (scale != nullptr && elementsOf(*scale) == 1);
    }

    /// Of scores: which of their dimensions, as softmaxDimension() has it, nothing but softmaxes read.
    [[nodiscard]] int rows(std::size_t i) const
    {
        const Node& node = m_graph.nodes[i];
        int dimension = 0;
        for (const std::size_t user : m_users[i]) {
            const int its = rowsIn(node, user);
            if (its == 0 || (dimension != 0 && dimension != its))
                return 0;
            dimension = its;
        }
        return dimension;
    }

    [[nodiscard]] int rowsIn(const Node& node, std::size_t user) const
    {
        const Node& reader = m_graph.nodes[user];
        const std::string name = plainName(reader.target);
        if (name.ends_with("softmax"))
            return softmaxDimension(reader);
        const bool passes = (isOneOf(passingRows, name) && isPassedOnce(node, reader)) ||
                            isOneOf(keeping, name) || isScaled(node, reader);
        return passes && hasSameRows(node, reader) ? m_rows[user] : 0;
    }

    /// Not what is compared, or taken away from itself.
    static bool isPassedOnce(const Node& node, const Node& reader)
    {
        return std::ranges::count_if(reader.arguments,
                                     [&](const Argument& argument) { return reads(argument, node.id); }) == 1;
    }

    const Graph& m_graph;
    std::vector<std::vector<std::size_t>> m_users; ///< each once, of those that gradients come from
    std::vector<KeyPart> m_keys;
    std::vector<int> m_rows;
};

double coarsenessOf(std::string_view dtype)
{
    return dtype == "bfloat16" ? 0x1p16 : dtype == "float16" ? 0x1p13 : 1;
}

/// What part of each node, by its position in the graph, serves as keys of attention and as nothing else.
/// What is the same for all keys changes no attention, so that the gradients of such elements cancel when
/// they are summed. Attention is one operator, or a product and a softmax with nothing between them that
/// would see what is added to a row.
std::vector<KeyPart> keyParts(const Graph& graph)
{
    return Keys(graph).keys();
}

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
