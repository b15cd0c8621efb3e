// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <cstdint>
#include <memory>
#include <string>
#include <torch/script.h>
#include <vector>

namespace scalescope::engine {

/// Number of a value in the straight line: every value that a step makes has its own.
using ValueId = std::int64_t;
inline constexpr ValueId noValue = -1;

/// What a step does. Control flow and calls are resolved before: they are no steps.
enum class StepKind {
    Operator,       ///< calls `Instruction::operation`
    Constant,       ///< `payload`
    GetAttribute,   ///< attribute `name` of an object
    SetAttribute,   ///< sets attribute `name` of the first input to the second
    TupleConstruct, ///< a tuple of type `type`, named tuples too
    TupleUnpack,    ///< the elements, one output each
    TupleSlice,     ///< elements [begin, end)
    ListConstruct,  ///< a list of type `type`
    ListUnpack,     ///< the elements, one output each
    DictConstruct,  ///< key, value, key, value, ...
    CreateObject,   ///< an empty object of type `type`
    IsInstance,     ///< whether the input is one of `types`
    Identity,       ///< passes its input on: annotations, casts that only the compiler sees
    Raise,          ///< the model raises an exception
    Warn,           ///< the model warns: the first input is the text
    Future,         ///< wraps a forked call's result, which was computed in place
    Wait,           ///< takes it out again
    EnterModule,    ///< a module's call begins, with its arguments as the inputs; no effect on values
    LeaveModule,    ///< a module's call ends, with its result as the input; no effect on values
    EnterFunction,  ///< the same for a call of the function `name` that is no method
    LeaveFunction
};

/// The part of a step that does not change from one execution to the next.
struct Instruction
{
    StepKind kind = StepKind::Operator;
    std::string target;                        ///< "aten::linear", "prim::GetAttr"
    torch::jit::Operation operation = nullptr; ///< of StepKind::Operator
    bool variadic = false;                     ///< the operation wants the number of its inputs on the stack
    const c10::FunctionSchema* schema = nullptr; ///< of the operator, null where there is none
    std::shared_ptr<const void> keepAlive;       ///< owner of what `schema` and `operation` refer to
    c10::IValue payload;                         ///< of StepKind::Constant
    std::string name; ///< of an attribute; of a function, qualified; of LeaveModule the module that called
    c10::TypePtr type;
    std::vector<c10::TypePtr> types;
    std::int64_t begin = 0;
    std::int64_t end = 0;
    std::size_t outputs = 1; ///< how many values it makes
    /// Whether it computes tensors: false where the types rule it out, and for those that only move values in
    /// and out of containers.
    bool mayReturnTensors = false;
    bool mayWrite = false; ///< the operator's schema says that it writes to an argument's tensors
    /// Whether its schema names tensors at all: containers' operators, which may hold thousands, only move
    /// them.
    bool namesTensors = true;
    graph::SourceLocation location;
    /// The place in the model's own code: `location`, or where a trace says that its line of PyTorch's was
    /// called. Empty where PyTorch's code has it and nothing tells who called that.
    graph::SourceLocation ownPlace;
};

/// Whether a step only marks where a call begins or ends.
constexpr bool isMark(StepKind kind)
{
    return kind == StepKind::EnterModule || kind == StepKind::LeaveModule ||
           kind == StepKind::EnterFunction || kind == StepKind::LeaveFunction;
}

/// The module call that a step belongs to.
struct Scope
{
    std::string path; ///< "encoder.layers.0"; the root's is empty
    std::string type; ///< "TransformerEncoderLayer"
};

/// One step of the straight line.
struct Step
{
    std::shared_ptr<const Instruction> instruction;
    std::shared_ptr<const Scope> scope;
    /// Counts the executions of the same target in the same module path: with both, the same from run to run
    /// and under transforms.
    std::int64_t occurrence = 0;
    std::vector<ValueId> inputs;
    std::vector<ValueId> outputs;
    /// The innermost call on the way here that stands in the model's own code; null where there is none.
    std::shared_ptr<const Instruction> caller = nullptr;
    /// Of steps that a transform put in: what takes the place of scope, target and occurrence in the
    /// provenance of the nodes that it makes. Empty otherwise.
    graph::Provenance provenance = {};
};

/// Where the model's own code called for a step, whose location may be in PyTorch's.
const graph::SourceLocation& callerOf(const Step& step);

/// What the provenance of a step's nodes begins with: "layers.0|aten::linear|2". The same from run to run,
/// and under transforms.
graph::Provenance provenanceOf(const Step& step);

/// What is known of a value from the run that the program was captured in.
struct ValueFacts
{
    enum class Kind { Unknown, Tensor, Plain };
    Kind kind = Kind::Unknown; ///< Unknown: containers of tensors, objects, values that transforms made
    // Of tensors.
    at::ScalarType type = at::kFloat;
    std::vector<std::int64_t> shape;
    bool requiresGrad = false;
    bool isQuantized = false;
    /// Of Kind::Plain: None, a number, a text, a device, or a list of such.
    c10::IValue plain;

    [[nodiscard]] bool isTensor() const { return kind == Kind::Tensor; }
    [[nodiscard]] bool isFloatTensor() const { return isTensor() && at::isFloatingType(type); }
};

struct DataFlow;

/// What running a method leaves when branches are taken, loops unrolled and calls inlined.
struct Program
{
    /// The method's arguments; the first is the module itself.
    std::vector<ValueId> inputs;
    std::vector<Step> steps;
    ValueId result = noValue;
    ValueId values = 0;            ///< one more than the largest value number
    std::vector<ValueFacts> facts; ///< by value number; values beyond the end are Unknown
    /// Of a program as it was recorded (core/engine/program/data_flow.h); null for one that was changed.
    std::shared_ptr<const DataFlow> flow;

    [[nodiscard]] const ValueFacts& factsOf(ValueId value) const;
};

/// What follows a run step by step: the tracker, the recorder of a Program. Both the interpreter and replay
/// call it.
class StepObserver
{
public:
    virtual ~StepObserver() = default;
    /// Before a step is executed, with the values that it reads.
    virtual void beforeStep(const Step& step, c10::ArrayRef<c10::IValue> inputs) = 0;
    /// After it, with the values that it made.
    virtual void afterStep(const Step& step, c10::ArrayRef<c10::IValue> outputs) = 0;
};

/// Canonical text, one line a step: `%3 = aten::linear(%0, %1, %2)  # layers.0`.
std::string toText(const Program& program);

/// Two that follow the same run: the first is told of each step first. Both outlive this.
class ObserverPair : public StepObserver
{
public:
    ObserverPair(StepObserver& first, StepObserver& second) : m_first(first), m_second(second) {}

    void beforeStep(const Step& step, c10::ArrayRef<c10::IValue> inputs) override
    {
        m_first.beforeStep(step, inputs);
        m_second.beforeStep(step, inputs);
    }
    void afterStep(const Step& step, c10::ArrayRef<c10::IValue> outputs) override
    {
        m_first.afterStep(step, outputs);
        m_second.afterStep(step, outputs);
    }

private:
    StepObserver& m_first;
    StepObserver& m_second;
};

/// As Python prints a float: the shortest text that reads back to it, with a point or an exponent.
std::string pythonText(double value);

/// "True" or "False".
std::string pythonText(bool value);

} // namespace scalescope::engine
