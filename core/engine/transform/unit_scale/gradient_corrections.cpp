// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/program/instructions.h"
#include "core/engine/transform/gradient_edges.h"
#include "core/engine/transform/recognise.h"
#include "core/engine/transform/unit_scale/emit.h"
#include "core/engine/transform/unit_scale/parameter_sources.h"
#include "core/graph/scaled_target.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace scalescope::engine::unit_scaling {

namespace {

/// Less than this many binades from 1, a gradient's scale is left.
constexpr double nearEnough = 0.25;

/// Sums of squares of the gradients' elements, followed backwards.
class GradientFlow
{
public:
    GradientFlow(const ProgramEditor& program, const Plans& plans, const std::vector<ResidualAdd>& adds)
        : m_program(program), m_plans(plans)
    {
        for (const ResidualAdd& add : adds) {
            m_adds.emplace(add.add, add);
            m_skips.emplace(skipOf(add), add.tau);
        }
    }

    std::map<ValueId, double> corrections(const std::function<Constraint(StepId, const Plan&)>& constraintOf,
                                          const std::function<bool(ValueId)>& mayScale)
    {
        auto order = m_program.order();
        std::reverse(order.begin(), order.end());
        seed(order);
        std::map<ValueId, double> found;
        for (const StepId id : order) {
            for (const ValueId value : m_program.step(id).outputs) {
                if (const auto factor = correctionOf(value); factor && mayScale(value)) {
                    found.emplace(value, *factor);
                    m_squares[value] = sizeOf(value);
                }
            }
            passBack(id, constraintOf);
        }
        return found;
    }

private:
    [[nodiscard]] ValueId skipOf(const ResidualAdd& add) const
    {
        return m_program.step(add.add).inputs.at(add.skip);
    }
    [[nodiscard]] double sizeOf(ValueId value) const { return product(m_program.factsOf(value).shape); }
    [[nodiscard]] bool hasGradient(ValueId value) const
    {
        const ValueFacts& facts = m_program.factsOf(value);
        return facts.isFloatTensor() && facts.requiresGrad;
    }

    /// Backward begins at the first result that has a gradient, with variance 1.
    void seed(const std::vector<StepId>& backwards)
    {
        std::vector<ValueId> open = {m_program.result()};
        while (!open.empty()) {
            const ValueId value = open.back();
            open.pop_back();
            if (hasGradient(value)) {
                m_squares[value] = sizeOf(value);
                return;
            }
            const StepId maker = m_program.flowOf(value).definedBy;
            const bool isContainer = maker >= 0 && !m_program.factsOf(value).isTensor() &&
                                     m_program.step(maker).instruction->kind != StepKind::Operator;
            if (isContainer && backwards.size() > open.size()) {
                const auto& inputs = m_program.step(maker).inputs;
                open.insert(open.end(), inputs.rbegin(), inputs.rend());
            }
        }
    }

    [[nodiscard]] std::optional<double> correctionOf(ValueId value) const
    {
        const auto found = m_squares.find(value);
        if (found == m_squares.end() || !hasGradient(value) || found->second <= 0) {
            return std::nullopt;
        }
        const double factor = std::sqrt(sizeOf(value) / found->second);
        return std::abs(std::log2(factor)) >= nearEnough ? std::optional(factor) : std::nullopt;
    }

    /// Adds to a value's squares; through a skip's split they arrive with the weight of the branch.
    void give(ValueId value, double squares)
    {
        double weight = 1;
        if (const auto skip = m_skips.find(value); skip != m_skips.end()) {
            weight = skip->second * skip->second / (1 + skip->second * skip->second);
        }
        m_squares[value] += squares * weight;
    }

    /// What arrived at a step's results.
    struct Arrived
    {
        double squares = 0;
        double size = 0;
    };

    [[nodiscard]] Arrived arrivedAt(const Step& step) const
    {
        Arrived arrived;
        for (const ValueId value : step.outputs) {
            if (const auto found = m_squares.find(value); found != m_squares.end()) {
                arrived.squares += found->second;
                arrived.size += sizeOf(value);
            }
        }
        return arrived;
    }

    void passBack(StepId id, const std::function<Constraint(StepId, const Plan&)>& constraintOf)
    {
        const Step& step = m_program.step(id);
        const Arrived arrived = arrivedAt(step);
        if (arrived.squares <= 0 || isMark(step.instruction->kind)) {
            return;
        }
        if (const auto add = m_adds.find(id); add != m_adds.end()) {
            const double tau = add->second.tau;
            m_squares[skipOf(add->second)] += arrived.squares / (1 + tau * tau);
            give(step.inputs.at(1 - add->second.skip), arrived.squares);
            return;
        }
        const auto plan = m_plans.find(id);
        const std::string& target = step.instruction->target;
        const bool passes = step.instruction->kind != StepKind::Operator || picksElements(target) ||
                            target == "aten::__getitem__";
        if (plan == m_plans.end()) {
            passes ? passThrough(id, arrived.squares)
                   : giveToArguments(id, arrived, step.instruction->schema, {});
        } else if (plan->second.rule) {
            giveToArguments(id, arrived, plan->second.function.schema,
                            relativeFactors(plan->second, constraintOf(id, plan->second)));
        } else {
            giveToArguments(id, arrived, plan->second.function.schema, {});
        }
    }

    /// To each argument a gradient of the results' mean square, times its factor's.
    void giveToArguments(StepId id, const Arrived& arrived, const c10::FunctionSchema* schema,
                         const std::map<std::string_view, double>& relative)
    {
        const ProgramEditor::Line& line = m_program.at(id);
        const double meanSquare = arrived.squares / arrived.size;
        for (std::size_t i = 0; i < line.step.inputs.size(); ++i) {
            const ValueId value = line.step.inputs[i];
            if (hasGradient(value)) {
                const bool isNamed = schema && i < schema->arguments().size();
                const auto factor = isNamed ? relative.find(schema->arguments()[i].name()) : relative.end();
                const double scale = factor == relative.end() ? 1 : factor->second;
                give(value, sizeOf(value) * meanSquare * scale * scale);
            }
        }
        for (const StepFlow::Container& container : line.containers) {
            for (const ValueId value : container.tensors) {
                if (hasGradient(value)) {
                    give(value, sizeOf(value) * meanSquare);
                }
            }
        }
    }

    /// Views, slices and containers hand squares on as they are.
    void passThrough(StepId id, double squares)
    {
        const Step& step = m_program.step(id);
        const std::size_t from = step.instruction->target == "aten::where" ? 1 : 0;
        const bool oneSource = step.instruction->kind == StepKind::Operator || step.inputs.size() == 1;
        if (oneSource && step.inputs.size() > from) {
            give(step.inputs[from], squares);
        }
    }

    /// What the constraint made of each gradient's factor.
    static std::map<std::string_view, double> relativeFactors(const Plan& plan, Constraint constraint)
    {
        std::map<std::string_view, double> relative;
        const Factors applied = boundBy(constraint, plan.factors);
        for (std::size_t i = 0; i < applied.gradients.size(); ++i) {
            const double own = plan.factors.gradients[i].factor;
            relative[applied.gradients[i].argument] = own != 0 ? applied.gradients[i].factor / own : 1;
        }
        return relative;
    }

    const ProgramEditor& m_program;
    const Plans& m_plans;
    std::map<StepId, ResidualAdd> m_adds;
    std::map<ValueId, double> m_skips; ///< tau of the first add that has it as its skip
    std::unordered_map<ValueId, double> m_squares;
};

Instruction forkInstruction(double factor)
{
    return ownInstruction(std::string(graph::scaledPrefix) + "fork(Tensor(a) self) -> Tensor(a)",
                          [factor](torch::jit::Stack& stack) {
                              const at::Tensor input = torch::jit::pop(stack).toTensor();
                              stack.emplace_back(branchOff(input, factor));
                          });
}

/// A step's outputs are told apart.
std::string roleOf(const ProgramEditor& program, ValueId value)
{
    const auto& outputs = program.step(program.flowOf(value).definedBy).outputs;
    const auto place = std::find(outputs.begin(), outputs.end(), value) - outputs.begin();
    return place == 0 ? "fork" : "fork " + std::to_string(place);
}

} // namespace

std::map<ValueId, double>
gradientCorrections(const ProgramEditor& program, const Plans& plans, const std::vector<ResidualAdd>& adds,
                    const std::function<Constraint(StepId, const Plan&)>& constraintOf,
                    const std::function<bool(ValueId)>& mayScale)
{
    return GradientFlow(program, plans, adds).corrections(constraintOf, mayScale);
}

void emitForks(ProgramEditor& program, const std::map<ValueId, double>& corrections)
{
    for (const auto& [value, factor] : corrections) {
        const StepId maker = program.flowOf(value).definedBy;
        if (maker < 0 || isWrittenLater(program, value)) {
            continue;
        }
        const ValueId fork = program.insertAfter(
            maker, {forkInstruction(factor), {value}, roleOf(program, value), program.factsOf(value)});
        program.rewireAll(value, fork, ProgramEditor::Marks::Stay);
    }
}

} // namespace scalescope::engine::unit_scaling
