// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/format_pair.h"
#include "core/report/product_operands.h"

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
    TensorFormats(formats::FormatPair formats);
    /// Of a run with these operands of products, made with this recipe or looked at for one.
    TensorFormats(formats::FormatPair formats, const graph::Graph& graph,
                  const std::vector<ProductOperand>& operands, const job::Recipe& recipe, bool extended);

    /// What one tensor or gradient is held against.
    struct Format
    {
        formats::NumberFormat range; ///< its limits are those with the scale
        /// How the recipe stores it; nothing where it does not round it.
        std::optional<job::OperandFormat> stored = {};
    };
    /// Of several that products round it to, that in which it loses most; of a tensor that the recipe keeps
    /// in full precision all of float64, in which it loses nothing.
    [[nodiscard]] Format of(const graph::Node& node, graph::Direction direction) const;

private:
    using Place = std::pair<graph::NodeId, graph::Direction>;

    formats::FormatPair m_formats;
    /// What the recipe says of tensors; nothing in it for full precision.
    std::map<Place, std::vector<std::optional<job::OperandFormat>>> m_stored;
};

} // namespace scalescope::report
