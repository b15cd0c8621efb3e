// SPDX-License-Identifier: GPL-3.0-or-later
// How the interpreter follows calls of methods and functions, and names the modules that they belong to.
#include "core/engine/capture/interpreter.h"
#include "core/engine/capture/module_names.h"

#include <torch/csrc/jit/api/function_impl.h>

namespace scalescope::engine {

namespace {

std::shared_ptr<const Instruction> moduleBoundary(StepKind kind)
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

} // namespace

void Interpreter::runCall(Frame& frame, const PreparedNode& node)
{
    std::vector<Slot> arguments = takeInputs(frame, node);
    if (node.control == NodeControl::CallFunction) {
        arguments.erase(arguments.begin()); // the function itself
        store(frame, node.outputs,
              callFunction(*node.function, std::move(arguments), frame.scope, *node.instruction));
        return;
    }
    const bool module = isModule(arguments.front().value);
    const auto scope = module ? scopeOf(frame, node, arguments.front().value) : frame.scope;
    store(frame, node.outputs,
          callMethod(node.instruction->name, std::move(arguments), scope, module, *node.instruction));
}

std::vector<Interpreter::Slot> Interpreter::callMethod(const std::string& name, std::vector<Slot> arguments,
                                                       const std::shared_ptr<const Scope>& scope,
                                                       bool selfIsModule, const Instruction& site)
{
    const auto type = arguments.front().value.toObjectRef().type();
    torch::jit::Function& method = type->getMethod(name);
    static const auto enter = moduleBoundary(StepKind::EnterModule);
    static const auto leave = moduleBoundary(StepKind::LeaveModule);
    const bool newModule = selfIsModule && m_scopesOnTheWay.insert(scope.get()).second;
    if (newModule) {
        step(enter, arguments, scope);
    }
    auto results = call(method, std::move(arguments), scope, selfIsModule, site);
    if (newModule) {
        m_scopesOnTheWay.erase(scope.get());
        step(leave, results, scope);
    }
    return results;
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
        return runGraph(prepared(graph->graph()), std::move(arguments), scope, selfIsModule);
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
