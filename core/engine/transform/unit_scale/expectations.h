// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/unit_scale/parameter_sources.h"
#include "core/engine/transform/unit_scale/residuals.h"

#include <functional>
#include <unordered_map>

namespace scalescope::engine::unit_scaling {

/// What the values of a unit-scaled program are expected to be, found in the order in which it runs: of mean
/// 0 and variance 1, but for what some operators leave (relu's mean) and for known numbers and parameters.
class Expectations
{
public:
    /// `unit` are the parameters that will be divided by their standard deviation, `zero` those that become
    /// zero. All must outlive this.
    Expectations(const ProgramEditor& program, const torch::jit::Module& model,
                 std::set<ParameterPath> unit = {}, std::set<ParameterPath> zero = {})
        : m_program(program),
          m_model(model),
          m_sources(program, model),
          m_unit(std::move(unit)),
          m_zero(std::move(zero))
    {
    }

    [[nodiscard]] Moments of(ValueId value) const;
    /// Fills in the moments of a step's arguments.
    void describe(StepId step, CallFacts& facts) const;
    /// What a step's first result is: `factor` is the output's that will be applied.
    void note(StepId step, const Plan& plan, const CallFacts& facts, double factor);
    void note(const ResidualAdd& add);

private:
    [[nodiscard]] Moments known(ValueId value, ValueId origin) const;

    const ProgramEditor& m_program;
    const torch::jit::Module& m_model;
    ParameterSources m_sources;
    std::set<ParameterPath> m_unit;
    std::set<ParameterPath> m_zero;
    std::unordered_map<ValueId, Moments> m_noted;
    mutable std::unordered_map<ValueId, Moments> m_known; ///< of values that are there before the run
};

/// Sets the factors of all plans anew by what the operators' arguments are expected to be, with the residual
/// adds at hand.
void expectFactors(const ProgramEditor& program, Plans& plans, const std::vector<ResidualAdd>& adds,
                   const std::function<Constraint(StepId, const Plan&)>& constraintOf,
                   Expectations& expectations);

} // namespace scalescope::engine::unit_scaling
