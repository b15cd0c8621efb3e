// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/product_kinds.h"
#include "core/job/recipe.h"
#include "core/text/name_pattern.h"

#include <string_view>

namespace scalescope::job {

/// One operand of one product of a model, as the conditions of rules see it.
struct OperandPlace
{
    std::string_view module; ///< path of the module that calls the operator
    std::string_view target; ///< the operator: "aten::conv2d"
    ProductKind kind = ProductKind::Linear;
    Operand operand = Operand::Input;
    /// Whether settings that name no operator reach it: linear and attention, with `:extended` any product.
    bool isUsual = true;
};

/// A recipe that can be asked what holds for an operand.
class RecipeRules
{
public:
    /// `rounding` is for all, whatever they name; empty for what they name, or the formats' own. Fails as
    /// check() does.
    static Result<RecipeRules> from(const Recipe& recipe, const std::string& rounding = {});

    [[nodiscard]] std::size_t size() const { return m_rules.size(); }

    /// The numbers of the rules whose conditions all fit, from 0, in order.
    [[nodiscard]] std::vector<std::size_t> fitting(const OperandPlace& place) const;

    /// How the operand is stored: as the last rule that fits says, else the default. Null for full precision.
    [[nodiscard]] const OperandFormat* formatFor(const OperandPlace& place) const;

private:
    struct Rule
    {
        std::optional<text::NamePattern> module;
        std::string op;
        std::optional<Operand> operand;
        std::optional<OperandFormat> format;
    };

    static bool fits(const Rule& rule, const OperandPlace& place);

    std::optional<OperandFormat> m_standard;
    std::vector<Rule> m_rules;
};

} // namespace scalescope::job
