// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/transform.h"
#include "core/engine/transform/unit_scale/residuals.h"
#include "core/engine/transform/unit_scale/weights.h"

#include <functional>
#include <map>
#include <set>

namespace scalescope::engine::unit_scaling {

/// Throws ClauseError where nothing can be scaled, with what the model runs instead.
void refuseWithoutPlan(const ProgramEditor& program, const Plans& plans, const std::vector<Left>& left,
                       bool extended);

/// Says what unit scaling does to a program: a note for each operator, and a summary.
class Report
{
public:
    /// `transform` as the user wrote it.
    Report(std::string transform, const ProgramEditor& program, TransformSink& sink)
        : m_transform(std::move(transform)), m_program(program), m_sink(sink)
    {
    }

    /// Before the program is changed. `adds` are no longer among `plans`.
    /// `before` are the steps that a residual add depends on.
    void describe(const Plans& plans, const std::vector<ResidualAdd>& adds, const std::vector<Left>& left,
                  const std::set<StepId>& before,
                  const std::function<Constraint(StepId, const Plan&)>& constraintOf);

    /// Warns of weights that are not of unit variance; parameters become so with
    /// unit_scale:extended.
    void warnOf(const std::vector<OtherWeight>& weights, bool isExtended);

private:
    void describePlan(StepId id, const Plan& plan, Constraint constraint, bool afterLastAdd);
    void describeWithoutRule(const Plans& plans, const std::vector<Left>& left,
                             const std::vector<ResidualAdd>& adds);
    void summarise(const std::vector<ResidualAdd>& adds);
    void note(StepId id, const std::string& action, const std::string& what);
    void passNotesInOrder();

    std::string m_transform;
    const ProgramEditor& m_program;
    TransformSink& m_sink;
    std::map<std::string, int> m_scaled;   ///< how many of each rule
    std::map<std::string, int> m_unscaled; ///< how many of each operator without a rule
    int m_unconstrained = 0;
    std::vector<std::pair<StepId, graph::TransformNote>> m_notes;
};

} // namespace scalescope::engine::unit_scaling
