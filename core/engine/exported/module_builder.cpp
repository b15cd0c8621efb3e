// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/module_builder.h"

#include "core/engine/exported/lowered_program.h"
#include "core/engine/exported/operator_calls.h"
#include "core/message/say_exported.h"

#include <algorithm>
#include <limits>
#include <span>
#include <unordered_set>

namespace scalescope::engine::exported {

namespace {

using torch::jit::Block;
using torch::jit::Value;
using JitNode = torch::jit::Node;
using JitGraph = torch::jit::Graph;
using Kind = Operation::Kind;
using Span = std::span<const Operation>;
using Wanted = std::unordered_set<Id>;

torch::jit::SourceRange rangeOf(const Operation& operation)
{
    const auto& frame = operation.node->frame;
    if (!frame)
        return {};
    const auto line = static_cast<std::size_t>(std::max(frame->line, 1));
    const auto source = std::make_shared<torch::jit::Source>(frame->code, frame->file, line);
    return {source, 0, frame->code.size()};
}

} // namespace

/// Writes operations into the graph of one method.
class ModuleBuilder::Writer
{
public:
    Writer(ModuleBuilder& builder, MethodGraph& method)
        : m_builder(builder),
          m_method(method),
          m_graph(method.graph()),
          m_calls(m_graph, builder.m_missing,
                  [&method](const Operand::Value& value) { return method.value(value); })
    {
    }

    using Around = std::vector<ModuleCall>;

    /// Operations within these calls of modules, the last of which is this method.
    void write(Span operations, const Around& around, const Wanted& wanted)
    {
        const auto last = lastReads(operations);
        for (std::size_t i = 0; i < operations.size();) {
            const std::size_t end = endOfCall(operations, i, around);
            if (end == i) {
                writeOne(operations[i++], around);
                continue;
            }
            writeCall(operations.subspan(i, end - i), around, [&](Id id) {
                const auto read = last.find(id);
                return wanted.contains(id) || (read != last.end() && read->second >= end);
            });
            i = end;
        }
    }

private:
    /// Where the operations end that belong to the same call as the one at `start`; `start` where that
    /// belongs to no call further in.
    static std::size_t endOfCall(Span operations, std::size_t start, const Around& around)
    {
        const auto isWithin = [&around](const Operation& operation) {
            return operation.modules.size() > around.size() &&
                   std::ranges::equal(around, std::span(operation.modules).first(around.size()));
        };
        std::size_t end = start;
        while (end < operations.size() && isWithin(operations[end]) &&
               operations[end].modules[around.size()] == operations[start].modules[around.size()])
            ++end;
        return end;
    }

    template <typename IsWanted>
    void writeCall(Span operations, Around around, const IsWanted& isWanted)
    {
        const ModuleCall& call = operations.front().modules[around.size()];
        const c10::TypePtr type = m_builder.m_tree.at(call.path).type();
        std::vector<Operand::Value> results;
        for (const Operation& operation : operations)
            for (const Operand::Value& value : valuesOf(operation.outputs))
                if (isWanted(value.id))
                    results.push_back(value);
        Wanted wanted;
        for (const Operand::Value& value : results)
            wanted.insert(value.id);

        MethodGraph inner(call.path, type, m_builder.m_stored);
        around.push_back(call);
        Writer(m_builder, inner).write(operations, around, wanted);
        m_builder.m_tree.charge(inner.needs().size() + results.size());
        returnFrom(inner, results);
        const std::string name = m_builder.nameFor(call);
        m_builder.m_tree.addMethod(call.path, name, inner.finished());

        std::vector<Value*> arguments{m_method.module(call.path, type)};
        for (const MethodGraph::Need& need : inner.needs())
            arguments.push_back(given(need));
        JitNode* node = m_graph.insertNode(m_graph.create(torch::jit::prim::CallMethod, arguments, 1));
        node->s_(torch::jit::attr::name, name);
        node->setSourceRange(rangeOf(operations.front()));
        node->output()->setType(inner.graph().outputs().at(0)->type());
        takeResults(node->output(), results);
    }

    Value* given(const MethodGraph::Need& need)
    {
        if (const auto* path = std::get_if<std::string>(&need))
            return m_method.module(*path, m_builder.m_tree.at(*path).type());
        return m_method.value(std::get<Operand::Value>(need));
    }

    static void returnFrom(MethodGraph& method, const std::vector<Operand::Value>& results)
    {
        JitGraph& graph = method.graph();
        std::vector<Value*> values;
        for (const Operand::Value& result : results)
            values.push_back(method.value(result));
        if (values.empty())
            graph.registerOutput(graph.insertConstant({}));
        else if (values.size() == 1)
            graph.registerOutput(values.front());
        else
            graph.registerOutput(graph.insertNode(graph.createTuple(values))->output());
    }

    void takeResults(Value* result, const std::vector<Operand::Value>& results)
    {
        if (results.size() == 1)
            return m_method.set(results.front().id, result);
        if (results.empty())
            return;
        JitNode* parts = m_graph.insertNode(m_graph.createTupleUnpack(result));
        for (std::size_t i = 0; i < results.size(); ++i)
            m_method.set(results[i].id, parts->output(i));
    }

    void writeOne(const Operation& operation, const Around& around)
    {
        const torch::jit::SourceRange range = rangeOf(operation);
        JitNode* before = m_graph.insertPoint()->prev();
        switch (operation.kind) {
        case Kind::Call:
            writeOperator(operation);
            break;
        case Kind::SetGradients:
            writeGradientMode(operation);
            break;
        case Kind::EnterAutocast:
        case Kind::LeaveAutocast:
            writeAutocast(operation);
            break;
        case Kind::Branch:
            writeBranch(operation, around);
            break;
        case Kind::While:
            writeWhile(operation, around);
            break;
        case Kind::Map:
        case Kind::Scan:
            writeScan(operation, around);
            break;
        }
        for (JitNode* node = before->next(); node != m_graph.insertPoint(); node = node->next())
            node->setSourceRange(range);
    }

    void writeOperator(const Operation& operation)
    {
        if (OperatorCalls::isGuard(operation.node->target))
            return;
        if (isAssertion(operation.node->target))
            return writeAssertion(m_graph, m_calls, operation);
        setOutputs(operation, m_calls.call(operation));
    }

    void setOutputs(const Operation& operation, const std::vector<Value*>& values)
    {
        const auto outputs = valuesOf(operation.outputs);
        if (values.size() < outputs.size())
            throw ClauseError(say::programNotAsWritten(operation.node->target));
        for (std::size_t i = 0; i < outputs.size(); ++i)
            m_method.set(outputs[i].id, values[i]);
    }

    Value* insert(const char* target, const std::vector<Value*>& inputs)
    {
        return m_calls.insert(target, inputs);
    }

    /// A block's end is an operation without inputs: what was before holds again.
    void writeGradientMode(const Operation& operation)
    {
        auto& modes = m_builder.m_gradientModes;
        if (operation.inputs.empty())
            modes.pop_back();
        else
            modes.push_back(isOn(operation.inputs.at(0).second));
        insert("aten::set_grad_enabled", {m_graph.insertConstant(static_cast<bool>(modes.back()))});
    }

    static bool isOn(const Operand& operand)
    {
        const auto* setting = std::get_if<Argument>(&operand.content);
        const bool* truth = setting == nullptr ? nullptr : setting->as<bool>();
        if (truth == nullptr)
            throw ClauseError(say::programNotAsWritten("wrap_with_set_grad_enabled"));
        return *truth;
    }

    void writeAutocast(const Operation& operation)
    {
        std::vector<Value*> inputs;
        for (const auto& [name, operand] : operation.inputs)
            inputs.push_back(m_calls.valueOf(operand));
        insert(operation.kind == Kind::EnterAutocast ? "scalescope::enter_autocast"
                                                     : "scalescope::leave_autocast",
               inputs);
    }

    // ---- control flow ----

    [[nodiscard]] std::vector<Operand> operandsAt(const Operation& operation, std::size_t input) const
    {
        if (input >= operation.inputs.size())
            return {};
        const Operand& operand = operation.inputs[input].second;
        const auto* list = std::get_if<Operand::List>(&operand.content);
        return list == nullptr ? std::vector{operand} : *list;
    }

    std::vector<Value*> valuesFor(const std::vector<Operand>& operands)
    {
        std::vector<Value*> values;
        for (const Operand& operand : operands)
            values.push_back(m_calls.valueOf(operand));
        return values;
    }

    /// The results of a body on those inputs, written where the graph inserts now.
    std::vector<Value*> writeBody(const Body& body, const std::vector<Value*>& inputs, const Around& around)
    {
        if (body.inputs.size() != inputs.size())
            throw ClauseError(say::bodyTakesOthers());
        for (std::size_t i = 0; i < inputs.size(); ++i)
            m_method.set(body.inputs[i].id, inputs[i]);
        Wanted wanted;
        for (const Operand::Value& value : valuesOf(body.outputs))
            wanted.insert(value.id);
        write(body.operations, around, wanted);
        return valuesFor(body.outputs);
    }

    void writeBranch(const Operation& operation, const Around& around)
    {
        const auto conditions = operandsAt(operation, 0);
        if (conditions.size() != 1)
            throw ClauseError(say::programNotAsWritten(operation.node->target));
        Value* condition = m_calls.asCondition(m_calls.valueOf(conditions.front()));
        const auto given = valuesFor(operandsAt(operation, 1));
        const auto outputs = valuesOf(operation.outputs);
        JitNode* node = m_graph.insertNode(m_graph.create(torch::jit::prim::If, {condition}, outputs.size()));
        for (const Body& body : operation.bodies) {
            Block* block = node->addBlock();
            const torch::jit::WithInsertPoint inside(block);
            const auto results = writeBody(body, given, around);
            if (results.size() < outputs.size())
                throw ClauseError(say::programNotAsWritten(operation.node->target));
            for (std::size_t i = 0; i < outputs.size(); ++i)
                block->registerOutput(results[i]);
        }
        for (std::size_t i = 0; i < outputs.size(); ++i)
            node->output(i)->setType(typeOf(outputs[i].sort));
        setOutputs(operation, {node->outputs().begin(), node->outputs().end()});
    }

    /// A loop with carried values, begun with its first condition.
    JitNode* beginLoop(Value* most, Value* first, const std::vector<Value*>& carried)
    {
        std::vector<Value*> inputs{most, first};
        inputs.insert(inputs.end(), carried.begin(), carried.end());
        JitNode* node = m_graph.insertNode(m_graph.create(torch::jit::prim::Loop, inputs, carried.size()));
        Block* block = node->addBlock();
        block->addInput()->setType(c10::IntType::get());
        for (std::size_t i = 0; i < carried.size(); ++i) {
            block->addInput()->setType(carried[i]->type());
            node->output(i)->setType(carried[i]->type());
        }
        return node;
    }

    /// The condition is looked at in the loop, before each round: written once, as it may hold loops itself.
    void writeWhile(const Operation& operation, const Around& around)
    {
        const auto carried = valuesFor(operandsAt(operation, 0));
        const auto fixed = valuesFor(operandsAt(operation, 1));
        Value* most = m_graph.insertConstant(std::numeric_limits<std::int64_t>::max());
        JitNode* node = beginLoop(most, m_graph.insertConstant(true), carried);
        Block* block = node->blocks().at(0);
        const torch::jit::WithInsertPoint inside(block);
        const auto given = block->inputs().slice(1);
        std::vector<Value*> inputs(given.begin(), given.end());
        inputs.insert(inputs.end(), fixed.begin(), fixed.end());
        const auto going = writeBody(operation.bodies.at(0), inputs, around);
        if (going.empty())
            throw ClauseError(say::programNotAsWritten(operation.node->target));
        Value* goesOn = m_calls.asCondition(going.front());
        block->registerOutput(goesOn);
        for (Value* value :
             writeRound(goesOn, operation.bodies.at(1), inputs, carried.size(), around)->outputs())
            block->registerOutput(value);
        setOutputs(operation, {node->outputs().begin(), node->outputs().end()});
    }

    /// What a round makes of what is carried, which comes first among the inputs; at the end it stays as it
    /// is.
    JitNode* writeRound(Value* goesOn, const Body& body, const std::vector<Value*>& inputs,
                        std::size_t carried, const Around& around)
    {
        JitNode* node = m_graph.insertNode(m_graph.create(torch::jit::prim::If, {goesOn}, carried));
        Block* round = node->addBlock();
        Block* end = node->addBlock();
        const torch::jit::WithInsertPoint inside(round);
        const auto next = writeBody(body, inputs, around);
        if (next.size() != carried)
            throw ClauseError(say::bodyTakesOthers());
        for (std::size_t i = 0; i < carried; ++i) {
            round->registerOutput(next[i]);
            end->registerOutput(inputs[i]);
            node->output(i)->setType(inputs[i]->type());
        }
        return node;
    }

    /// scan and map, which carries nothing: the body goes over the first dimension of some tensors, what it
    /// makes beyond what it carries is stacked.
    void writeScan(const Operation& operation, const Around& around)
    {
        const bool isScan = operation.kind == Kind::Scan;
        const auto carried = isScan ? valuesFor(operandsAt(operation, 0)) : std::vector<Value*>();
        const auto sliced = valuesFor(operandsAt(operation, isScan ? 1 : 0));
        const auto fixed = valuesFor(operandsAt(operation, isScan ? 2 : 1));
        const Body& body = operation.bodies.at(0);
        if (sliced.empty() || body.outputs.size() < carried.size())
            throw ClauseError(say::programNotAsWritten(operation.node->target));
        Value* zero = m_graph.insertConstant(0);
        std::vector<Value*> lists;
        for (std::size_t i = carried.size(); i < body.outputs.size(); ++i)
            lists.push_back(m_graph.insertNode(m_graph.createList(c10::TensorType::get(), {}))->output());
        JitNode* node =
            beginLoop(insert("aten::size", {sliced.front(), zero}), m_graph.insertConstant(true), carried);
        writeScanned(*node, {body, sliced, fixed, lists}, around);
        std::vector<Value*> results(node->outputs().begin(), node->outputs().end());
        for (Value* list : lists)
            results.push_back(insert("aten::stack", {list, zero}));
        setOutputs(operation, results);
    }

    struct Scanned
    {
        const Body& body;
        const std::vector<Value*>& sliced;
        const std::vector<Value*>& fixed;
        const std::vector<Value*>& lists;
    };

    void writeScanned(JitNode& loop, const Scanned& scanned, const Around& around)
    {
        Block* block = loop.blocks().at(0);
        const torch::jit::WithInsertPoint inside(block);
        const auto carried = block->inputs().slice(1);
        std::vector<Value*> inputs(carried.begin(), carried.end());
        Value* zero = m_graph.insertConstant(0);
        for (Value* tensor : scanned.sliced)
            inputs.push_back(insert("aten::select", {tensor, zero, block->inputs().at(0)}));
        inputs.insert(inputs.end(), scanned.fixed.begin(), scanned.fixed.end());
        const auto results = writeBody(scanned.body, inputs, around);
        block->registerOutput(m_graph.insertConstant(true));
        for (std::size_t i = 0; i < results.size(); ++i) {
            if (i < carried.size())
                block->registerOutput(results[i]);
            else
                insert("aten::append", {scanned.lists[i - carried.size()], results[i]});
        }
    }

    ModuleBuilder& m_builder;
    MethodGraph& m_method;
    JitGraph& m_graph;
    OperatorCalls m_calls;
};

void ModuleBuilder::add(MethodGraph& method, const std::vector<Operation>& operations,
                        const std::vector<Operand>& results)
{
    Wanted wanted;
    for (const Operand::Value& value : valuesOf(results))
        wanted.insert(value.id);
    Writer(*this, method).write(operations, {}, wanted);
}

/// "forward", "forward1" of the second call; a call that is in parts has more than one method.
std::string ModuleBuilder::nameFor(const ModuleCall& call)
{
    const std::string name = "forward" + (call.call == 0 ? std::string() : std::to_string(call.call));
    const int part = ++m_parts[{call.path, name}];
    return part == 1 ? name : name + "_" + std::to_string(part);
}

} // namespace scalescope::engine::exported
