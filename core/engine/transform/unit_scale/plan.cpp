// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/plan.h"

#include "core/engine/transform/unit_scale/expectations.h"
#include "core/engine/transform/unit_scale/rule.h"
#include "core/engine/transform/unit_scale/written_out.h"
#include "core/message/say_transforms.h"

namespace scalescope::engine::unit_scaling {

namespace {

/// A tensor without values, of a value's shape; what a value that is no tensor is known to be.
c10::IValue sketchOf(const ProgramEditor& program, ValueId value)
{
    const ValueFacts& facts = program.factsOf(value);
    if (!facts.isTensor()) {
        return program.plainValue(value);
    }
    if (facts.isQuantized) {
        return {};
    }
    at::Tensor sketch = at::empty(facts.shape, at::TensorOptions(facts.type).device(at::kMeta));
    return sketch.set_requires_grad(facts.requiresGrad && facts.isFloatTensor());
}

c10::IValue sketchOfInput(const ProgramEditor& program, const ProgramEditor::Line& line, std::size_t input)
{
    for (const StepFlow::Container& container : line.containers) {
        if (container.input == input) {
            c10::List<at::Tensor> tensors;
            for (const ValueId value : container.tensors) {
                const c10::IValue sketch = sketchOf(program, value);
                if (sketch.isTensor()) {
                    tensors.push_back(sketch.toTensor());
                }
            }
            return tensors;
        }
    }
    return sketchOf(program, line.step.inputs[input]);
}

/// The operator that a step calls; of one that works in place, the same that does not.
Function functionOf(const Step& step)
{
    const Instruction& instruction = *step.instruction;
    if (instruction.kind != StepKind::Operator || !instruction.schema || instruction.variadic ||
        instruction.schema->is_vararg()) {
        return {};
    }
    const std::string name = outOfPlaceName(instruction.target);
    if (name != instruction.target && instruction.mayWrite) {
        Function function = findFunction(name, instruction.schema->overload_name());
        const bool same =
            function.schema && function.schema->arguments().size() == instruction.schema->arguments().size();
        return same ? function : Function{};
    }
    return {instruction.schema, instruction.operation, instruction.keepAlive};
}

} // namespace

std::unique_ptr<StepCall> callOf(const ProgramEditor& program, StepId id)
{
    const ProgramEditor::Line& line = program.at(id);
    auto call = std::make_unique<StepCall>();
    call->function = functionOf(line.step);
    if (!call->function.schema || call->function.schema->arguments().size() != line.step.inputs.size()) {
        return call;
    }
    std::vector<c10::IValue> arguments;
    for (std::size_t i = 0; i < line.step.inputs.size(); ++i) {
        arguments.push_back(sketchOfInput(program, line, i));
    }
    std::vector<at::Tensor> outputs;
    for (const ValueId value : line.step.outputs) {
        const c10::IValue sketch = sketchOf(program, value);
        outputs.push_back(sketch.isTensor() ? sketch.toTensor() : at::Tensor());
    }
    call->facts.emplace(CallFacts{Call(call->function, std::move(arguments)), std::move(outputs)});
    return call;
}

void planRules(ProgramEditor& program, Expectations* expectations, Plans& plans, std::vector<Left>& left)
{
    for (const StepId id : program.order()) {
        const ProgramEditor::Line& line = program.at(id);
        if (line.step.instruction->kind != StepKind::Operator || plans.count(id)) {
            continue;
        }
        if (expectations && isStatistic(program, id)) {
            continue;
        }
        const auto call = callOf(program, id);
        if (expectations && call->facts) {
            expectations->describe(id, *call->facts);
        }
        const Rule* rule =
            call->facts ? ruleFor(line.step.instruction->target, *call->facts, expectations) : nullptr;
        if (!rule) {
            continue;
        }
        if (line.writesShared) {
            left.push_back({id, say::sharesMemory()});
            continue;
        }
        try {
            Plan plan{rule, {}, call->function, {}, false};
            plan.factors = rule->factors(*call->facts, plan.options);
            if (expectations) {
                expectations->note(id, plan, *call->facts, plan.factors.output);
            }
            plans.emplace(id, std::move(plan));
        } catch (const std::exception& error) {
            left.push_back({id, say::hasOddArguments(error.what())});
        }
    }
}

} // namespace scalescope::engine::unit_scaling
