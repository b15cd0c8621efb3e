// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/graph.h"

#include "core/graph/names.h"

#include <algorithm>
#include <unordered_set>

namespace scalescope::graph {

namespace {

constexpr Names<NodeKind, 6> kindNames{{{NodeKind::Input, "input"},
                                        {NodeKind::Parameter, "parameter"},
                                        {NodeKind::Buffer, "buffer"},
                                        {NodeKind::Constant, "constant"},
                                        {NodeKind::Op, "op"},
                                        {NodeKind::Output, "output"}}};

void appendReferences(const std::vector<Argument>& arguments, std::vector<NodeId>& result)
{
    for (const Argument& argument : arguments) {
        if (const auto* node = std::get_if<NodeId>(&argument.value))
            result.push_back(*node);
        else if (const auto* list = std::get_if<Argument::List>(&argument.value))
            appendReferences(*list, result);
    }
}

} // namespace

std::string_view toString(NodeKind kind)
{
    return nameOf(kindNames, kind);
}

std::optional<NodeKind> nodeKindFrom(std::string_view text)
{
    return valueOf(kindNames, text);
}

std::string_view toString(Direction direction)
{
    return direction == Direction::Forward ? "fwd" : "bwd";
}

bool isOfPyTorch(std::string_view file)
{
    const auto lies = [file](std::string_view folder) { return file.find(folder) != std::string_view::npos; };
    return file.starts_with("torch/") || file == "<string>" || lies("-packages/torch/") ||
           lies("/torch/nn/") || lies("/torch/_") || file.ends_with("/torch/functional.py");
}

const Node* Graph::find(NodeId id) const
{
    // Where no id is missing before it, it is as far behind the first as its id is.
    if (!nodes.empty() && id >= nodes.front().id) {
        const auto apart = static_cast<std::uint64_t>(id) - static_cast<std::uint64_t>(nodes.front().id);
        if (apart < nodes.size() && nodes[apart].id == id)
            return &nodes[apart];
    }
    const auto found = std::lower_bound(nodes.begin(), nodes.end(), id,
                                        [](const Node& node, NodeId wanted) { return node.id < wanted; });
    return found != nodes.end() && found->id == id ? &*found : nullptr;
}

const Node* Graph::findByName(std::string_view name) const
{
    const auto found =
        std::find_if(nodes.begin(), nodes.end(), [&](const Node& n) { return n.name == name; });
    return found != nodes.end() ? &*found : nullptr;
}

std::vector<NodeId> Graph::inputsOf(NodeId id) const
{
    std::vector<Edge> found;
    std::copy_if(edges.begin(), edges.end(), std::back_inserter(found),
                 [id](const Edge& edge) { return edge.target == id; });
    std::stable_sort(found.begin(), found.end(),
                     [](const Edge& a, const Edge& b) { return a.argument < b.argument; });
    std::vector<NodeId> result(found.size());
    std::transform(found.begin(), found.end(), result.begin(), [](const Edge& edge) { return edge.source; });
    return result;
}

std::vector<NodeId> Graph::usersOf(NodeId id) const
{
    std::vector<NodeId> result;
    for (const Edge& edge : edges)
        if (edge.source == id)
            result.push_back(edge.target);
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

std::vector<NodeId> referencesOf(const Node& node)
{
    std::vector<NodeId> result;
    appendReferences(node.arguments, result);
    return result;
}

std::vector<Edge> edgesFromArguments(const std::vector<Node>& nodes)
{
    std::unordered_set<NodeId> known;
    for (const Node& node : nodes)
        known.insert(node.id);
    std::vector<Edge> result;
    for (const Node& node : nodes) {
        int position = 0;
        for (const NodeId source : referencesOf(node)) {
            if (known.contains(source))
                result.push_back({source, node.id, position});
            ++position;
        }
    }
    return result;
}

const Node* mainOutput(const Graph& graph, const ModuleCall& call)
{
    const Node* first = nullptr;
    for (const auto& output : call.outputs) {
        const Node* node = graph.find(output.node);
        if (!node || !node->floating)
            continue;
        if (node->backward.metric)
            return node;
        if (!first)
            first = node;
    }
    return first;
}

bool namesInfinity(const std::vector<Argument>& arguments)
{
    return std::any_of(arguments.begin(), arguments.end(), [](const Argument& argument) {
        if (const auto* list = std::get_if<Argument::List>(&argument.value))
            return namesInfinity(*list);
        const auto* text = std::get_if<std::string>(&argument.value);
        return text && (*text == "inf" || *text == "-inf");
    });
}

} // namespace scalescope::graph
