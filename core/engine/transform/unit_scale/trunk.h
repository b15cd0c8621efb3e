// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program_editor.h"

#include <set>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace scalescope::engine::unit_scaling {

/// What a network makes of its input, and where all of it goes through one value: there gradients may be
/// multiplied by any number, since all that lie before get the same (the cut edges of Blake et al., 2023).
class Trunk
{
public:
    /// After ProgramEditor::followTensors(), with factors or without.
    explicit Trunk(const ProgramEditor& program);

    /// Whether a gradient at the value goes back to what was made of the method's arguments: to a
    /// floating-point one, or to an embedding of another. Masks do not carry it, nor what is made of
    /// parameters alone (position biases, turned weights).
    [[nodiscard]] bool carries(ValueId value) const { return m_carries.count(value) > 0; }

    /// Whether everything that carries the input is made from this value at some place of the program.
    [[nodiscard]] bool isCut(ValueId value) const { return m_cuts.count(value) > 0; }

    /// Whether a step takes one such value and makes another: gradients go through it alone.
    [[nodiscard]] bool isOnlyWay(StepId step) const { return m_onlyWays.count(step) > 0; }

private:
    [[nodiscard]] StepId makerOf(ValueId output, StepId step) const;
    void noteArgument(ValueId value);
    [[nodiscard]] bool mayCarry(ValueId value) const;
    void findCarriers(const std::vector<StepId>& order);
    struct Life
    {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    [[nodiscard]] std::unordered_map<ValueId, Life> livesIn(const std::vector<StepId>& order) const;
    void findCuts(const std::vector<StepId>& order);
    void findOnlyWays(const std::vector<StepId>& order);
    [[nodiscard]] bool takesUp(const Step& step, const std::vector<ValueId>& reads) const;

    const ProgramEditor& m_program;
    std::unordered_set<ValueId> m_fromInput; ///< whether gradients go through or not
    std::unordered_set<ValueId> m_carries;
    std::unordered_set<ValueId> m_cuts;
    std::set<StepId> m_onlyWays;
};

} // namespace scalescope::engine::unit_scaling
