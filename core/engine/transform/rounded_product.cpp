// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/rounded_product.h"

#include "core/engine/compat/autograd_node.h"
#include "core/engine/program/instructions.h"
#include "core/engine/transform/gradient_edges.h"
#include "core/engine/transform/operand_axes.h"
#include "core/engine/transform/own_gradients.h"
#include "core/engine/values/tensor_facts.h"
#include "core/graph/scaled_target.h"

#include <algorithm>
#include <numeric>

namespace scalescope::engine {

namespace {

/// The tensor below the two texts that only say what is done.
at::Tensor takeTensor(torch::jit::Stack& stack)
{
    torch::jit::drop(stack, 2);
    return torch::jit::pop(stack).toTensor();
}

/// Weights, whose memory is there anyway, and inputs that take a gradient; vectors are not worth it. Autograd
/// lets nobody write to them while it is on.
bool canBeMadeAgain(const OperandRounding& rounding, const at::Tensor& tensor)
{
    return tensor.is_leaf() && tensor.requires_grad() && tensor.dim() >= 2 && !rounding.shares();
}

/// `handOn` is told the tensor as it was; `recomputed` is null where no step behind the product knows of it.
Instruction quantizeInstruction(OperandRounding rounding, std::function<void(const at::Tensor&)> handOn,
                                std::shared_ptr<RecomputedOperands> recomputed)
{
    return ownInstruction("scalescope::quantize(Tensor self, str format, str rounding) -> Tensor",
                          [rounding = std::move(rounding), handOn = std::move(handOn),
                           recomputed = std::move(recomputed)](torch::jit::Stack& stack) {
                              const at::Tensor tensor = takeTensor(stack);
                              const at::Tensor result = rounding(tensor);
                              passGradient(result, tensor);
                              if (handOn) {
                                  handOn(tensor);
                              }
                              if (recomputed && canBeMadeAgain(rounding, tensor)) {
                                  recomputed->add(result, [rounding, tensor, version = versionOf(tensor)] {
                                      TORCH_CHECK(versionOf(tensor) == version,
                                                  "a weight was written to before its gradients");
                                      return rounding.again(tensor);
                                  });
                              }
                              stack.emplace_back(result);
                          });
}

/// `unrounded` is told the gradient as it was, where it is not null. `copies`: the tensor is written to later
/// on.
Instruction quantizeGradientInstruction(OperandRounding rounding,
                                        std::shared_ptr<RecomputedOperands> recomputed,
                                        std::shared_ptr<at::Tensor> unrounded, bool copies)
{
    ChangeGradient change = [rounding = std::move(rounding), recomputed,
                             unrounded = std::move(unrounded)](const at::Tensor& gradient) {
        recomputed->recompute();
        if (unrounded) {
            *unrounded = gradient;
        }
        return rounding(gradient);
    };
    return ownInstruction(
        "scalescope::quantize_gradient(Tensor(a) self, str format, str rounding) -> Tensor(a)",
        [change = std::move(change), recomputed = std::move(recomputed), copies](torch::jit::Stack& stack) {
            at::Tensor tensor = takeTensor(stack);
            recomputed->release(at::GradMode::is_enabled() && takesGradient(tensor) && !tensor.is_leaf());
            if (copies) {
                const at::Tensor source = std::exchange(tensor, tensor.detach().clone());
                passGradient(tensor, source, change);
            } else {
                changeGradient(tensor, change);
            }
            stack.emplace_back(tensor);
        });
}

/// The gradient of a bias of those sizes from that of the result, over whose last `after` axes it is the
/// same.
at::Tensor biasGradient(const at::Tensor& gradient, at::IntArrayRef sizes, std::int64_t after)
{
    if (after == 0) {
        return at::sum_to(gradient, sizes);
    }
    std::vector<std::int64_t> positions(static_cast<std::size_t>(after));
    std::iota(positions.begin(), positions.end(), -after);
    return at::sum_to(gradient.sum(positions), sizes);
}

/// A step that adds a bias, whose gradient is then made of `unrounded` and not of what is rounded for the
/// product.
Instruction withSparedBias(const Instruction& step, std::size_t inputs, std::size_t bias,
                           std::shared_ptr<at::Tensor> unrounded, std::int64_t after)
{
    Instruction result = step;
    result.operation = [operation = step.operation, inputs, bias, unrounded = std::move(unrounded),
                        after](torch::jit::Stack& stack) mutable {
        c10::IValue& place = stack[stack.size() - inputs + bias];
        if (place.isTensor() && place.toTensor().defined()) {
            const at::Tensor given = place.toTensor();
            const at::Tensor alias = given.detach();
            passGradient(alias, given, [unrounded, after](const at::Tensor& rounded) {
                const at::Tensor whole = std::exchange(*unrounded, {});
                return whole.defined() ? biasGradient(whole, rounded.sizes(), after).to(rounded.scalar_type())
                                       : rounded;
            });
            place = alias;
        }
        operation(stack);
    };
    return result;
}

/// What the provenance calls a rounding.
std::string addedAs(const graph::RoundingRole& role)
{
    return "quantized " + role.text();
}

/// FNV-1a: a number for a text that is the same everywhere.
std::uint64_t numberOf(const std::string& text)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char c : text) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    }
    return hash;
}

} // namespace

bool hasBias(const Product& product)
{
    return product.added != noValue &&
           (product.kind == job::ProductKind::Linear || product.kind == job::ProductKind::Convolution);
}

bool ProductFormats::any() const
{
    return gradient != nullptr ||
           std::ranges::any_of(operands, [](const auto& operand) { return operand.second != nullptr; });
}

bool ProductFormats::anyHasOwnAxes() const
{
    const auto own = [](const job::OperandFormat* format) {
        return format != nullptr && hasOwnAxes(*format);
    };
    return own(gradient) ||
           std::ranges::any_of(operands, [own](const auto& operand) { return own(operand.second); });
}

std::vector<std::size_t> operandsOf(const Product& product)
{
    std::vector<std::size_t> operands = {product.left, product.right};
    if (product.third) {
        operands.push_back(*product.third);
    }
    return operands;
}

job::Operand recipeOperandOf(const Product& product, std::size_t operand)
{
    const bool hasWeight =
        product.kind == job::ProductKind::Linear || product.kind == job::ProductKind::Convolution;
    return hasWeight && operand == product.right ? job::Operand::Weight : job::Operand::Input;
}

graph::ProductTensor tensorOf(const Product& product, std::size_t operand)
{
    using graph::ProductTensor;
    const bool isLeft = operand == product.left;
    switch (product.kind) {
    case job::ProductKind::Linear:
    case job::ProductKind::Convolution:
        return isLeft ? ProductTensor::Input : ProductTensor::Weight;
    case job::ProductKind::Matmul:
        return isLeft ? ProductTensor::Left : ProductTensor::Right;
    case job::ProductKind::Attention:
        break;
    }
    if (isLeft) {
        return ProductTensor::Query;
    }
    return operand == product.right ? ProductTensor::Key : ProductTensor::Value;
}

RoundedProduct::RoundedProduct(ProgramEditor& editor, const Product& product, const ProductFormats& formats,
                               const TransformContext& context, std::shared_ptr<RecentRoundings> recent)
    : m_editor(editor),
      m_product(product),
      m_formats(formats),
      m_context(context),
      m_recent(std::move(recent))
{
}

void RoundedProduct::putOnce()
{
    const auto recomputed = m_formats.gradient ? std::make_shared<RecomputedOperands>() : nullptr;
    const auto restsIn = [&](std::size_t operand) {
        return m_releasesWeights && !isWrittenLater(m_editor, step().inputs[operand]) ? recomputed : nullptr;
    };
    for (const std::size_t operand : operandsOf(m_product)) {
        if (m_formats.operands.at(operand) != nullptr) {
            m_editor.rewire({m_product.product, operand}, quantizeOperand(operand, {}, restsIn(operand)));
        }
    }
    if (recomputed) {
        quantizeResult(recomputed);
    }
}

void RoundedProduct::putOnOwnAxes()
{
    auto originals = std::make_shared<Originals>();
    const Instruction product = *step().instruction;
    const std::size_t inputs = step().inputs.size();
    for (const std::size_t operand : operandsOf(m_product)) {
        const job::OperandFormat* format = m_formats.operands.at(operand);
        if (format == nullptr) {
            continue;
        }
        std::function<void(const at::Tensor&)> handOn;
        if (hasOwnAxes(*format)) {
            const bool isLeft = operand == m_product.left;
            handOn = [originals, isLeft](const at::Tensor& tensor) {
                (isLeft ? originals->left : originals->right) = tensor;
            };
        }
        m_editor.rewire({m_product.product, operand}, quantizeOperand(operand, std::move(handOn), nullptr));
    }
    const job::OperandFormat* left = m_formats.operands.at(m_product.left);
    const job::OperandFormat* right = m_formats.operands.at(m_product.right);
    const job::OperandFormat* gradient = m_formats.gradient;
    const graph::ProductTensor leftTensor = tensorOf(m_product, m_product.left);
    const graph::ProductTensor rightTensor = tensorOf(m_product, m_product.right);
    const graph::RoundingRole ofGradient = graph::ProductTensor::Gradient;
    GradientRoundings roundings;
    if (gradient != nullptr && !hasOwnAxes(*gradient)) {
        roundings.gradient =
            roundingOf(*gradient, {m_product.product, ProductUse::LeftGradient, ProductSide::Result,
                                   ofGradient, graph::Direction::Backward, Holder::Product});
    }
    roundings.gradientForLeft = backwardRounding(gradient, ProductUse::LeftGradient, ProductSide::Result,
                                                 ofGradient.forGradientOf(leftTensor));
    roundings.gradientForRight = backwardRounding(gradient, ProductUse::RightGradient, ProductSide::Result,
                                                  ofGradient.forGradientOf(rightTensor));
    roundings.rightForLeft = backwardRounding(right, ProductUse::LeftGradient, ProductSide::Right,
                                              graph::RoundingRole(rightTensor).forGradientOf(leftTensor));
    roundings.leftForRight = backwardRounding(left, ProductUse::RightGradient, ProductSide::Left,
                                              graph::RoundingRole(leftTensor).forGradientOf(rightTensor));
    m_editor.replace(m_product.product, withOwnGradients(product, m_product, inputs, std::move(originals),
                                                         std::move(roundings)));
}

ValueId RoundedProduct::quantizeOperand(std::size_t operand, std::function<void(const at::Tensor&)> handOn,
                                        std::shared_ptr<RecomputedOperands> recomputed)
{
    const StepId index = m_product.product;
    const job::OperandFormat& how = *m_formats.operands.at(operand);
    const graph::RoundingRole role = tensorOf(m_product, operand);
    const ValueId value = step().inputs[operand];
    const ValueId format = m_editor.constantBefore(index, how.format.name);
    const ValueId rounding = m_editor.constantBefore(index, std::string(toString(how.rounding)));
    OperandRounding operation = roundingOf(how, {index, ProductUse::Forward, sideOf(operand), role,
                                                 graph::Direction::Forward, Holder::Rounding});
    return m_editor.insertBefore(
        index, {quantizeInstruction(std::move(operation), std::move(handOn), std::move(recomputed)),
                {value, format, rounding},
                addedAs(role),
                m_editor.factsOf(value)});
}

void RoundedProduct::quantizeResult(std::shared_ptr<RecomputedOperands> recomputed)
{
    const StepId index = m_product.result;
    const ValueId result = m_editor.step(index).outputs.front();
    const graph::RoundingRole role = graph::ProductTensor::Gradient;
    const job::OperandFormat& how = *m_formats.gradient;
    const ValueId format = m_editor.constantAfter(index, how.format.name);
    const ValueId rounding = m_editor.constantAfter(index, std::string(toString(how.rounding)));
    OperandRounding operation = roundingOf(how, {index, ProductUse::LeftGradient, ProductSide::Result, role,
                                                 graph::Direction::Backward, Holder::Rounding});
    const bool isWritten = isWrittenLater(m_editor, result);
    const auto unrounded = m_sparesBias && hasBias(m_product) ? std::make_shared<at::Tensor>() : nullptr;
    if (unrounded) {
        spareBias(unrounded);
    }
    const ValueId value = m_editor.insertAfter(
        index,
        {quantizeGradientInstruction(std::move(operation), std::move(recomputed), unrounded, isWritten),
         {result, format, rounding},
         addedAs(role),
         m_editor.factsOf(result)});
    m_editor.rewireAll(result, value, ProgramEditor::Marks::Follow);
}

void RoundedProduct::spareBias(const std::shared_ptr<at::Tensor>& gradient)
{
    const Step& adding = m_editor.step(m_product.result);
    const auto bias = std::ranges::find(adding.inputs, m_product.added);
    const std::size_t axes = m_editor.factsOf(step().inputs[m_product.right]).shape.size();
    const std::int64_t after =
        m_product.kind == job::ProductKind::Convolution ? static_cast<std::int64_t>(axes) - 2 : 0;
    m_editor.replace(m_product.result,
                     withSparedBias(*adding.instruction, adding.inputs.size(),
                                    static_cast<std::size_t>(bias - adding.inputs.begin()), gradient, after));
}

ProductSide RoundedProduct::sideOf(std::size_t operand) const
{
    if (operand == m_product.left) {
        return ProductSide::Left;
    }
    return operand == m_product.right ? ProductSide::Right : ProductSide::Third;
}

AxisOf RoundedProduct::axisOf(ProductUse use, ProductSide side) const
{
    const auto axes = [this](std::size_t operand) {
        return m_editor.factsOf(step().inputs[operand]).shape.size();
    };
    return [form = formOf(m_product), use, side, left = axes(m_product.left), right = axes(m_product.right)](
               at::IntArrayRef shape) { return summedAxis(form, use, side, shape, left, right); };
}

OperandRounding RoundedProduct::roundingOf(const job::OperandFormat& format, const Site& site) const
{
    const Step& where = m_editor.step(site.at);
    graph::QuantizedTensor record;
    const graph::Provenance own = provenanceOf(where).withRole(addedAs(site.role)).ofResult(0);
    record.provenance = site.holder == Holder::Rounding ? own : provenanceOf(where).ofResult(0);
    record.direction = site.direction;
    record.role = site.role;
    record.target = where.instruction->target;
    record.module = where.scope->path;
    const auto key = formats::randomKey(m_context.job.seed, numberOf(own.text()));
    // Autograd may add to a gradient in place: those are shared with nobody.
    auto recent = site.direction == graph::Direction::Forward ? m_recent : nullptr;
    return {format,         axisOf(site.use, site.side), std::move(record), key,
            m_context.sink, switchOf(site.side),         std::move(recent)};
}

RoundingSwitches::Switch RoundedProduct::switchOf(ProductSide side) const
{
    if (!m_context.switches) {
        return {};
    }
    job::Operand operand = job::Operand::Gradient;
    if (side != ProductSide::Result) {
        operand = recipeOperandOf(m_product, side == ProductSide::Right ? m_product.right : m_product.left);
    }
    return m_context.switches->switchOf(
        {step().scope->path, graph::unscaledName(step().instruction->target), operand});
}

std::optional<OperandRounding> RoundedProduct::backwardRounding(const job::OperandFormat* format,
                                                                ProductUse use, ProductSide side,
                                                                const graph::RoundingRole& role) const
{
    if (format == nullptr || !hasOwnAxes(*format)) {
        return std::nullopt;
    }
    return roundingOf(*format,
                      {m_product.product, use, side, role, graph::Direction::Backward, Holder::Product});
}

} // namespace scalescope::engine
