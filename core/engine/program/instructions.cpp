// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/program/instructions.h"

#include "core/engine/compat/libtorch.h"
#include "core/engine/values/errors.h"
#include "core/message/say_program.h"

#include <torch/csrc/jit/frontend/function_schema_parser.h>

namespace scalescope::engine {

namespace {

c10::OperatorName operatorName(const std::string& name)
{
    const auto dot = name.find('.');
    return dot == std::string::npos ? c10::OperatorName(name, "")
                                    : c10::OperatorName(name.substr(0, dot), name.substr(dot + 1));
}

/// Whether a type names tensors. Type variables, which containers' operators have, do not.
bool namesTensors(const c10::TypePtr& type)
{
    if (type->kind() == c10::TypeKind::TensorType) {
        return true;
    }
    const auto contained = type->containedTypes();
    return std::any_of(contained.begin(), contained.end(), namesTensors);
}

} // namespace

void noteEffects(Instruction& instruction)
{
    const auto& returns = instruction.schema->returns();
    instruction.mayReturnTensors =
        std::any_of(returns.begin(), returns.end(),
                    [](const c10::Argument& returned) { return namesTensors(returned.type()); });
    // A list that grows writes to no tensor: looking at all that it holds would take the square of its
    // length.
    const auto& arguments = instruction.schema->arguments();
    instruction.mayWrite = std::any_of(arguments.begin(), arguments.end(), [](const c10::Argument& argument) {
        return argument.alias_info() != nullptr && argument.alias_info()->isWrite() &&
               namesTensors(argument.type());
    });
    instruction.namesTensors =
        instruction.mayReturnTensors || instruction.schema->is_vararg() ||
        std::any_of(arguments.begin(), arguments.end(),
                    [](const c10::Argument& argument) { return namesTensors(argument.type()); });
}

Instruction constantInstruction(c10::IValue value)
{
    Instruction instruction;
    instruction.kind = StepKind::Constant;
    instruction.target = "prim::Constant";
    instruction.payload = std::move(value);
    return instruction;
}

Instruction operatorInstruction(const std::string& name)
{
    const auto found = torch::jit::findOperatorFor(operatorName(name));
    if (!found || isRefusedOperator(found->schema().name())) {
        throw ClauseError(say::noOperatorNamed(name));
    }
    Instruction instruction;
    instruction.operation = found->getOperation();
    instruction.schema = &found->schema();
    instruction.keepAlive = found;
    instruction.target = instruction.schema->name();
    instruction.outputs = instruction.schema->returns().size();
    noteEffects(instruction);
    return instruction;
}

Instruction ownInstruction(const std::string& schema, torch::jit::Operation operation)
{
    const auto parsed = std::make_shared<const c10::FunctionSchema>(torch::jit::parseSchema(schema));
    Instruction instruction;
    instruction.operation = std::move(operation);
    instruction.schema = parsed.get();
    instruction.keepAlive = parsed;
    instruction.target = parsed->name();
    instruction.outputs = parsed->returns().size();
    noteEffects(instruction);
    return instruction;
}

std::shared_ptr<const Instruction> functionMark(StepKind kind, const std::string& name)
{
    auto instruction = std::make_shared<Instruction>();
    instruction->kind = kind;
    instruction->target = kind == StepKind::EnterFunction ? "function::enter" : "function::leave";
    instruction->name = name;
    instruction->outputs = 0;
    return instruction;
}

std::shared_ptr<const Instruction> builtinCall(torch::jit::Function& function, const Instruction& site)
{
    auto instruction = std::make_shared<Instruction>();
    instruction->target = function.qualname().qualifiedName();
    instruction->operation = [&function](torch::jit::Stack& stack) { function.run(stack); };
    instruction->schema = &function.getSchema();
    noteEffects(*instruction);
    instruction->location = site.location;
    instruction->ownPlace = site.ownPlace;
    return instruction;
}

std::shared_ptr<const Instruction> tupleStep(StepKind kind, std::size_t elements)
{
    auto instruction = std::make_shared<Instruction>();
    instruction->kind = kind;
    const bool makes = kind == StepKind::TupleConstruct;
    instruction->target = makes ? "prim::TupleConstruct" : "prim::TupleUnpack";
    instruction->outputs = makes ? 1 : elements;
    return instruction;
}

} // namespace scalescope::engine
