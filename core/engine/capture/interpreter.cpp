// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/interpreter.h"

#include "core/engine/program/model_failure.h"

#include <torch/csrc/jit/api/function_impl.h>

namespace scalescope::engine {

Interpreter::Interpreter(torch::jit::Module module, SourceBook& sources, StepObserver* observer)
    : m_module(std::move(module)), m_sources(sources), m_observer(observer)
{
    for (const auto& named : m_module.named_modules()) {
        m_pathOfModule.try_emplace(named.value._ivalue().get(), named.name);
    }
}

c10::IValue Interpreter::run(const std::string& method, std::vector<c10::IValue> arguments)
{
    m_inputs.clear();
    std::vector<Slot> slots{{c10::IValue(m_module._ivalue()), m_nextValue++}};
    for (c10::IValue& argument : arguments) {
        slots.push_back({std::move(argument), m_nextValue++});
    }
    arguments.clear();
    for (const Slot& slot : slots) {
        m_inputs.push_back(slot.id);
    }
    auto results = callRoot(method, std::move(slots));
    m_result = results.front().id;
    return std::move(results.front().value);
}

std::vector<Interpreter::Slot> Interpreter::runGraph(const PreparedGraph& graph, std::vector<Slot> arguments,
                                                     std::shared_ptr<const Scope> scope, bool selfIsModule)
{
    Frame frame{graph, std::vector<Slot>(graph.slots), std::move(scope), selfIsModule};
    store(frame, graph.block.inputs, std::move(arguments));
    runBlock(frame, graph.block);
    std::vector<Slot> results;
    results.reserve(graph.block.outputs.size());
    for (const int place : graph.block.outputs) {
        results.push_back(frame.slots[static_cast<std::size_t>(place)]);
    }
    return results;
}

void Interpreter::runBlock(Frame& frame, const PreparedBlock& block)
{
    for (const int place : block.dropsAtEntry) {
        frame.slots[static_cast<std::size_t>(place)] = {};
    }
    for (const PreparedNode& node : block.nodes) {
        runNode(frame, node);
    }
}

void Interpreter::runNode(Frame& frame, const PreparedNode& node)
{
    switch (node.control) {
    case NodeControl::Step:
        return store(frame, node.outputs, step(node.instruction, takeInputs(frame, node), frame.scope));
    case NodeControl::If:
        return runIf(frame, node);
    case NodeControl::Loop:
        return runLoop(frame, node);
    case NodeControl::CallFunction:
    case NodeControl::CallMethod:
        return runCall(frame, node);
    case NodeControl::Fork:
        return runFork(frame, node);
    case NodeControl::Awaitable:
        return runAwaitable(frame, node);
    case NodeControl::AwaitableWait:
        return runAwaitableWait(frame, node);
    case NodeControl::Enter:
        return runEnter(frame, node);
    case NodeControl::Exit:
        return runExit(frame, node);
    }
}

std::vector<Interpreter::Slot> Interpreter::takeInputs(Frame& frame, const PreparedNode& node)
{
    std::vector<Slot> values;
    values.reserve(node.inputs.size());
    for (const int place : node.inputs) {
        values.push_back(frame.slots[static_cast<std::size_t>(place)]);
    }
    for (const int place : node.dropsBefore) {
        frame.slots[static_cast<std::size_t>(place)] = {};
    }
    return values;
}

void Interpreter::store(Frame& frame, const std::vector<int>& places, std::vector<Slot> values)
{
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] >= 0) {
            frame.slots[static_cast<std::size_t>(places[i])] = std::move(values.at(i));
        }
    }
}

namespace {

/// Takes a block's outputs and empties the slots that nothing reads after it.
template <typename Slot>
std::vector<Slot> takeOutputs(std::vector<Slot>& slots, const PreparedBlock& block)
{
    std::vector<Slot> values;
    values.reserve(block.outputs.size());
    for (const int place : block.outputs) {
        values.push_back(slots[static_cast<std::size_t>(place)]);
    }
    for (const int place : block.dropsAtExit) {
        slots[static_cast<std::size_t>(place)] = {};
    }
    return values;
}

} // namespace

void Interpreter::runIf(Frame& frame, const PreparedNode& node)
{
    const bool condition = takeInputs(frame, node).front().value.toBool();
    const PreparedBlock& branch = node.blocks[condition ? 0 : 1];
    runBlock(frame, branch);
    store(frame, node.outputs, takeOutputs(frame.slots, branch));
}

void Interpreter::runLoop(Frame& frame, const PreparedNode& node)
{
    // Inputs: largest number of iterations, first condition, carried values; the body takes the iteration's
    // number and the carried values and gives the next condition and the carried values.
    std::vector<Slot> carried = takeInputs(frame, node);
    const std::int64_t most = carried[0].value.toInt();
    bool condition = carried[1].value.toBool();
    carried.erase(carried.begin(), carried.begin() + 2);
    const PreparedBlock& body = node.blocks.front();
    for (std::int64_t i = 0; i < most && condition; ++i) {
        carried.insert(carried.begin(), constant(i, frame.scope));
        store(frame, body.inputs, std::move(carried));
        runBlock(frame, body);
        carried = takeOutputs(frame.slots, body);
        condition = carried[0].value.toBool();
        carried.erase(carried.begin());
    }
    for (const int place : node.dropsAfter) {
        frame.slots[static_cast<std::size_t>(place)] = {};
    }
    store(frame, node.outputs, std::move(carried));
}

void Interpreter::runFork(Frame& frame, const PreparedNode& node)
{
    // A task of its own: autocast around the fork does not reach it.
    const AutocastState around = std::exchange(m_autocast, {});
    auto arguments = takeInputs(frame, node);
    std::vector<Slot> results;
    m_forkedCalls.make([&] { results = runGraph(*node.subgraph, std::move(arguments), frame.scope, false); });
    m_autocast = around;
    results = step(node.instruction, std::move(results), frame.scope);
    m_forkedCalls.made(results.front().value.toFuture().get());
    store(frame, node.outputs, std::move(results));
}

void Interpreter::runAwaitable(Frame& frame, const PreparedNode& node)
{
    // What is awaited runs when it is waited for. Until then an empty future stands for it.
    auto arguments = takeInputs(frame, node);
    auto results = step(node.instruction, {constant({}, frame.scope)}, frame.scope);
    const void* key = results[0].value.toFuture().get();
    m_awaited[key] = {node.subgraph, std::move(arguments), frame.scope, results[0].value, {}};
    store(frame, node.outputs, std::move(results));
}

void Interpreter::runAwaitableWait(Frame& frame, const PreparedNode& node)
{
    auto inputs = takeInputs(frame, node);
    const auto found =
        inputs[0].value.isFuture() ? m_awaited.find(inputs[0].value.toFuture().get()) : m_awaited.end();
    if (found == m_awaited.end()) {
        return store(frame, node.outputs, step(node.instruction, std::move(inputs), frame.scope));
    }
    Awaited& awaited = found->second;
    if (awaited.graph) {
        const auto graph = std::exchange(awaited.graph, nullptr);
        awaited.results = runGraph(*graph, std::exchange(awaited.arguments, {}), awaited.scope, false);
    }
    store(frame, node.outputs, awaited.results);
}

void Interpreter::runEnter(Frame& frame, const PreparedNode& node)
{
    const Slot object = takeInputs(frame, node).front();
    m_entered.push_back({object, m_autocast});
    if (isAutocast(object.value.type())) {
        m_autocast = entered(m_autocast, object.value);
    }
    store(frame, node.outputs,
          callMethod("__enter__", {object}, frame.scope, false, {*node.instruction, frame.scope.get()}));
}

void Interpreter::runExit(Frame& frame, const PreparedNode& node)
{
    takeInputs(frame, node);
    const Entered left = std::move(m_entered.back());
    m_entered.pop_back();
    m_autocast = left.autocastBefore;
    const Slot none = constant({}, frame.scope);
    store(frame, node.outputs,
          callMethod("__exit__", {left.object, none, none, none}, frame.scope, false,
                     {*node.instruction, frame.scope.get()}));
}

std::vector<Interpreter::Slot> Interpreter::step(const std::shared_ptr<const Instruction>& instruction,
                                                 std::vector<Slot> inputs,
                                                 const std::shared_ptr<const Scope>& scope)
{
    Step step{instruction, scope, 0, {}, {}, {}};
    torch::jit::Stack stack;
    stack.reserve(inputs.size() + 1);
    for (Slot& slot : inputs) {
        step.inputs.push_back(slot.id);
        stack.push_back(std::move(slot.value));
    }
    inputs.clear();
    if (instruction->kind == StepKind::Operator) {
        step.occurrence = occurrence(*instruction, *scope);
    }
    for (std::size_t i = 0; i < instruction->outputs; ++i) {
        step.outputs.push_back(m_nextValue++);
    }
    execute(step, stack);
    for (std::size_t i = 0; i < step.outputs.size(); ++i) {
        inputs.push_back({std::move(stack.at(i)), step.outputs[i]});
    }
    return inputs;
}

void Interpreter::execute(const Step& step, torch::jit::Stack& stack)
{
    const auto observed = [&] {
        if (m_observer) {
            m_observer->beforeStep(step, stack);
        }
        executeStep(step, stack, step.inputs.size());
        if (m_observer) {
            m_observer->afterStep(step, stack);
        }
    };
    switch (step.instruction->kind) {
    case StepKind::Operator: // others make no functions of autograd
        return m_forkedCalls.run(observed);
    case StepKind::Wait:
        m_forkedCalls.wait(stack.front().toFuture().get());
        return observed();
    default:
        return observed();
    }
}

Interpreter::Slot Interpreter::constant(c10::IValue value, const std::shared_ptr<const Scope>& scope)
{
    auto instruction = std::make_shared<Instruction>();
    instruction->kind = StepKind::Constant;
    instruction->target = "prim::Constant";
    instruction->payload = std::move(value);
    return step(instruction, {}, scope).front();
}

std::int64_t Interpreter::occurrence(const Instruction& instruction, const Scope& scope)
{
    return m_occurrences[scope.path + '\n' + instruction.target]++;
}

const PreparedGraph& Interpreter::prepared(const std::shared_ptr<torch::jit::Graph>& graph,
                                           const std::vector<Slot>& arguments)
{
    std::vector<bool> tensors;
    if (m_autocast.active()) {
        for (const Slot& argument : arguments) {
            tensors.push_back(argument.value.isTensor());
        }
    }
    std::vector<Ready>& ready = m_prepared[graph.get()];
    for (const Ready& candidate : ready) {
        if (candidate.autocast == m_autocast && candidate.tensors == tensors) {
            return *candidate.graph;
        }
    }
    auto cast = prepare(withCasts(graph, m_autocast, tensors), m_sources);
    ready.push_back({graph, m_autocast, std::move(tensors), std::move(cast)});
    return *ready.back().graph;
}

} // namespace scalescope::engine
