// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"

#include <unordered_map>

namespace scalescope::engine {

/// Where one value of a recorded run came from.
struct ValueFlow
{
    int definedBy = -1;     ///< step that gave it its number; -1 for the method's arguments
    int madeBy = -1;        ///< step that computed the tensor; -1 for arguments, parameters, constants
    bool attribute = false; ///< read from a module: a parameter or a buffer
};

/// What one step of a recorded run read.
struct StepFlow
{
    /// For each input, the value that made the tensor, so that a tensor has one number wherever it went
    /// through attributes and containers, and the number of the last in-place result after a write; noValue
    /// for what is no tensor.
    std::vector<ValueId> tensors;
    /// The tensors in a list, tuple or dictionary, by the same numbers.
    struct Container
    {
        std::size_t input;
        std::vector<ValueId> tensors;
    };
    std::vector<Container> containers;
    /// Steps that it depends on beyond those that made what it reads: they wrote into that memory through
    /// other tensors, or made a list whose elements it reads.
    std::vector<int> after;
    /// Of a step that works in place: whether something else reads the written memory later, so that the
    /// result can't be a new tensor.
    bool writesShared = false;
};

/// How tensors went from step to step in a recorded run: which values are the same tensor, and who wrote to
/// whose memory. Numbers, sizes among them, carry nothing on.
struct DataFlow
{
    std::vector<StepFlow> steps;   ///< by position in Program::steps
    std::vector<ValueFlow> values; ///< by ValueId; values beyond the end have none
    ValueId result =
        noValue; ///< the program's result, by the same numbers as StepFlow::tensors where it is a tensor
};

/// Follows a run: to be told of the same steps as the ProgramRecorder.
class DataFlowRecorder : public StepObserver
{
public:
    void beforeStep(const Step& step, c10::ArrayRef<c10::IValue> inputs) override;
    void afterStep(const Step& step, c10::ArrayRef<c10::IValue> outputs) override;
    DataFlow take(ValueId result);

private:
    using WeakTensor = c10::weak_intrusive_ptr<c10::TensorImpl, c10::UndefinedTensorImpl>;

    /// A tensor object: several values may stand for it.
    struct Object
    {
        WeakTensor tensor;           ///< keeps the address from being used again
        ValueId owner = noValue;     ///< the value that made it
        ValueId contained = noValue; ///< the value by which it last went into a container
        ValueId writer = noValue;    ///< the result of the last in-place operator on it
        int writtenBy = -1;          ///< that operator's step
        int writes = 0;
        int writesWhenContained = 0;
        int madeBy = -1; ///< where it was first seen inside a container: the step that made that
    };

    /// Memory that tensors may share.
    struct Memory
    {
        c10::weak_intrusive_ptr<c10::StorageImpl> storage;
        int writtenBy = -1;
        std::vector<int> inPlaceSteps; ///< of which it is not yet known whether they write shared memory
    };

    struct Operand
    {
        at::Tensor tensor;
        ValueId value;
        std::int64_t version;
    };

    ValueFlow& flow(ValueId id);
    Object& objectOf(const at::Tensor& tensor);
    Memory& memoryOf(const at::Tensor& tensor);
    void name(ValueId id, Object& object, ValueId same);
    ValueId current(ValueId id, const at::Tensor& tensor);
    void noteRead(StepFlow& step, ValueId number, const at::Tensor& tensor);
    void noteContents(StepFlow& step, std::size_t input, const c10::IValue& container);
    void noteUseOfContained(const Object& object);
    void noteOutput(const Step& step, ValueId id, const at::Tensor& tensor);
    void noteWrites(const Step& step, c10::ArrayRef<c10::IValue> outputs);
    void noteContained(const Step& step, c10::ArrayRef<c10::IValue> outputs);

    DataFlow m_flow;
    std::unordered_map<const c10::TensorImpl*, Object> m_objects;
    std::unordered_map<const c10::StorageImpl*, Memory> m_memories;
    /// What is known of a value that is a tensor.
    struct Named
    {
        Object* object = nullptr;
        ValueId same = noValue; ///< the value that made the tensor
        int writesAtBirth = 0;  ///< how often the tensor had been written then
    };
    std::vector<Named> m_named;      ///< by value
    std::vector<Operand> m_operands; ///< of the step on its way: tensors that it takes directly
    std::vector<at::Tensor> m_held;  ///< and those in containers
    int m_step = 0;
};

} // namespace scalescope::engine
