// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/error/reference_values.h"
#include "core/engine/inputs/backward_plan.h"
#include "core/engine/track/tracker.h"
#include "core/graph/run_error.h"
#include "core/job/job.h"

#include <torch/script.h>

#include <functional>
#include <optional>

namespace scalescope::engine {

/// The loss where a backward run starts at one number, NaN elsewhere.
double lossOf(const std::vector<at::Tensor>& roots);

/// The run that a simulated one is compared with: the same program without its formats, on the same weights,
/// inputs, seed and random masks (docs/decisions/error-of-formats.md).
class Reference
{
public:
    /// Told the error of a tensor of the simulated run as soon as it is known.
    using Report = std::function<void(graph::NodeId, graph::Direction, const graph::TensorError&)>;

    /// What is kept of it lies in a file without a name in that folder. Throws std::system_error.
    Reference(SpillFile file, Report report);

    /// It begins, on a fresh module with those arguments: what has to see its steps.
    StepObserver& begin(const torch::jit::Module& module, const std::vector<std::string>& names,
                        const std::vector<c10::IValue>& arguments);
    /// It has gone forward: goes backward where the job does, so that the module has its gradients
    /// afterwards. Where backward fails there are errors of what came before; the simulated run fails there
    /// too, and says why.
    void end(c10::IValue result, const torch::jit::Module& module, const job::Job& job,
             const InputContext& context);

    /// Measures what it is shown of the simulated run.
    [[nodiscard]] TensorObserver& meter() { return m_meter; }
    /// The errors of that whole run, when it has ended: its loss, and the gradients that its module has.
    [[nodiscard]] graph::RunError errorOfRun(double loss, const torch::jit::Module& module) const;
    /// The largest error of the results that it was shown; nothing where none has any.
    [[nodiscard]] const std::optional<graph::TensorError>& errorOfResults() const
    {
        return m_meter.ofResults();
    }

private:
    class Meter : public TensorObserver
    {
    public:
        Meter(const ReferenceValues& values, Report report) : m_values(values), m_report(std::move(report)) {}
        void see(const ObservedNode& node, const at::Tensor& tensor, graph::Direction direction) override;
        [[nodiscard]] const std::optional<graph::TensorError>& ofResults() const { return m_ofResults; }

    private:
        const ReferenceValues& m_values;
        Report m_report;
        std::optional<graph::TensorError> m_ofResults;
    };

    void goBackward(BackwardPlan plan, const torch::jit::Module& module);

    ReferenceValues m_values;
    Meter m_meter;
    NoNodes m_nothing;
    std::optional<Tracker> m_tracker; ///< while it runs
    double m_loss = graph::TensorError::unavailable;
};

} // namespace scalescope::engine
