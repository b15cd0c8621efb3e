// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/operand_rounding.h"
#include "core/engine/transform/recognise.h"

#include <memory>
#include <optional>

namespace scalescope::engine {

/// The operands of a product as they were before they were rounded for it: what the steps in front of it hand
/// on. Undefined where a step hands nothing on; taken, and left empty, by each execution of the product.
struct Originals
{
    at::Tensor left;
    at::Tensor right;
};

/// How the operands of the two products of backward are rounded. What is left out stays as the forward
/// product took it, a gradient as it comes.
struct GradientRoundings
{
    std::optional<OperandRounding> gradient; ///< once, for both; then the two below are left out
    std::optional<OperandRounding> gradientForLeft;
    std::optional<OperandRounding> gradientForRight;
    std::optional<OperandRounding> rightForLeft; ///< the right operand, for the gradient of the left
    std::optional<OperandRounding> leftForRight;
};

/// A product's step whose gradients are those of products that round their operands for themselves: of the
/// left operand from dy and the right one, of the right from dy and the left, of anything else (a bias) from
/// dy as it comes. Forward it is the same step. Its gradients can't be differentiated again. Source: how
/// hardware multiplies blocks, OCP Microscaling Formats 1.0, 6.
Instruction withOwnGradients(const Instruction& product, const Product& positions, std::size_t inputs,
                             std::shared_ptr<Originals> originals, GradientRoundings roundings);

} // namespace scalescope::engine
