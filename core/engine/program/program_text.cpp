// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/program/program.h"

#include <charconv>
#include <cmath>
#include <sstream>

namespace scalescope::engine {

namespace {

void writeValues(std::ostream& out, const std::vector<ValueId>& values)
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        out << (i ? ", %" : "%") << values[i];
    }
}

/// Constants as text: tensors by shape only, since their values may be long.
std::string constantText(const c10::IValue& value)
{
    std::ostringstream out;
    if (value.isTensor()) {
        out << "tensor" << value.toTensor().sizes();
    } else if (value.isString()) {
        out << '"' << value.toStringRef() << '"';
    } else if (value.isNone()) {
        out << "None";
    } else if (value.isBool()) {
        out << (value.toBool() ? "True" : "False");
    } else {
        out << value;
    }
    return out.str();
}

void writeStep(std::ostream& out, const Step& step)
{
    const Instruction& instruction = *step.instruction;
    if (!step.outputs.empty()) {
        writeValues(out, step.outputs);
        out << " = ";
    }
    if (instruction.kind == StepKind::Constant) {
        out << constantText(instruction.payload) << '\n';
        return;
    }
    out << instruction.target;
    if (!instruction.name.empty()) {
        out << '[' << instruction.name << ']';
    }
    out << '(';
    writeValues(out, step.inputs);
    out << ')';
    if (step.scope && !step.scope->path.empty()) {
        out << "  # " << step.scope->path;
    }
    out << '\n';
}

} // namespace

const graph::SourceLocation& callerOf(const Step& step)
{
    static const graph::SourceLocation none;
    const graph::SourceLocation& own = step.instruction->ownPlace;
    if (own.file.empty()) {
        return step.caller ? step.caller->ownPlace : none;
    }
    return own == step.instruction->location ? none : own;
}

graph::Provenance provenanceOf(const Step& step)
{
    if (!step.provenance.empty()) {
        return step.provenance;
    }
    return graph::Provenance::ofCall(step.scope->path, step.instruction->target, step.occurrence);
}

const ValueFacts& Program::factsOf(ValueId value) const
{
    static const ValueFacts unknown;
    const auto index = static_cast<std::size_t>(value);
    return value >= 0 && index < facts.size() ? facts[index] : unknown;
}

std::string toText(const Program& program)
{
    std::ostringstream out;
    out << "inputs ";
    writeValues(out, program.inputs);
    out << '\n';
    for (const Step& step : program.steps) {
        writeStep(out, step);
    }
    out << "return %" << program.result << '\n';
    return out.str();
}

std::string pythonText(double value)
{
    if (std::isnan(value)) {
        return "nan";
    }
    if (std::isinf(value)) {
        return value > 0 ? "inf" : "-inf";
    }
    std::string text(32, '\0');
    text.resize(static_cast<std::size_t>(std::to_chars(text.data(), text.data() + text.size(), value).ptr -
                                         text.data()));
    if (text.find_first_of(".e") == std::string::npos) {
        text += ".0";
    }
    return text;
}

std::string pythonText(bool value)
{
    return value ? "True" : "False";
}

} // namespace scalescope::engine
