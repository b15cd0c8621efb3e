// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/outline/collector.h"
#include "core/engine/outline/walk.h"
#include "core/engine/values/tensor_facts.h"

#include <torch/csrc/jit/ir/constants.h>

#include <algorithm>

namespace scalescope::engine::outline {

namespace prim = torch::jit::prim;

namespace {

const void* placeOf(const Value& object)
{
    return object.known && object.known->isObject() ? static_cast<const void*>(object.known->toObject().get())
                                                    : &object;
}

/// Which element a constant names, counted from the end where it is negative; nothing where there is none.
std::optional<std::size_t> placeIn(const std::vector<Value::Part>& parts, const Value& key)
{
    if (!key.known)
        return std::nullopt;
    if (key.known->isString()) {
        const auto found = std::ranges::find(parts, key.known->toStringRef(), &Value::Part::name);
        return found == parts.end() ? std::nullopt : std::optional<std::size_t>(found - parts.begin());
    }
    if (!key.known->isInt())
        return std::nullopt;
    const auto size = static_cast<std::int64_t>(parts.size());
    const std::int64_t place = key.known->toInt() < 0 ? key.known->toInt() + size : key.known->toInt();
    return place >= 0 && place < size ? std::optional<std::size_t>(place) : std::nullopt;
}

} // namespace

/// Of what holds tensors it is not known which is where.
ValuePtr Walk::valueOf(const c10::IValue& value, const std::string& path)
{
    if (value.isTensor() && !value.toTensor().defined())
        return m_values.ofKnown(c10::IValue());
    if (value.isTensor() || value.isTuple() || value.isList() || value.isGenericDict()) {
        if (!holdsTensors(value))
            return m_values.ofKnown(value);
        ValuePtr holds = m_values.unknown();
        forEachTensor(value, [&](const at::Tensor& tensor) {
            m_collector.spend();
            if (holds->unread.size() < mostAlternatives)
                holds->unread.push_back(tensor);
        });
        return holds;
    }
    ValuePtr known = m_values.ofKnown(value);
    known->path = path;
    return known;
}

/// Of a value that is made of others in a way that nobody follows.
ValuePtr Walk::holding(const Inputs& inputs, const c10::TypePtr& type)
{
    ValuePtr result = m_values.unknown();
    if (!mayHoldTensors(type))
        return result;
    for (const ValuePtr input : inputs)
        for (const graph::NodeId node : nodesIn(*input, m_collector))
            addAlternative(result->nodes, node);
    return result;
}

void Walk::constant(const JitNode& node)
{
    if (node.output()->type()->kind() == c10::TypeKind::FunctionType) // which has no value to be asked for
        return set(node.output(), m_values.unknown());
    const auto value = torch::jit::toIValue(node.output());
    set(node.output(), value ? valueOf(*value, {}) : m_values.unknown());
}

void Walk::getAttribute(const JitNode& node)
{
    const ValuePtr object = get(node.input());
    const std::string& name = node.s(torch::jit::attr::name);
    if (const auto written = m_attributes.find({placeOf(*object), name}); written != m_attributes.end())
        return set(node.output(), written->second);
    if (!object->known || !object->known->isObject())
        return set(node.output(), holding({object}, node.output()->type()));
    const auto found = object->known->toObject();
    const auto slot = found->type()->findAttributeSlot(name);
    if (!slot)
        return set(node.output(), m_values.unknown());
    const c10::IValue held = found->getSlot(*slot);
    ValuePtr value = valueOf(held, object->path.empty() ? name : object->path + "." + name);
    if (held.isTensor()) // a parameter has its node where it is fetched, not where it is used
        m_collector.read(*value);
    set(node.output(), value);
}

/// In a branch or a loop it may be written or not, or written again: what it is then is not known.
void Walk::setAttribute(const JitNode& node)
{
    const ValuePtr object = get(node.input(0));
    const bool isSure = m_around.empty();
    m_attributes[{placeOf(*object), node.s(torch::jit::attr::name)}] =
        isSure ? get(node.input(1)) : holding({get(node.input(1))}, c10::AnyType::get());
}

void Walk::makeSequence(const JitNode& node)
{
    ValuePtr made = m_values.unknown();
    made->parts.emplace();
    const auto type = node.output()->type()->cast<c10::TupleType>();
    for (std::size_t i = 0; i < node.inputs().size(); ++i) {
        m_collector.spend();
        const bool isNamed = type && type->schema() && i < type->schema()->arguments().size();
        made->parts->push_back(
            {isNamed ? type->schema()->arguments()[i].name() : std::to_string(i), get(node.input(i))});
    }
    set(node.output(), made);
}

void Walk::makeDictionary(const JitNode& node)
{
    ValuePtr made = m_values.unknown();
    made->parts.emplace();
    for (std::size_t i = 0; i + 1 < node.inputs().size(); i += 2) {
        m_collector.spend();
        const auto& key = get(node.input(i))->known;
        made->parts->push_back(
            {key && key->isString() ? key->toStringRef() : std::to_string(i / 2), get(node.input(i + 1))});
    }
    set(node.output(), made);
}

void Walk::unpack(const JitNode& node)
{
    const ValuePtr whole = get(node.input());
    const bool isKnown = whole->parts && whole->parts->size() == node.outputs().size();
    for (std::size_t i = 0; i < node.outputs().size(); ++i) {
        m_collector.spend();
        set(node.output(i), isKnown ? (*whole->parts)[i].value : holding({whole}, node.output(i)->type()));
    }
}

void Walk::slice(const JitNode& node)
{
    const ValuePtr whole = get(node.input());
    if (!whole->parts)
        return set(node.output(), holding({whole}, node.output()->type()));
    const auto size = static_cast<std::int64_t>(whole->parts->size());
    const std::int64_t end = std::clamp<std::int64_t>(node.i(torch::jit::attr::end), 0, size);
    ValuePtr made = m_values.unknown();
    made->parts.emplace();
    for (std::int64_t i = std::clamp<std::int64_t>(node.i(torch::jit::attr::beg), 0, end); i < end; ++i) {
        m_collector.spend();
        made->parts->push_back(
            {std::to_string(made->parts->size()), (*whole->parts)[static_cast<std::size_t>(i)].value});
    }
    set(node.output(), made);
}

void Walk::element(const JitNode& node)
{
    const ValuePtr whole = get(node.input(0));
    const auto place = whole->parts ? placeIn(*whole->parts, *get(node.input(1))) : std::nullopt;
    m_occurrences.next(m_frame->scope->path, node.kind().toQualString());
    set(node.output(), place ? (*whole->parts)[*place].value : holding({whole}, node.output()->type()));
}

void Walk::identity(const JitNode& node)
{
    if (node.outputs().size() == 1)
        set(node.output(), get(node.input(0)));
}

void Walk::nothing(const JitNode& node)
{
    for (const JitValue* output : node.outputs())
        set(output, m_values.unknown());
}

} // namespace scalescope::engine::outline
