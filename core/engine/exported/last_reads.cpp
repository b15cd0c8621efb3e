// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/last_reads.h"

#include "core/engine/exported/operator_calls.h"

namespace scalescope::engine::exported {

namespace {

template <typename Read>
void visitReads(const Operation& operation, const Read& read)
{
    for (const auto& [name, operand] : operation.inputs)
        for (const Operand::Value& value : valuesOf({operand}))
            read(value);
    for (const Body& body : operation.bodies) {
        for (const Operation& inner : body.operations)
            visitReads(inner, read);
        for (const Operand::Value& value : valuesOf(body.outputs))
            read(value);
    }
}

} // namespace

std::unordered_map<Id, std::size_t> lastReads(std::span<const Operation> operations)
{
    std::unordered_map<Id, std::size_t> last;
    for (std::size_t i = 0; i < operations.size(); ++i)
        visitReads(operations[i], [&last, i](const Operand::Value& value) { last[value.id] = i; });
    return last;
}

} // namespace scalescope::engine::exported
