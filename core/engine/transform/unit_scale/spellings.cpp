// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/written_out.h"

#include "core/engine/program/instructions.h"
#include "core/engine/transform/unit_scale/rule.h"

#include <algorithm>

namespace scalescope::engine::unit_scaling {

namespace {

class Writer
{
public:
    explicit Writer(ProgramEditor& program) : m_program(program) {}

    void writeLinear(const Product& product)
    {
        const StepId place = product.product;
        const StepId result = product.result;
        const Step& multiply = m_program.step(place);
        if (multiply.instruction->target == "aten::linear" || m_program.at(result).writesShared) {
            return;
        }
        const ValueId left = multiply.inputs[product.left];
        const ValueId weight = transposed(place, multiply.inputs[product.right]);
        const ValueId bias =
            product.added == noValue ? m_program.constantBefore(result, {}) : biasOf(product);
        insert(result, "aten::linear", {left, weight, bias}, "", {}, m_program.step(result).outputs);
        m_program.remove(result);
        if (place != result) {
            m_program.remove(place);
        }
    }

    /// added * beta + alpha * left x right.
    void writeSum(const Product& product)
    {
        const StepId place = product.product;
        const Step& step = m_program.step(place);
        const ValueId output = step.outputs.front();
        const ValueFacts facts = m_program.factsOf(output);
        const bool adds = factorOf(step, "beta") != 0;
        const bool scales = factorOf(step, "alpha") != 1;
        const auto outputs = [output](bool isLast) {
            return isLast ? std::vector<ValueId>{output} : std::vector<ValueId>();
        };
        const bool isProduct = !adds && !scales;
        ValueId sum = insert(place, "aten::matmul", {step.inputs[product.left], step.inputs[product.right]},
                             isProduct ? "" : "product", facts, outputs(isProduct));
        if (scales) {
            sum = insert(place, "aten::mul.Scalar", {sum, argumentNamed(step, "alpha")}, "alpha", facts,
                         outputs(!adds));
        }
        if (adds) {
            ValueId added = step.inputs.front();
            if (factorOf(step, "beta") != 1) {
                added = insert(place, "aten::mul.Scalar", {added, argumentNamed(step, "beta")}, "beta",
                               m_program.factsOf(added));
            }
            const ValueId one = m_program.constantBefore(place, std::int64_t{1});
            insert(place, "aten::add.Tensor", {added, sum, one}, "", {}, outputs(true));
        }
        m_program.remove(place);
    }

private:
    /// addmm's bias is an argument of the product; otherwise it is the other operand of the add.
    ValueId biasOf(const Product& product) const
    {
        const Step& result = m_program.step(product.result);
        if (product.result == product.product) {
            return result.inputs.front();
        }
        const ValueId multiplied = m_program.step(product.product).outputs.front();
        return result.inputs[0] == multiplied ? result.inputs[1] : result.inputs[0];
    }

    /// The weight as aten::linear takes it, given it as matmul does.
    ValueId transposed(StepId place, ValueId right)
    {
        const StepId maker = m_program.flowOf(right).madeBy;
        if (maker >= 0) {
            const Step& step = m_program.step(maker);
            const std::string& target = step.instruction->target;
            if (target == "aten::t" || target == "aten::numpy_T" || target == "aten::mT" ||
                target == "aten::transpose") {
                return step.inputs
                    .front(); // the transposition stays, a view that costs nothing: both runs have it
            }
        }
        ValueFacts turned = m_program.factsOf(right);
        std::reverse(turned.shape.begin(), turned.shape.end());
        return insert(place, "aten::t", {right}, "transposed weight", std::move(turned));
    }

    [[nodiscard]] double factorOf(const Step& step, std::string_view name) const
    {
        const ValueId value = argumentNamed(step, name);
        const c10::IValue factor = value == noValue ? c10::IValue() : m_program.plainValue(value);
        return factor.isScalar() ? factor.toScalar().toDouble() : 1;
    }

    /// A step of another operator in front of `place`; it makes `outputs`, or a new value with these facts.
    ValueId insert(StepId place, const std::string& target, std::vector<ValueId> inputs, std::string role,
                   ValueFacts facts, std::vector<ValueId> outputs = {})
    {
        return m_program.insertBefore(place, {operatorInstruction(target), std::move(inputs), std::move(role),
                                              std::move(facts), std::move(outputs)});
    }

    ProgramEditor& m_program;
};

} // namespace

void writeOut(ProgramEditor& program, const std::vector<Product>& products)
{
    Writer writer(program);
    for (const Product& product : products) {
        const auto place = product.product;
        const std::string& target = program.step(place).instruction->target;
        if (program.at(place).removed || program.at(place).writesShared) {
            continue;
        }
        if (product.kind == job::ProductKind::Linear) {
            writer.writeLinear(product);
        } else if (outOfPlaceName(target) == "aten::addmm" || outOfPlaceName(target) == "aten::baddbmm") {
            writer.writeSum(product);
        }
    }
}

} // namespace scalescope::engine::unit_scaling
