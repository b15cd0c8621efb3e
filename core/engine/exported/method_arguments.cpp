// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/method_arguments.h"

#include "core/engine/exported/json_values.h"
#include "core/engine/exported/operator_calls.h"
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
        throw ClauseError(say::programNoJson(value.error().what));
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
        throw ClauseError(say::programNotAsWritten("module_call_graph"));
    }
}

namespace {

using torch::jit::Value;
using TreeKind = ValueTree::Kind;

[[noreturn]] void wrongTree()
{
    throw ClauseError(say::programNotAsWritten("module_call_graph"));
}

c10::TypePtr tupleType(const std::vector<std::string>& names, std::vector<c10::TypePtr> types)
{
    if (names.empty())
        return c10::TupleType::create(std::move(types));
    return c10::TupleType::createNamed(c10::QualifiedName("__torch__.Arguments"), names, types);
}

} // namespace

MethodArguments::MethodArguments(const ValueTree& tree, const std::vector<std::string>& names,
                                 std::vector<Leaf> leaves)
    : m_leaves(std::move(leaves))
{
    if (tree.children.size() != 2)
        wrongTree();
    const ValueTree& positional = tree.children[0];
    const ValueTree& named = tree.children[1];
    for (std::size_t i = 0; i < positional.children.size() + named.children.size(); ++i) {
        const bool isNamed = i >= positional.children.size();
        const std::size_t place = isNamed ? i - positional.children.size() : i;
        Part part;
        part.name = i < names.size()                        ? names[i]
                    : isNamed && place < named.names.size() ? named.names[place]
                                                            : "input" + std::to_string(i);
        part.place = i;
        const ValueTree& tree = (isNamed ? named : positional).children[place];
        // Releases that don't say how arguments are called name values after them, or number them: "arg3_1".
        if (names.empty() && !isNamed && tree.kind == TreeKind::Leaf && m_next < m_leaves.size() &&
            !m_leaves[m_next].value.empty() && !m_leaves[m_next].value.starts_with("arg"))
            part.name = m_leaves[m_next].value;
        if (take(tree, part))
            m_arguments.push_back(std::move(part));
    }
    if (m_next != m_leaves.size())
        wrongTree();
}

/// Whether there is anything for the user to give.
bool MethodArguments::take(const ValueTree& tree, Part& part)
{
    part.kind = tree.kind;
    if (tree.kind == TreeKind::Leaf) {
        if (m_next >= m_leaves.size())
            wrongTree();
        part.leaf = m_next++;
        const Leaf& leaf = m_leaves[part.leaf];
        if (leaf.id >= 0)
            part.type = typeOf(leaf.sort);
        return leaf.id >= 0;
    }
    std::vector<std::string> names;
    std::vector<c10::TypePtr> types;
    for (std::size_t i = 0; i < tree.children.size(); ++i) {
        Part inner;
        inner.name = i < tree.names.size() ? tree.names[i] : std::string();
        inner.place = i;
        if (!take(tree.children[i], inner))
            continue;
        if (tree.kind == TreeKind::Named)
            names.push_back(inner.name);
        types.push_back(inner.type);
        part.parts.push_back(std::move(inner));
    }
    part.type = tupleType(names, std::move(types));
    return !part.parts.empty();
}

void MethodArguments::addTo(MethodGraph& method) const
{
    std::vector<Value*> values;
    for (const Part& part : m_arguments)
        values.push_back(method.addArgument(part.name, part.type));
    for (std::size_t i = 0; i < values.size(); ++i)
        unpack(method, m_arguments[i], values[i], m_leaves);
}

void MethodArguments::unpack(MethodGraph& method, const Part& part, Value* value,
                             const std::vector<Leaf>& leaves)
{
    if (part.kind == TreeKind::Leaf)
        return method.set(leaves[part.leaf].id, value);
    torch::jit::Node* parts = method.graph().insertNode(method.graph().createTupleUnpack(value));
    for (std::size_t i = 0; i < part.parts.size(); ++i)
        unpack(method, part.parts[i], parts->output(i), leaves);
}

namespace {

/// A part of a sample by its place, or by its name where it has names.
c10::IValue partOf(const c10::IValue& whole, const MethodArguments::Part& part)
{
    if (whole.isTuple() && part.place < whole.toTupleRef().elements().size())
        return whole.toTupleRef().elements()[part.place];
    if (whole.isList() && part.place < whole.toListRef().size())
        return whole.toListRef()[part.place];
    if (whole.isGenericDict() && whole.toGenericDict().contains(part.name))
        return whole.toGenericDict().at(part.name);
    return {};
}

} // namespace

c10::IValue MethodArguments::fitted(const Part& part, const c10::IValue& value)
{
    if (part.kind == TreeKind::Leaf) {
        const bool fits =
            part.type->kind() == c10::TypeKind::TensorType ? value.isTensor() : value.isScalar();
        return fits ? value : c10::IValue();
    }
    std::vector<c10::IValue> elements;
    for (const Part& inner : part.parts) {
        c10::IValue element = fitted(inner, partOf(value, inner));
        if (element.isNone())
            return {};
        elements.push_back(std::move(element));
    }
    const auto type = part.type->expect<c10::TupleType>();
    return type->schema() ? c10::IValue(c10::ivalue::Tuple::createNamed(std::move(elements), type))
                          : c10::IValue(c10::ivalue::Tuple::create(std::move(elements)));
}

namespace {

Value* nestedFrom(torch::jit::Graph& graph, const ValueTree& tree, const std::vector<Value*>& leaves,
                  std::size_t& next)
{
    if (tree.kind == TreeKind::Leaf) {
        if (next >= leaves.size())
            wrongTree();
        return leaves[next++];
    }
    std::vector<Value*> values;
    std::vector<c10::TypePtr> types;
    for (const ValueTree& child : tree.children) {
        values.push_back(nestedFrom(graph, child, leaves, next));
        types.push_back(values.back()->type());
    }
    const auto type =
        tree.kind == TreeKind::Named
            ? c10::TupleType::createNamed(c10::QualifiedName("__torch__.Results"), tree.names, types)
            : nullptr;
    return graph.insertNode(graph.createTuple(values, type))->output();
}

} // namespace

Value* nested(torch::jit::Graph& graph, const ValueTree& tree, const std::vector<Value*>& leaves)
{
    std::size_t next = 0;
    Value* whole = nestedFrom(graph, tree, leaves, next);
    if (next != leaves.size())
        wrongTree();
    return whole;
}

} // namespace scalescope::engine::exported
