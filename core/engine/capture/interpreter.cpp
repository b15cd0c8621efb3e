// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/interpreter.h"

#include "core/engine/capture/autocast.h"
#include "core/engine/compat/autocast.h"
#include "core/engine/program/instructions.h"
#include "core/engine/program/replay.h"
#include "core/engine/values/errors.h"

#include <torch/csrc/jit/api/function_impl.h>

namespace scalescope::engine {

Interpreter::Interpreter(torch::jit::Module module, SourceBook& sources, StepObserver* observer)
    : m_module(std::move(module)), m_observer(observer), m_scopes(m_module), m_graphs(sources)
{
}

c10::IValue Interpreter::run(const std::string& method, std::vector<c10::IValue> arguments)
{
    const AutocastBlocks autocast;
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
    CallFrame frame(graph, std::move(scope), selfIsModule);
    frame.store(graph.block.inputs, std::move(arguments));
    runBlock(frame, graph.block);
    return frame.takeOutputs(graph.block);
}

void Interpreter::runBlock(CallFrame& frame, const PreparedBlock& block)
{
    frame.drop(block.dropsAtEntry);
    for (const PreparedNode& node : block.nodes) {
        runNode(frame, node);
    }
}

void Interpreter::runNode(CallFrame& frame, const PreparedNode& node)
{
    switch (node.control) {
    case NodeControl::Step:
        return frame.store(node.outputs, step(node.instruction, frame.takeInputs(node), frame.scope()));
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

void Interpreter::runIf(CallFrame& frame, const PreparedNode& node)
{
    const bool condition = frame.takeInputs(node).front().value.toBool();
    const PreparedBlock& branch = node.blocks[condition ? 0 : 1];
    runBlock(frame, branch);
    frame.store(node.outputs, frame.takeOutputs(branch));
}

void Interpreter::runLoop(CallFrame& frame, const PreparedNode& node)
{
    // Inputs: largest number of iterations, first condition, carried values; the body takes the iteration's
    // number and the carried values and gives the next condition and the carried values.
    std::vector<Slot> carried = frame.takeInputs(node);
    const std::int64_t most = carried[0].value.toInt();
    bool condition = carried[1].value.toBool();
    carried.erase(carried.begin(), carried.begin() + 2);
    const PreparedBlock& body = node.blocks.front();
    for (std::int64_t i = 0; i < most && condition; ++i) {
        carried.insert(carried.begin(), constant(i, frame.scope()));
        frame.store(body.inputs, std::move(carried));
        runBlock(frame, body);
        carried = frame.takeOutputs(body);
        condition = carried[0].value.toBool();
        carried.erase(carried.begin());
    }
    frame.drop(node.dropsAfter);
    frame.store(node.outputs, std::move(carried));
}

void Interpreter::runFork(CallFrame& frame, const PreparedNode& node)
{
    // A task of its own: autocast around the fork does not reach it.
    const AutocastState around = std::exchange(m_autocast, {});
    auto arguments = frame.takeInputs(node);
    std::vector<Slot> results;
    m_forkedCalls.make(
        [&] { results = runGraph(*node.subgraph, std::move(arguments), frame.scope(), false); });
    m_autocast = around;
    results = step(node.instruction, std::move(results), frame.scope());
    m_forkedCalls.made(results.front().value.toFuture().get());
    frame.store(node.outputs, std::move(results));
}

void Interpreter::runAwaitable(CallFrame& frame, const PreparedNode& node)
{
    // What is awaited runs when it is waited for. Until then an empty future stands for it.
    auto arguments = frame.takeInputs(node);
    auto results = step(node.instruction, {constant({}, frame.scope())}, frame.scope());
    const void* key = results[0].value.toFuture().get();
    m_awaited[key] = {node.subgraph, std::move(arguments), frame.scope(), results[0].value, {}};
    frame.store(node.outputs, std::move(results));
}

void Interpreter::runAwaitableWait(CallFrame& frame, const PreparedNode& node)
{
    auto inputs = frame.takeInputs(node);
    const auto found =
        inputs[0].value.isFuture() ? m_awaited.find(inputs[0].value.toFuture().get()) : m_awaited.end();
    if (found == m_awaited.end()) {
        return frame.store(node.outputs, step(node.instruction, std::move(inputs), frame.scope()));
    }
    Awaited& awaited = found->second;
    if (awaited.graph) {
        const auto graph = std::exchange(awaited.graph, nullptr);
        awaited.results = runGraph(*graph, std::exchange(awaited.arguments, {}), awaited.scope, false);
    }
    frame.store(node.outputs, awaited.results);
}

void Interpreter::runEnter(CallFrame& frame, const PreparedNode& node)
{
    const Slot object = frame.takeInputs(node).front();
    m_entered.push_back({object, m_autocast});
    if (isAutocast(object.value.type())) {
        m_autocast = entered(m_autocast, object.value);
    }
    frame.store(node.outputs, callMethod("__enter__", {object}, frame.scope(), false,
                                         {*node.instruction, frame.scope().get()}));
}

void Interpreter::runExit(CallFrame& frame, const PreparedNode& node)
{
    frame.takeInputs(node);
    const Entered left = std::move(m_entered.back());
    m_entered.pop_back();
    m_autocast = left.autocastBefore;
    const Slot none = constant({}, frame.scope());
    frame.store(node.outputs, callMethod("__exit__", {left.object, none, none, none}, frame.scope(), false,
                                         {*node.instruction, frame.scope().get()}));
}

namespace {

/// Whether a function is a hook that was saved with a module: calling it is no call of the module. Callers
/// have copies of their own, with the same name.
bool isHook(const c10::ClassType& type, const torch::jit::Function& function)
{
    const auto holds = [&](const std::vector<torch::jit::Function*>& hooks) {
        return std::any_of(hooks.begin(), hooks.end(), [&](const torch::jit::Function* hook) {
            return hook == &function || (hook->name() == function.name() &&
                                         function.qualname().prefix() == type.name()->qualifiedName());
        });
    };
    return holds(type.getForwardPreHooks()) || holds(type.getForwardHooks());
}

} // namespace

void Interpreter::runCall(CallFrame& frame, const PreparedNode& node)
{
    const auto outer = m_caller;
    if (!node.instruction->ownPlace.file.empty()) {
        m_caller = node.instruction;
    }
    runCalled(frame, node);
    m_caller = outer;
}

void Interpreter::runCalled(CallFrame& frame, const PreparedNode& node)
{
    std::vector<Slot> arguments = frame.takeInputs(node);
    if (node.control == NodeControl::CallFunction) {
        arguments.erase(arguments.begin()); // the function itself
        // A hook that was saved with a module is called as a function of it.
        const bool hook = !arguments.empty() && arguments.front().value.isModule() &&
                          isHook(*arguments.front().value.toObjectRef().type(), *node.function);
        const auto scope = hook ? scopeOf(frame, node, arguments.front().value) : frame.scope();
        frame.store(node.outputs,
                    hook ? call(*node.function, std::move(arguments), scope, true, *node.instruction)
                         : callFunction(*node.function, std::move(arguments), scope, *node.instruction));
        return;
    }
    const bool module = arguments.front().value.isModule();
    const auto scope = module ? scopeOf(frame, node, arguments.front().value) : frame.scope();
    frame.store(node.outputs, callMethod(node.instruction->name, std::move(arguments), scope, module,
                                         {*node.instruction, frame.scope().get()}));
}

std::vector<Interpreter::Slot> Interpreter::callRoot(const std::string& method, std::vector<Slot> arguments)
{
    const auto scope = m_scopes.at({}, arguments.front().value);
    const c10::ClassTypePtr type = arguments.front().value.toObjectRef().type();
    static const auto site = std::make_shared<const Instruction>();
    const bool hooked = !type->getForwardPreHooks().empty() || !type->getForwardHooks().empty();
    if (method != "forward" || !hooked) {
        return callMethod(method, std::move(arguments), scope, true, {*site, nullptr});
    }
    const auto begun = beginModule(scope, arguments);
    const Slot self = std::exchange(arguments.front(), {});
    arguments.erase(arguments.begin());
    const auto packed = [&] {
        return step(tupleStep(StepKind::TupleConstruct, 1), arguments, scope).front();
    };
    for (torch::jit::Function* hook : type->getForwardPreHooks()) {
        Slot result = call(*hook, {self, packed()}, scope, true, *site).front();
        if (result.value.isTuple()) {
            const std::size_t count = result.value.toTupleRef().elements().size();
            arguments = step(tupleStep(StepKind::TupleUnpack, count), {std::move(result)}, scope);
        } else if (!result.value.isNone()) {
            arguments = {std::move(result)};
        }
    }
    std::vector<Slot> all = arguments;
    all.insert(all.begin(), self);
    auto results = callMethod(method, std::move(all), scope, true, {*site, nullptr});
    for (torch::jit::Function* hook : type->getForwardHooks()) {
        Slot result = call(*hook, {self, packed(), results.front()}, scope, true, *site).front();
        if (!result.value.isNone()) {
            results = {std::move(result)};
        }
    }
    endModule(begun, scope, results, {*site, nullptr});
    return results;
}

std::vector<Interpreter::Slot> Interpreter::callMethod(const std::string& name, std::vector<Slot> arguments,
                                                       const std::shared_ptr<const Scope>& scope,
                                                       bool selfIsModule, const CallSite& site)
{
    const auto type = arguments.front().value.toObjectRef().type();
    torch::jit::Function& method = type->getMethod(name);
    const bool isCall = selfIsModule && !isHook(*type, method) && beginModule(scope, arguments);
    auto results = call(method, std::move(arguments), scope, selfIsModule, site.instruction);
    endModule(isCall, scope, results, site);
    return results;
}

/// Whether a call of the module begins here: a method that calls another of the same module is one call.
bool Interpreter::beginModule(const std::shared_ptr<const Scope>& scope, const std::vector<Slot>& arguments)
{
    const auto mark = m_marks.begin(*scope);
    if (mark) {
        step(mark, arguments, scope);
    }
    return mark != nullptr;
}

void Interpreter::endModule(bool begun, const std::shared_ptr<const Scope>& scope,
                            const std::vector<Slot>& results, const CallSite& site)
{
    if (begun) {
        step(m_marks.end(*scope, site), results, scope);
    }
}

std::vector<Interpreter::Slot> Interpreter::callFunction(torch::jit::Function& function,
                                                         std::vector<Slot> arguments,
                                                         const std::shared_ptr<const Scope>& scope,
                                                         const Instruction& site)
{
    const std::string name = function.qualname().qualifiedName();
    step(functionMark(StepKind::EnterFunction, name), arguments, scope);
    auto results = call(function, std::move(arguments), scope, false, site);
    step(functionMark(StepKind::LeaveFunction, name), results, scope);
    return results;
}

std::vector<Interpreter::Slot> Interpreter::call(torch::jit::Function& function, std::vector<Slot> arguments,
                                                 const std::shared_ptr<const Scope>& scope, bool selfIsModule,
                                                 const Instruction& site)
{
    function.ensure_defined();
    if (auto* graph = torch::jit::tryToGraphFunction(function)) {
        const PreparedGraph& ready = prepared(graph->graph(), arguments);
        return runGraph(ready, std::move(arguments), scope, selfIsModule);
    }
    return step(builtinCall(function, site), std::move(arguments), scope);
}

std::shared_ptr<const Scope> Interpreter::scopeOf(const CallFrame& frame, const PreparedNode& node,
                                                  const c10::IValue& object)
{
    if (frame.selfIsModule() && node.pathKnown) {
        const std::string& base = frame.scope()->path;
        const bool joined = !base.empty() && !node.relativePath.empty();
        return m_scopes.at(base + (joined ? "." : "") + node.relativePath, object);
    }
    return m_scopes.of(object, *frame.scope());
}

std::vector<Interpreter::Slot> Interpreter::step(const std::shared_ptr<const Instruction>& instruction,
                                                 std::vector<Slot> inputs,
                                                 const std::shared_ptr<const Scope>& scope)
{
    Step step{instruction, scope, 0, {}, {}, m_caller};
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
    return m_graphs.ready(graph, m_autocast, std::move(tensors));
}

} // namespace scalescope::engine
