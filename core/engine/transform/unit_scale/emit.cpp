// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/emit.h"

#include "core/engine/program/instructions.h"
#include "core/engine/transform/unit_scale/registry.h"
#include "core/engine/transform/unit_scale/scaled_autograd.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

std::string scaledTarget(const std::string& name)
{
    return std::string(targetPrefix) + name.substr(name.rfind(':') + 1);
}

std::shared_ptr<const Instruction> scaledInstruction(const Instruction& original, const Plan& plan,
                                                     Factors factors)
{
    auto instruction = std::make_shared<Instruction>(original);
    instruction->target = scaledTarget(plan.function.schema->name());
    instruction->schema = plan.function.schema;
    instruction->keepAlive = plan.function.keepAlive;
    const std::size_t arguments = plan.function.schema->arguments().size();
    instruction->operation = [plan, factors = std::move(factors), arguments](torch::jit::Stack& stack) {
        const auto first = stack.end() - static_cast<std::ptrdiff_t>(arguments);
        std::vector<c10::IValue> taken(std::make_move_iterator(first), std::make_move_iterator(stack.end()));
        stack.erase(first, stack.end());
        auto results = callScaled(plan, factors, std::move(taken));
        stack.insert(stack.end(), std::make_move_iterator(results.begin()),
                     std::make_move_iterator(results.end()));
    };
    instruction->mayWrite = plan.function.schema->is_mutable();
    return instruction;
}

/// Input and two outputs: the start of the residual branch and the skip.
Instruction splitInstruction(double tau)
{
    const double denominator = std::sqrt(1 + tau * tau);
    return ownInstruction(std::string(targetPrefix) +
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
        std::string(targetPrefix) + "residual_add(Tensor self, Tensor other, Scalar alpha) -> Tensor",
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

Split insertSplit(FlowProgram& program, ValueId skip, const ResidualAdd& add)
{
    const StepId at = program.flowOf(skip).definedBy;
    const Step& place = at < 0 ? program.at(0).step : program.at(at).step;
    Instruction instruction = splitInstruction(add.tau);
    instruction.location = program.at(add.add).step.instruction->location;
    Step step;
    step.instruction = std::make_shared<const Instruction>(std::move(instruction));
    step.scope = place.scope;
    step.inputs = {skip};
    step.outputs = {program.newValue(skip), program.newValue(skip)};
    step.provenance = provenanceOf(program.at(add.add).step) + "|residual split";
    const Split split{step.outputs[0], step.outputs[1]};
    program.insertAfter(at, std::move(step));
    return split;
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

void emitScaled(FlowProgram& program, const Plans& plans,
                const std::function<Constraint(StepId, const Plan&)>& constraintOf)
{
    for (const auto& [id, plan] : plans) {
        if (plan.rule) {
            Step& step = program.at(id).step;
            step.provenance = provenanceOf(step);
            step.instruction =
                scaledInstruction(*step.instruction, plan, boundBy(constraintOf(id, plan), plan.factors));
        }
    }
}

void emitResidualAdds(FlowProgram& program, const std::vector<ResidualAdd>& adds)
{
    for (const ResidualAdd& add : adds) {
        const ValueId skip = program.at(add.add).step.inputs[add.skip];
        const Split split = insertSplit(program, skip, add);
        program.rewireAll(skip, split.branch);
        program.at(program.flowOf(split.branch).definedBy).step.inputs = {skip};
        if (program.at(add.add).step.inputs.size() < 3) {
            const ValueId one = program.constantBefore(add.add, std::int64_t{1});
            program.at(add.add).step.inputs.push_back(one);
        }
        Step& sum = program.at(add.add).step;
        sum.provenance = provenanceOf(sum);
        sum.inputs[add.skip] = split.skip;
        Instruction instruction = residualAddInstruction(add.skip, add.tau);
        instruction.location = sum.instruction->location;
        sum.instruction = std::make_shared<const Instruction>(std::move(instruction));
    }
}

} // namespace scalescope::engine::unit_scaling
