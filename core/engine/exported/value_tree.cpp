// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/value_tree.h"

#include "core/engine/exported/counted_json.h"
#include "core/engine/exported/program_document.h"
#include "core/message/say_exported.h"

#include <numeric>

namespace scalescope::engine::exported {

namespace {

using nlohmann::json;

constexpr CountedBounds treeBounds{{std::size_t{16} << 20, 200}, 100'000};

json parsed(std::string_view text)
{
    auto value = parseCounted(text, treeBounds);
    if (!value)
        throw UnsoundProgram(say::programNoJson(value.error().what));
    return std::move(*value);
}

/// The names of a node's children, where its context is a list of them: of dictionaries, and of what other
/// libraries register, which write what they like there.
std::vector<std::string> namesIn(const json& context, std::size_t children)
{
    std::vector<std::string> names;
    if (!context.is_string())
        return names;
    const auto value = parseCounted(context.get_ref<const std::string&>(), treeBounds);
    if (!value || !value->is_array() || value->size() != children)
        return names;
    for (const json& name : *value) {
        if (!name.is_string() && !name.is_number_integer())
            return {};
        names.push_back(name.is_string() ? name.get<std::string>()
                                         : std::to_string(name.get<std::int64_t>()));
    }
    return names;
}

ValueTree treeOf(const json& value)
{
    ValueTree tree;
    if (value.at("type").is_null())
        return tree;
    tree.type = value.at("type").get<std::string>();
    for (const json& child : value.at("children_spec").get_ref<const json::array_t&>())
        tree.children.push_back(treeOf(child));
    tree.names = namesIn(value.at("context"), tree.children.size());
    tree.kind = !tree.names.empty()            ? ValueTree::Kind::Named
                : tree.type == "builtins.list" ? ValueTree::Kind::List
                                               : ValueTree::Kind::Tuple;
    return tree;
}

} // namespace

std::size_t ValueTree::leaves() const
{
    if (kind == Kind::Leaf)
        return 1;
    return std::accumulate(children.begin(), children.end(), std::size_t{0},
                           [](std::size_t sum, const ValueTree& child) { return sum + child.leaves(); });
}

ValueTree readTree(std::string_view json)
{
    try {
        const auto value = parsed(json);
        return treeOf(value.at(1));
    } catch (const nlohmann::json::exception&) {
        throw UnsoundProgram(say::programNotAsWritten("module_call_graph"));
    }
}

} // namespace scalescope::engine::exported
