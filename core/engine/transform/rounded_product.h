// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/operand_axes.h"
#include "core/engine/transform/operand_rounding.h"
#include "core/engine/transform/recognise.h"
#include "core/engine/transform/transform.h"
#include "core/job/recipe.h"

#include <map>

namespace scalescope::engine {

/// How the operands of one product are stored. Null for full precision.
struct ProductFormats
{
    std::map<std::size_t, const job::OperandFormat*> operands; ///< by input of the step
    const job::OperandFormat* gradient = nullptr;

    [[nodiscard]] bool any() const;
    /// Whether any has groups along the axis that a product sums over.
    [[nodiscard]] bool anyHasOwnAxes() const;
};

/// The inputs of a product's step that are operands, in order.
std::vector<std::size_t> operandsOf(const Product& product);
/// Whether a vector is added to a product with a weight.
bool hasBias(const Product& product);
/// Which tensor of the product a recipe takes it for.
job::Operand recipeOperandOf(const Product& product, std::size_t operand);
/// Which tensor of the product an operand is.
graph::ProductTensor tensorOf(const Product& product, std::size_t operand);

/// Puts the roundings of one product's operands into a program.
class RoundedProduct
{
public:
    /// `recent`: of the program's roundings; null where tensors are written to unseen.
    RoundedProduct(ProgramEditor& editor, const Product& product, const ProductFormats& formats,
                   const TransformContext& context, std::shared_ptr<RecentRoundings> recent);

    /// The program writes to no weight, so that it may be rounded once more for the gradients.
    void releaseWeights() { m_releasesWeights = true; }
    /// A bias gets the gradient of the result as it comes, as in torchao and Transformer Engine; without this
    /// as it is rounded for the product, as in unit-scaling's simulate_format. On axes of their own it always
    /// does.
    void sparesBias() { m_sparesBias = true; }

    /// Each operand is rounded once, in front of the product, and the gradient of the result once behind it.
    void putOnce();
    /// Each of the three products rounds its operands along the axis that it sums over.
    void putOnOwnAxes();

private:
    [[nodiscard]] const Step& step() const { return m_editor.step(m_product.product); }
    ValueId quantizeOperand(std::size_t operand, std::function<void(const at::Tensor&)> handOn,
                            std::shared_ptr<RecomputedOperands> recomputed);
    void quantizeResult(std::shared_ptr<RecomputedOperands> recomputed);
    void spareBias(const std::shared_ptr<at::Tensor>& gradient);
    [[nodiscard]] ProductSide sideOf(std::size_t operand) const;
    [[nodiscard]] AxisOf axisOf(ProductUse use, ProductSide side) const;
    /// The node that a rounding is told of: its own, or the product's, where there is none of its own.
    enum class Holder { Rounding, Product };
    /// Where and of what a rounding is.
    struct Site
    {
        StepId at = 0;
        ProductUse use = ProductUse::Forward;
        ProductSide side = ProductSide::Left;
        graph::RoundingRole role;
        graph::Direction direction = graph::Direction::Forward;
        Holder holder = Holder::Rounding;
    };
    [[nodiscard]] OperandRounding roundingOf(const job::OperandFormat& format, const Site& site) const;
    [[nodiscard]] RoundingSwitches::Switch switchOf(ProductSide side) const;
    std::optional<OperandRounding> backwardRounding(const job::OperandFormat* format, ProductUse use,
                                                    ProductSide side, const graph::RoundingRole& role) const;

    ProgramEditor& m_editor;
    const Product& m_product;
    const ProductFormats& m_formats;
    const TransformContext& m_context;
    std::shared_ptr<RecentRoundings> m_recent;
    bool m_releasesWeights = false;
    bool m_sparesBias = false;
};

} // namespace scalescope::engine
