// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/written_out.h"

#include "core/engine/program/instructions.h"
#include "core/engine/transform/unit_scale/call.h"
#include "core/engine/transform/unit_scale/rule.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <map>
#include <set>
#include <unordered_set>

namespace scalescope::engine::unit_scaling {

std::optional<c10::IValue> constantOf(const ProgramEditor& program, ValueId value)
{
    const StepId maker = program.flowOf(value).definedBy;
    if (maker >= 0 && program.step(maker).instruction->kind == StepKind::Constant) {
        return program.step(maker).instruction->payload;
    }
    const ValueFacts& facts = program.factsOf(value);
    return facts.kind == ValueFacts::Kind::Plain ? std::optional(facts.plain) : std::nullopt;
}

std::optional<double> numberOf(const ProgramEditor& program, ValueId value)
{
    const auto constant = constantOf(program, value);
    if (constant && constant->isTensor() && constant->toTensor().defined() &&
        constant->toTensor().numel() == 1) {
        return constant->toTensor().item().toDouble();
    }
    return constant && constant->isScalar() ? std::optional(constant->toScalar().toDouble()) : std::nullopt;
}

bool isReadBy(const ProgramEditor& program, StepId id, const std::set<StepId>& readers)
{
    const ValueId value = program.step(id).outputs.front();
    const auto& uses = program.usesOf(value);
    return value != program.result() &&
           std::all_of(uses.begin(), uses.end(), [&](const ProgramEditor::Use& use) {
               return readers.count(use.step) > 0 || isMark(program.step(use.step).instruction->kind);
           });
}

bool is(const ProgramEditor& program, StepId id, const char* target)
{
    return id >= 0 && program.step(id).instruction->target == target;
}

StepId definerOf(const ProgramEditor& program, ValueId value)
{
    return program.flowOf(value).definedBy;
}

namespace {

/// Steps of one written-out activation, and of the way from a statistic to its use, at most.
constexpr std::size_t mostSteps = 16;

bool isElementwise(const std::string& target)
{
    static const std::unordered_set<std::string> targets = {
        "aten::mul",   "aten::div",  "aten::add",   "aten::sub",      "aten::rsub",      "aten::pow",
        "aten::tanh",  "aten::erf",  "aten::erfc",  "aten::sigmoid",  "aten::exp",       "aten::neg",
        "aten::relu",  "aten::sqrt", "aten::rsqrt", "aten::softplus", "aten::square",    "aten::hardtanh",
        "aten::clamp", "aten::abs",  "aten::log1p", "aten::log",      "aten::reciprocal"};
    return targets.contains(target);
}

/// A step that works element by element and writes to nothing.
bool worksElementwise(const ProgramEditor& program, StepId id)
{
    if (id < 0) {
        return false;
    }
    const Step& step = program.step(id);
    const Instruction& instruction = *step.instruction;
    return instruction.kind == StepKind::Operator && instruction.operation && !instruction.variadic &&
           !instruction.mayWrite && step.outputs.size() == 1 && isElementwise(instruction.target);
}

/// A function of one tensor that is written out over several steps.
class WrittenActivation
{
public:
    WrittenActivation(const ProgramEditor& program, StepId last) : m_program(program), m_last(last)
    {
        m_isOne = collect(last) && m_arguments.size() == 1 && isClosed();
    }

    [[nodiscard]] bool isOne() const { return m_isOne; }
    [[nodiscard]] ValueId argument() const { return *m_arguments.begin(); }
    [[nodiscard]] const std::set<StepId>& steps() const { return m_steps; }
    [[nodiscard]] Instruction instruction() const;

private:
    bool collect(StepId id)
    {
        if (!m_steps.insert(id).second) {
            return true;
        }
        if (m_steps.size() > mostSteps) {
            return false;
        }
        const auto& shape = m_program.factsOf(m_program.step(m_last).outputs.front()).shape;
        for (const ValueId value : m_program.step(id).inputs) {
            if (constantOf(m_program, value)) {
                continue;
            }
            const ValueFacts& facts = m_program.factsOf(value);
            if (!facts.isFloatTensor() || facts.shape != shape) {
                return false;
            }
            const StepId maker = m_program.flowOf(value).definedBy;
            if (worksElementwise(m_program, maker)) {
                m_inner.insert(value);
            } else {
                m_arguments.insert(value);
            }
            if (m_inner.count(value) && !collect(maker)) {
                return false;
            }
        }
        return true;
    }

    /// Whether nothing else reads what is inside; where it is read, it is the argument itself.
    bool isClosed()
    {
        return std::all_of(m_steps.begin(), m_steps.end(),
                           [&](StepId id) { return id == m_last || isReadBy(m_program, id, m_steps); });
    }

    const ProgramEditor& m_program;
    StepId m_last;
    std::set<StepId> m_steps;
    std::set<ValueId> m_inner;
    std::set<ValueId> m_arguments;
    bool m_isOne = false;
};

/// One operator inside of an activation: its arguments are constants, or results by their number.
struct InnerCall
{
    torch::jit::Operation operation;
    std::shared_ptr<const void> keepAlive;
    std::vector<c10::IValue> constants;
    std::vector<ValueId> results; ///< noValue for a constant
    ValueId output;
};

Instruction WrittenActivation::instruction() const
{
    std::vector<InnerCall> calls;
    for (const StepId id : m_steps) { // ascending: in the order of execution
        const Step& step = m_program.step(id);
        InnerCall call{
            step.instruction->operation, step.instruction->keepAlive, {}, {}, step.outputs.front()};
        for (const ValueId value : step.inputs) {
            const auto constant = constantOf(m_program, value);
            call.constants.push_back(constant.value_or(c10::IValue()));
            call.results.push_back(constant ? noValue : value);
        }
        calls.push_back(std::move(call));
    }
    const ValueId argument = this->argument();
    return ownInstruction("scalescope::activation(Tensor self) -> Tensor", [calls, argument](
                                                                               torch::jit::Stack& stack) {
        std::map<ValueId, c10::IValue> values = {{argument, torch::jit::pop(stack)}};
        for (const InnerCall& call : calls) {
            torch::jit::Stack inner;
            for (std::size_t i = 0; i < call.results.size(); ++i) {
                inner.push_back(call.results[i] == noValue ? call.constants[i] : values.at(call.results[i]));
            }
            auto operation = call.operation;
            operation(inner);
            values[call.output] = inner.back();
        }
        stack.push_back(values.at(calls.back().output));
    });
}

} // namespace

void writeActivations(ProgramEditor& program, const IsTaken& isTaken)
{
    auto order = program.order();
    std::reverse(order.begin(), order.end()); // the last product is the whole function
    for (const StepId id : order) {
        const bool multiplies = is(program, id, "aten::mul") || is(program, id, "aten::div");
        if (!multiplies || program.at(id).removed || !worksElementwise(program, id) ||
            program.step(id).inputs.size() < 2) {
            continue;
        }
        const auto isTensor = [&](ValueId value) {
            return program.factsOf(value).isFloatTensor() && !constantOf(program, value);
        };
        const Step& step = program.step(id);
        if (!isTensor(step.inputs[0]) || !isTensor(step.inputs[1]) ||
            !program.factsOf(step.outputs.front()).requiresGrad) {
            continue;
        }
        const WrittenActivation activation(program, id);
        if (!activation.isOne() ||
            std::any_of(activation.steps().begin(), activation.steps().end(), isTaken)) {
            continue;
        }
        program.insertBefore(id, {activation.instruction(), {activation.argument()}, "", {}, step.outputs});
        for (const StepId inner : activation.steps()) {
            program.remove(inner);
        }
    }
}

namespace {

/// How many elements, on average, the sums in a denominator add up that is made of sums of `addend` alone, by
/// number or place: sum(e), or index_select(scatter_add(zeros, index, e), index).
std::optional<double> addendsOf(const ProgramEditor& program, ValueId denominator, ValueId addend)
{
    StepId id = definerOf(program, denominator);
    for (std::size_t steps = 0; id >= 0 && steps < mostSteps; ++steps) {
        const Step& step = program.step(id);
        const std::string& target = step.instruction->target;
        if (step.instruction->kind != StepKind::Operator || step.inputs.empty()) {
            return std::nullopt;
        }
        const bool scatters = target == "aten::scatter_add" || target == "aten::scatter_add_";
        if (target == "aten::sum" || scatters) {
            const ValueId added = scatters ? step.inputs.at(3) : step.inputs.front();
            return added == addend ? std::optional(product(program.factsOf(addend).shape) /
                                                   product(program.factsOf(step.outputs.front()).shape))
                                   : std::nullopt;
        }
        if (target != "aten::add" && target != "aten::index_select" && target != "aten::expand" &&
            target != "aten::clamp_min" && target != "aten::expand_as" && target != "aten::clamp") {
            return std::nullopt;
        }
        id = definerOf(program, step.inputs.front());
    }
    return std::nullopt;
}

/// What a tensor was made from, element by element.
std::set<ValueId> elementwiseSources(const ProgramEditor& program, ValueId tensor)
{
    std::set<ValueId> sources;
    std::vector<ValueId> open = {tensor};
    while (!open.empty() && sources.size() < mostSteps) {
        const ValueId value = open.back();
        open.pop_back();
        const StepId maker = definerOf(program, value);
        if (sources.insert(value).second && worksElementwise(program, maker)) {
            const auto reads = program.readsOf(maker);
            open.insert(open.end(), reads.begin(), reads.end());
        }
    }
    return sources;
}

bool readsAny(const ProgramEditor& program, StepId step, const std::set<ValueId>& values)
{
    const auto reads = program.readsOf(step);
    return std::any_of(reads.begin(), reads.end(), [&](ValueId read) { return values.count(read) > 0; });
}

/// Whether what is made of these, element by element, is put together with one of the others.
bool meetsAny(const ProgramEditor& program, std::vector<ValueId> open, const std::set<ValueId>& others)
{
    std::set<ValueId> results;
    while (!open.empty() && results.size() < mostSteps) {
        const ValueId value = open.back();
        open.pop_back();
        if (!results.insert(value).second) {
            continue;
        }
        for (const ProgramEditor::Use& use : program.usesOf(value)) {
            if (!worksElementwise(program, use.step) && !is(program, use.step, "scalescope::share")) {
                continue;
            }
            if (readsAny(program, use.step, others)) {
                return true;
            }
            open.push_back(program.step(use.step).outputs.front());
        }
    }
    return false;
}

} // namespace

void writeShares(ProgramEditor& program, const IsTaken& isTaken)
{
    for (const StepId id : program.order()) {
        if (!is(program, id, "aten::div") || !worksElementwise(program, id) || isTaken(id) ||
            program.step(id).inputs.size() != 2) {
            continue;
        }
        const auto inputs = program.step(id).inputs;
        const bool isExponential = is(program, definerOf(program, inputs[0]), "aten::exp");
        const auto addends = isExponential ? addendsOf(program, inputs[1], inputs[0]) : std::nullopt;
        if (!addends) {
            continue;
        }
        const ValueId count = program.constantBefore(id, *addends);
        const auto outputs = program.step(id).outputs;
        program.insertBefore(
            id, {ownInstruction("scalescope::share(Tensor self, Tensor sum, float addends) -> Tensor",
                                [](torch::jit::Stack& stack) {
                                    torch::jit::drop(stack, 1);
                                    const at::Tensor sum = torch::jit::pop(stack).toTensor();
                                    const at::Tensor self = torch::jit::pop(stack).toTensor();
                                    stack.emplace_back(at::div(self, sum));
                                }),
                 {inputs[0], inputs[1], count},
                 "",
                 {},
                 outputs});
        program.remove(id);
    }
}

bool isStatistic(const ProgramEditor& program, StepId id)
{
    const std::string& target = program.step(id).instruction->target;
    if (target != "aten::mean" && target != "aten::sum" && outOfPlaceName(target) != "aten::scatter_add") {
        return false;
    }
    if (outOfPlaceName(target) == "aten::scatter_add") { // the sums of a softmax over the edges of each node
        return is(program, definerOf(program, program.step(id).inputs.at(3)), "aten::exp");
    }
    const std::set<ValueId> sources = elementwiseSources(program, program.step(id).inputs.front());
    return meetsAny(program, program.step(id).outputs, sources);
}

} // namespace scalescope::engine::unit_scaling
