// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/outline/arguments.h"

#include "core/engine/track/arguments.h"

#include <set>

namespace scalescope::engine::outline {

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
