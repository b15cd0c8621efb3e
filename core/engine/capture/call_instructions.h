// SPDX-License-Identifier: GPL-3.0-or-later
// The instructions of steps around calls that no node of a graph stands for.
#pragma once

#include "core/engine/program/program.h"

#include <memory>
#include <string>

namespace scalescope::engine {

/// Marks where a call of a function that is no method begins or ends: EnterFunction or LeaveFunction.
std::shared_ptr<const Instruction> functionMark(StepKind kind, const std::string& name);

/// Calls a function that is no graph: a method of a class written in C++. `site` is what calls it.
std::shared_ptr<const Instruction> builtinCall(torch::jit::Function& function, const Instruction& site);

/// Makes a tuple, or takes one of `elements` elements apart: TupleConstruct or TupleUnpack.
std::shared_ptr<const Instruction> tupleStep(StepKind kind, std::size_t elements);

} // namespace scalescope::engine
