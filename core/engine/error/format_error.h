// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/error/reference.h"
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
/// are known as the simulated run goes; a model that fails there fails again where it is recorded, and says
/// why.
class FormatError
{
public:
    /// Both have to live as long.
    FormatError(const job::Job& job, const InputContext& context) : m_job(job), m_context(context) {}

    /// Runs the reference on a fresh module, which is written to. Where that fails a problem says that there
    /// will be no errors.
    void runReference(const Program& program, torch::jit::Module& module,
                      const std::vector<std::string>& names, std::vector<c10::IValue> arguments,
                      ErrorSink& sink);
    /// Measures the simulated run; null where there is nothing to measure it against.
    [[nodiscard]] TensorObserver* meter() { return m_reference ? &m_reference->meter() : nullptr; }
    /// The simulated run has ended, with that loss and the gradients that its module has.
    void finish(double loss, const torch::jit::Module& module, ErrorSink& sink) const;

private:
    const job::Job& m_job;
    const InputContext& m_context;
    std::optional<Reference> m_reference;
};

} // namespace scalescope::engine
