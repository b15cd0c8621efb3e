// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/emit.h"

#include "core/engine/program/instructions.h"
#include "core/engine/transform/gradient_edges.h"
#include "core/graph/scaled_target.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

std::string scaledTarget(const std::string& name)
{
    return std::string(graph::scaledPrefix) + name.substr(name.rfind(':') + 1);
}

Instruction scaledInstruction(Instruction instruction, const Plan& plan, Factors factors)
{
    instruction.target = scaledTarget(plan.function.schema->name());
    instruction.schema = plan.function.schema;
    instruction.keepAlive = plan.function.keepAlive;
    const std::size_t arguments = plan.function.schema->arguments().size();
    instruction.operation = [plan, factors = std::move(factors), arguments](torch::jit::Stack& stack) {
        const auto first = stack.end() - static_cast<std::ptrdiff_t>(arguments);
        std::vector<c10::IValue> taken(std::make_move_iterator(first), std::make_move_iterator(stack.end()));
        stack.erase(first, stack.end());
        auto results = callScaled(plan, factors, std::move(taken));
        stack.insert(stack.end(), std::make_move_iterator(results.begin()),
                     std::make_move_iterator(results.end()));
    };
    instruction.mayWrite = plan.function.schema->is_mutable();
    return instruction;
}

/// Input and two outputs: the start of the residual branch and the skip.
Instruction splitInstruction(double tau)
{
    const double denominator = std::sqrt(1 + tau * tau);
    return ownInstruction(std::string(graph::scaledPrefix) +
                              "residual_split(Tensor(a) self) -> (Tensor(a), Tensor(a))",
                          [tau, denominator](torch::jit::Stack& stack) {
                              const at::Tensor input = torch::jit::pop(stack).toTensor();
                              stack.emplace_back(branchOff(input, tau / denominator));
                              stack.emplace_back(branchOff(input, 1 / denominator));
                          });
}

/// As the model wrote it: the branch may be the left or the right operand, `alpha` is the factor of the right
/// one.
Instruction residualAddInstruction(std::size_t skip, double tau)
{
    const double denominator = std::sqrt(1 + tau * tau);
    const double left = (skip == 0 ? 1 : tau) / denominator;
    const double right = (skip == 0 ? tau : 1) / denominator;
    return ownInstruction(
        std::string(graph::scaledPrefix) + "residual_add(Tensor self, Tensor other, Scalar alpha) -> Tensor",
        [left, right](torch::jit::Stack& stack) {
            const at::Scalar alpha = torch::jit::pop(stack).toScalar();
            const at::Tensor second = torch::jit::pop(stack).toTensor();
            const at::Tensor first = torch::jit::pop(stack).toTensor();
            stack.emplace_back(at::add(scaleForward(first, left), scaleForward(second, right), alpha));
        });
}

/// What takes the place of a skip: for its other readers and for the add.
struct Split
{
    ValueId branch;
    ValueId skip;
};

Split insertSplit(ProgramEditor& program, ValueId skip, const ResidualAdd& add)
{
    const ValueId branch = program.insertAfter(
        program.flowOf(skip).definedBy,
        {splitInstruction(add.tau), {skip}, "residual split", program.factsOf(skip), {}, add.add});
    return {branch, branch + 1};
}

} // namespace

std::vector<c10::IValue> callScaled(const Plan& plan, const Factors& factors,
                                    std::vector<c10::IValue> arguments)
{
    Call call(plan.function, std::move(arguments));
    for (const GradientFactor& gradient : factors.gradients) {
        if (call.isTensor(gradient.argument)) {
            call.set(gradient.argument, scaleBackward(call.tensor(gradient.argument), gradient.factor));
        }
    }
    auto results = plan.rule->compute ? plan.rule->compute(call, plan.options) : call.run();
    results.at(0) = scaleForward(results[0].toTensor(), factors.output);
    return results;
}

Factors boundBy(Constraint constraint, Factors factors)
{
    std::vector<double> bound = {factors.output};
    for (const GradientFactor& gradient : factors.gradients) {
        if (gradient.constrained) {
            bound.push_back(gradient.factor);
        }
    }
    const bool isSuitable = fits(constraint, bound.size());
    const auto one = constrained(isSuitable ? constraint : Constraint::ToOutputScale, bound);
    if (!one || bound.size() == 1) {
        return factors;
    }
    factors.output = *one;
    for (GradientFactor& gradient : factors.gradients) {
        gradient.factor = gradient.constrained ? *one : gradient.factor;
    }
    return factors;
}

void emitScaled(ProgramEditor& program, const Plans& plans,
                const std::function<Constraint(StepId, const Plan&)>& constraintOf)
{
    for (const auto& [id, plan] : plans) {
        if (plan.rule) {
            program.replace(id, scaledInstruction(*program.step(id).instruction, plan,
                                                  boundBy(constraintOf(id, plan), plan.factors)));
        }
    }
}

void emitResidualAdds(ProgramEditor& program, const std::vector<ResidualAdd>& adds)
{
    for (const ResidualAdd& add : adds) {
        const ValueId skip = program.step(add.add).inputs[add.skip];
        const Split split = insertSplit(program, skip, add);
        program.rewireAll(skip, split.branch, ProgramEditor::Marks::Stay);
        const Step& sum = program.step(add.add);
        auto inputs = sum.inputs;
        if (inputs.size() < 3) {
            inputs.push_back(program.constantBefore(add.add, std::int64_t{1}));
        }
        inputs[add.skip] = split.skip;
        program.insertBefore(
            add.add, {residualAddInstruction(add.skip, add.tau), std::move(inputs), "", {}, sum.outputs});
        program.remove(add.add);
    }
}

} // namespace scalescope::engine::unit_scaling
