// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/outline/collector.h"
#include "core/engine/outline/value.h"
#include "core/engine/outline/walk.h"
#include "core/engine/program/instructions.h"
#include "core/engine/track/new_nodes.h"

#include <algorithm>
#include <set>

namespace scalescope::engine::outline {

namespace {

/// Branches and loops around an operator that its node tells of, from the innermost.
constexpr std::size_t mostAround = 4;
/// Results that one operator has a node for each.
constexpr std::size_t mostResults = 256;

bool isTensorList(const c10::TypePtr& type)
{
    const auto list = type->cast<c10::ListType>();
    return list && list->getElementType()->kind() == c10::TypeKind::TensorType;
}

/// How many elements a list has, where its only reader takes it apart; 0 where that is not known.
std::size_t lengthOf(const torch::jit::Value& list)
{
    if (list.uses().size() != 1)
        return 0;
    const torch::jit::Node& reader = *list.uses().front().user;
    return reader.kind() == torch::jit::prim::ListUnpack && reader.outputs().size() <= mostResults
               ? reader.outputs().size()
               : 0;
}

/// Whether the schema says that something is written into this argument.
bool isWritten(const c10::FunctionSchema& schema, std::size_t argument)
{
    if (argument >= schema.arguments().size())
        return false;
    const auto* alias = schema.arguments()[argument].alias_info();
    return alias != nullptr && alias->isWrite();
}

} // namespace

void Walk::apply(const JitNode& node)
{
    const Inputs inputs = inputsOf(node);
    const std::int64_t occurrence = m_occurrences.next(m_frame->scope->path, node.kind().toQualString());
    if (const ValuePtr constant = folded(node, inputs, m_values))
        return set(node.output(), constant);
    Instruction instruction;
    instruction.schema = node.maybeSchema();
    if (instruction.schema != nullptr)
        noteEffects(instruction);
    else // of a library that is not there
        instruction.mayReturnTensors = std::ranges::any_of(
            node.outputs(), [](const JitValue* output) { return mayHoldTensors(output->type()); });
    if (instruction.mayReturnTensors)
        addResults(node, inputs, occurrence);
    else
        for (const JitValue* output : node.outputs())
            set(output, holding(inputs, output->type()));
    if (instruction.schema != nullptr)
        write(node, inputs);
}

/// What is known of an operator's results before it is run.
ResultOf Walk::resultOf(const JitNode& node, const Inputs& inputs)
{
    const c10::FunctionSchema* schema = node.maybeSchema();
    ResultOf result{node.kind().toQualString(), 0, schema, {}};
    const bool isEmbedding = result.target == "aten::embedding";
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        result.constants.push_back(inputs[i]->known ? &*inputs[i]->known : nullptr);
        const bool isIndex = isEmbedding && schema != nullptr && i < schema->arguments().size() &&
                             schema->arguments()[i].name() == "indices";
        for (const graph::NodeId source : nodesIn(*inputs[i], m_collector)) {
            if (isIndex)
                m_collector.setDiscrete(source);
            result.readsTensors = true;
            result.readsFloats = result.readsFloats || m_collector.isFloating(source);
        }
    }
    return result;
}

void Walk::addResults(const JitNode& node, const Inputs& inputs, std::int64_t occurrence)
{
    auto instruction = std::make_shared<Instruction>();
    instruction->target = node.kind().toQualString();
    const SourceBook::Place place = m_sources.locate(node.sourceRange());
    instruction->location = place.location;
    instruction->ownPlace = place.own;
    const Step step{std::move(instruction), m_frame->scope, occurrence, {}, {}, m_caller};
    const auto arguments = describeArguments(node.maybeSchema(), inputs, m_collector);
    ResultOf result = resultOf(node, inputs);
    const auto next = [&] {
        graph::Node made = resultNode(step, result.index);
        made.arguments = arguments;
        m_collector.spend(1 + static_cast<std::int64_t>(arguments.size()));
        const ValuePtr value = addResult(std::move(made), result);
        ++result.index;
        return value;
    };
    for (const JitValue* output : node.outputs()) {
        const std::size_t length = isTensorList(output->type()) ? lengthOf(*output) : 0;
        if (!mayHoldTensors(output->type())) {
            set(output, m_values.unknown());
        } else if (length == 0) {
            set(output, next());
        } else {
            const ValuePtr list = m_values.unknown();
            list->parts.emplace();
            for (std::size_t i = 0; i < length; ++i)
                list->parts->push_back({std::to_string(i), next()});
            set(output, list);
        }
    }
}

ValuePtr Walk::addResult(graph::Node node, const ResultOf& result)
{
    node.floating = isFloating(result);
    const std::size_t first = m_around.size() > mostAround ? m_around.size() - mostAround : 0;
    for (std::size_t i = first; i < m_around.size(); ++i) {
        m_collector.spendText(m_around[i].place.size());
        node.arguments.push_back({m_around[i].kind, m_around[i].place});
    }
    return m_values.ofNodes({m_collector.add(std::move(node))});
}

/// What is put into a list at its end, or into a dictionary under a name that is known. False where that is
/// not what the operator does, or it is not known how often.
bool Walk::writeElement(const JitNode& node, const Inputs& inputs)
{
    static const auto setItem = c10::Symbol::fromQualString("aten::_set_item");
    Value& whole = *inputs[0];
    if (!whole.parts)
        return false;
    if (node.kind() == c10::aten::append && m_around.empty() && inputs.size() == 2) {
        whole.parts->push_back({std::to_string(whole.parts->size()), inputs[1]});
        return true;
    }
    const bool isNamed = inputs.size() == 3 && inputs[1]->known && inputs[1]->known->isString();
    if (node.kind() != setItem || !isNamed)
        return false;
    const std::string& name = inputs[1]->known->toStringRef();
    for (Value::Part& part : *whole.parts) {
        m_collector.spend();
        if (part.name == name) {
            part.value = m_choices == 0 ? inputs[2] : merged(part.value, inputs[2]);
            return true;
        }
    }
    whole.parts->push_back({name, inputs[2]});
    return true;
}

/// A tensor that is written into is what the operator gave back from then on; in a branch that a run may not
/// take it may as well be what it was.
void Walk::writeTensor(Value& written, const Value& made) const
{
    if (made.nodes.empty())
        return;
    if (m_choices == 0)
        written.nodes.clear();
    for (const graph::NodeId node : made.nodes)
        addAlternative(written.nodes, node);
}

/// A list or dictionary holds what was put in, nobody knows where.
void Walk::writeInto(Value& whole, const Inputs& inputs)
{
    std::set<graph::NodeId> held;
    for (const ValuePtr input : inputs)
        for (const graph::NodeId source : nodesIn(*input, m_collector))
            if (held.size() < mostElements)
                held.insert(source);
    whole = {};
    whole.nodes.assign(held.begin(), held.end());
}

void Walk::write(const JitNode& node, const Inputs& inputs)
{
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (!isWritten(*node.maybeSchema(), i))
            continue;
        const bool isTensor = node.input(i)->type()->kind() == c10::TypeKind::TensorType;
        if (isTensor && !node.outputs().empty())
            writeTensor(*inputs[i], *get(node.output(0)));
        else if (!isTensor && (i > 0 || !writeElement(node, inputs)))
            writeInto(*inputs[i], inputs);
    }
}

} // namespace scalescope::engine::outline
