// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/error/reference.h"

#include "core/engine/values/module_state.h"
#include "core/engine/values/sparse_indices.h"

#include <torch/csrc/autograd/autograd.h>

namespace scalescope::engine {

double lossOf(const std::vector<at::Tensor>& roots)
{
    if (roots.size() != 1 || roots.front().numel() != 1) {
        return graph::TensorError::unavailable;
    }
    return roots.front().detach().to(at::kDouble).item<double>();
}

Reference::Reference(SpillFile file, Report report)
    : m_values(std::move(file)), m_meter(m_values, std::move(report))
{
}

StepObserver& Reference::begin(const torch::jit::Module& module, const std::vector<std::string>& names,
                               const std::vector<c10::IValue>& arguments)
{
    m_tracker.emplace(module, m_nothing, Tracker::Measuring::Nothing);
    m_tracker->showValuesTo(m_values);
    m_tracker->addInputs(names, arguments);
    return *m_tracker;
}

void Reference::end(c10::IValue result, const torch::jit::Module& module, const job::Job& job,
                    const InputContext& context)
{
    checkIndicesIn(result);
    m_tracker->addOutputs(result);
    const at::AutoGradMode gradients(true);
    auto plan = planBackward(result, job, context);
    result = {};
    if (plan && !plan->empty()) {
        try {
            goBackward(std::move(*plan), module);
        } catch (const std::exception&) { // said where the simulated run comes to it
        }
    }
    m_tracker.reset();
}

void Reference::goBackward(BackwardPlan plan, const torch::jit::Module& module)
{
    m_loss = lossOf(plan.roots);
    m_tracker->startBackward();
    torch::autograd::backward(std::exchange(plan.roots, {}), std::exchange(plan.seeds, {}));
    m_tracker->finish();
    forEachParameter(module, [this](const std::string& name, const at::Tensor& parameter) {
        m_values.keepGradient(name, parameter.grad());
    });
}

void Reference::Meter::see(const ObservedNode& node, const at::Tensor& tensor, graph::Direction direction)
{
    const auto error = m_values.errorOf(node, tensor, direction);
    if (!error) {
        return;
    }
    m_report(node.id, direction, *error);
    const bool isResult = direction == graph::Direction::Forward && node.provenance.isOutput();
    if (isResult && !(m_ofResults && m_ofResults->relativeError >= error->relativeError)) {
        m_ofResults = error;
    }
}

graph::RunError Reference::errorOfRun(double loss, const torch::jit::Module& module) const
{
    graph::ErrorSums sums;
    forEachParameter(module, [&](const std::string& name, const at::Tensor& parameter) {
        m_values.addGradientError(name, parameter.grad(), sums);
    });
    return {m_loss, loss, sums.error()};
}

} // namespace scalescope::engine
