// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/graph_reader.h"

#include "core/engine/exported/json_values.h"
#include "core/engine/exported/program_document.h"
#include "core/graph/graph.h"
#include "core/message/say_exported.h"
#include "core/runfile/bounds.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace scalescope::engine::exported {

void checkName(std::string_view name)
{
    if (name.size() > runfile::longestName)
        throw ClauseError(say::programNameTooLong(static_cast<std::int64_t>(runfile::longestName)));
}

void checkPath(std::string_view path)
{
    checkName(path);
    checkLevels(static_cast<std::size_t>(std::ranges::count(path, '.')) + 1);
}

void checkLevels(std::size_t levels)
{
    if (levels > static_cast<std::size_t>(runfile::mostLevels))
        throw ClauseError(say::programTooDeep(runfile::mostLevels));
}

namespace {

/// Takes what comes before the separator off the front of a text, and the separator.
std::string_view next(std::string_view& text, char separator)
{
    const auto end = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

template <typename Number>
std::optional<Number> numberOf(std::string_view text)
{
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

ModuleCall callOf(std::string_view path, std::string_view type)
{
    ModuleCall call{std::string(path), std::string(type), 0};
    const auto mark = path.rfind('@');
    if (mark == std::string_view::npos)
        return call;
    if (const auto number = numberOf<std::int64_t>(path.substr(mark + 1))) {
        call.path = path.substr(0, mark);
        call.call = *number;
    }
    return call;
}

std::string_view trimmed(std::string_view text)
{
    const auto begin = text.find_first_not_of(" \t\r");
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

/// Of `File "net.py", line 12, in forward`.
std::optional<Frame> placeOf(std::string_view line)
{
    constexpr std::string_view opening = "File \"";
    constexpr std::string_view middle = "\", line ";
    line = trimmed(line);
    const auto end = line.find(middle);
    if (!line.starts_with(opening) || end == std::string_view::npos)
        return std::nullopt;
    std::string_view rest = line.substr(end + middle.size());
    const auto number = numberOf<int>(next(rest, ','));
    if (!number)
        return std::nullopt;
    return Frame{std::string(line.substr(opening.size(), end - opening.size())), *number, {}};
}

/// Not a cell of a notebook or a line at a prompt, which is the user's own code.
bool isMadeUp(const std::string& file)
{
    return file.starts_with('<') && !file.starts_with("<ipython-input") && file != "<stdin>";
}

} // namespace

std::optional<std::vector<ModuleCall>> modulesOf(std::string_view stack)
{
    std::vector<ModuleCall> modules;
    if (stack.empty())
        return std::nullopt;
    while (!stack.empty()) {
        std::string_view level = next(stack, ';');
        const std::string_view key = next(level, ',');
        const std::string_view path = next(level, ',');
        if (key.starts_with("_empty_nn_module_stack"))
            return std::nullopt;
        if (path.empty())
            continue;
        checkPath(path);
        checkName(level);
        modules.push_back(callOf(path, level));
        checkLevels(modules.size());
    }
    return modules;
}

std::string rootTypeOf(std::string_view stack)
{
    std::string_view level = next(stack, ';');
    const std::string_view key = next(level, ',');
    const std::string_view path = next(level, ',');
    checkName(level);
    return path.empty() && !key.empty() ? std::string(level) : std::string();
}

std::optional<Frame> frameOf(std::string_view traceback)
{
    std::optional<Frame> innermost;
    std::optional<Frame> own;
    while (!traceback.empty()) {
        const auto place = placeOf(next(traceback, '\n'));
        if (!place || isMadeUp(place->file))
            continue;
        innermost = place;
        // The code comes on the line after it, where the file was there to be read.
        if (std::string_view rest = traceback; !placeOf(next(rest, '\n')))
            innermost->code = next(traceback, '\n');
        if (!graph::isOfPyTorch(innermost->file))
            own = innermost;
    }
    if (!own)
        own = std::move(innermost);
    if (own)
        checkName(own->file);
    return own;
}

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
