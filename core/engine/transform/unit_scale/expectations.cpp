// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/expectations.h"

#include "core/engine/transform/unit_scale/emit.h"

#include <ATen/ATen.h>

#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

/// Beyond it a number is a mask's and no scale.
constexpr double largestScale = 1e4;

/// The features of one sample resemble each other at all of its positions, the more so the deeper the layer.
/// Measured in networks with random weights: a quarter to three quarters of their variance.
constexpr double commonOfFeatures = 0.5;

/// What a tensor's elements are; of one that can't be summed up by mean and variance, such as a mask of
/// infinities, nothing.
Moments momentsOf(const at::Tensor& tensor)
{
    const at::NoGradGuard noGradients;
    const at::Tensor values = tensor.detach().to(at::kDouble);
    const double largest = values.abs().max().item().toDouble();
    if (!std::isfinite(largest) || (values.numel() > 1 && largest > largestScale)) {
        return {0, 0};
    }
    return {values.mean().item().toDouble(), values.var(false).item().toDouble()};
}

} // namespace

Moments Expectations::of(ValueId value) const
{
    const ValueId origin = m_sources.originOf(value);
    if (const auto noted = m_noted.find(origin); noted != m_noted.end()) {
        return noted->second;
    }
    const auto found = m_known.find(origin);
    return found != m_known.end() ? found->second
                                  : m_known.emplace(origin, known(value, origin)).first->second;
}

Moments Expectations::known(ValueId value, ValueId origin) const
{
    const at::Tensor tensor = m_sources.knownValue(value);
    const bool isSize =
        tensor.defined() && tensor.numel() == 1 && at::isIntegralType(tensor.scalar_type(), false);
    if (!tensor.defined() || tensor.numel() == 0 || !(isSize || at::isFloatingType(tensor.scalar_type()))) {
        return {};
    }
    const auto path = m_sources.parameterOf(origin);
    if (path && m_zero.count(*path)) {
        return {0, 0};
    }
    Moments moments = momentsOf(tensor);
    if (path && m_unit.count(*path) && moments.variance > 0) {
        moments = {moments.mean / std::sqrt(moments.variance), 1};
    }
    return moments;
}

void Expectations::describe(StepId id, CallFacts& facts) const
{
    const ProgramEditor::Line& line = m_program.at(id);
    const auto& arguments = facts.call.schema().arguments();
    for (std::size_t i = 0; i < line.step.inputs.size() && i < arguments.size(); ++i) {
        const ValueId value = line.step.inputs[i];
        const ValueFacts& known = m_program.factsOf(value);
        if (known.isFloatTensor() || (known.isTensor() && known.shape.empty())) { // a size, in a trace
            facts.moments.emplace(arguments[i].name(), of(value));
        }
    }
    for (const StepFlow::Container& container : line.containers) {
        double size = 0;
        double mean = 0;
        double square = 0;
        for (const ValueId value : container.tensors) {
            const double count = product(m_program.factsOf(value).shape);
            const Moments moments = of(value);
            size += count;
            mean += count * moments.mean;
            square += count * moments.square();
        }
        if (size > 0 && container.input < arguments.size()) {
            mean /= size;
            facts.moments.emplace(arguments[container.input].name(),
                                  Moments{mean, square / size - mean * mean});
        }
    }
}

void Expectations::note(StepId id, const Plan& plan, const CallFacts& facts, double factor)
{
    const auto& outputs = m_program.step(id).outputs;
    if (outputs.empty() || !plan.rule || plan.factors.output == 0) {
        return;
    }
    const double mean = plan.rule->mean ? plan.rule->mean(facts, plan.options) * factor : 0;
    const double spread = factor / plan.factors.output;
    m_noted[outputs.front()] = {mean, spread * spread, commonOfFeatures};
}

void Expectations::note(const ResidualAdd& add)
{
    const Step& step = m_program.step(add.add);
    const Moments skip = of(step.inputs.at(add.skip));
    const Moments branch = of(step.inputs.at(1 - add.skip));
    const double square = 1 + add.tau * add.tau;
    m_noted[step.outputs.front()] = {(skip.mean + add.tau * branch.mean) / std::sqrt(square),
                                     (skip.variance + add.tau * add.tau * branch.variance) / square,
                                     commonOfFeatures};
}

void expectFactors(const ProgramEditor& program, Plans& plans, const std::vector<ResidualAdd>& adds,
                   const std::function<Constraint(StepId, const Plan&)>& constraintOf,
                   Expectations& expectations)
{
    std::map<StepId, const ResidualAdd*> residual;
    for (const ResidualAdd& add : adds) {
        residual.emplace(add.add, &add);
    }
    for (const StepId id : program.order()) {
        if (const auto add = residual.find(id); add != residual.end()) {
            expectations.note(*add->second);
        }
        const auto found = plans.find(id);
        if (found == plans.end() || !found->second.rule) {
            continue;
        }
        Plan& plan = found->second;
        const auto call = callOf(program, id);
        if (!call->facts) {
            continue;
        }
        expectations.describe(id, *call->facts);
        plan.factors = plan.rule->factors(*call->facts, plan.options);
        expectations.note(id, plan, *call->facts, boundBy(constraintOf(id, plan), plan.factors).output);
    }
}

} // namespace scalescope::engine::unit_scaling
