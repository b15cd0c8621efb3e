// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/report.h"

#include "core/engine/track/same_values.h"
#include "core/engine/transform/unit_scale/emit.h"
#include "core/engine/transform/unit_scale/rule.h"
#include "core/engine/values/errors.h"
#include "core/message/say_transforms.h"

#include <algorithm>
#include <cstdio>
#include <set>
#include <unordered_set>

namespace scalescope::engine::unit_scaling {

namespace {

/// Operators that pick or place values without computing any.
bool onlyMoves(const std::string& target)
{
    static const std::unordered_set<std::string> targets = {
        "aten::slice",       "aten::select",    "aten::narrow",        "aten::split",
        "aten::chunk",       "aten::unbind",    "aten::expand",        "aten::expand_as",
        "aten::index",       "aten::gather",    "aten::index_select",  "aten::split_with_sizes",
        "aten::masked_fill", "aten::stack",     "aten::diagonal",      "aten::broadcast_to",
        "aten::repeat",      "aten::dropout",   "aten::triu",          "aten::tril",
        "aten::copy_",       "aten::fill_",     "aten::zeros_like",    "aten::ones_like",
        "aten::zero_",       "aten::new_zeros", "aten::new_ones",      "aten::tensor_split",
        "aten::empty_like",  "aten::float",     "aten::masked_select", "aten::cat",
        "aten::__getitem__", "aten::append",    "aten::unsafe_chunk",  "aten::unsafe_split",
        "aten::hsplit",      "aten::vsplit",    "aten::dsplit",        "aten::unfold"};
    const std::string name = outOfPlaceName(target);
    return targets.count(target) || targets.count(name) || onlyRearranges(name);
}

/// Whether the step computes floating-point tensors from others.
bool computes(const ProgramEditor& program, StepId id)
{
    const Step& step = program.step(id);
    const auto isFloat = [&](ValueId value) { return program.factsOf(value).isFloatTensor(); };
    const auto reads = program.readsOf(id);
    const std::string& target = step.instruction->target;
    return step.instruction->kind == StepKind::Operator && target.rfind("prim::", 0) != 0 &&
           !onlyMoves(target) && std::any_of(step.outputs.begin(), step.outputs.end(), isFloat) &&
           std::any_of(reads.begin(), reads.end(), isFloat);
}

/// What a sentence calls a step: the operator, or the function or the module whose call ends there.
std::string nameIn(const Step& step)
{
    const Instruction& instruction = *step.instruction;
    if (!isMark(instruction.kind)) {
        return instruction.target;
    }
    const std::string name = instruction.name.empty() ? step.scope->type : instruction.name;
    return name.substr(name.rfind('.') + 1);
}

std::string numberText(double number)
{
    char text[32]; // NOLINT
    std::snprintf(text, sizeof text, "%.4g", number);
    return text;
}

std::string countsText(const std::map<std::string, int>& counts)
{
    std::string text;
    for (const auto& [name, count] : counts) {
        text += (text.empty() ? "" : ", ") + std::to_string(count) + " " + name;
    }
    return text;
}

/// Whether an extended rule is for one of these operators.
bool knownToExtended(const std::set<std::string>& targets)
{
    return std::any_of(targets.begin(), targets.end(), [](const std::string& target) {
        const std::string name = outOfPlaceName(target);
        return std::any_of(rules().begin(), rules().end(), [&](const Rule* rule) {
            return rule->extended &&
                   std::find(rule->targets.begin(), rule->targets.end(), name) != rule->targets.end();
        });
    });
}

std::string factorsText(const Factors& factors)
{
    std::string text = "output " + numberText(factors.output);
    for (const GradientFactor& gradient : factors.gradients) {
        text += ", gradient of " + std::string(gradient.argument) + " " + numberText(gradient.factor);
    }
    return text;
}

} // namespace

void refuseWithoutPlan(const ProgramEditor& program, const Plans& plans, const std::vector<Left>& left,
                       bool extended)
{
    if (!plans.empty()) {
        return;
    }
    std::set<std::string> targets;
    for (const StepId id : program.order()) {
        if (computes(program, id)) {
            targets.insert(program.step(id).instruction->target);
        }
    }
    if (targets.empty()) {
        throw ClauseError(say::computesNothing());
    }
    if (!left.empty()) {
        throw ClauseError(say::nothingElseHasRule(nameIn(program.step(left.front().step)), left.front().why));
    }
    std::string names;
    for (const std::string& target : targets) {
        names += (names.empty() ? "" : ", ") + target;
    }
    throw ClauseError(!extended && knownToExtended(targets) ? say::noneHasPlainRule(names)
                                                            : say::noneHasRule(names));
}

void Report::describe(const Plans& plans, const std::vector<ResidualAdd>& adds, const std::vector<Left>& left,
                      const std::set<StepId>& before,
                      const std::function<Constraint(StepId, const Plan&)>& constraintOf)
{
    for (const auto& [id, plan] : plans) {
        if (plan.rule) {
            describePlan(id, plan, constraintOf(id, plan), !adds.empty() && !before.count(id));
        } else {
            note(id, "replaced", "takes the place of what the user replaced, unscaled");
        }
    }
    for (const ResidualAdd& add : adds) {
        note(add.add, "residual",
             "is a residual add with tau " + numberText(add.tau) +
                 (add.attends ? ", as its branch holds attention" : ""));
    }
    for (const Left& step : left) {
        note(step.step, "no-rule", "stays as it is: it " + message::english(step.why));
    }
    describeWithoutRule(plans, left, adds);
    passNotesInOrder();
    summarise(adds);
}

/// In the order in which the model runs; what takes the place of other steps stands where they stood.
void Report::passNotesInOrder()
{
    std::map<StepId, std::size_t> ranks;
    for (const StepId id : m_program.order()) {
        ranks.emplace(id, ranks.size());
    }
    const auto place = [&](StepId id) {
        const auto rank = ranks.find(id);
        return std::pair(m_program.at(id).position, rank == ranks.end() ? 0 : rank->second);
    };
    std::stable_sort(m_notes.begin(), m_notes.end(),
                     [&](const auto& a, const auto& b) { return place(a.first) < place(b.first); });
    for (const auto& [id, note] : m_notes) {
        m_sink.add(note);
    }
    m_notes.clear();
}

void Report::describePlan(StepId id, const Plan& plan, Constraint constraint, bool afterLastAdd)
{
    const Factors factors = boundBy(constraint, plan.factors);
    ++m_scaled[std::string(plan.rule->name)];
    note(id, "replaced",
         (plan.replaced ? "is unit-scaled by the user's dictionary: " : "is unit-scaled: ") +
             factorsText(factors));
    if (plan.rule->constrainable && !plan.options.constraint && constraint == Constraint::None) {
        ++m_unconstrained;
        note(id, "unconstrained",
             afterLastAdd ? "comes after the last residual add, so that nothing constrains its factors"
                          : "has factors that nothing constrains");
    }
}

void Report::describeWithoutRule(const Plans& plans, const std::vector<Left>& left,
                                 const std::vector<ResidualAdd>& adds)
{
    std::set<StepId> known;
    for (const Left& step : left) {
        known.insert(step.step);
        ++m_unscaled[nameIn(m_program.step(step.step))];
    }
    for (const ResidualAdd& add : adds) {
        known.insert(add.add);
    }
    for (const StepId id : m_program.order()) {
        if (!plans.count(id) && !known.count(id) && computes(m_program, id)) {
            ++m_unscaled[m_program.step(id).instruction->target];
            note(id, "no-rule", "has no rule and stays as it is");
        }
    }
}

void Report::summarise(const std::vector<ResidualAdd>& adds)
{
    const auto attention =
        std::count_if(adds.begin(), adds.end(), [](const ResidualAdd& add) { return add.attends; });
    const auto name = say::transformNamed(m_transform);
    if (m_scaled.empty() && adds.empty()) {
        m_sink.add(graph::problemOf(say::scaledNothing(name)));
    } else {
        const auto scaled = m_scaled.empty() ? say::nothing() : say::verbatim(countsText(m_scaled));
        m_sink.add(graph::problemOf(say::scaledOperators(name, scaled, m_unconstrained,
                                                         say::residualAdds({std::ssize(adds)}), attention)));
    }
    if (!m_unscaled.empty()) {
        m_sink.add(graph::problemOf(say::leftAsTheyAre(name, countsText(m_unscaled))));
    }
}

void Report::warnOf(const std::vector<OtherWeight>& weights, bool isExtended)
{
    const auto isParameter = [](const OtherWeight& weight) { return !weight.parameter.empty(); };
    const auto range = [](std::vector<OtherWeight> some) {
        std::sort(some.begin(), some.end(), [](const auto& a, const auto& b) { return a.spread < b.spread; });
        return std::pair(numberText(some.front().spread), numberText(some.back().spread));
    };
    std::vector<OtherWeight> parameters;
    std::vector<OtherWeight> others;
    std::partition_copy(weights.begin(), weights.end(), std::back_inserter(parameters),
                        std::back_inserter(others), isParameter);
    const auto name = say::transformNamed(m_transform);
    if (!parameters.empty() && !isExtended) {
        const auto [low, high] = range(parameters);
        m_sink.add(graph::problemOf(say::weightsNotUnit(name, say::weightsCounted({std::ssize(parameters)}),
                                                        parameters.front().parameter, low, high)));
    }
    if (!others.empty()) {
        const auto [low, high] = range(others);
        m_sink.add(graph::problemOf(
            say::fixedWeightsNotUnit(name, say::weightsCounted({std::ssize(others)}), low, high)));
    }
}

void Report::note(StepId id, const std::string& action, const std::string& what)
{
    const Step& step = m_program.step(id);
    const std::string& module = step.scope->path;
    const std::string place = module.empty() ? "" : " in " + module;
    m_notes.emplace_back(id, graph::TransformNote{m_transform, action, nameIn(step), module,
                                                  provenanceOf(step), step.instruction->location,
                                                  nameIn(step) + place + " " + what + "."});
}

} // namespace scalescope::engine::unit_scaling
