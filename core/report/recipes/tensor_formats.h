// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/range_loss.h"
#include "core/report/recipes/product_operands.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace scalescope::report {

/// The operands that a recipe rounds. Of the others nothing is lost, and a rule of their own would have them
/// rounded. `extended`: settings that name no operator reach any product.
std::vector<ProductOperand> roundedOperands(const std::vector<ProductOperand>& operands,
                                            const job::Recipe& recipe, bool extended);

/// Which format each tensor and gradient of a run is held against: one of a pair; where a recipe rounds it as
/// an operand, what the recipe says, with the scale that it then has.
class TensorFormats
{
public:
    /// The pair's for all.
    TensorFormats(job::OperandPair usual);
    TensorFormats(const formats::FormatPair& usual);
    /// Of a run with these operands of products, made with this recipe or looked at for one. `usual`: of
    /// tensors that it does not speak of.
    TensorFormats(job::OperandPair usual, const graph::Graph& graph,
                  const std::vector<ProductOperand>& operands, const job::Recipe& recipe, bool extended);

    /// What one tensor or gradient is held against.
    struct Format
    {
        /// Its limits are those with the scale; 0 where its groups have scales of their own.
        formats::NumberFormat range;
        /// How it is stored; nothing for full precision.
        std::optional<job::OperandFormat> stored = {};
        /// What is lost of its finite elements, without those that mean nothing
        /// (graph::Side::meaningless); nothing where it can't be told (formats::lossesIn).
        std::optional<formats::RangeLoss> losses = formats::RangeLoss{};
    };
    /// Of several that products round it to, that in which it loses most, and one of which it can't be told
    /// before those in which it loses nothing; of a tensor that the recipe keeps in full precision all of
    /// float64, in which it loses nothing.
    [[nodiscard]] Format of(const graph::Node& node, graph::Direction direction) const;
    /// How that is stored; nothing for full precision.
    [[nodiscard]] std::optional<job::OperandFormat> stored(const graph::Node& node,
                                                           graph::Direction direction) const;
    /// Of how many of the graph's tensors and gradients it can't be told what they lose.
    [[nodiscard]] std::size_t untold(const graph::Graph& graph) const;

private:
    job::OperandPair m_usual;
    /// What the recipe says of tensors; nothing in it for full precision.
    std::map<graph::TensorId, std::vector<std::optional<job::OperandFormat>>> m_stored;
};

} // namespace scalescope::report
