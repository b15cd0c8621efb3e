// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/argument_filler.h"

#include "core/engine/program/instructions.h"

#include <algorithm>
#include <map>

namespace scalescope::engine::unit_scaling {

namespace {

bool isTensorType(const c10::TypePtr& type)
{
    if (const auto optional = type->cast<c10::OptionalType>()) {
        return isTensorType(optional->getElementType());
    }
    return type->kind() == c10::TypeKind::TensorType;
}

/// Whether a known value that is no tensor can be an argument of this type.
bool fitsType(const c10::IValue& value, const c10::TypePtr& type)
{
    if (value.isNone()) {
        return type->kind() == c10::TypeKind::OptionalType;
    }
    if (const auto optional = type->cast<c10::OptionalType>()) {
        return fitsType(value, optional->getElementType());
    }
    const bool isNumber =
        type->kind() == c10::TypeKind::FloatType || type->kind() == c10::TypeKind::NumberType;
    return (isNumber && (value.isInt() || value.isDouble())) || value.type()->isSubtypeOf(*type);
}

} // namespace

std::optional<std::vector<ValueId>> ArgumentFiller::fill(const c10::FunctionSchema& schema,
                                                         const std::vector<std::string_view>& order)
{
    std::vector<std::string> names;
    for (const c10::Argument& argument : schema.arguments()) {
        names.push_back(argument.name());
    }
    if (!order.empty()) {
        std::stable_sort(names.begin(), names.end(), [&](const std::string& a, const std::string& b) {
            return std::find(order.begin(), order.end(), a) < std::find(order.begin(), order.end(), b);
        });
    }
    m_used.clear();
    std::map<std::string, ValueId> values;
    for (const std::string& name : names) {
        const c10::Argument& argument =
            schema.arguments()[static_cast<std::size_t>(*schema.argumentIndexWithName(name))];
        const ValueId value = valueFor(argument);
        if (value == noValue) {
            return std::nullopt;
        }
        values[name] = value;
    }
    if (tensorLeft()) {
        return std::nullopt;
    }
    std::vector<ValueId> filled;
    for (const c10::Argument& argument : schema.arguments()) {
        filled.push_back(values[argument.name()]);
    }
    return filled;
}

bool ArgumentFiller::fits(std::size_t source, const c10::Argument& argument) const
{
    const ValueId value = m_sources[source];
    if (m_program.factsOf(value).isTensor()) {
        return isTensorType(argument.type());
    }
    const bool known = m_program.factsOf(value).kind == ValueFacts::Kind::Plain;
    return known && fitsType(m_program.plainValue(value), argument.type());
}

bool ArgumentFiller::isNamed(std::size_t source, const std::string& name) const
{
    return m_sourceSchema && source < m_sourceSchema->arguments().size() &&
           m_sourceSchema->arguments()[source].name() == name;
}

/// The source of the same name, else the first that is left and fits.
ValueId ArgumentFiller::valueFor(const c10::Argument& argument)
{
    for (const bool byName : {true, false}) {
        for (std::size_t i = 0; i < m_sources.size(); ++i) {
            if (!m_used.count(i) && fits(i, argument) && (!byName || isNamed(i, argument.name()))) {
                m_used.insert(i);
                return m_sources[i];
            }
            // Numbers are taken in their order: one that does not fit belongs to another argument.
            if (!byName && !m_used.count(i) && !isTensorType(argument.type()) &&
                !m_program.factsOf(m_sources[i]).isTensor()) {
                break;
            }
        }
    }
    const ValueId other = otherValue(argument);
    if (other != noValue || !argument.default_value()) {
        return other;
    }
    return m_program.constantBefore(m_place, *argument.default_value());
}

bool ArgumentFiller::tensorLeft() const
{
    for (std::size_t i = 0; i < m_sources.size(); ++i) {
        if (!m_used.count(i) && m_program.factsOf(m_sources[i]).isTensor()) {
            return true;
        }
    }
    return false;
}

ValueId ModuleFiller::otherValue(const c10::Argument& argument)
{
    const Step& place = m_program.at(m_place).step;
    if (!isTensorType(argument.type()) || !hasTensor(place.scope->path, argument.name())) {
        return noValue;
    }
    Instruction instruction;
    instruction.kind = StepKind::GetAttribute;
    instruction.target = "prim::GetAttr";
    instruction.name = argument.name();
    Step step;
    step.instruction = std::make_shared<const Instruction>(std::move(instruction));
    step.scope = place.scope;
    step.inputs = {m_self};
    step.outputs = {m_program.newValue(tensorLike(argument.name()))};
    step.provenance = provenanceOf(place) + "|" + argument.name();
    const ValueId value = step.outputs.front();
    m_program.insertBefore(m_place, std::move(step));
    return value;
}

bool ModuleFiller::hasTensor(const std::string& path, const std::string& name) const
{
    for (const auto& module : m_model.named_modules()) {
        if (module.name == path && module.value.hasattr(name) && module.value.attr(name).isTensor()) {
            return module.value.attr(name).toTensor().defined();
        }
    }
    return false;
}

/// A read of the same parameter elsewhere in the module, for the facts of its value.
ValueId ModuleFiller::tensorLike(const std::string& name) const
{
    for (const StepId id : m_program.order()) {
        const Step& step = m_program.at(id).step;
        if (step.instruction->kind == StepKind::GetAttribute && step.instruction->name == name &&
            step.scope == m_program.at(m_place).step.scope) {
            return step.outputs.front();
        }
    }
    return noValue;
}

} // namespace scalescope::engine::unit_scaling
