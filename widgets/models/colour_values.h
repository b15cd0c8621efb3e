// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"

#include <QString>
#include <memory>
#include <optional>
#include <set>

namespace scalescope::widgets {

/// The numbers that colour a document's tensors. Holds all that it needs of the document.
class ColourValues
{
public:
    explicit ColourValues(const Document& document);

    [[nodiscard]] const Colouring& colouring() const { return m_colouring; }
    /// Of a node of the run: an exponent of two, a part of a whole or dB, as the colouring says; NaN where
    /// nothing is known, and of a gradient that is zero in theory.
    [[nodiscard]] double of(const graph::Node& node) const;

    /// The share of an error that a product's operands cause, as far as causes were looked for; NaN of what
    /// is no product.
    [[nodiscard]] double share(const graph::Node& node) const;

private:
    [[nodiscard]] double exponent(const graph::Node& node) const;
    [[nodiscard]] double loss(const graph::Node& node) const;
    [[nodiscard]] double ratio(const graph::Node& node) const;

    Colouring m_colouring;
    Quantity m_quantity;
    std::shared_ptr<const graph::Run> m_run;
    std::optional<report::TensorFormats> m_formats; ///< where losses are asked for
    std::shared_ptr<const bisect::ModuleShares> m_shares;
    std::set<graph::NodeId> m_products; ///< where there are shares
    std::shared_ptr<const compare::Comparison> m_comparison;
};

/// "2^-3.5", "12.1 %", "28.5 dB", "× 2^1.5"; a dash where nothing is known.
QString colourValueText(const Colouring& colouring, double value);

} // namespace scalescope::widgets
