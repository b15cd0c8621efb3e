// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"

namespace scalescope::engine {

/// Changes a program: puts steps before, after or in the place of its steps. Steps are named by their
/// position in the program as it was given, which stays valid throughout.
class ProgramEditor
{
public:
    explicit ProgramEditor(Program program);

    /// The program as it was given, but for inputs that were rewired.
    [[nodiscard]] const Program& program() const { return m_program; }
    [[nodiscard]] const Step& step(std::size_t index) const { return m_program.steps[index]; }
    [[nodiscard]] std::size_t steps() const { return m_program.steps.size(); }

    /// Where a value is read: input `input` of step `step`.
    struct Use
    {
        std::size_t step;
        std::size_t input;
    };
    /// The step that makes a value, or nothing for the method's arguments and for what was put in.
    [[nodiscard]] std::optional<std::size_t> producerOf(ValueId value) const;
    /// Uses by the given steps, in order of execution, as they were given: rewiring does not change them.
    /// That a value is the program's result is no use.
    [[nodiscard]] const std::vector<Use>& usesOf(ValueId value) const;
    /// What a value is known to be: a constant's content, or any other value without tensors; None where that
    /// is not known. Values that were put in are not known.
    [[nodiscard]] c10::IValue plainValue(ValueId value) const;

    /// A step to be put in.
    struct New
    {
        Instruction instruction;
        std::vector<ValueId> inputs;
        /// What the step is to the one that it comes from, the origin: "quantised input". Origin and role
        /// make the provenance, so no two steps of one origin may have the same; empty only for a step that
        /// takes its origin's place and keeps its provenance.
        std::string role;
        ValueFacts facts = {}; ///< of its first output, for transforms that follow; where they are known
    };
    /// Put in before, or after, the step at `index`, its origin; several go in order of the calls. The value
    /// that it makes (the first of several, whose numbers follow).
    ValueId insertBefore(std::size_t index, New added);
    ValueId insertAfter(std::size_t index, New added);
    /// A constant before the step at `index`.
    ValueId constantBefore(std::size_t index, c10::IValue value);
    ValueId constantAfter(std::size_t index, c10::IValue value);

    /// Takes a step out. Whoever reads its outputs must be rewired.
    void remove(std::size_t index);
    /// Has a step execute something else, with other inputs and the same outputs and provenance.
    void replace(std::size_t index, Instruction instruction, std::vector<ValueId> inputs);
    /// Has one input of a step read another value.
    void rewire(Use use, ValueId value);
    /// The same for every use by the given steps after the step at `after` (that one not), and, where it was
    /// `from`, for the program's result.
    void rewireAll(ValueId from, ValueId to, std::size_t after);

    /// The changed program.
    Program take();

private:
    Step make(const Step& origin, New added);

    struct Place
    {
        std::vector<Step> before;
        std::vector<Step> after;
        bool removed = false;
    };

    Program m_program;
    std::vector<Place> m_places;
    std::vector<std::optional<std::size_t>> m_producers; ///< by value
    std::vector<std::vector<Use>> m_uses;                ///< by value
};

} // namespace scalescope::engine
