// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/recipe.h"

#include <atomic>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

namespace scalescope::engine {

/// Lets a program with rounded operands be replayed with some of them as they were. Operands are told apart
/// as far as a rule of a recipe tells them.
class RoundingSwitches
{
public:
    /// Whether the operand is rounded; read while the program runs.
    using Switch = std::shared_ptr<const std::atomic<bool>>;

    struct Operand
    {
        std::string module; ///< path
        std::string op;     ///< "aten::linear"
        job::Operand role = job::Operand::Input;
    };

    /// The one of that operand, which is on at first; the same for all of that name.
    Switch switchOf(const Operand& operand);

    /// In the order in which they were asked for first.
    [[nodiscard]] const std::vector<Operand>& operands() const { return m_operands; }

    /// By operand. Not while a program runs.
    void set(const std::vector<bool>& rounded);

private:
    using Key = std::tuple<std::string, std::string, job::Operand>;
    std::map<Key, std::size_t> m_numbers;
    std::vector<Operand> m_operands;
    std::vector<std::shared_ptr<std::atomic<bool>>> m_switches;
};

} // namespace scalescope::engine
