// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/transform.h"

#include "core/engine/transform/unit_scale/emit.h"
#include "core/engine/transform/unit_scale/expectations.h"
#include "core/engine/transform/unit_scale/report.h"
#include "core/engine/transform/unit_scale/weights.h"
#include "core/engine/transform/unit_scale/written_out.h"
#include "core/engine/values/errors.h"
#include "core/message/say_transforms.h"

namespace scalescope::engine {

namespace {

using namespace unit_scaling;

void refuseQuantized(const ProgramEditor& program)
{
    for (const StepId id : program.order()) {
        const Step& step = program.step(id);
        const bool byName = step.instruction->target.rfind("quantized::", 0) == 0;
        for (const ValueId value : step.outputs) {
            if (byName || program.factsOf(value).isQuantized) {
                throw ClauseError(say::modelIsQuantized(step.instruction->target));
            }
        }
    }
}

/// A frozen model has its weights as constants in the code, where they can't be rescaled.
void refuseFrozen(const ProgramEditor& program, const torch::jit::Module& module, const Plans& plans)
{
    if (module.hasattr("training") || module.parameters().size() > 0) {
        return;
    }
    for (const auto& [id, plan] : plans) {
        for (const ValueId value : program.step(id).inputs) {
            const StepId maker = program.flowOf(value).definedBy;
            if (maker >= 0 && program.factsOf(value).isFloatTensor() &&
                program.factsOf(value).shape.size() > 1 &&
                program.step(maker).instruction->kind == StepKind::Constant) {
                throw ClauseError(say::weightsAreFrozen());
            }
        }
    }
}

class UnitScale : public Transform
{
public:
    UnitScale(bool extended, Constraint constraint, std::vector<Replacement> replacements)
        : m_extended(extended), m_constraint(constraint), m_replacements(std::move(replacements))
    {
    }

    Program rewrite(Program program, TransformContext& context) override
    {
        ProgramEditor editor(std::move(program));
        const auto products = findProducts(editor);
        editor.followTensors();
        refuseQuantized(editor);
        writeOut(editor, products);
        Plans plans;
        std::vector<Left> left;
        planOperators(editor, context, plans, left);
        const std::optional<Trunk> trunk = m_extended ? std::optional<Trunk>(editor) : std::nullopt;
        const auto adds = findResidualAdds(editor, plans, trunk ? &*trunk : nullptr);
        for (const ResidualAdd& add : adds) {
            plans.erase(add.add);
        }
        auto before = stepsBeforeResidualAdds(editor, plans, adds);
        if (trunk) {
            std::erase_if(before, [&](StepId id) { return trunk->isOnlyWay(id); });
        }
        const auto constraintOf = [&](StepId id, const Plan& plan) {
            return constraintFor(plan, before.count(id) > 0);
        };
        if (m_extended) {
            m_parameters = scaledParameters(editor, plans, context.module);
            Expectations expectations(editor, context.module, m_parameters.unit, m_parameters.zero);
            expectFactors(editor, plans, adds, constraintOf, expectations);
        }
        Report report(toString(job::Transform(job::UnitScaling{m_extended})), editor, *context.sink);
        report.describe(plans, adds, left, before, constraintOf);
        report.warnOf(weightsOfOtherSpread(editor, plans, context.module, m_parameters.unit), m_extended);
        std::map<ValueId, double> corrections;
        if (trunk) {
            corrections = gradientCorrections(editor, plans, adds, constraintOf, [&](ValueId value) {
                return mayScaleGradient(editor, *trunk, before, value);
            });
        }
        emitForks(editor, corrections); // in front of the splits of residual adds
        emitScaled(editor, plans, constraintOf);
        emitResidualAdds(editor, adds);
        return editor.take();
    }

    void prepareModel(torch::jit::Module& module) override { rescaleWeights(module, m_parameters); }

private:
    /// Stages 1 and 2.
    void planOperators(ProgramEditor& editor, TransformContext& context, Plans& plans,
                       std::vector<Left>& left) const
    {
        if (m_extended) {
            writeOutCells(editor);
        }
        for (const Replacement* unmet : replaceByUser(editor, m_replacements, context.module, plans, left)) {
            context.sink->add(graph::problemOf(say::replacementWithoutEffect(unmet->from, unmet->to)));
        }
        if (m_extended) {
            const auto isTaken = [&](StepId id) { return plans.count(id) > 0; };
            writeRootMeanSquareNorms(editor, isTaken);
            writeActivations(editor, isTaken);
            writeShares(editor, isTaken);
        }
        Expectations expectations(editor, context.module);
        planRules(editor, m_extended ? &expectations : nullptr, plans, left);
        refuseFrozen(editor, context.module, plans);
        refuseWithoutPlan(editor, plans, left, m_extended);
    }

    /// Whether the gradient at a value may be multiplied by a number without that the gradients of what lies
    /// before it become other ones among each other: not inside of a residual branch.
    static bool mayScaleGradient(const ProgramEditor& editor, const Trunk& trunk,
                                 const std::set<StepId>& before, ValueId value)
    {
        return trunk.carries(value) &&
               (trunk.isCut(value) || before.count(editor.flowOf(value).definedBy) == 0);
    }

    /// Stage 4: nothing binds what comes after the last residual add. What the user chose for one operator
    /// stays.
    [[nodiscard]] Constraint constraintFor(const Plan& plan, bool beforeResidualAdd) const
    {
        if (plan.options.constraint) {
            return *plan.options.constraint;
        }
        if (!plan.rule->constrainable || !beforeResidualAdd) {
            return Constraint::None;
        }
        return plan.rule->constraint.value_or(m_constraint);
    }

    bool m_extended;
    Constraint m_constraint;
    std::vector<Replacement> m_replacements;
    ScaledParameters m_parameters;
};

} // namespace

Result<std::unique_ptr<Transform>> makeUnitScale(const job::UnitScaling& wanted, const job::Job& job)
{
    const auto constraint =
        job.constraint.empty() ? Constraint::ToOutputScale : job::constraintFrom(job.constraint);
    if (!constraint) {
        return fail(say::noSuchConstraint(job.constraint, constraintList()), "--constraint");
    }
    auto replacements = parseReplacements(job.replacements, wanted.extended);
    if (!replacements) {
        return tl::unexpected(replacements.error());
    }
    return std::make_unique<UnitScale>(wanted.extended, *constraint, std::move(*replacements));
}

} // namespace scalescope::engine
