// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/argument_filler.h"

#include "core/engine/transform/recognise.h"

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
    std::vector<const c10::Argument*> arguments;
    for (const c10::Argument& argument : schema.arguments()) {
        arguments.push_back(&argument);
    }
    if (!order.empty()) {
        std::ranges::stable_sort(arguments, {}, [&](const c10::Argument* argument) {
            return std::ranges::find(order, argument->name());
        });
    }
    m_used.clear();
    m_schema = &schema;
    std::map<std::string, ValueId> values;
    for (const c10::Argument* argument : arguments) {
        const ValueId value = valueFor(*argument);
        if (value == noValue) {
            return std::nullopt;
        }
        values[argument->name()] = value;
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
    return source < m_declared.size() && m_declared[source].name() == name;
}

/// A number that has the value that it has anyway says nothing: `_stacklevel` of torch.nn.functional.softmax.
bool ArgumentFiller::isLeftAtDefault(std::size_t source) const
{
    const ValueFacts& facts = m_program.factsOf(m_sources[source]);
    return source < m_declared.size() && m_declared[source].default_value() &&
           facts.kind == ValueFacts::Kind::Plain && facts.plain == *m_declared[source].default_value();
}

/// Numbers that were left as they are anyway don't take the place of an argument that has a default too, and
/// what has the name of another argument belongs to that.
bool ArgumentFiller::mayBeTakenInOrder(std::size_t source, const c10::Argument& argument) const
{
    const bool isMeantForAnother =
        source < m_declared.size() && m_schema->argumentIndexWithName(m_declared[source].name()).has_value();
    return !isMeantForAnother && !(argument.default_value() && isLeftAtDefault(source));
}

/// The source of the same name, else the first that is left and fits.
ValueId ArgumentFiller::sourceFor(const c10::Argument& argument)
{
    for (std::size_t i = 0; i < m_sources.size(); ++i) {
        if (!m_used.count(i) && isNamed(i, argument.name()) && fits(i, argument)) {
            m_used.insert(i);
            return m_sources[i];
        }
    }
    for (std::size_t i = 0; i < m_sources.size(); ++i) {
        if (m_used.count(i) || !mayBeTakenInOrder(i, argument)) {
            continue;
        }
        if (fits(i, argument)) {
            m_used.insert(i);
            return m_sources[i];
        }
        // Numbers are taken in their order: one that does not fit belongs to another argument.
        if (!isTensorType(argument.type()) && !m_program.factsOf(m_sources[i]).isTensor()) {
            break;
        }
    }
    return noValue;
}

/// The number that the operators inside are called with by that name, where it is one and the same.
ValueId ArgumentFiller::argumentInside(const c10::Argument& argument)
{
    std::optional<c10::IValue> found;
    for (const StepId id : m_inside) {
        const Step& step = m_program.step(id);
        const ValueId value =
            step.instruction->kind == StepKind::Operator ? argumentNamed(step, argument.name()) : noValue;
        if (value == noValue || m_program.factsOf(value).kind != ValueFacts::Kind::Plain) {
            continue;
        }
        const c10::IValue& number = m_program.factsOf(value).plain;
        if (!fitsType(number, argument.type()) || (found && *found != number)) {
            return noValue;
        }
        found = number;
    }
    return found ? m_program.constantBefore(m_place, *found) : noValue;
}

ValueId ArgumentFiller::valueFor(const c10::Argument& argument)
{
    ValueId value = sourceFor(argument);
    if (value == noValue && !isTensorType(argument.type())) {
        value = argumentInside(argument);
    }
    if (value == noValue) {
        value = otherValue(argument);
    }
    return value == noValue && argument.default_value()
               ? m_program.constantBefore(m_place, *argument.default_value())
               : value;
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
    const std::string& name = argument.name();
    const Step& place = m_program.step(m_place);
    if (!isTensorType(argument.type()) || !hasTensor(place.scope->path, name)) {
        return noValue;
    }
    Instruction instruction;
    instruction.kind = StepKind::GetAttribute;
    instruction.target = "prim::GetAttr";
    instruction.name = name;
    return m_program.insertBefore(
        m_place, {std::move(instruction), {m_self}, name, m_program.factsOf(tensorLike(name))});
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
        const Step& step = m_program.step(id);
        if (step.instruction->kind == StepKind::GetAttribute && step.instruction->name == name &&
            step.scope == m_program.step(m_place).scope) {
            return step.outputs.front();
        }
    }
    return noValue;
}

} // namespace scalescope::engine::unit_scaling
