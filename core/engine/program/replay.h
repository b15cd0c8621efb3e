// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/data_flow.h"
#include "core/engine/program/program.h"

namespace scalescope::engine {

/// Executes a step: takes its inputs from the end of the stack and leaves its outputs there. Whatever is
/// thrown becomes a RunFailure: one sentence with what, where and, where known, the source line.
void executeStep(const Step& step, torch::jit::Stack& stack, std::size_t inputs);

/// Keeps every step of a run, to be replayed or transformed, with what is known of each value and how tensors
/// went from step to step.
class ProgramRecorder : public StepObserver
{
public:
    void beforeStep(const Step& step, c10::ArrayRef<c10::IValue> inputs) override;
    void afterStep(const Step& step, c10::ArrayRef<c10::IValue> outputs) override;

    /// The method's arguments, before the run: the facts of the values that it starts from.
    void noteArguments(c10::ArrayRef<c10::IValue> arguments);

    /// What was recorded; `inputs` and `result` as the interpreter numbered them.
    Program take(std::vector<ValueId> inputs, ValueId result);

private:
    void noteFacts(ValueId value, const c10::IValue& content);

    Program m_program;
    DataFlowRecorder m_flow;
    std::vector<ValueFacts> m_arguments;
};

/// Executes a program on a module and the method's arguments, freeing each value after its last use. The
/// module is written to where the program sets attributes or works in place: pass a copy to keep the
/// original. With the same module, inputs and default generator the results are equal bit for bit to the
/// recorded run's. Throws RunFailure where a step fails.
c10::IValue replay(const Program& program, const torch::jit::Module& module,
                   std::vector<c10::IValue> arguments, StepObserver* observer = nullptr);

} // namespace scalescope::engine
