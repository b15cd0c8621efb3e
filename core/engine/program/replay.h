// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"

namespace scalescope::engine {

/// Keeps every step of a run, to be replayed or transformed.
class ProgramRecorder : public StepObserver
{
public:
    void beforeStep(const Step& step, c10::ArrayRef<c10::IValue> inputs) override;
    void afterStep(const Step& step, c10::ArrayRef<c10::IValue> outputs) override;

    /// What was recorded; `inputs` and `result` as the interpreter numbered them.
    Program take(std::vector<ValueId> inputs, ValueId result);

private:
    Program m_program;
};

/// Executes a program on a module and the method's arguments, freeing each value after its last use. The
/// module is written to where the program sets attributes or works in place: pass a copy to keep the
/// original. With the same module, inputs and default generator the results are equal bit for bit to the
/// recorded run's. Throws ModelFailure (core/engine/program/model_failure.h) where a step fails.
c10::IValue replay(const Program& program, const torch::jit::Module& module,
                   std::vector<c10::IValue> arguments, StepObserver* observer = nullptr);

} // namespace scalescope::engine
