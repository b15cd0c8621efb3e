// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/data_flow.h"
#include "core/engine/program/program.h"

namespace scalescope::engine {

/// Number of a step in a FlowProgram; the steps of the program that it was made of keep their positions as
/// numbers.
using StepId = int;

/// A program in which every tensor goes by the number of the value that made it, to be changed with its data
/// flow kept up to date.
class FlowProgram
{
public:
    /// A step with what it reads.
    struct Line
    {
        Step step; ///< inputs that are tensors go by the values that made them
        std::vector<StepFlow::Container> containers;
        std::vector<StepId> after; ///< steps that it depends on beyond those that made what it reads
        bool writesShared = false;
        bool removed = false;
        StepId position = 0; ///< of the original step that it stands at, to compare which of two comes first
    };

    /// Where a value is read.
    struct Use
    {
        StepId step;
        std::size_t input;
    };

    /// Throws std::runtime_error where the program was recorded without its data flow.
    explicit FlowProgram(Program program);

    [[nodiscard]] Line& at(StepId id) { return m_lines[static_cast<std::size_t>(id)]; }
    [[nodiscard]] const Line& at(StepId id) const { return m_lines[static_cast<std::size_t>(id)]; }
    /// All steps in the order of execution, removed ones left out.
    [[nodiscard]] std::vector<StepId> order() const;

    [[nodiscard]] const ValueFacts& factsOf(ValueId value) const { return m_program.factsOf(value); }
    [[nodiscard]] const ValueFlow& flowOf(ValueId value) const;
    /// What a value is known to be where it is no tensor: None where that is not known.
    [[nodiscard]] c10::IValue plainValue(ValueId value) const;
    [[nodiscard]] ValueId result() const { return m_program.result; }
    /// Every tensor that a step reads, those in containers too.
    [[nodiscard]] std::vector<ValueId> readsOf(StepId id) const;
    /// Where a tensor is read now; the ends of module calls, which do nothing, don't count.
    [[nodiscard]] std::vector<Use> usesOf(ValueId value) const;

    /// A new value with the facts of another.
    ValueId newValue(ValueId like);
    /// A new value that is a matrix with rows and columns changed.
    ValueId newTransposed(ValueId matrix);
    /// Puts a step behind another (behind those put there before), or in front of all others for -1. The step
    /// has its inputs and outputs; it becomes the maker of the outputs.
    StepId insertAfter(StepId id, Step step);
    /// Puts a constant directly in front of a step.
    ValueId constantBefore(StepId id, c10::IValue value);
    /// Puts a step directly in front of another.
    StepId insertBefore(StepId id, Step step);
    void remove(StepId id);
    /// Has every reader of `from`, and the result, read `to`.
    void rewireAll(ValueId from, ValueId to);
    /// Notes that `value` is made by the step, as its output already is.
    void setMaker(ValueId value, StepId id);

    /// The changed program, with facts for the values that were put in. It has no data flow.
    Program take();

private:
    StepId add(Step step, StepId position);
    void emit(StepId id, std::vector<StepId>& order) const;
    void noteUses(StepId id);

    Program m_program; ///< without its steps
    std::vector<Line> m_lines;
    std::vector<std::vector<StepId>> m_before; ///< by step
    std::vector<std::vector<StepId>> m_after;
    std::vector<StepId> m_first;
    std::vector<ValueFlow> m_values;
    std::vector<std::vector<Use>> m_uses; ///< by value; may hold uses that were rewired since
    StepId m_originals = 0;
};

} // namespace scalescope::engine
