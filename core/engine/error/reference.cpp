// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/error/reference.h"

#include "core/engine/inputs/backward_plan.h"
#include "core/engine/program/replay.h"
#include "core/engine/track/tracker.h"
#include "core/engine/values/parameters.h"
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

Reference::Reference(const std::filesystem::path& folder, Report report)
    : m_values(folder), m_meter(m_values, std::move(report))
{
}

void Reference::run(const Program& program, torch::jit::Module& module, const std::vector<std::string>& names,
                    std::vector<c10::IValue> arguments, const job::Job& job, const InputContext& context)
{
    NoNodes nothing;
    Tracker tracker(module, nothing, Tracker::Measuring::Nothing);
    tracker.showValuesTo(m_values);
    tracker.addInputs(names, arguments);
    const at::AutoGradMode gradients(true);
    at::manual_seed(job.seed);
    c10::IValue result = replay(program, module, std::move(arguments), &tracker);
    checkIndicesIn(result);
    tracker.addOutputs(result);
    auto plan = planBackward(result, job, context);
    result = {};
    if (!plan || plan->empty()) {
        return;
    }
    m_loss = lossOf(plan->roots);
    tracker.startBackward();
    torch::autograd::backward(std::exchange(plan->roots, {}), std::exchange(plan->seeds, {}));
    tracker.finish();
    forEachParameter(module, [this](const std::string& name, const at::Tensor& parameter) {
        m_values.keepGradient(name, parameter.grad());
    });
}

void Reference::Meter::see(const ObservedNode& node, const at::Tensor& tensor, graph::Direction direction)
{
    if (const auto error = m_values.errorOf(node, tensor, direction)) {
        m_report(node.id, direction, *error);
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
