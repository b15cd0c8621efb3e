// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/data_flow.h"
#include "core/engine/program/program.h"

#include <deque>
#include <optional>

namespace scalescope::engine {

/// Number of a step in a ProgramEditor: its position in the program as it was given, which stays valid
/// throughout; steps that are put in count on from there.
using StepId = int;

/// Changes a program: puts steps before, after or in the place of its steps, and knows throughout who makes
/// and who reads each value. References to steps stay valid.
class ProgramEditor
{
public:
    explicit ProgramEditor(Program program);

    /// Has every tensor go by the number of the value that made it, wherever it went through attributes and
    /// containers and whoever wrote to it. To be called before the first change. Throws ClauseError
    /// where the program was recorded without its data flow.
    void followTensors();

    /// A step with what it reads. All but the step and its position is known only with followTensors().
    struct Line
    {
        Step step;
        std::vector<StepFlow::Container> containers = {};
        std::vector<StepId> after = {}; ///< steps that it depends on beyond those that made what it reads
        bool writesShared = false;
        bool removed = false;
        StepId position = 0; ///< of the given step that it stands at, to compare which of two comes first
    };
    [[nodiscard]] const Line& at(StepId id) const { return m_lines[static_cast<std::size_t>(id)]; }
    [[nodiscard]] const Step& step(StepId id) const { return at(id).step; }
    /// How many steps the program was given with.
    [[nodiscard]] StepId steps() const { return m_given; }
    /// All steps in the order of execution, removed ones left out.
    [[nodiscard]] std::vector<StepId> order() const;

    [[nodiscard]] ValueId result() const { return m_program.result; }
    [[nodiscard]] const ValueFacts& factsOf(ValueId value) const { return m_program.factsOf(value); }
    /// Who makes a value. Without followTensors(), a tensor in an attribute or container is made by the step
    /// that takes it out.
    [[nodiscard]] const ValueFlow& flowOf(ValueId value) const;
    /// What a value is known to be where it is no tensor: None where that is not known.
    [[nodiscard]] c10::IValue plainValue(ValueId value) const;
    /// Every tensor that a step reads, those in containers too.
    [[nodiscard]] std::vector<ValueId> readsOf(StepId id) const;

    /// Where a value is read: input `input` of step `step`.
    struct Use
    {
        StepId step;
        std::size_t input;
        bool operator==(const Use&) const = default;
    };
    /// Where a value is read now, by marks too. That it is the program's result is no use.
    [[nodiscard]] const std::vector<Use>& usesOf(ValueId value) const;

    /// A step to be put in. It belongs to the module call of the step at which it is put.
    struct New
    {
        Instruction instruction;
        std::vector<ValueId> inputs;
        /// What the step is to its origin: "quantized input". Origin and role make the provenance, so no two
        /// steps of one origin may have the same; empty only for a step that takes its origin's place and
        /// keeps its provenance.
        std::string role;
        ValueFacts facts = {}; ///< of the new values that it makes, where they are known
        /// Values that it makes in the place of a step that is removed; where empty, new ones.
        std::vector<ValueId> outputs = {};
        /// The step that it comes from, where that is not the one at which it is put.
        std::optional<StepId> origin = std::nullopt;
        std::vector<StepFlow::Container> containers = {};
    };
    /// Put in directly before, or after, a step; several go in order of the calls. After -1 is in front of
    /// all. The value that it makes (the first of several; numbers of new ones follow each other).
    ValueId insertBefore(StepId id, New added);
    ValueId insertAfter(StepId id, New added);
    /// A constant before, or after, a step.
    ValueId constantBefore(StepId id, c10::IValue value);
    ValueId constantAfter(StepId id, c10::IValue value);

    /// Takes a step out. Whoever reads its outputs must be rewired, or another step make them.
    void remove(StepId id);
    /// Has a step execute something else, with the same inputs, outputs and provenance.
    void replace(StepId id, Instruction instruction);
    /// Has one input of a step read another value.
    void rewire(Use use, ValueId value);
    /// Whether the marks of calls, which do nothing, go on reading the value that they were given.
    enum class Marks { Stay, Follow };
    /// Has every reader of `from`, and the program's result, read `to`, but for the step that makes `to`.
    void rewireAll(ValueId from, ValueId to, Marks marks);

    /// The changed program. It has no data flow.
    Program take();

private:
    Step make(StepId place, New& added);
    ValueId insert(std::vector<StepId>& where, StepId place, New added);
    void noteReads(StepId id);
    void emit(StepId id, std::vector<StepId>& order) const;
    std::vector<StepId>& before(StepId id) { return m_before[static_cast<std::size_t>(id)]; }
    std::vector<StepId>& after(StepId id) { return m_after[static_cast<std::size_t>(id + 1)]; }
    std::vector<Use>& uses(ValueId value) { return m_uses[static_cast<std::size_t>(value)]; }

    Program m_program; ///< without its steps
    StepId m_given = 0;
    std::deque<Line> m_lines;
    std::vector<std::vector<StepId>> m_before; ///< by step
    std::vector<std::vector<StepId>> m_after;  ///< by step; what goes in front of all comes first
    std::vector<ValueFlow> m_flows;            ///< by value
    std::vector<std::vector<Use>> m_uses;      ///< by value
    /// The steps that read a tensor in a container.
    std::unordered_map<ValueId, std::vector<StepId>> m_holders;
};

} // namespace scalescope::engine
