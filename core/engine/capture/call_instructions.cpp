// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/call_instructions.h"

#include "core/engine/program/instructions.h"

namespace scalescope::engine {

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
