// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/error/reference.h"
#include "core/engine/program/program.h"
#include "core/graph/run.h"

#include <optional>

namespace scalescope::engine {

/// Where the errors of a simulated run go.
class ErrorSink
{
public:
    virtual ~ErrorSink() = default;
    virtual void addError(graph::NodeId node, graph::Direction direction,
                          const graph::TensorError& error) = 0;
    virtual void setRunError(const graph::RunError& error) = 0;
    virtual void addProblem(const graph::Problem& problem) = 0;
};

/// What number formats cost the run of a job that simulates them. The reference comes first, so that errors
/// are known as the simulated run goes. Where it can't be had a problem says that there will be no errors.
class QuantizationErrorMeter
{
public:
    /// Both have to live as long. `spill` is the descriptor of a file for SpillFile; -1 where there is none.
    QuantizationErrorMeter(const job::Job& job, const InputContext& context, int spill = -1)
        : m_job(job), m_context(context), m_spill(spill)
    {
    }

    /// Runs the reference on a fresh module, which is written to. A model that fails there fails again where
    /// it is recorded, and says why.
    void runReference(const Program& program, torch::jit::Module& module,
                      const std::vector<std::string>& names, std::vector<c10::IValue> arguments);

    /// A run on a fresh module begins that is the reference, if it comes to its end: what sees its steps, or
    /// null. What an earlier one left is forgotten.
    StepObserver* beginReference(const torch::jit::Module& module, const std::vector<std::string>& names,
                                 const std::vector<c10::IValue>& arguments);
    /// It has gone forward; goes backward where the job does.
    void endReference(c10::IValue result, const torch::jit::Module& module);
    /// It is not the reference after all.
    void forgetReference();
    /// Whether a reference has run, or can't.
    [[nodiscard]] bool isReferenceDone() const { return m_isDone; }

    /// Where errors and problems go, from before the simulated run on. Outlives this.
    void reportTo(ErrorSink& sink);
    /// Measures the simulated run; null where there is nothing to measure it against.
    [[nodiscard]] TensorObserver* meter() { return m_reference ? &m_reference->meter() : nullptr; }
    /// The simulated run has ended, with that loss and the gradients that its module has. Says why nothing
    /// can be compared with the reference; nothing where it can.
    [[nodiscard]] message::Finding finish(double loss, bool isLoss, const torch::jit::Module& module) const;

private:
    void failed(const std::exception& error);

    const job::Job& m_job;
    const InputContext& m_context;
    const int m_spill;
    ErrorSink* m_sink = nullptr;
    std::optional<graph::Problem> m_problem; ///< until there is a sink
    bool m_isDone = false;
    std::optional<Reference> m_reference;
};

} // namespace scalescope::engine
