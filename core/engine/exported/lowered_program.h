// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/exported/program_document.h"

#include <span>
#include <unordered_map>

namespace scalescope::engine::exported {

/// Number of a value: names in a program hold for one graph only, and a graph may be run in several places.
using Id = int;

/// What an operation is given: a value, a constant, or a list of such.
struct Operand
{
    using List = std::vector<Operand>;
    struct Value
    {
        Id id = 0;
        ValueName::Sort sort = ValueName::Sort::Tensor;
    };
    std::variant<Value, Argument, List> content; ///< an Argument is a constant here
};

struct Operation;

/// Operations that run under a condition or again and again.
struct Body
{
    std::vector<Operand::Value> inputs;
    std::vector<Operation> operations;
    std::vector<Operand> outputs;
};

/// A step of the program, its blocks resolved that only switch something on and off.
struct Operation
{
    enum class Kind { Call, SetGradients, EnterAutocast, LeaveAutocast, Branch, While, Map, Scan };
    Kind kind = Kind::Call;
    const Node* node = nullptr;
    std::vector<ModuleCall> modules; ///< whose code it is; the root's first
    std::vector<std::pair<std::string, Operand>> inputs;
    std::vector<Operand> outputs; ///< values and lists of values
    std::vector<Body> bodies;
};

struct LoweredProgram
{
    std::vector<Id> inputs; ///< of the outermost graph, as the document has them; -1 of what is no value
    Body body;              ///< its outputs are those of the outermost graph
    Id values = 0;          ///< one more than the largest number
};

/// Numbers the values of a program and puts the blocks under torch.no_grad and torch.autocast in place. The
/// document has to outlive it. Throws ClauseError: a name that nothing has made, one that is made twice,
/// an operator of higher order that is not known here.
LoweredProgram lower(const Document& document);

/// The values that an operation is given or makes, lists taken apart.
std::vector<Operand::Value> valuesOf(const std::vector<Operand>& operands);

/// Where each value is read last among some operations, those in their bodies included, by its place there.
std::unordered_map<Id, std::size_t> lastReads(std::span<const Operation> operations);

} // namespace scalescope::engine::exported
