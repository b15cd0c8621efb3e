// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/lowered_program.h"

#include "core/engine/load/zip_file.h"
#include "core/message/say_exported.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace scalescope::engine::exported {

namespace {

using Names = std::unordered_map<std::string, Operand>;
using Kind = Operation::Kind;

constexpr std::string_view higherOrder = "torch.ops.higher_order.";
/// Graphs in one another and run in several places must not make more of a file than it holds.
constexpr std::size_t mostOperations = 500'000;

struct HigherOrder
{
    std::string_view name;
    Kind kind;
    std::size_t graphs;
};
constexpr std::array higherOrders{
    HigherOrder{"cond", Kind::Branch, 2},
    HigherOrder{"while_loop", Kind::While, 2},
    HigherOrder{"map_impl", Kind::Map, 1},
    HigherOrder{"scan", Kind::Scan, 1},
};

/// The part that two stacks of calls have in common.
std::vector<ModuleCall> commonPart(const std::vector<ModuleCall>& a, const std::vector<ModuleCall>& b)
{
    const auto end = std::ranges::mismatch(a, b).in1;
    return {a.begin(), end};
}

class Lowering
{
public:
    explicit Lowering(const Document& document) : m_document(document) {}

    LoweredProgram run()
    {
        LoweredProgram program;
        Names names;
        for (const Argument& input : m_document.graph.inputs)
            program.inputs.push_back(bindInput(names, input));
        program.body.operations = operationsOf(m_document.graph, names);
        for (const Argument& output : m_document.graph.outputs)
            program.body.outputs.push_back(resolved(names, output));
        program.values = m_values;
        return program;
    }

private:
    Id bindInput(Names& names, const Argument& input)
    {
        const auto* name = input.as<ValueName>();
        return name == nullptr ? -1 : bind(names, *name).id;
    }

    Operand::Value bind(Names& names, const ValueName& name)
    {
        const Operand::Value value{m_values++, name.sort};
        if (!names.emplace(name.name, Operand{value}).second)
            throw ClauseError(say::valueMadeTwice(shownName(name.name)));
        return value;
    }

    static Operand resolved(const Names& names, const Argument& argument)
    {
        if (const auto* name = argument.as<ValueName>()) {
            const auto found = names.find(name->name);
            if (found == names.end())
                throw ClauseError(say::valueMissing(shownName(name->name)));
            return found->second;
        }
        if (const auto* list = argument.as<Argument::List>()) {
            Operand::List items;
            for (const Argument& item : *list)
                items.push_back(resolved(names, item));
            return {std::move(items)};
        }
        return {argument};
    }

    /// The values that a node makes; those in lists keep their order.
    Operand made(Names& names, const Argument& output)
    {
        if (const auto* name = output.as<ValueName>())
            return {bind(names, *name)};
        Operand::List items;
        if (const auto* list = output.as<Argument::List>())
            for (const Argument& item : *list)
                items.push_back(made(names, item));
        return {std::move(items)};
    }

    std::vector<Operation> operationsOf(const Graph& graph, Names& names)
    {
        std::vector<Operation> operations;
        for (const Node& node : graph.nodes)
            add(operations, node, names);
        return operations;
    }

    Operation& append(std::vector<Operation>& operations, Kind kind, const Node& node)
    {
        if (++m_operations > mostOperations)
            throw ClauseError(say::programTooLarge());
        Operation& added = operations.emplace_back();
        added.kind = kind;
        added.node = &node;
        if (node.modules)
            added.modules = *node.modules;
        return added;
    }

    void add(std::vector<Operation>& operations, const Node& node, Names& names)
    {
        if (!node.target.starts_with(higherOrder)) {
            Operation& call = append(operations, Kind::Call, node);
            for (const NamedArgument& input : node.inputs)
                call.inputs.emplace_back(input.name, resolved(names, input.argument));
            for (const Argument& output : node.outputs)
                call.outputs.push_back(made(names, output));
            return;
        }
        const std::string_view name = std::string_view(node.target).substr(higherOrder.size());
        if (name == "wrap_with_set_grad_enabled")
            return addWrapped(operations, node, names, 1, Kind::SetGradients, Kind::SetGradients);
        if (name == "wrap_with_autocast")
            return addWrapped(operations, node, names, 4, Kind::EnterAutocast, Kind::LeaveAutocast);
        const auto* known = std::ranges::find(higherOrders, name, &HigherOrder::name);
        if (known == higherOrders.end())
            throw UnsupportedProgram(say::operatorOfHigherOrder(std::string(name)));
        addControl(operations, node, names, *known);
    }

    const Graph& graphAt(const Node& node, std::size_t position)
    {
        const auto* graph = position < node.inputs.size()
                                ? node.inputs[position].argument.as<std::shared_ptr<const Graph>>()
                                : nullptr;
        if (graph == nullptr)
            throw ClauseError(say::programNotAsWritten(node.target));
        return **graph;
    }

    /// The values that a graph starts from, by its own names.
    static Names entered(const Graph& graph, const std::vector<Operand>& given, const std::string& target)
    {
        if (graph.inputs.size() != given.size())
            throw ClauseError(say::programNotAsWritten(target));
        Names names;
        for (std::size_t i = 0; i < given.size(); ++i)
            if (const auto* name = graph.inputs[i].as<ValueName>())
                names.emplace(name->name, given[i]);
        return names;
    }

    /// A block under settings: the first `settings` inputs are what it sets, then comes the graph, then what
    /// the graph is given.
    void addWrapped(std::vector<Operation>& operations, const Node& node, Names& names, std::size_t settings,
                    Kind enter, Kind leave)
    {
        const Graph& graph = graphAt(node, settings);
        std::vector<Operand> given;
        for (std::size_t i = settings + 1; i < node.inputs.size(); ++i)
            given.push_back(resolved(names, node.inputs[i].argument));
        Operation& entering = append(operations, enter, node);
        for (std::size_t i = 0; i < settings; ++i)
            entering.inputs.emplace_back(std::string(), resolved(names, node.inputs[i].argument));
        Names inner = entered(graph, given, node.target);
        for (const Node& within : graph.nodes)
            add(operations, within, inner);
        append(operations, leave, node);
        if (graph.outputs.size() != node.outputs.size())
            throw ClauseError(say::programNotAsWritten(node.target));
        for (std::size_t i = 0; i < node.outputs.size(); ++i)
            if (const auto* name = node.outputs[i].as<ValueName>())
                names.emplace(name->name, resolved(inner, graph.outputs[i]));
    }

    void addControl(std::vector<Operation>& operations, const Node& node, Names& names,
                    const HigherOrder& known)
    {
        Operation control{known.kind, &node, node.modules.value_or(std::vector<ModuleCall>()), {}, {}, {}};
        for (const NamedArgument& input : node.inputs) {
            if (const auto* graph = input.argument.as<std::shared_ptr<const Graph>>())
                control.bodies.push_back(bodyOf(**graph));
            else
                control.inputs.emplace_back(input.name, resolved(names, input.argument));
        }
        if (control.bodies.size() != known.graphs)
            throw ClauseError(say::programNotAsWritten(node.target));
        for (const Argument& output : node.outputs)
            control.outputs.push_back(made(names, output));
        if (++m_operations > mostOperations)
            throw ClauseError(say::programTooLarge());
        operations.push_back(std::move(control));
    }

    Body bodyOf(const Graph& graph)
    {
        Body body;
        Names names;
        for (const Argument& input : graph.inputs) {
            const auto* name = input.as<ValueName>();
            body.inputs.push_back(name == nullptr ? Operand::Value{m_values++} : bind(names, *name));
        }
        body.operations = operationsOf(graph, names);
        for (const Argument& output : graph.outputs)
            body.outputs.push_back(resolved(names, output));
        return body;
    }

    const Document& m_document;
    Id m_values = 0;
    std::size_t m_operations = 0;
};

/// Where the archive does not say whose code an operation is, it is what those around it have in common.
void fillModules(std::vector<Operation>& operations, const std::vector<ModuleCall>& around)
{
    std::vector<ModuleCall> before = around;
    for (auto it = operations.begin(); it != operations.end(); ++it) {
        if (!it->node->modules) {
            const auto after = std::find_if(
                it, operations.end(), [](const Operation& later) { return later.node->modules.has_value(); });
            it->modules = after == operations.end() ? around : commonPart(before, *after->node->modules);
        }
        before = it->modules;
        for (Body& body : it->bodies)
            fillModules(body.operations, it->modules);
    }
}

} // namespace

LoweredProgram lower(const Document& document)
{
    LoweredProgram program = Lowering(document).run();
    fillModules(program.body.operations, {});
    return program;
}

namespace {

void collect(const Operand& operand, std::vector<Operand::Value>& values)
{
    if (const auto* value = std::get_if<Operand::Value>(&operand.content)) {
        values.push_back(*value);
    } else if (const auto* list = std::get_if<Operand::List>(&operand.content)) {
        for (const Operand& item : *list)
            collect(item, values);
    }
}

template <typename Read>
void visitReads(const Operation& operation, const Read& read)
{
    for (const auto& [name, operand] : operation.inputs)
        for (const Operand::Value& value : valuesOf({operand}))
            read(value);
    for (const Body& body : operation.bodies) {
        for (const Operation& inner : body.operations)
            visitReads(inner, read);
        for (const Operand::Value& value : valuesOf(body.outputs))
            read(value);
    }
}

} // namespace

std::vector<Operand::Value> valuesOf(const std::vector<Operand>& operands)
{
    std::vector<Operand::Value> values;
    for (const Operand& operand : operands)
        collect(operand, values);
    return values;
}

std::unordered_map<Id, std::size_t> lastReads(std::span<const Operation> operations)
{
    std::unordered_map<Id, std::size_t> last;
    for (std::size_t i = 0; i < operations.size(); ++i)
        visitReads(operations[i], [&last, i](const Operand::Value& value) { last[value.id] = i; });
    return last;
}

} // namespace scalescope::engine::exported
