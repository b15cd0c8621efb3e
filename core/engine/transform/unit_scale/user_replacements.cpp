// SPDX-License-Identifier: GPL-3.0-or-later
// Stage 1: the user's dictionary.
#include "core/engine/transform/transform.h"
#include "core/engine/transform/unit_scale/argument_filler.h"
#include "core/engine/transform/unit_scale/plan.h"
#include "core/engine/transform/unit_scale/regions.h"
#include "core/engine/transform/unit_scale/rule.h"
#include "core/engine/values/errors.h"
#include "core/message/say_transforms.h"

#include <set>

namespace scalescope::engine::unit_scaling {

namespace {

class UserReplacer
{
public:
    UserReplacer(ProgramEditor& program, const std::vector<Replacement>& replacements,
                 const torch::jit::Module& model, Plans& plans, std::vector<Left>& left)
        : m_program(program), m_replacements(replacements), m_model(model), m_plans(plans), m_left(left)
    {
    }

    void replaceRegions()
    {
        for (const Region& region : findRegions(m_program, m_replacements, m_model)) {
            m_met.insert(region.replacement);
            if (const auto obstacle = obstacleIn(m_program, region)) {
                m_left.push_back({region.leave, obstacle});
                continue;
            }
            replaceRegion(region);
        }
    }

    void replaceOperators()
    {
        for (const StepId id : m_program.order()) {
            const Step& step = m_program.step(id);
            if (step.instruction->kind != StepKind::Operator || m_plans.count(id) || step.outputs.empty() ||
                !m_program.factsOf(step.outputs.front()).isFloatTensor()) {
                continue;
            }
            const auto call = callOf(m_program, id);
            const Rule* rule = call->facts ? ruleFor(step.instruction->target, *call->facts, true) : nullptr;
            for (const Replacement& replacement : m_replacements) {
                if (meansOperator(replacement, step.instruction->target, rule)) {
                    m_met.insert(&replacement);
                    replaceOperator(id, step, replacement, rule);
                    break;
                }
            }
        }
    }

    /// The entries that named nothing in the program.
    [[nodiscard]] std::vector<const Replacement*> unmet() const
    {
        std::vector<const Replacement*> found;
        for (const Replacement& replacement : m_replacements) {
            if (m_met.count(&replacement) == 0) {
                found.push_back(&replacement);
            }
        }
        return found;
    }

private:
    void replaceRegion(const Region& region)
    {
        const Step& enter = m_program.step(region.enter);
        const ValueId result = resultOf(m_program, region);
        const StepId maker = m_program.flowOf(result).definedBy;
        std::vector<ValueId> sources = enter.inputs;
        std::unique_ptr<ArgumentFiller> filler;
        if (enter.instruction->kind == StepKind::EnterModule) {
            sources.erase(sources.begin());
            filler =
                std::make_unique<ModuleFiller>(m_program, region, sources, m_model, enter.inputs.front());
        } else {
            filler =
                std::make_unique<ArgumentFiller>(m_program, region.leave, sources,
                                                 argumentsOfFunction(enter.instruction->name), region.inside);
        }
        if (put(region.leave, maker, *region.replacement, *filler)) {
            for (const StepId id : region.inside) {
                if (!staysInRegion(m_program.step(id))) {
                    m_program.remove(id);
                }
            }
        }
    }

    void replaceOperator(StepId id, const Step& step, const Replacement& replacement, const Rule* rule)
    {
        if (m_program.at(id).writesShared) {
            m_left.push_back({id, say::sharesMemory()});
            return;
        }
        if (rule && rule == replacement.rule) { // the same operator with options of its own
            const auto call = callOf(m_program, id);
            Plan plan{rule, replacement.options, call->function, {}, true};
            plan.factors = rule->factors(*call->facts, plan.options);
            m_plans.emplace(id, std::move(plan));
            return;
        }
        ArgumentFiller filler(m_program, id, step.inputs, step.instruction->schema->arguments());
        if (put(id, id, replacement, filler)) {
            m_program.remove(id);
        }
    }

    /// How a scripted function of the model's file declares its arguments; nothing where it is not found.
    [[nodiscard]] std::vector<c10::Argument> argumentsOfFunction(const std::string& qualifiedName) const
    {
        const auto unit = m_model._ivalue()->compilation_unit();
        const auto* function = unit ? unit->find_function(c10::QualifiedName(qualifiedName)) : nullptr;
        return function ? function->getSchema().arguments() : std::vector<c10::Argument>();
    }

    /// Puts the operator that a replacement calls in front of `place`; it makes what `maker` made.
    bool put(StepId place, StepId maker, const Replacement& replacement, ArgumentFiller& filler)
    {
        const Rule* rule = replacement.rule;
        const std::string target = !rule                     ? replacement.target
                                   : rule->canonical.empty() ? std::string(rule->targets.front())
                                                             : std::string(rule->canonical);
        const auto functions = overloadsOf(target);
        if (functions.empty()) {
            throw ClauseError(say::noOperatorToReplace(target, replacement.from, replacement.to));
        }
        for (const Function& function : functions) {
            const auto inputs =
                filler.fill(*function.schema, rule ? rule->arguments : std::vector<std::string_view>());
            if (inputs) {
                insert(place, maker, replacement, function, *inputs);
                return true;
            }
        }
        throw ClauseError(say::argumentsDoNotFit(replacement.from, target, replacement.to));
    }

    void insert(StepId place, StepId maker, const Replacement& replacement, const Function& function,
                const std::vector<ValueId>& inputs)
    {
        Instruction instruction;
        instruction.target = function.schema->name();
        instruction.operation = function.operation;
        instruction.schema = function.schema;
        instruction.keepAlive = function.keepAlive;
        instruction.mayReturnTensors = true;
        const ValueId output = m_program.step(maker).outputs.front();
        m_program.insertBefore(place, {std::move(instruction), inputs, "", {}, {output}, maker});
        const StepId id = m_program.flowOf(output).definedBy;
        const auto call = callOf(m_program, id);
        Plan plan{replacement.rule, replacement.options, function, {}, true};
        if (plan.rule && call->facts) {
            plan.factors = plan.rule->factors(*call->facts, plan.options);
        }
        m_plans.emplace(id, std::move(plan));
    }

    ProgramEditor& m_program;
    const std::vector<Replacement>& m_replacements;
    const torch::jit::Module& m_model;
    Plans& m_plans;
    std::vector<Left>& m_left;
    std::set<const Replacement*> m_met;
};

} // namespace

std::vector<const Replacement*> replaceByUser(ProgramEditor& program,
                                              const std::vector<Replacement>& replacements,
                                              const torch::jit::Module& model, Plans& plans,
                                              std::vector<Left>& left)
{
    UserReplacer replacer(program, replacements, model, plans, left);
    replacer.replaceRegions();
    replacer.replaceOperators();
    return replacer.unmet();
}

} // namespace scalescope::engine::unit_scaling
