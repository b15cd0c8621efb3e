// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/program/data_flow.h"

#include "core/engine/values/tensor_facts.h"

#include <algorithm>

namespace scalescope::engine {

namespace {

bool hasPlainMemory(const at::Tensor& tensor)
{
    return tensor.defined() && tensor.layout() == at::kStrided && !tensor.is_nested() && tensor.has_storage();
}

bool holds(const std::vector<at::Tensor>& tensors, const at::Tensor& tensor)
{
    return std::any_of(tensors.begin(), tensors.end(),
                       [&](const at::Tensor& other) { return other.is_same(tensor); });
}

} // namespace

ValueFlow& DataFlowRecorder::flow(ValueId id)
{
    const auto place = static_cast<std::size_t>(id);
    if (m_flow.values.size() <= place) {
        m_flow.values.resize(place + 1);
        m_named.resize(place + 1);
    }
    return m_flow.values[place];
}

DataFlowRecorder::Object& DataFlowRecorder::objectOf(const at::Tensor& tensor)
{
    const auto found = m_objects.find(tensor.unsafeGetTensorImpl());
    if (found != m_objects.end()) {
        return found->second;
    }
    return m_objects.try_emplace(tensor.unsafeGetTensorImpl(), Object{WeakTensor(tensor.getIntrusivePtr())})
        .first->second;
}

DataFlowRecorder::Memory& DataFlowRecorder::memoryOf(const at::Tensor& tensor)
{
    const auto* key = tensor.storage().unsafeGetStorageImpl();
    const auto found = m_memories.find(key);
    if (found != m_memories.end()) {
        return found->second;
    }
    return m_memories.try_emplace(key, Memory{tensor.storage().getWeakStorageImpl(), -1, {}}).first->second;
}

void DataFlowRecorder::name(ValueId id, Object& object, ValueId same)
{
    flow(id);
    m_named[static_cast<std::size_t>(id)] = {&object, same, object.writes};
}

/// The number by which the tensor of value `id` goes now.
ValueId DataFlowRecorder::current(ValueId id, const at::Tensor& tensor)
{
    flow(id);
    const Named& named = m_named[static_cast<std::size_t>(id)];
    Object* object = named.object;
    if (!object) { // an argument of the method
        object = &objectOf(tensor);
        object->owner = object->owner == noValue ? id : object->owner;
        name(id, *object, object->owner);
    }
    return object->writes > named.writesAtBirth ? object->writer : named.same;
}

void DataFlowRecorder::noteRead(StepFlow& step, ValueId number, const at::Tensor& tensor)
{
    if (!hasPlainMemory(tensor)) {
        return;
    }
    Memory& memory = memoryOf(tensor);
    const int bornAt = flow(number).definedBy;
    if (memory.writtenBy > bornAt) {
        step.after.push_back(memory.writtenBy);
    }
    const auto reveals = [&](int writer) {
        if (bornAt < writer) {
            m_flow.steps[static_cast<std::size_t>(writer)].writesShared = true;
        }
        return bornAt < writer;
    };
    auto& open = memory.inPlaceSteps;
    open.erase(std::remove_if(open.begin(), open.end(), reveals), open.end());
}

/// A tensor that was written in place since it went into a container is read out of that again.
void DataFlowRecorder::noteUseOfContained(const Object& object)
{
    if (object.writes > object.writesWhenContained && object.writtenBy >= 0) {
        m_flow.steps[static_cast<std::size_t>(object.writtenBy)].writesShared = true;
    }
}

void DataFlowRecorder::noteContents(StepFlow& step, std::size_t input, const c10::IValue& container)
{
    StepFlow::Container contents{input, {}};
    forEachTensor(container, [&](const at::Tensor& tensor) {
        const Object& object = objectOf(tensor);
        const ValueId number = object.writer != noValue      ? object.writer
                               : object.contained != noValue ? object.contained
                                                             : object.owner;
        if (number != noValue) {
            contents.tensors.push_back(number);
            noteRead(step, number, tensor);
        } else if (object.madeBy >= 0) {
            step.after.push_back(object.madeBy);
        }
        noteUseOfContained(object);
        m_held.push_back(tensor);
    });
    if (!contents.tensors.empty()) {
        step.containers.push_back(std::move(contents));
    }
}

void DataFlowRecorder::beforeStep(const Step& step, c10::ArrayRef<c10::IValue> inputs)
{
    m_operands.clear();
    m_held.clear();
    StepFlow read;
    read.tensors.assign(inputs.size(), noValue);
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const c10::IValue& input = inputs[i];
        if (input.isTensor()) {
            if (const at::Tensor& tensor = input.toTensor(); tensor.defined()) {
                const ValueId number = current(step.inputs[i], tensor);
                read.tensors[i] = number;
                noteRead(read, number, tensor);
                m_operands.push_back({tensor, number, versionOf(tensor)});
            }
        } else if (!input.isObject()) {
            noteContents(read, i, input);
        }
    }
    m_flow.steps.push_back(std::move(read));
}

void DataFlowRecorder::noteOutput(const Step& step, ValueId id, const at::Tensor& tensor)
{
    Object& object = objectOf(tensor);
    const StepKind kind = step.instruction->kind;
    const bool fromModule = kind == StepKind::GetAttribute;
    const auto passedOn = std::find_if(m_operands.begin(), m_operands.end(), [&](const Operand& operand) {
        return operand.tensor.is_same(tensor);
    });
    if (kind == StepKind::Operator && !holds(m_held, tensor)) {
        flow(id).madeBy = m_step; // a new tensor, or an operand that the operator gives back
        object.owner = object.owner == noValue ? id : object.owner;
        return name(id, object, id);
    }
    ValueId same = object.owner;
    if (passedOn != m_operands.end()) {
        same = passedOn->value;
    } else if (object.contained != noValue) {
        same = object.contained;
    }
    if (fromModule) {
        noteUseOfContained(object);
    }
    if (same == noValue) { // the first time that something in a container or an attribute is seen
        same = object.owner = id;
        flow(id).madeBy = object.madeBy;
        flow(id).attribute = fromModule;
    } else {
        const ValueFlow& original = flow(same);
        const auto [madeBy, attribute] = std::pair(original.madeBy, original.attribute);
        flow(id).madeBy = madeBy;
        flow(id).attribute = attribute;
    }
    name(id, object, same);
}

/// In-place operators: their result is the tensor from here on.
void DataFlowRecorder::noteWrites(const Step& step, c10::ArrayRef<c10::IValue> outputs)
{
    if (!step.instruction->mayWrite) {
        return;
    }
    for (const Operand& operand : m_operands) {
        if (versionOf(operand.tensor) == operand.version || !hasPlainMemory(operand.tensor)) {
            continue;
        }
        StepFlow& written = m_flow.steps.back();
        Memory& memory = memoryOf(operand.tensor);
        memory.writtenBy = m_step;
        written.writesShared = written.writesShared || flow(operand.value).attribute;
        memory.inPlaceSteps.push_back(m_step);
        for (std::size_t i = 0; i < outputs.size(); ++i) {
            if (outputs[i].isTensor() && outputs[i].toTensor().is_same(operand.tensor)) {
                Object& object = objectOf(operand.tensor);
                object.writer = step.outputs[i];
                object.writtenBy = m_step;
                ++object.writes;
                name(step.outputs[i], object, step.outputs[i]);
                flow(step.outputs[i]).attribute = flow(operand.value).attribute;
            }
        }
    }
}

/// Which operands the step put into a container or an attribute.
void DataFlowRecorder::noteContained(const Step& step, c10::ArrayRef<c10::IValue> outputs)
{
    const StepKind kind = step.instruction->kind;
    if (isMark(kind) || kind == StepKind::Identity) {
        return;
    }
    std::vector<at::Tensor> inside;
    for (const c10::IValue& output : outputs) {
        if (!output.isTensor()) {
            forEachTensor(output, [&](const at::Tensor& tensor) { inside.push_back(tensor); });
        }
    }
    if (kind == StepKind::Operator) {
        for (const at::Tensor& tensor : inside) {
            Object& object = objectOf(tensor);
            const bool isNew = object.owner == noValue && object.madeBy < 0;
            object.madeBy = isNew ? m_step : object.madeBy;
        }
    }
    for (const Operand& operand : m_operands) {
        if (outputs.empty() || kind == StepKind::Future || holds(inside, operand.tensor)) {
            Object& object = objectOf(operand.tensor);
            object.contained = operand.value;
            object.writesWhenContained = object.writes;
        }
    }
}

void DataFlowRecorder::afterStep(const Step& step, c10::ArrayRef<c10::IValue> outputs)
{
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        ValueFlow& made = flow(step.outputs[i]);
        made.definedBy = m_step;
        made.madeBy = m_step;
        if (outputs[i].isTensor() && outputs[i].toTensor().defined()) {
            noteOutput(step, step.outputs[i], outputs[i].toTensor());
        }
    }
    noteWrites(step, outputs);
    noteContained(step, outputs);
    m_operands.clear();
    m_held.clear();
    ++m_step;
}

DataFlow DataFlowRecorder::take(ValueId result)
{
    m_flow.result = result;
    const auto place = static_cast<std::size_t>(result);
    if (result != noValue && place < m_named.size() && m_named[place].object) {
        const Named& named = m_named[place];
        m_flow.result = named.object->writes > named.writesAtBirth ? named.object->writer : named.same;
    }
    m_objects.clear();
    m_memories.clear();
    m_named.clear();
    m_step = 0;
    return std::exchange(m_flow, {});
}

} // namespace scalescope::engine
