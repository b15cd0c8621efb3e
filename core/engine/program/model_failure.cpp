// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/program/model_failure.h"

#include "core/engine/program/execute.h"
#include "core/engine/values/error_text.h"
#include "core/message/say_program.h"

#include <ATen/detail/CUDAHooksInterface.h>

namespace scalescope::engine {

namespace {

/// "in encoder.linear1 at model.py line 12", as much of it as is known.
message::Clause placeOf(const Step& step)
{
    const std::string path = step.scope ? step.scope->path : std::string();
    const graph::SourceLocation& location = step.instruction->location;
    if (location.line <= 0) {
        return path.empty() ? message::Clause() : say::inModule(path);
    }
    return path.empty() ? say::atLine(location.file, location.line)
                        : say::inModuleAtLine(path, location.file, location.line);
}

[[noreturn]] void failOperator(const Step& step, const message::Clause& why, ModelFailure::Cause cause)
{
    const message::Clause place = placeOf(step);
    const std::string& target = step.instruction->target;
    throw ModelFailure(place ? say::modelFailedAt(place, target, why) : say::modelFailed(target, why), why,
                       step.instruction->location, cause);
}

[[noreturn]] void failRaised(const Step& step, const ModelRaised& raised)
{
    const message::Clause kind =
        raised.exceptionClass().empty() ? say::anException() : say::verbatim(raised.exceptionClass());
    const message::Clause place = placeOf(step);
    const message::Clause what = place ? say::exceptionAt(kind, place) : kind;
    const std::string text = raisedText(raised.what());
    throw ModelFailure(text.empty() ? say::modelRaised(what) : say::modelRaisedSaying(what, text),
                       text.empty() ? kind : say::verbatim(text), step.instruction->location,
                       ModelFailure::Cause::RaisedByModel);
}

/// A card computes later than it is asked to: what goes wrong there is said of the step that asked for it.
void waitForCard(const torch::jit::Stack& results)
{
    for (const c10::IValue& result : results)
        if (result.isTensor() && result.toTensor().defined() && result.toTensor().is_cuda())
            return at::detail::getCUDAHooks().deviceSynchronize(result.toTensor().device().index());
}

} // namespace

void executeStep(const Step& step, torch::jit::Stack& stack, std::size_t inputs)
{
    try {
        execute(*step.instruction, stack, inputs);
        if (step.instruction->kind == StepKind::Operator)
            waitForCard(stack);
    } catch (const ModelRaised& raised) {
        failRaised(step, raised);
    } catch (const std::exception& error) {
        failOperator(step, errorClause(error),
                     isOutOfMemory(error) ? ModelFailure::Cause::OutOfMemory : ModelFailure::Cause::Operator);
    } catch (...) {
        failOperator(step, say::unknownException(), ModelFailure::Cause::Operator);
    }
}

} // namespace scalescope::engine
