// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"

#include <memory>
#include <string>

namespace scalescope::engine {

/// Fills in from the schema what an operator does to tensors.
void noteEffects(Instruction& instruction);

/// Ready-made instructions, for steps that a transform puts in. Their location is to be set by who uses them;
/// ProgramEditor does so.

/// A constant: None, a number, a text, a list, a tensor.
Instruction constantInstruction(c10::IValue value);

/// An operator of libtorch by its name with overload: "aten::mul.Scalar", "aten::t". Its step reads all
/// arguments of the schema, in order. Throws ClauseError where this libtorch has none of that name.
Instruction operatorInstruction(const std::string& name);

/// An operator of the project's own. The schema says how nodes show it and whether it writes to an argument:
/// "scalescope::scale_fwd(Tensor self, float scale) -> Tensor". `operation` takes its arguments from the end
/// of the stack and leaves its results there.
Instruction ownInstruction(const std::string& schema, torch::jit::Operation operation);

// The instructions of steps around calls that no node of a graph stands for.

/// Marks where a call of a function that is no method begins or ends: EnterFunction or LeaveFunction.
std::shared_ptr<const Instruction> functionMark(StepKind kind, const std::string& name);

/// Calls a function that is no graph: a method of a class written in C++. `site` is what calls it.
std::shared_ptr<const Instruction> builtinCall(torch::jit::Function& function, const Instruction& site);

/// Makes a tuple, or takes one of `elements` elements apart: TupleConstruct or TupleUnpack.
std::shared_ptr<const Instruction> tupleStep(StepKind kind, std::size_t elements);

} // namespace scalescope::engine
