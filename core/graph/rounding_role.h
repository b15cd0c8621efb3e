// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace scalescope::graph {

/// A tensor that goes into a product of matrices, or the gradient of its result.
enum class ProductTensor {
    Input,
    Weight,
    Left, ///< of a product without a weight
    Right,
    Query, ///< of attention
    Key,
    Value,
    Gradient
};

/// "input", "weight", "left", "right", "query", "key", "value", "gradient".
std::string_view toString(ProductTensor tensor);

/// As which tensor of a product one was rounded. Where each of the three products rounds for itself, also for
/// whose gradient. Kept as its text, which is that of the run file: "weight", "weight for input".
class RoundingRole
{
public:
    RoundingRole() = default;
    RoundingRole(ProductTensor tensor) : m_text(toString(tensor)) {}
    /// From its text, which may be any.
    explicit RoundingRole(std::string text) : m_text(std::move(text)) {}

    /// This tensor, rounded for the product that is another's gradient.
    [[nodiscard]] RoundingRole forGradientOf(ProductTensor other) const;

    /// The tensor that was rounded; nothing for a text of another form.
    [[nodiscard]] std::optional<ProductTensor> tensor() const;
    [[nodiscard]] const std::string& text() const { return m_text; }

    bool operator==(const RoundingRole&) const = default;

private:
    std::string m_text;
};

} // namespace scalescope::graph
