// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace scalescope::engine::exported {

/// A size that follows from another, as an export with dimensions like 2*batch has them: factor * symbol +
/// addend. Without a symbol it is the addend.
struct SizeFormula
{
    std::string symbol;
    std::int64_t factor = 0; ///< 0 where there is no symbol, else not
    std::int64_t addend = 0;

    /// "4*s6 + 1"
    [[nodiscard]] std::string text() const;
    /// What the symbol stands for where the size is this; nothing where that is no whole number.
    [[nodiscard]] std::optional<std::int64_t> symbolFor(std::int64_t size) const;
    /// The size where the symbol stands for that; nothing beyond what an integer holds.
    [[nodiscard]] std::optional<std::int64_t> sizeFor(std::int64_t value) const;
    bool operator==(const SizeFormula&) const = default;
};

/// Of "Add(Mul(Integer(4), s6), Integer(1))" or "4*s6 + 1", as releases write it. Nothing for what is no such
/// formula, as "FloorDiv(s6, Integer(2))".
std::optional<SizeFormula> formulaOf(std::string_view expression);

} // namespace scalescope::engine::exported
