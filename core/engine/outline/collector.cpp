// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/outline/collector.h"

#include "core/engine/track/new_nodes.h"
#include "core/engine/values/tensor_facts.h"

#include <set>

namespace scalescope::engine::outline {

Collector::Collector(const torch::jit::Module& module, const Limits& limits)
    : m_attributes(module), m_limits(limits)
{
}

void Collector::spend(std::int64_t steps)
{
    m_steps += steps;
    if (m_steps > m_limits.steps)
        throw Full{};
}

void Collector::spendText(std::size_t bytes)
{
    m_text += bytes;
    if (m_text > m_limits.textBytes)
        throw Full{};
}

graph::NodeId Collector::add(graph::Node node)
{
    auto& nodes = m_run.graph.nodes;
    if (nodes.size() >= m_limits.nodes)
        throw Full{};
    node.id = static_cast<graph::NodeId>(nodes.size());
    node.name = m_names.nameFor(node.name);
    nodes.push_back(std::move(node));
    return nodes.back().id;
}

graph::NodeId Collector::nodeOf(const at::Tensor& tensor)
{
    const auto known = m_nodeOfTensor.find(tensor.unsafeGetTensorImpl());
    if (known != m_nodeOfTensor.end())
        return known->second;
    const ModuleAttribute* attribute = m_attributes.find(tensor);
    graph::Node node = attribute != nullptr ? attributeNode(*attribute) : constantNode(m_constants++);
    describe(tensor, node);
    node.requiresGrad = tensor.requires_grad();
    const graph::NodeId id = add(std::move(node));
    m_nodeOfTensor.emplace(tensor.unsafeGetTensorImpl(), id);
    m_kept.push_back(tensor);
    return id;
}

void Collector::read(Value& value)
{
    for (const at::Tensor& tensor : std::exchange(value.unread, {})) {
        spend();
        addAlternative(value.nodes, nodeOf(tensor));
    }
}

void Collector::add(graph::ModuleCall call)
{
    spend(1 + static_cast<std::int64_t>(call.outputs.size()));
    call.order = static_cast<std::int64_t>(m_run.modules.size());
    m_run.modules.push_back(std::move(call));
}

graph::Node& Collector::at(graph::NodeId node)
{
    return m_run.graph.nodes[static_cast<std::size_t>(node)]; // ids are places
}

bool Collector::isFloating(graph::NodeId node) const
{
    return m_run.graph.nodes[static_cast<std::size_t>(node)].floating;
}

void Collector::setDiscrete(graph::NodeId input)
{
    if (graph::Node& node = at(input); node.kind == graph::NodeKind::Input)
        node.floating = false;
}

std::int64_t Occurrences::next(const std::string& module, const std::string& target)
{
    std::int64_t& count = m_counts[module + '\n' + target];
    m_counted.push_back(&count);
    return count++;
}

Occurrences::Counts Occurrences::takeBack(Mark mark)
{
    Counts counts;
    for (std::size_t i = mark; i < m_counted.size(); ++i) {
        ++counts[m_counted[i]];
        --*m_counted[i];
    }
    m_counted.resize(mark);
    return counts;
}

void Occurrences::raise(const Counts& other, Mark mark)
{
    Counts own;
    for (std::size_t i = mark; i < m_counted.size(); ++i)
        ++own[m_counted[i]];
    for (const auto& [count, times] : other) {
        for (std::int64_t missing = times - own[count]; missing > 0; --missing) {
            ++*count;
            m_counted.push_back(count);
        }
    }
}

namespace {

/// Tensors inside one another are as far apart as anybody would write them.
constexpr int deepest = 8;

bool isShort(const c10::IValue& value)
{
    if (value.isString())
        return value.toStringRef().size() <= mostConstantBytes;
    if (value.isList())
        return value.toListRef().size() <= mostElements;
    return isScalar(value) || value.isDevice() || value.isComplexDouble();
}

class Describer
{
public:
    explicit Describer(Collector& collector) : m_collector(collector) {}

    /// False where nothing is known of the value.
    bool describe(Value& value, const c10::FunctionSchema* schema, std::size_t position,
                  graph::Argument& argument)
    {
        if (value.known)
            return describeKnown(*value.known, schema, position, argument);
        graph::Argument::List list;
        collect(value, list, deepest);
        if (list.empty())
            return false;
        if (list.size() == 1 && !value.parts)
            argument.value = std::move(list.front().value);
        else
            argument.value = std::move(list);
        return true;
    }

private:
    bool describeKnown(const c10::IValue& value, const c10::FunctionSchema* schema, std::size_t position,
                       graph::Argument& argument)
    {
        if (!isShort(value))
            return false;
        // At its own place in the schema, whose types say what an integer stands for.
        if (schema == nullptr || position >= schema->arguments().size())
            position = 0;
        std::vector<c10::IValue> values(position + 1);
        values[position] = value;
        const auto noTensor = [](const at::Tensor& /*tensor*/) { return graph::NodeId{0}; };
        argument.value = std::move(engine::describeArguments(schema, values, noTensor)[position].value);
        if (const auto* text = std::get_if<std::string>(&argument.value))
            m_collector.spendText(text->size());
        return true;
    }

    void collect(Value& value, graph::Argument::List& list, int depth)
    {
        m_collector.read(value);
        for (const graph::NodeId node : value.nodes)
            put(list, {{}, node});
        if (!value.parts || depth == 0)
            return;
        for (const Value::Part& part : *value.parts) {
            m_collector.spend();
            collect(*part.value, list, depth - 1);
        }
    }

    void put(graph::Argument::List& list, graph::Argument argument)
    {
        m_collector.spend();
        if (list.size() < mostElements)
            list.push_back(std::move(argument));
    }

    Collector& m_collector;
};

void addNodes(Value& value, std::vector<graph::NodeId>& found, std::set<graph::NodeId>& seen,
              Collector& collector, int depth)
{
    collector.read(value);
    for (const graph::NodeId node : value.nodes) {
        collector.spend();
        if (found.size() < mostElements && seen.insert(node).second)
            found.push_back(node);
    }
    if (!value.parts || depth == 0)
        return;
    for (const Value::Part& part : *value.parts) {
        collector.spend();
        addNodes(*part.value, found, seen, collector, depth - 1);
    }
}

} // namespace

std::vector<graph::Argument> describeArguments(const c10::FunctionSchema* schema,
                                               const std::vector<ValuePtr>& inputs, Collector& collector)
{
    Describer describer(collector);
    std::vector<graph::Argument> arguments;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const bool isNamed = schema != nullptr && i < schema->arguments().size();
        graph::Argument argument;
        argument.name = isNamed ? schema->arguments()[i].name() : std::string();
        if (describer.describe(*inputs[i], schema, i, argument))
            arguments.push_back(std::move(argument));
    }
    return arguments;
}

std::vector<graph::NodeId> nodesIn(Value& value, Collector& collector)
{
    std::vector<graph::NodeId> found;
    std::set<graph::NodeId> seen;
    addNodes(value, found, seen, collector, deepest);
    return found;
}

} // namespace scalescope::engine::outline
