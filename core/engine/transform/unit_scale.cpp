// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale.h"

#include "core/engine/transform/unit_scale/cells.h"
#include "core/engine/transform/unit_scale/emit.h"
#include "core/engine/transform/unit_scale/report.h"
#include "core/engine/transform/unit_scale/spellings.h"
#include "core/engine/transform/unit_scale/weights.h"
#include "core/message/say_transforms.h"

namespace scalescope::engine {

namespace {

using namespace unit_scaling;

void refuseQuantised(const ProgramEditor& program)
{
    for (const StepId id : program.order()) {
        const Step& step = program.step(id);
        const bool byName = step.instruction->target.rfind("quantized::", 0) == 0;
        for (const ValueId value : step.outputs) {
            if (byName || program.factsOf(value).isQuantised) {
                throw CannotApply(say::modelIsQuantised(step.instruction->target));
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
                throw CannotApply(say::weightsAreFrozen());
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
        refuseQuantised(editor);
        writeOut(editor, products);
        if (m_extended) {
            writeOutCells(editor);
        }
        Plans plans;
        std::vector<Left> left;
        for (const Replacement* unmet : replaceByUser(editor, m_replacements, context.module, plans, left)) {
            context.sink->add(problemOf(graph::Severity::Warning, "replacement-without-effect",
                                        say::replacementWithoutEffect(unmet->from, unmet->to)));
        }
        planRules(editor, m_extended, plans, left);
        refuseFrozen(editor, context.module, plans);
        refuseWithoutPlan(editor, plans, left, m_extended);
        const auto adds = findResidualAdds(editor, plans);
        for (const ResidualAdd& add : adds) {
            plans.erase(add.add);
        }
        const auto before = stepsBeforeResidualAdds(editor, plans, adds);
        const auto constraintOf = [&](StepId id, const Plan& plan) {
            return constraintFor(plan, before.count(id) > 0);
        };
        Report report(toString(job::Transform(job::UnitScaling{m_extended})), editor, *context.sink);
        report.describe(plans, adds, left, before, constraintOf);
        emitScaled(editor, plans, constraintOf);
        emitResidualAdds(editor, adds);
        return editor.take();
    }

    void prepareModel(torch::jit::Module& module) override { rescaleWeights(module); }

private:
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
