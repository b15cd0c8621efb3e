// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/graph_reader.h"

#include "core/engine/exported/json_values.h"
#include "core/engine/exported/node_metadata.h"

#include <string_view>
#include <unordered_map>

namespace scalescope::engine::exported {

using nlohmann::json;
using Sort = ValueName::Sort;

namespace {

using ReadArgument = Argument (*)(const json&);

Graph graphOf(const json& value);

template <ReadArgument read>
Argument listOf(const json& values)
{
    Argument::List items;
    for (const json& value : array(values))
        items.push_back(read(value));
    return {std::move(items)};
}

Argument object(const json& value)
{
    return {ValueName{Sort::Object, textOf(value.at("name"))}};
}

Argument whole(const json& value)
{
    return {integer(value)};
}

Argument decimal(const json& value)
{
    return {real(value)};
}

Argument truth(const json& value)
{
    return {boolean(value)};
}

Argument word(const json& value)
{
    return {textOf(value)};
}

Argument none(const json& /*value*/)
{
    return {};
}

Argument complexNumber(const json& value)
{
    return {std::complex<double>(real(value.at("real")), real(value.at("imag")))};
}

/// {"as_name": ...}, or what it is.
template <Sort sort>
Argument symbolic(const json& value)
{
    const auto& [kind, content] = only(value);
    if (kind == "as_name")
        return {ValueName{sort, textOf(content)}};
    return sort == Sort::Int ? whole(content) : sort == Sort::Float ? decimal(content) : truth(content);
}

template <Enumerator::Of of>
Argument enumerator(const json& value)
{
    return {Enumerator{of, integer(value)}};
}

Argument device(const json& value)
{
    std::string name = textOf(value.at("type"));
    if (const json* index = find(value, "index"))
        name += ":" + std::to_string(integer(*index));
    return {Device{std::move(name)}};
}

Argument subgraph(const json& value)
{
    return {std::make_shared<const Graph>(graphOf(value.at("graph")))};
}

/// The members of the format's union "Argument".
const std::unordered_map<std::string_view, ReadArgument>& argumentKinds()
{
    static const std::unordered_map<std::string_view, ReadArgument> kinds{
        {"as_none", none},
        {"as_tensor", tensorArgument},
        {"as_tensors", listOf<tensorArgument>},
        {"as_optional_tensor", argumentOf},
        {"as_optional_tensors", listOf<argumentOf>},
        {"as_nested_tensors", listOf<listOf<tensorArgument>>},
        {"as_int", whole},
        {"as_ints", listOf<whole>},
        {"as_int_lists", listOf<listOf<whole>>},
        {"as_float", decimal},
        {"as_floats", listOf<decimal>},
        {"as_float_lists", listOf<listOf<decimal>>},
        {"as_bool", truth},
        {"as_bools", listOf<truth>},
        {"as_string", word},
        {"as_strings", listOf<word>},
        {"as_complex", complexNumber},
        {"as_sym_int", symbolic<Sort::Int>},
        {"as_sym_ints", listOf<symbolic<Sort::Int>>},
        {"as_sym_float", symbolic<Sort::Float>},
        {"as_sym_floats", listOf<symbolic<Sort::Float>>},
        {"as_sym_bool", symbolic<Sort::Bool>},
        {"as_sym_bools", listOf<symbolic<Sort::Bool>>},
        {"as_scalar_type", enumerator<Enumerator::Of::ScalarType>},
        {"as_memory_format", enumerator<Enumerator::Of::MemoryFormat>},
        {"as_layout", enumerator<Enumerator::Of::Layout>},
        {"as_device", device},
        {"as_graph", subgraph},
        {"as_custom_obj", object},
    };
    return kinds;
}

Graph graphOf(const json& value)
{
    Graph graph{argumentsOf(value.at("inputs")), argumentsOf(value.at("outputs")), {}};
    for (const json& node : array(value.at("nodes")))
        graph.nodes.push_back(nodeOf(node));
    return graph;
}

} // namespace

Argument tensorArgument(const json& value)
{
    return {ValueName{Sort::Tensor, textOf(value.at("name"))}};
}

Argument argumentOf(const json& value)
{
    const auto& [kind, content] = only(value);
    const auto known = argumentKinds().find(kind);
    return known == argumentKinds().end() ? Argument{Foreign{kind}} : known->second(content);
}

std::vector<Argument> argumentsOf(const json& values)
{
    std::vector<Argument> arguments;
    for (const json& value : array(values))
        arguments.push_back(argumentOf(value));
    return arguments;
}

std::string metadataOf(const json& node, const char* key)
{
    const json* metadata = find(node, "metadata");
    const json* found = metadata == nullptr ? nullptr : find(*metadata, key);
    return found == nullptr ? std::string() : textOf(*found);
}

Node nodeOf(const json& value)
{
    Node node;
    node.target = textOf(value.at("target"));
    for (const json& input : array(value.at("inputs")))
        node.inputs.push_back({textOf(input.at("name")), argumentOf(input.at("arg"))});
    node.outputs = argumentsOf(value.at("outputs"));
    node.modules = modulesOf(metadataOf(value, "nn_module_stack"));
    node.frame = frameOf(metadataOf(value, "stack_trace"));
    return node;
}

} // namespace scalescope::engine::exported
