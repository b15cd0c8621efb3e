// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/recognise.h"

#include "core/graph/scaled_target.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace scalescope::engine {

namespace {

/// How an operator that multiplies takes its operands.
struct Signature
{
    job::ProductKind kind;
    std::size_t left;
    std::size_t right;
    const char* added = nullptr; ///< name of the argument that is added
};

const Signature* signatureOf(const std::string& target)
{
    static const std::unordered_map<std::string, Signature> signatures = {
        {"aten::linear", {job::ProductKind::Linear, 0, 1, "bias"}},
        {"aten::matmul", {job::ProductKind::Matmul, 0, 1}},
        {"aten::mm", {job::ProductKind::Matmul, 0, 1}},
        {"aten::bmm", {job::ProductKind::Matmul, 0, 1}},
        {"aten::mv", {job::ProductKind::Matmul, 0, 1}},
        {"aten::addmm", {job::ProductKind::Matmul, 1, 2, "self"}},
        {"aten::addmm_", {job::ProductKind::Matmul, 1, 2, "self"}},
        {"aten::baddbmm", {job::ProductKind::Matmul, 1, 2, "self"}},
        {"aten::addbmm", {job::ProductKind::Matmul, 1, 2, "self"}},
        {"aten::conv1d", {job::ProductKind::Convolution, 0, 1, "bias"}},
        {"aten::conv2d", {job::ProductKind::Convolution, 0, 1, "bias"}},
        {"aten::conv3d", {job::ProductKind::Convolution, 0, 1, "bias"}},
        {"aten::conv_transpose1d", {job::ProductKind::Convolution, 0, 1, "bias"}},
        {"aten::conv_transpose2d", {job::ProductKind::Convolution, 0, 1, "bias"}},
        {"aten::conv_transpose3d", {job::ProductKind::Convolution, 0, 1, "bias"}},
        {"aten::convolution", {job::ProductKind::Convolution, 0, 1, "bias"}},
        {"aten::_convolution", {job::ProductKind::Convolution, 0, 1, "bias"}},
        {"aten::_convolution_mode", {job::ProductKind::Convolution, 0, 1, "bias"}},
        {"aten::scaled_dot_product_attention", {job::ProductKind::Attention, 0, 1}},
    };
    const auto found = signatures.find(graph::unscaledName(target));
    return found == signatures.end() ? nullptr : &found->second;
}

/// Operators whose result holds the elements of their first argument, in another order or dtype, or scaled.
bool rearranges(const std::string& target)
{
    static const std::unordered_set<std::string> targets = {"aten::t",
                                                            "aten::transpose",
                                                            "aten::permute",
                                                            "aten::numpy_T",
                                                            "aten::contiguous",
                                                            "aten::detach",
                                                            "aten::clone",
                                                            "aten::to",
                                                            "aten::view",
                                                            "aten::reshape",
                                                            "aten::swapaxes",
                                                            "aten::swapdims",
                                                            "aten::mT",
                                                            "aten::matrix_H",
                                                            "aten::alias",
                                                            "aten::type_as",
                                                            "aten::float",
                                                            "aten::half",
                                                            "aten::unsqueeze",
                                                            "aten::squeeze",
                                                            "aten::_autocast_to_reduced_precision",
                                                            "aten::_autocast_to_full_precision"};
    return targets.contains(target) || target.starts_with("scalescope::scale_");
}

/// The step that makes a value; -1 for the method's arguments.
StepId producerOf(const ProgramEditor& program, ValueId value)
{
    return program.flowOf(value).definedBy;
}

/// Whether a weight of two dimensions is a parameter with rows and columns changed, as `t` makes it.
bool isTurnedWeight(const ProgramEditor& program, ValueId value)
{
    static const std::unordered_set<std::string> turning = {
        "aten::t",        "aten::transpose", "aten::permute",  "aten::numpy_T", "aten::mT",
        "aten::matrix_H", "aten::adjoint",   "aten::swapaxes", "aten::swapdims"};
    bool isTurned = false;
    for (StepId maker = producerOf(program, value); maker >= 0; maker = producerOf(program, value)) {
        const Step& step = program.step(maker);
        if (step.instruction->kind != StepKind::Operator || step.inputs.empty()) {
            break;
        }
        const ValueId from = step.inputs.front();
        const ValueFacts& facts = program.factsOf(from);
        const ValueFacts& turned = program.factsOf(value);
        isTurned ^= turning.contains(step.instruction->target) && facts.shape.size() == 2 &&
                    (facts.shape[0] == facts.shape[1] || facts.shape != turned.shape);
        value = from;
    }
    return isTurned;
}

/// Whether an argument is 1, or left at its default, which is 1 in all that ask.
bool isOne(const ProgramEditor& program, const Step& step, std::string_view name)
{
    const ValueId value = argumentNamed(step, name);
    const c10::IValue factor = program.plainValue(value);
    return value == noValue || (factor.isInt() && factor.toInt() == 1) ||
           (factor.isDouble() && factor.toDouble() == 1);
}

bool isNone(const ProgramEditor& program, ValueId value)
{
    return value == noValue || (program.plainValue(value).isNone() && !program.factsOf(value).isTensor());
}

/// The add of a bias, a weight with one dimension, to a product that nothing else reads.
void findBias(const ProgramEditor& program, Product& product)
{
    const ValueId sum = program.step(product.product).outputs.front();
    const auto& uses = program.usesOf(sum);
    if (uses.size() != 1 || uses.front().input > 1 || program.result() == sum) {
        return;
    }
    const auto [reader, input] = uses.front();
    const Step& add = program.step(reader);
    const std::string& target = add.instruction->target;
    if ((target != "aten::add" && target != "aten::add_") || !isOne(program, add, "alpha")) {
        return;
    }
    const ValueId bias = add.inputs.at(1 - input);
    const ValueFacts& facts = program.factsOf(bias);
    if (facts.isTensor() && facts.shape.size() == 1 && isWeight(program, bias)) {
        product.result = reader;
        product.added = bias;
    }
}

/// A product with a weight is what linear computes: addmm(bias, x, w), matmul(x, w.t()).
void seeLinear(const ProgramEditor& program, Product& product)
{
    const Step& step = program.step(product.product);
    const std::string& target = step.instruction->target;
    const ValueId weight = step.inputs.at(product.right);
    const bool isPlain = target == "aten::matmul" || target == "aten::mm";
    const bool isFused = target == "aten::addmm";
    const ValueFacts& facts = program.factsOf(weight);
    if ((!isPlain && !isFused) || !facts.isTensor() || facts.shape.size() != 2 ||
        !isWeight(program, weight)) {
        return;
    }
    if (isFused && !(isOne(program, step, "alpha") && isOne(program, step, "beta"))) {
        return;
    }
    if (isPlain && !isTurnedWeight(program, weight)) { // x @ w is written as a product of matrices
        return;
    }
    product.kind = job::ProductKind::Linear;
    product.rightIsTransposed = true;
    if (isPlain) {
        findBias(program, product);
    }
}

Product productOf(const ProgramEditor& program, StepId index, const Signature& signature)
{
    const Step& step = program.step(index);
    Product product;
    product.kind = signature.kind;
    product.product = index;
    product.result = index;
    product.left = signature.left;
    product.right = signature.right;
    if (signature.added) {
        const ValueId added = argumentNamed(step, signature.added);
        product.added = isNone(program, added) ? noValue : added;
    }
    if (signature.kind == job::ProductKind::Attention) {
        product.third = 2;
    } else if (signature.kind == job::ProductKind::Convolution) {
        const ValueId transposed = argumentNamed(step, "transposed");
        const c10::IValue flag = program.plainValue(transposed);
        product.isTransposedConvolution = step.instruction->target.find("transpose") != std::string::npos ||
                                          (flag.isBool() && flag.toBool());
    } else if (signature.kind == job::ProductKind::Matmul) {
        seeLinear(program, product);
    }
    return product;
}

bool writesTo(const Step& step, std::size_t input)
{
    const c10::FunctionSchema* schema = step.instruction->schema;
    if (!step.instruction->mayWrite || !schema) {
        return step.instruction->mayWrite;
    }
    const auto* alias =
        input < schema->arguments().size() ? schema->arguments()[input].alias_info() : nullptr;
    return alias && alias->isWrite();
}

/// Steps that are no operators, and composites whose schema says nothing of it (reshape, contiguous, dropout
/// in eval mode), may pass a tensor on.
bool mayShareMemory(const Step& step)
{
    const c10::FunctionSchema* schema = step.instruction->schema;
    const auto aliases = [](const c10::Argument& argument) { return argument.alias_info() != nullptr; };
    return !schema || std::any_of(schema->returns().begin(), schema->returns().end(), aliases) ||
           rearranges(step.instruction->target) ||
           step.instruction->target.find("dropout") != std::string::npos;
}

/// What the step's input is called in the schema: "weight", "mat2"; empty where there is no schema.
std::string argumentName(const Step& step, std::size_t input)
{
    const c10::FunctionSchema* schema = step.instruction->schema;
    return schema && input < schema->arguments().size() ? schema->arguments()[input].name() : std::string();
}

} // namespace

std::vector<Product> findProducts(const ProgramEditor& program)
{
    std::vector<Product> products;
    for (StepId i = 0; i < program.steps(); ++i) {
        const Step& step = program.step(i);
        const Signature* signature =
            step.instruction->kind == StepKind::Operator ? signatureOf(step.instruction->target) : nullptr;
        if (signature && step.inputs.size() > signature->right && !step.outputs.empty()) {
            products.push_back(productOf(program, i, *signature));
        }
    }
    return products;
}

ValueId argumentNamed(const Step& step, std::string_view name)
{
    for (std::size_t i = 0; i < step.inputs.size(); ++i) {
        if (argumentName(step, i) == name) {
            return step.inputs[i];
        }
    }
    return noValue;
}

bool isWeight(const ProgramEditor& program, ValueId value)
{
    for (;;) {
        const StepId maker = producerOf(program, value);
        if (maker < 0) {
            return false;
        }
        const Step& step = program.step(maker);
        if (step.instruction->kind == StepKind::GetAttribute ||
            step.instruction->kind == StepKind::Constant) {
            return program.factsOf(value).isTensor();
        }
        if (!rearranges(step.instruction->target) || step.inputs.empty()) {
            return false;
        }
        value = step.inputs.front();
    }
}

namespace {

/// What is put into a list, or taken out, writes to no tensor.
bool isList(const ProgramEditor& program, ValueId value)
{
    const StepId maker = producerOf(program, value);
    return maker >= 0 && program.step(maker).instruction->kind == StepKind::ListConstruct;
}

} // namespace

bool isWrittenLater(const ProgramEditor& program, ValueId value)
{
    std::unordered_set<ValueId> shared = {value};
    std::vector<ValueId> open = {value};
    while (!open.empty()) {
        const ValueId current = open.back();
        open.pop_back();
        for (const ProgramEditor::Use& use : program.usesOf(current)) {
            const Step& step = program.step(use.step);
            const bool isGiven = use.step < program.steps();
            if (isGiven && !isList(program, current) && writesTo(step, use.input)) {
                return true;
            }
            if (!isGiven || !mayShareMemory(step)) {
                continue;
            }
            for (const ValueId output : step.outputs) {
                if (shared.insert(output).second) {
                    open.push_back(output);
                }
            }
        }
    }
    return false;
}

} // namespace scalescope::engine
