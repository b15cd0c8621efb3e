// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/recipe.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace scalescope::bisect {

/// The smallest thing that a rule of a recipe can name: the operands of that role of an operator's calls in a
/// module.
struct RoundedOperand
{
    std::string module; ///< path; empty for the model itself
    std::string op;     ///< "aten::linear"
    job::Operand role = job::Operand::Input;
    auto operator<=>(const RoundedOperand&) const = default;
};

/// Operands in the groups that the tree of modules makes of them, down to each by itself. A module that holds
/// nothing but one other group is that group.
class OperandTree
{
public:
    struct Group
    {
        std::string module;                 ///< path; empty for the whole model
        std::optional<std::size_t> operand; ///< the one that it is
        std::vector<std::size_t> operands;  ///< all in it, in ascending order
        std::vector<std::size_t> children;  ///< groups, in order of their first operand
    };

    /// Operands are numbered as they come here, which is the order of execution.
    explicit OperandTree(std::vector<RoundedOperand> operands);

    [[nodiscard]] const std::vector<RoundedOperand>& operands() const { return m_operands; }
    /// The first is the whole model; empty where there are no operands.
    [[nodiscard]] const std::vector<Group>& groups() const { return m_groups; }

private:
    std::size_t addModule(std::size_t depth, const std::vector<std::size_t>& operands);

    std::vector<RoundedOperand> m_operands;
    std::vector<Group> m_groups;
};

} // namespace scalescope::bisect
