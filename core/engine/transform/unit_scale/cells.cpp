// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/written_out.h"

#include "core/engine/program/instructions.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

namespace scalescope::engine::unit_scaling {

namespace {

/// Operators in the order in which the cell of libtorch calls them; a trace writes them down one by one.
constexpr std::array<std::string_view, 13> lstmOperators = {
    "aten::linear",   "aten::linear", "aten::add_",     "aten::unsafe_chunk", "aten::sigmoid_",
    "aten::sigmoid_", "aten::tanh_",  "aten::sigmoid_", "aten::mul",          "aten::mul",
    "aten::add_",     "aten::tanh",   "aten::mul"};
constexpr std::array<std::string_view, 14> gruOperators = {
    "aten::linear",   "aten::unsafe_chunk", "aten::linear",   "aten::unsafe_chunk", "aten::add_",
    "aten::sigmoid_", "aten::add_",         "aten::sigmoid_", "aten::mul_",         "aten::add",
    "aten::tanh_",    "aten::sub",          "aten::mul_",     "aten::add_"};

/// Consecutive operators of a program, and the list unpackings between them.
class Passage
{
public:
    Passage(const ProgramEditor& program, std::vector<StepId> operators, std::vector<StepId> unpackings)
        : m_program(program), m_operators(std::move(operators)), m_unpackings(std::move(unpackings))
    {
    }

    [[nodiscard]] StepId id(std::size_t place) const { return m_operators[place]; }
    [[nodiscard]] const Step& step(std::size_t place) const { return m_program.step(m_operators[place]); }
    [[nodiscard]] ValueId input(std::size_t place, std::size_t index) const
    {
        return step(place).inputs.at(index);
    }
    [[nodiscard]] ValueId output(std::size_t place) const { return step(place).outputs.front(); }
    [[nodiscard]] std::vector<StepId> steps() const
    {
        auto all = m_operators;
        all.insert(all.end(), m_unpackings.begin(), m_unpackings.end());
        return all;
    }

    /// Whether the step's first inputs are these.
    [[nodiscard]] bool reads(std::size_t place, const std::vector<ValueId>& values) const
    {
        const auto& inputs = step(place).inputs;
        return inputs.size() >= values.size() && std::equal(values.begin(), values.end(), inputs.begin());
    }

    /// The elements of the list that a step makes; none where it is not unpacked into that many.
    [[nodiscard]] std::vector<ValueId> elements(std::size_t place, std::size_t count) const
    {
        for (const StepId unpacking : m_unpackings) {
            const Step& unpack = m_program.step(unpacking);
            if (unpack.inputs.front() == output(place) && unpack.outputs.size() == count) {
                return unpack.outputs;
            }
        }
        return {};
    }

    /// Whether nothing outside reads what the steps make, but for `results`.
    [[nodiscard]] bool keepsToItself(const std::set<ValueId>& results) const
    {
        const auto all = steps();
        const std::set<StepId> inside(all.begin(), all.end());
        return std::all_of(all.begin(), all.end(), [&](StepId id) {
            const auto& outputs = m_program.step(id).outputs;
            return std::all_of(outputs.begin(), outputs.end(), [&](ValueId value) {
                const auto& uses = m_program.usesOf(value);
                return results.count(value) > 0 ||
                       (value != m_program.result() &&
                        std::all_of(uses.begin(), uses.end(), [&](const ProgramEditor::Use& use) {
                            return inside.count(use.step) > 0 ||
                                   isMark(m_program.step(use.step).instruction->kind);
                        }));
            });
        });
    }

private:
    const ProgramEditor& m_program;
    std::vector<StepId> m_operators;
    std::vector<StepId> m_unpackings;
};

/// gates = h W_hh^T + b_hh + x W_ih^T + b_ih; c' = f c + i g, h' = o tanh(c').
bool isLstmCell(const Passage& passage)
{
    const auto gates = passage.elements(3, 4);
    return gates.size() == 4 && passage.reads(2, {passage.output(0), passage.output(1)}) &&
           passage.reads(3, {passage.output(2)}) && passage.reads(4, {gates[0]}) &&
           passage.reads(5, {gates[1]}) && passage.reads(6, {gates[2]}) && passage.reads(7, {gates[3]}) &&
           passage.reads(8, {passage.output(5)}) &&
           passage.reads(9, {passage.output(4), passage.output(6)}) &&
           passage.reads(10, {passage.output(8), passage.output(9)}) &&
           passage.reads(11, {passage.output(10)}) &&
           passage.reads(12, {passage.output(7), passage.output(11)}) &&
           passage.keepsToItself({passage.output(10), passage.output(12)});
}

/// r and z = sigmoid of sums of the first two chunks, n = tanh(x_n + h_n r); h' = (h - n) z + n.
bool isGruCell(const Passage& passage)
{
    const auto fromInput = passage.elements(1, 3);
    const auto fromHidden = passage.elements(3, 3);
    return fromInput.size() == 3 && fromHidden.size() == 3 && passage.reads(1, {passage.output(0)}) &&
           passage.reads(3, {passage.output(2)}) && passage.reads(4, {fromHidden[0], fromInput[0]}) &&
           passage.reads(5, {passage.output(4)}) && passage.reads(6, {fromHidden[1], fromInput[1]}) &&
           passage.reads(7, {passage.output(6)}) && passage.reads(8, {fromHidden[2], passage.output(5)}) &&
           passage.reads(9, {fromInput[2], passage.output(8)}) && passage.reads(10, {passage.output(9)}) &&
           passage.reads(11, {passage.input(2, 0), passage.output(10)}) &&
           passage.reads(12, {passage.output(11), passage.output(7)}) &&
           passage.reads(13, {passage.output(12), passage.output(10)}) &&
           passage.keepsToItself({passage.output(13)});
}

void putCell(ProgramEditor& program, const Passage& passage, StepId place, ProgramEditor::New cell)
{
    program.insertBefore(place, std::move(cell));
    for (const StepId id : passage.steps()) {
        program.remove(id);
    }
}

void writeLstmCell(ProgramEditor& program, const Passage& passage)
{
    const StepId place = passage.id(12);
    const std::vector<ValueId> state = {passage.input(0, 0), passage.input(8, 1)};
    Instruction listing;
    listing.kind = StepKind::ListConstruct;
    listing.target = "prim::ListConstruct";
    listing.type = c10::ListType::ofTensors();
    const ValueId states = program.insertBefore(place, {std::move(listing), state, "state"});
    putCell(program, passage, place,
            {operatorInstruction("aten::lstm_cell"),
             {passage.input(1, 0), states, passage.input(1, 1), passage.input(0, 1), passage.input(1, 2),
              passage.input(0, 2)},
             "",
             {},
             {passage.output(12), passage.output(10)},
             std::nullopt,
             {{1, state}}});
}

void writeGruCell(ProgramEditor& program, const Passage& passage)
{
    putCell(program, passage, passage.id(13),
            {operatorInstruction("aten::gru_cell"),
             {passage.input(0, 0), passage.input(2, 0), passage.input(0, 1), passage.input(2, 1),
              passage.input(0, 2), passage.input(2, 2)},
             "",
             {},
             {passage.output(13)}});
}

/// The passage of these operators that begins with the `first`th of all operators; nothing where others stand
/// there.
template <std::size_t Count>
std::optional<Passage> passageAt(const ProgramEditor& program, const std::vector<StepId>& operators,
                                 const std::vector<StepId>& unpackings, std::size_t first,
                                 const std::array<std::string_view, Count>& targets)
{
    if (first + Count > operators.size()) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < Count; ++i) {
        const ProgramEditor::Line& line = program.at(operators[first + i]);
        if (line.removed || line.step.instruction->target != targets[i]) {
            return std::nullopt;
        }
    }
    const auto begin = operators.begin() + static_cast<std::ptrdiff_t>(first);
    const StepId from = program.at(operators[first]).position;
    const StepId to = program.at(operators[first + Count - 1]).position;
    std::vector<StepId> between;
    std::copy_if(unpackings.begin(), unpackings.end(), std::back_inserter(between),
                 [&](StepId id) { return program.at(id).position > from && program.at(id).position < to; });
    return Passage(program, {begin, begin + Count}, std::move(between));
}

} // namespace

void writeOutCells(ProgramEditor& program)
{
    std::vector<StepId> operators;
    std::vector<StepId> unpackings;
    for (const StepId id : program.order()) {
        const StepKind kind = program.step(id).instruction->kind;
        if (kind == StepKind::Operator) {
            operators.push_back(id);
        } else if (kind == StepKind::ListUnpack) {
            unpackings.push_back(id);
        }
    }
    for (std::size_t i = 0; i < operators.size(); ++i) {
        if (program.step(operators[i]).instruction->target != "aten::linear") {
            continue;
        }
        const auto lstm = passageAt(program, operators, unpackings, i, lstmOperators);
        if (lstm && isLstmCell(*lstm)) {
            writeLstmCell(program, *lstm);
            continue;
        }
        const auto gru = passageAt(program, operators, unpackings, i, gruOperators);
        if (gru && isGruCell(*gru)) {
            writeGruCell(program, *gru);
        }
    }
}

} // namespace scalescope::engine::unit_scaling
