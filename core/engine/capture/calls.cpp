// SPDX-License-Identifier: GPL-3.0-or-later
// How the interpreter follows calls of methods and functions, and names the modules that they belong to.
#include "core/engine/capture/interpreter.h"
#include "core/engine/capture/module_names.h"
#include "core/engine/program/instructions.h"

#include <torch/csrc/jit/api/function_impl.h>

namespace scalescope::engine {

namespace {

std::shared_ptr<Instruction> moduleBoundary(StepKind kind)
{
    auto instruction = std::make_shared<Instruction>();
    instruction->kind = kind;
    instruction->target = kind == StepKind::EnterModule ? "module::enter" : "module::leave";
    instruction->outputs = 0;
    return instruction;
}

std::shared_ptr<const Instruction> functionBoundary(StepKind kind, const std::string& name)
{
    auto instruction = std::make_shared<Instruction>();
    instruction->kind = kind;
    instruction->target = kind == StepKind::EnterFunction ? "function::enter" : "function::leave";
    instruction->name = name;
    instruction->outputs = 0;
    return instruction;
}

/// A step for a function that is no graph: methods of classes written in C++.
std::shared_ptr<const Instruction> builtinCall(torch::jit::Function& function, const Instruction& site)
{
    auto instruction = std::make_shared<Instruction>();
    instruction->target = function.qualname().qualifiedName();
    instruction->operation = [&function](torch::jit::Stack& stack) { function.run(stack); };
    instruction->schema = &function.getSchema();
    noteEffects(*instruction);
    instruction->location = site.location;
    return instruction;
}

bool isModule(const c10::IValue& value)
{
    return value.isModule();
}

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

void Interpreter::runCall(Frame& frame, const PreparedNode& node)
{
    std::vector<Slot> arguments = takeInputs(frame, node);
    if (node.control == NodeControl::CallFunction) {
        arguments.erase(arguments.begin()); // the function itself
        // A hook that was saved with a module is called as a function of it.
        const bool hook = !arguments.empty() && isModule(arguments.front().value) &&
                          isHook(*arguments.front().value.toObjectRef().type(), *node.function);
        const auto scope = hook ? scopeOf(frame, node, arguments.front().value) : frame.scope;
        store(frame, node.outputs,
              hook ? call(*node.function, std::move(arguments), scope, true, *node.instruction)
                   : callFunction(*node.function, std::move(arguments), scope, *node.instruction));
        return;
    }
    const bool module = isModule(arguments.front().value);
    const auto scope = module ? scopeOf(frame, node, arguments.front().value) : frame.scope;
    store(frame, node.outputs,
          callMethod(node.instruction->name, std::move(arguments), scope, module,
                     {*node.instruction, frame.scope.get()}));
}

namespace {

/// A step that makes a tuple, or takes one of `elements` elements apart.
std::shared_ptr<const Instruction> tupleStep(StepKind kind, std::size_t elements)
{
    auto instruction = std::make_shared<Instruction>();
    instruction->kind = kind;
    const bool makes = kind == StepKind::TupleConstruct;
    instruction->target = makes ? "prim::TupleConstruct" : "prim::TupleUnpack";
    instruction->outputs = makes ? 1 : elements;
    return instruction;
}

} // namespace

std::vector<Interpreter::Slot> Interpreter::callRoot(const std::string& method, std::vector<Slot> arguments)
{
    const auto scope = makeScope({}, arguments.front().value);
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
    static const std::shared_ptr<const Instruction> enter = moduleBoundary(StepKind::EnterModule);
    if (!m_scopesOnTheWay.insert(scope.get()).second) {
        return false;
    }
    step(enter, arguments, scope);
    return true;
}

void Interpreter::endModule(bool begun, const std::shared_ptr<const Scope>& scope,
                            const std::vector<Slot>& results, const CallSite& site)
{
    if (!begun) {
        return;
    }
    auto& leave = m_leaving[{&site.instruction, site.caller}];
    if (!leave) {
        auto made = moduleBoundary(StepKind::LeaveModule);
        made->location = site.instruction.location;
        made->name = site.caller ? site.caller->path : std::string();
        leave = std::move(made);
    }
    m_scopesOnTheWay.erase(scope.get());
    step(leave, results, scope);
}

std::vector<Interpreter::Slot> Interpreter::callFunction(torch::jit::Function& function,
                                                         std::vector<Slot> arguments,
                                                         const std::shared_ptr<const Scope>& scope,
                                                         const Instruction& site)
{
    const std::string name = function.qualname().qualifiedName();
    step(functionBoundary(StepKind::EnterFunction, name), arguments, scope);
    auto results = call(function, std::move(arguments), scope, false, site);
    step(functionBoundary(StepKind::LeaveFunction, name), results, scope);
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

std::shared_ptr<const Scope> Interpreter::scopeOf(const Frame& frame, const PreparedNode& node,
                                                  const c10::IValue& object)
{
    if (frame.selfIsModule && node.pathKnown) {
        const std::string& base = frame.scope->path;
        const bool joined = !base.empty() && !node.relativePath.empty();
        return makeScope(base + (joined ? "." : "") + node.relativePath, object);
    }
    const auto found = m_pathOfModule.find(object.toObject().get());
    return makeScope(found == m_pathOfModule.end() ? frame.scope->path : found->second, object);
}

std::shared_ptr<const Scope> Interpreter::makeScope(const std::string& path, const c10::IValue& object)
{
    const auto type = object.type();
    auto& scope = m_scopes[{path, type.get()}];
    if (!scope) {
        scope = std::make_shared<const Scope>(Scope{path, className(*type)});
    }
    return scope;
}

} // namespace scalescope::engine
