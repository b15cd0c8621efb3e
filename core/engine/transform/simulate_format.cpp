// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/simulate_format.h"

#include "core/engine/compat/dtypes.h"
#include "core/engine/program/instructions.h"
#include "core/engine/transform/gradient_edges.h"
#include "core/engine/transform/quantise_tensor.h"
#include "core/engine/transform/recognise.h"
#include "core/message/say_transforms.h"

#include <map>
#include <unordered_set>

namespace scalescope::engine {

namespace {

/// One tensor to be rounded, and what to say of it.
struct Rounded
{
    formats::Quantisation how;
    graph::QuantisedTensor record;
    std::shared_ptr<TransformSink> sink;

    at::Tensor operator()(const at::Tensor& tensor) const
    {
        const at::NoGradGuard noGradients;
        formats::QuantisationCounts counts;
        at::Tensor result = quantise(tensor, formats::Quantiser(how), counts);
        graph::QuantisedTensor done = record;
        done.numel = counts.numel;
        done.saturated = counts.saturated;
        done.flushed = counts.flushed;
        done.subnormal = counts.subnormal;
        done.nans = counts.nans;
        done.signalToNoise = counts.signalToNoise();
        sink->add(done);
        return result;
    }
};

/// The tensor below the two texts that only say what is done.
at::Tensor takeTensor(torch::jit::Stack& stack)
{
    torch::jit::drop(stack, 2);
    return torch::jit::pop(stack).toTensor();
}

Instruction quantiseInstruction(Rounded rounded)
{
    return ownInstruction("scalescope::quantise(Tensor self, str format, str rounding) -> Tensor",
                          [rounded = std::move(rounded)](torch::jit::Stack& stack) {
                              const at::Tensor tensor = takeTensor(stack);
                              const at::Tensor result = rounded(tensor);
                              passGradient(result, tensor);
                              stack.emplace_back(result);
                          });
}

/// `copies`: the tensor is written to later on.
Instruction quantiseGradientInstruction(Rounded rounded, bool copies)
{
    return ownInstruction(
        "scalescope::quantise_gradient(Tensor(a) self, str format, str rounding) -> Tensor(a)",
        [rounded = std::move(rounded), copies](torch::jit::Stack& stack) {
            at::Tensor tensor = takeTensor(stack);
            if (copies) {
                const at::Tensor source = std::exchange(tensor, tensor.detach().clone());
                passGradient(tensor, source, rounded);
            } else {
                changeGradient(tensor, rounded);
            }
            stack.emplace_back(tensor);
        });
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

/// quantized::linear, conv2d_relu, matmul and the like; not the making and taking apart of their weights, nor
/// what asks these for a stride.
bool isQuantisedProduct(const std::string& target)
{
    constexpr std::string_view space = "quantized::";
    if (!target.starts_with(space)) {
        return false;
    }
    const std::string_view name = std::string_view(target).substr(space.size());
    const auto starts = [name](std::string_view start) { return name.starts_with(start); };
    const auto ends = [name](std::string_view end) { return name.ends_with(end); };
    return (starts("linear") || starts("conv") || starts("matmul")) && name.find("pack") == name.npos &&
           !ends("_stride") && !ends("_padding") && !ends("_dilation") && !ends("_groups") &&
           !ends("_transpose");
}

/// prepacked::linear_clamp_run, mkldnn_prepacked::conv2d_run.
bool isPrepackedProduct(const std::string& target)
{
    return target.ends_with("_run") &&
           (target.starts_with("prepacked::") || target.starts_with("mkldnn_prepacked::") ||
            target.starts_with("xnnpack::"));
}

/// Operators whose products are inside, where nothing can be put around them.
bool hidesProducts(const std::string& target)
{
    static const std::unordered_set<std::string> targets = {"aten::lstm",
                                                            "aten::gru",
                                                            "aten::rnn_tanh",
                                                            "aten::rnn_relu",
                                                            "aten::lstm_cell",
                                                            "aten::gru_cell",
                                                            "aten::rnn_tanh_cell",
                                                            "aten::rnn_relu_cell",
                                                            "aten::quantized_lstm",
                                                            "aten::quantized_gru",
                                                            "aten::quantized_lstm_cell",
                                                            "aten::quantized_gru_cell",
                                                            "aten::quantized_rnn_tanh_cell",
                                                            "aten::quantized_rnn_relu_cell",
                                                            "aten::bilinear",
                                                            "aten::einsum",
                                                            "aten::tensordot",
                                                            "aten::_native_multi_head_attention",
                                                            "aten::_transformer_encoder_layer_fwd"};
    return targets.contains(unscaledName(target)) || isQuantisedProduct(target) || isPrepackedProduct(target);
}

/// What each kind is called, one and several.
std::string kindText(ProductKind kind, std::size_t count)
{
    static const std::map<ProductKind, std::string> names = {{ProductKind::Linear, "linear"},
                                                             {ProductKind::Matmul, "matmul"},
                                                             {ProductKind::Attention, "attention"},
                                                             {ProductKind::Convolution, "convolution"}};
    return std::to_string(count) + " " + names.at(kind);
}

std::string joined(const std::map<ProductKind, std::size_t>& counts)
{
    std::string text;
    for (const auto& [kind, count] : counts) {
        text += (text.empty() ? "" : ", ") + kindText(kind, count);
    }
    return text;
}

class SimulateFormat : public Transform
{
public:
    SimulateFormat(std::string name, formats::Quantisation forward, formats::Quantisation backward,
                   bool extended)
        : m_name(std::move(name)),
          m_forward(std::move(forward)),
          m_backward(std::move(backward)),
          m_extended(extended)
    {
    }

    Program rewrite(Program program, TransformContext& context) override
    {
        m_done.clear();
        m_left.clear();
        m_hidden.clear();
        ProgramEditor editor(std::move(program));
        for (const Product& product : findProducts(editor)) {
            see(editor, product, context);
        }
        for (StepId i = 0; i < editor.steps(); ++i) {
            seeHidden(editor.step(i), context);
        }
        report(*context.sink);
        return editor.take();
    }

private:
    void see(ProgramEditor& editor, const Product& product, TransformContext& context)
    {
        const bool isTaken =
            m_extended || product.kind == ProductKind::Linear || product.kind == ProductKind::Attention;
        if (!isTaken) {
            ++m_left[product.kind];
            return;
        }
        const Step& step = editor.step(product.product);
        for (const std::size_t operand : operandsOf(product)) {
            const ValueFacts& facts = editor.factsOf(step.inputs[operand]);
            if (facts.isTensor() && (!canQuantise(facts.type) || facts.isQuantised)) {
                note(step, "no-rule", "was not quantised, because it works on " + dtypeName(facts.type),
                     context);
                m_hidden.emplace(step.instruction->target,
                                 say::typeNotQuantised(say::transformNamed(m_name), step.instruction->target,
                                                       dtypeName(facts.type)));
                return;
            }
        }
        ++m_done[product.kind];
        note(step, "quantised",
             "has its operands in " + m_forward.format.name + " and the gradient of its result in " +
                 m_backward.format.name,
             context);
        for (const std::size_t operand : operandsOf(product)) {
            quantiseOperand(editor, product, operand, context);
        }
        quantiseResult(editor, product, context);
    }

    static std::vector<std::size_t> operandsOf(const Product& product)
    {
        std::vector<std::size_t> operands = {product.left, product.right};
        if (product.third) {
            operands.push_back(*product.third);
        }
        return operands;
    }

    static std::string roleOf(const Step& step, const Product& product, std::size_t operand)
    {
        const bool isLeft = operand == product.left;
        switch (product.kind) {
        case ProductKind::Linear:
        case ProductKind::Convolution:
            return isLeft ? "input" : "weight";
        case ProductKind::Matmul:
            return isLeft ? "left" : "right";
        case ProductKind::Attention:
            break;
        }
        return argumentName(step, operand);
    }

    void quantiseOperand(ProgramEditor& editor, const Product& product, std::size_t operand,
                         TransformContext& context) const
    {
        const StepId index = product.product;
        const Step& step = editor.step(index);
        const std::string role = roleOf(step, product, operand);
        const std::string added = "quantised " + role;
        const ValueId format = editor.constantBefore(index, m_forward.format.name);
        const ValueId rounding = editor.constantBefore(index, std::string(toString(m_forward.rounding)));
        Rounded rounded = roundedFor(step, added, role, graph::Direction::Forward, context);
        const ValueId value = editor.insertBefore(index, {quantiseInstruction(std::move(rounded)),
                                                          {step.inputs[operand], format, rounding},
                                                          added,
                                                          editor.factsOf(step.inputs[operand])});
        editor.rewire({index, operand}, value);
    }

    void quantiseResult(ProgramEditor& editor, const Product& product, TransformContext& context) const
    {
        const StepId index = product.result;
        const Step& step = editor.step(index);
        const ValueId result = step.outputs.front();
        const std::string added = "quantised gradient";
        const ValueId format = editor.constantAfter(index, m_backward.format.name);
        const ValueId rounding = editor.constantAfter(index, std::string(toString(m_backward.rounding)));
        Rounded rounded = roundedFor(step, added, "gradient", graph::Direction::Backward, context);
        const ValueId value = editor.insertAfter(
            index, {quantiseGradientInstruction(std::move(rounded), isWrittenLater(editor, result)),
                    {result, format, rounding},
                    added,
                    editor.factsOf(result)});
        editor.rewireAll(result, value, ProgramEditor::Marks::Follow);
    }

    Rounded roundedFor(const Step& step, const std::string& added, const std::string& role,
                       graph::Direction direction, TransformContext& context) const
    {
        const bool isForward = direction == graph::Direction::Forward;
        Rounded rounded{isForward ? m_forward : m_backward, {}, context.sink};
        graph::QuantisedTensor& record = rounded.record;
        record.provenance = provenanceOf(step).withRole(added).ofResult(0);
        record.direction = direction;
        record.role = role;
        record.target = step.instruction->target;
        record.module = step.scope->path;
        record.format = rounded.how.format.name;
        record.rounding = toString(rounded.how.rounding);
        rounded.how.key = formats::randomKey(context.job.seed, numberOf(record.provenance.text()));
        return rounded;
    }

    void seeHidden(const Step& step, TransformContext& context)
    {
        if (step.instruction->kind == StepKind::Operator && hidesProducts(step.instruction->target)) {
            m_hidden.emplace(step.instruction->target,
                             say::hiddenNotQuantised(say::transformNamed(m_name), step.instruction->target));
            note(step, "no-rule", "was not quantised, because its products are inside one operator", context);
        }
    }

    void note(const Step& step, const std::string& action, const std::string& what,
              TransformContext& context) const
    {
        const std::string& module = step.scope->path;
        const std::string place = module.empty() ? "" : " in " + module;
        context.sink->add(graph::TransformNote{m_name, action, step.instruction->target, module,
                                               provenanceOf(step), step.instruction->location,
                                               step.instruction->target + place + " " + what + "."});
    }

    void report(TransformSink& sink) const
    {
        using graph::Severity;
        const auto name = say::transformNamed(m_name);
        if (m_forward.format.name == "e4m3" || m_backward.format.name == "e4m3") {
            sink.add(problemOf(Severity::Info, "format-e4m3", say::formatE4m3()));
        }
        if (m_done.empty()) {
            const auto products = m_extended ? say::anyProduct() : say::linearOrAttention();
            sink.add(problemOf(Severity::Warning, "transform-without-effect",
                               say::quantisedNothing(name, products)));
        } else {
            sink.add(problemOf(Severity::Info, "transformed", say::quantisedProducts(name, joined(m_done))));
        }
        if (!m_left.empty()) {
            sink.add(
                problemOf(Severity::Info, "transform-left-out", say::productsLeftOut(name, joined(m_left))));
        }
        for (const auto& [target, said] : m_hidden) {
            sink.add(problemOf(Severity::Warning, "not-transformed", said));
        }
    }

    std::string m_name;
    formats::Quantisation m_forward;
    formats::Quantisation m_backward;
    bool m_extended;
    std::map<ProductKind, std::size_t> m_done;
    std::map<ProductKind, std::size_t> m_left;         ///< only `extended` would take them
    std::map<std::string, message::Sentence> m_hidden; ///< what is said of operators that are not quantised
};

Result<formats::Quantisation> quantisationOf(const formats::NumberFormat& format, const job::Job& job)
{
    formats::Quantisation how{format, formats::defaultRounding(format), true, 0, {}};
    if (!job.rounding.empty()) {
        const auto rounding = formats::findRounding(job.rounding);
        if (!rounding) {
            return tl::unexpected(rounding.error());
        }
        how.rounding = *rounding;
    }
    return how;
}

} // namespace

Result<std::unique_ptr<Transform>> makeSimulation(const std::string& name, const formats::FormatPair& formats,
                                                  bool extended, const job::Job& job)
{
    auto forward = quantisationOf(formats.forward, job);
    if (!forward) {
        return tl::unexpected(forward.error());
    }
    auto backward = quantisationOf(formats.backward, job);
    if (!backward) {
        return tl::unexpected(backward.error());
    }
    return std::make_unique<SimulateFormat>(name, std::move(*forward), std::move(*backward), extended);
}

} // namespace scalescope::engine
