// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/spellings.h"

#include "core/engine/program/instructions.h"
#include "core/engine/transform/unit_scale/registry.h"

namespace scalescope::engine::unit_scaling {

Step stepLike(const Step& step, const std::string& target, std::vector<ValueId> inputs, ValueId output,
              const std::string& role)
{
    Instruction instruction = operatorInstruction(target);
    instruction.location = step.instruction->location;
    Step made = step;
    made.provenance = provenanceOf(step) + (role.empty() ? "" : "|" + role);
    made.instruction = std::make_shared<const Instruction>(std::move(instruction));
    made.inputs = std::move(inputs);
    made.outputs = {output};
    return made;
}

namespace {

class Writer
{
public:
    explicit Writer(FlowProgram& program) : m_program(program) {}

    void writeLinear(const Product& product)
    {
        const auto place = static_cast<StepId>(product.product);
        const auto result = static_cast<StepId>(product.result);
        const Step& multiply = m_program.at(place).step;
        if (multiply.instruction->target == "aten::linear" || m_program.at(result).writesShared) {
            return;
        }
        const ValueId left = multiply.inputs[product.left];
        const ValueId weight = transposed(place, multiply.inputs[product.right]);
        const ValueId none = product.added == noValue ? m_program.constantBefore(result, {}) : noValue;
        const ValueId bias = product.added == noValue ? none : biasOf(product);
        Step linear = stepLike(m_program.at(result).step, "aten::linear", {left, weight, bias},
                               m_program.at(result).step.outputs.front());
        replace(result, std::move(linear));
        if (place != result) {
            m_program.remove(place);
        }
    }

    /// added * beta + alpha * left x right.
    void writeSum(const Product& product)
    {
        const auto place = static_cast<StepId>(product.product);
        const Step step = m_program.at(place).step;
        const ValueId output = step.outputs.front();
        const bool adds = factorOf(step, "beta") != 0;
        const bool scales = factorOf(step, "alpha") != 1;
        const ValueId matrices = adds || scales ? m_program.newValue(output) : output;
        insert(place, stepLike(step, "aten::matmul", {step.inputs[product.left], step.inputs[product.right]},
                               matrices, adds || scales ? "product" : ""));
        ValueId sum = matrices;
        if (scales) {
            sum = scaled(place, step, sum, "alpha", adds ? m_program.newValue(output) : output);
        }
        if (adds) {
            ValueId added = step.inputs.front();
            if (factorOf(step, "beta") != 1) {
                added = scaled(place, step, added, "beta", m_program.newValue(added));
            }
            const ValueId one = m_program.constantBefore(place, std::int64_t{1});
            replace(place, stepLike(step, "aten::add.Tensor", {added, sum, one}, output));
        } else {
            m_program.remove(place);
        }
    }

private:
    /// addmm's bias is an argument of the product; otherwise it is the other operand of the add.
    ValueId biasOf(const Product& product) const
    {
        const Step& result = m_program.at(static_cast<StepId>(product.result)).step;
        if (product.result == product.product) {
            return result.inputs.front();
        }
        const ValueId multiplied = m_program.at(static_cast<StepId>(product.product)).step.outputs.front();
        return result.inputs[0] == multiplied ? result.inputs[1] : result.inputs[0];
    }

    /// The weight as aten::linear takes it, given it as matmul does.
    ValueId transposed(StepId place, ValueId right)
    {
        const StepId maker = m_program.flowOf(right).madeBy;
        if (maker >= 0) {
            const Step& step = m_program.at(maker).step;
            const std::string& target = step.instruction->target;
            if (target == "aten::t" || target == "aten::numpy_T" || target == "aten::mT" ||
                target == "aten::transpose") {
                return step.inputs
                    .front(); // the transposition stays, a view that costs nothing: both runs have it
            }
        }
        const ValueId turned = m_program.newTransposed(right);
        m_program.insertBefore(
            place, stepLike(m_program.at(place).step, "aten::t", {right}, turned, "transposed weight"));
        return turned;
    }

    [[nodiscard]] double factorOf(const Step& step, std::string_view name) const
    {
        const ValueId value = argumentNamed(step, name);
        const c10::IValue factor = value == noValue ? c10::IValue() : m_program.plainValue(value);
        return factor.isScalar() ? factor.toScalar().toDouble() : 1;
    }

    ValueId scaled(StepId place, const Step& step, ValueId value, const std::string& factor, ValueId output)
    {
        const ValueId by = argumentNamed(step, factor);
        insert(place, stepLike(step, "aten::mul.Scalar", {value, by}, output, factor));
        return output;
    }

    void insert(StepId place, Step step) { m_program.insertBefore(place, std::move(step)); }

    void replace(StepId place, Step step)
    {
        m_program.insertBefore(place, std::move(step));
        m_program.remove(place);
    }

    FlowProgram& m_program;
};

} // namespace

void writeOut(FlowProgram& program, const std::vector<Product>& products)
{
    Writer writer(program);
    for (const Product& product : products) {
        const auto place = static_cast<StepId>(product.product);
        const std::string& target = program.at(place).step.instruction->target;
        if (program.at(place).removed || program.at(place).writesShared) {
            continue;
        }
        if (product.kind == ProductKind::Linear) {
            writer.writeLinear(product);
        } else if (outOfPlaceName(target) == "aten::addmm" || outOfPlaceName(target) == "aten::baddbmm") {
            writer.writeSum(product);
        }
    }
}

} // namespace scalescope::engine::unit_scaling
