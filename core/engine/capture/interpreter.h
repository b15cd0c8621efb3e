// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/capture/call_frame.h"
#include "core/engine/capture/forked_calls.h"
#include "core/engine/capture/module_scopes.h"
#include "core/engine/capture/prepared_graph.h"
#include "core/engine/compat/autocast.h"
#include "core/engine/program/program.h"

#include <unordered_map>

namespace scalescope::engine {

/// Runs a method of a TorchScript module, control flow and calls resolved by running them: forks in place,
/// every operator called as the stock interpreter calls it, every value freed at its last use. Each operator
/// call is a Step that the observer sees.
class Interpreter
{
public:
    /// The module is written to where the model sets attributes or works in place: pass a copy to keep the
    /// original. `observer` may be null.
    Interpreter(torch::jit::Module module, SourceBook& sources, StepObserver* observer = nullptr);

    /// The method's result. Throws RunFailure where a step fails.
    c10::IValue run(const std::string& method, std::vector<c10::IValue> arguments);

    /// Numbers of the module and the arguments in the last run.
    [[nodiscard]] const std::vector<ValueId>& inputs() const { return m_inputs; }
    /// Number of the result in the last run.
    [[nodiscard]] ValueId result() const { return m_result; }

private:
    using Slot = CallFrame::Slot;

    std::vector<Slot> runGraph(const PreparedGraph& graph, std::vector<Slot> arguments,
                               std::shared_ptr<const Scope> scope, bool selfIsModule);
    void runBlock(CallFrame& frame, const PreparedBlock& block);
    void runNode(CallFrame& frame, const PreparedNode& node);
    void runIf(CallFrame& frame, const PreparedNode& node);
    void runLoop(CallFrame& frame, const PreparedNode& node);
    void runCall(CallFrame& frame, const PreparedNode& node);
    void runCalled(CallFrame& frame, const PreparedNode& node);
    void runFork(CallFrame& frame, const PreparedNode& node);
    void runAwaitable(CallFrame& frame, const PreparedNode& node);
    void runAwaitableWait(CallFrame& frame, const PreparedNode& node);
    void runEnter(CallFrame& frame, const PreparedNode& node);
    void runExit(CallFrame& frame, const PreparedNode& node);

    std::vector<Slot> call(torch::jit::Function& function, std::vector<Slot> arguments,
                           const std::shared_ptr<const Scope>& scope, bool selfIsModule,
                           const Instruction& site);
    /// As Python's module(...) does: the hooks that were saved with the module run around its forward.
    std::vector<Slot> callRoot(const std::string& method, std::vector<Slot> arguments);
    bool beginModule(const std::shared_ptr<const Scope>& scope, const std::vector<Slot>& arguments);
    void endModule(bool begun, const std::shared_ptr<const Scope>& scope, const std::vector<Slot>& results,
                   const CallSite& site);
    std::vector<Slot> callFunction(torch::jit::Function& function, std::vector<Slot> arguments,
                                   const std::shared_ptr<const Scope>& scope, const Instruction& site);
    std::vector<Slot> callMethod(const std::string& name, std::vector<Slot> arguments,
                                 const std::shared_ptr<const Scope>& scope, bool selfIsModule,
                                 const CallSite& site);
    std::vector<Slot> step(const std::shared_ptr<const Instruction>& instruction, std::vector<Slot> inputs,
                           const std::shared_ptr<const Scope>& scope);
    void execute(const Step& step, torch::jit::Stack& stack);
    Slot constant(c10::IValue value, const std::shared_ptr<const Scope>& scope);

    const PreparedGraph& prepared(const std::shared_ptr<torch::jit::Graph>& graph,
                                  const std::vector<Slot>& arguments);
    std::shared_ptr<const Scope> scopeOf(const CallFrame& frame, const PreparedNode& node,
                                         const c10::IValue& object);
    std::int64_t occurrence(const Instruction& instruction, const Scope& scope);

    torch::jit::Module m_module;
    StepObserver* m_observer;
    ModuleScopes m_scopes;
    ModuleMarks m_marks;
    GraphCache m_graphs;
    ValueId m_nextValue = 0;
    ForkedCalls m_forkedCalls;
    std::vector<ValueId> m_inputs;
    ValueId m_result = noValue;
    std::shared_ptr<const Instruction> m_caller; ///< see Step::caller
    AutocastState m_autocast;
    struct Entered
    {
        Slot object;
        AutocastState autocastBefore;
    };
    std::vector<Entered> m_entered;
    struct Awaited
    {
        std::shared_ptr<const PreparedGraph> graph; ///< null when it has run
        std::vector<Slot> arguments;
        std::shared_ptr<const Scope> scope;
        c10::IValue handle; ///< keeps the key from being used again
        std::vector<Slot> results;
    };
    std::unordered_map<const void*, Awaited> m_awaited; ///< by the future that stands for it
    std::unordered_map<std::string, std::int64_t> m_occurrences;
};

} // namespace scalescope::engine
