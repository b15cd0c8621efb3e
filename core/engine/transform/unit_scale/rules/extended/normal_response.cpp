// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rules/extended/normal_response.h"

#include <ATen/ATen.h>
#include <torch/csrc/autograd/autograd.h>

#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

/// The largest quantiles lie 3.5 standard deviations out.
constexpr std::int64_t quantiles = 4096;

at::Tensor normalVariable(const Moments& moments)
{
    const at::Tensor ranks =
        (at::arange(quantiles, at::TensorOptions(at::kDouble)) + 0.5) * (2.0 / quantiles) - 1;
    const at::Tensor unit = at::erfinv(ranks) * std::sqrt(2.0);
    return unit * std::sqrt(std::max(moments.variance, 0.0)) + moments.mean;
}

} // namespace

Response normalResponse(const CallFacts& facts, std::string_view argument)
{
    const at::AutoGradMode gradients(true);
    const at::Tensor variable = normalVariable(facts.momentsOf(argument)).requires_grad_();
    Call call = facts.call;
    call.set(argument, variable);
    const at::Tensor result = call.runTensor();
    const auto slopes =
        torch::autograd::grad({result}, {variable}, {at::ones_like(result)}, false, false, true);
    const at::Tensor values = result.detach();
    const auto mean = [](const at::Tensor& tensor) { return tensor.mean().item().toDouble(); };
    return {{mean(values), values.var(false).item().toDouble()}, mean(slopes.at(0).square())};
}

Factors elementwiseFactors(const CallFacts& facts, std::string_view argument)
{
    const Response response = normalResponse(facts, argument);
    const auto inverseRoot = [](double square) { return square > 0 ? 1 / std::sqrt(square) : 1; };
    return {inverseRoot(response.result.variance), {{argument, inverseRoot(response.slope), true}}};
}

} // namespace scalescope::engine::unit_scaling
