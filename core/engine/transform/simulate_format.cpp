// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/transform.h"

#include "core/engine/compat/dtypes.h"
#include "core/engine/transform/operand_rounding.h"
#include "core/engine/transform/rounded_product.h"
#include "core/graph/scaled_target.h"
#include "core/job/product_kinds.h"
#include "core/job/recipe_rules.h"
#include "core/message/say_transforms.h"

#include <algorithm>
#include <map>
#include <set>

namespace scalescope::engine {

namespace {

message::Clause counted(job::ProductKind kind, std::int64_t count)
{
    switch (kind) {
    case job::ProductKind::Linear:
        return say::linearsCounted({count});
    case job::ProductKind::Matmul:
        return say::matmulsCounted({count});
    case job::ProductKind::Attention:
        return say::attentionsCounted({count});
    case job::ProductKind::Convolution:
        break;
    }
    return say::convolutionsCounted({count});
}

/// "3 linear operators, 1 matmul and 2 convolutions".
message::Clause joined(const std::map<job::ProductKind, std::int64_t>& counts)
{
    message::Clause all;
    std::size_t left = counts.size();
    for (const auto& [kind, count] : counts) {
        const message::Clause next = counted(kind, count);
        --left;
        all = !all ? next : left == 0 ? say::thisAndThat(all, next) : say::thisCommaThat(all, next);
    }
    return all;
}

std::string nameOf(const job::OperandFormat* format)
{
    return format ? format->format.name : "full precision";
}

/// Whether tensors may be written to without their version counting: then equal memory means nothing.
bool mayWriteUnseen(const ProgramEditor& editor)
{
    for (StepId i = 0; i < editor.steps(); ++i) {
        const Instruction& instruction = *editor.step(i).instruction;
        const auto isOf = [&instruction](std::string_view space) {
            return instruction.target.starts_with(space);
        };
        const bool isKnown = isOf("aten::") || isOf("prim::") || isOf("scalescope::") ||
                             graph::isScaledTarget(instruction.target);
        if (instruction.kind == StepKind::Operator && (!isKnown || instruction.target == "prim::data")) {
            return true;
        }
    }
    return false;
}

/// Whether the model's own tensors, of those that a product can take as they are, are written to.
bool writesToWeights(const ProgramEditor& editor)
{
    for (StepId i = 0; i < editor.steps(); ++i) {
        const Step& step = editor.step(i);
        if (step.instruction->kind != StepKind::GetAttribute) {
            continue;
        }
        const ValueFacts& facts = editor.factsOf(step.outputs.front());
        if (facts.isTensor() && facts.shape.size() >= 2 && isWrittenLater(editor, step.outputs.front())) {
            return true;
        }
    }
    return false;
}

class SimulateFormat : public Transform
{
public:
    /// `ownRecipe`: the user wrote the rules, and is told of those that fit nothing. `sparesBias`:
    /// RoundedProduct::sparesBias().
    SimulateFormat(std::string name, std::string recipe, bool ownRecipe, bool sparesBias,
                   job::RecipeRules rules, bool extended)
        : m_name(std::move(name)),
          m_recipe(std::move(recipe)),
          m_ownRecipe(ownRecipe),
          m_sparesBias(sparesBias),
          m_rules(std::move(rules)),
          m_extended(extended)
    {
    }

    Program rewrite(Program program, TransformContext& context) override
    {
        m_done.clear();
        m_left.clear();
        m_hidden.clear();
        m_fitting.clear();
        m_hasE4m3 = false;
        ProgramEditor editor(std::move(program));
        m_recent = mayWriteUnseen(editor) ? nullptr : std::make_shared<RecentRoundings>();
        m_releasesWeights = m_recent && !writesToWeights(editor);
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
        const Step& step = editor.step(product.product);
        const ProductFormats formats = formatsOf(step, product);
        if (!formats.any()) {
            if (!isUsual(product)) {
                ++m_left[product.kind];
            }
            return;
        }
        const bool hasOwnAxes = formats.anyHasOwnAxes() && product.kind != job::ProductKind::Attention;
        // Inside a unit-scaled operator is the factor of the bias's gradient, too.
        const bool hasOwnGradients = hasOwnAxes || (m_sparesBias && formats.gradient && hasBias(product) &&
                                                    graph::isScaledTarget(step.instruction->target));
        for (const std::size_t operand : operandsOf(product)) {
            const ValueFacts& facts = editor.factsOf(step.inputs[operand]);
            if (facts.isTensor() && (!canQuantize(facts.type) || facts.isQuantized)) {
                return cannot(step, "works on " + dtypeName(facts.type),
                              say::typeNotQuantized(say::transformNamed(m_name), step.instruction->target,
                                                    dtypeName(facts.type)),
                              context);
            }
        }
        if (hasOwnAxes && step.instruction->mayWrite) {
            return cannot(step, "writes to what it reads",
                          say::writingNotQuantized(say::transformNamed(m_name), step.instruction->target),
                          context);
        }
        ++m_done[product.kind];
        note(step, "quantized", whatWasDone(product, formats), context);
        for (const auto& [operand, format] : formats.operands) {
            m_hasE4m3 |= format && format->format.element.name == "e4m3";
        }
        m_hasE4m3 |= formats.gradient && formats.gradient->format.element.name == "e4m3";
        RoundedProduct rounded(editor, product, formats, context, m_recent);
        if (m_releasesWeights) {
            rounded.releaseWeights();
        }
        if (m_sparesBias) {
            rounded.sparesBias();
        }
        if (hasOwnGradients) {
            rounded.putOnOwnAxes();
        } else {
            rounded.putOnce();
        }
    }

    void cannot(const Step& step, const std::string& why, message::Finding said, TransformContext& context)
    {
        note(step, "no-rule", "was not quantized, because it " + why, context);
        m_hidden.emplace(step.instruction->target, std::move(said));
    }

    [[nodiscard]] bool isUsual(const Product& product) const
    {
        return m_extended || job::isUsual(product.kind);
    }

    ProductFormats formatsOf(const Step& step, const Product& product)
    {
        const std::string target = graph::unscaledName(step.instruction->target);
        job::OperandPlace place{step.scope->path, target, product.kind, job::Operand::Gradient,
                                isUsual(product)};
        const auto ask = [this, &place](job::Operand operand) {
            place.operand = operand;
            for (const std::size_t rule : m_rules.fitting(place)) {
                m_fitting.insert(rule);
            }
            return m_rules.formatFor(place);
        };
        ProductFormats formats;
        formats.gradient = ask(job::Operand::Gradient);
        for (const std::size_t operand : operandsOf(product)) {
            formats.operands[operand] = ask(recipeOperandOf(product, operand));
        }
        return formats;
    }

    /// "has its operands in e4m3fn and the gradient of its result in e5m2", or each operand for itself.
    static std::string whatWasDone(const Product& product, const ProductFormats& formats)
    {
        const std::string first = nameOf(formats.operands.begin()->second);
        const bool areSame = std::ranges::all_of(
            formats.operands, [&first](const auto& operand) { return nameOf(operand.second) == first; });
        std::string text = "has its ";
        if (areSame) {
            text += "operands in " + first;
        } else {
            for (const auto& [operand, format] : formats.operands) {
                text += (operand == formats.operands.begin()->first ? "" : ", its ") +
                        std::string(toString(tensorOf(product, operand))) + " in " + nameOf(format);
            }
        }
        return text + " and the gradient of its result in " + nameOf(formats.gradient);
    }

    void seeHidden(const Step& step, TransformContext& context)
    {
        if (step.instruction->kind == StepKind::Operator && job::hidesProducts(step.instruction->target)) {
            m_hidden.emplace(step.instruction->target,
                             say::hiddenNotQuantized(say::transformNamed(m_name), step.instruction->target));
            note(step, "no-rule", "was not quantized, because its products are inside one operator", context);
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
        const auto name = say::transformNamed(m_name);
        if (m_hasE4m3) {
            sink.add(graph::problemOf(say::formatE4m3()));
        }
        if (m_done.empty()) {
            const auto products = m_extended ? say::anyProduct() : say::linearOrAttention();
            sink.add(graph::problemOf(say::quantizedNothing(name, products)));
        } else {
            sink.add(graph::problemOf(say::productsQuantized(name, joined(m_done))));
        }
        if (!m_left.empty()) {
            sink.add(graph::problemOf(say::productsSkipped(name, joined(m_left))));
        }
        for (const auto& [target, said] : m_hidden) {
            sink.add(graph::problemOf(said));
        }
        for (std::size_t rule = 0; m_ownRecipe && rule < m_rules.size(); ++rule) {
            if (!m_fitting.contains(rule)) {
                sink.add(
                    graph::problemOf(say::ruleWithoutEffect(static_cast<std::int64_t>(rule) + 1, m_recipe)));
            }
        }
    }

    std::string m_name;
    std::string m_recipe;
    bool m_ownRecipe;
    bool m_sparesBias;
    job::RecipeRules m_rules;
    bool m_extended;
    std::shared_ptr<RecentRoundings> m_recent; ///< of the program being rewritten; null where none may be
    bool m_releasesWeights = false;            ///< RoundedProduct::releaseWeights()
    std::set<std::size_t> m_fitting;           ///< the rules that fit any operand
    bool m_hasE4m3 = false;
    std::map<job::ProductKind, std::int64_t> m_done;
    std::map<job::ProductKind, std::int64_t> m_left;  ///< only `extended` would take them
    std::map<std::string, message::Finding> m_hidden; ///< what is said of operators that are not quantized
};

} // namespace

Result<std::unique_ptr<Transform>> makeSimulation(const job::Transform& asked, const job::Job& job)
{
    const auto recipe = job::recipeOf(asked);
    const bool isOwn = std::holds_alternative<job::SimulateRecipe>(asked) &&
                       std::ranges::find(job::namedRecipes(), *recipe) == job::namedRecipes().end();
    return job::RecipeRules::from(*recipe, job.rounding)
        .map([&](job::RecipeRules rules) -> std::unique_ptr<Transform> {
            return std::make_unique<SimulateFormat>(job::shortName(asked), recipe->name, isOwn,
                                                    !recipe->quantizesBiasGradient, std::move(rules),
                                                    job::isExtended(asked));
        });
}

} // namespace scalescope::engine
