// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/guarded_operation.h"

#include "core/engine/capture/limited_print.h"
#include "core/engine/values/clause_error.h"
#include "core/message/say_program.h"

#include <cstdint>
#include <limits>
#include <utility>

namespace scalescope::engine {

namespace {

bool dividesWholeNumbers(const torch::jit::Node& node)
{
    static const auto remainder = c10::Symbol::fromQualString("aten::remainder");
    static const auto floorDivision = c10::Symbol::fromQualString("aten::floordiv");
    static const auto both = c10::Symbol::fromQualString("aten::divmod");
    const auto kind = node.kind();
    return (kind == remainder || kind == floorDivision || kind == both) && node.inputs().size() == 2 &&
           node.input(0)->type()->kind() == c10::TypeKind::IntType &&
           node.input(1)->type()->kind() == c10::TypeKind::IntType;
}

void checkDivision(const torch::jit::Stack& stack)
{
    const std::int64_t dividend = stack[stack.size() - 2].toInt();
    const std::int64_t divisor = stack[stack.size() - 1].toInt();
    if (divisor == 0)
        throw ClauseError(say::dividedByZero());
    if (divisor == -1 && dividend == std::numeric_limits<std::int64_t>::min())
        throw ClauseError(say::leastDivided());
}

} // namespace

torch::jit::Operation guardedOperation(const torch::jit::Node& node, torch::jit::Operation operation)
{
    if (node.kind() == c10::prim::Print)
        return limitedPrint(std::move(operation));
    if (!dividesWholeNumbers(node))
        return operation;
    return [operation = std::move(operation)](torch::jit::Stack& stack) mutable {
        checkDivision(stack);
        operation(stack);
    };
}

} // namespace scalescope::engine
