// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/program/model_failure.h"

#include "core/engine/program/execute.h"
#include "core/engine/values/error_text.h"

namespace scalescope::engine {

namespace {

/// "encoder.linear1 (model.py line 12)", as much of it as is known.
std::string placeOf(const Step& step)
{
    std::string place;
    if (step.scope && !step.scope->path.empty()) {
        place = " in " + step.scope->path;
    }
    const graph::SourceLocation& location = step.instruction->location;
    if (location.line > 0) {
        place += " at " + location.file + " line " + std::to_string(location.line);
    }
    return place;
}

[[noreturn]] void failOperator(const Step& step, const std::string& text, ModelFailure::Cause cause)
{
    throw ModelFailure("The model failed" + placeOf(step) + ": " + step.instruction->target + ": " + text +
                           ".",
                       step.instruction->location, cause);
}

} // namespace

void executeStep(const Step& step, torch::jit::Stack& stack, std::size_t inputs)
{
    try {
        execute(*step.instruction, stack, inputs);
    } catch (const ModelRaised& raised) {
        const std::string kind = raised.exceptionClass().empty() ? "an exception" : raised.exceptionClass();
        const std::string text = *raised.what() ? ": " + raisedText(raised.what()) : std::string();
        throw ModelFailure("The model raised " + kind + placeOf(step) + text + ".",
                           step.instruction->location, ModelFailure::Cause::RaisedByModel);
    } catch (const std::exception& error) {
        failOperator(step, errorText(error),
                     isOutOfMemory(error) ? ModelFailure::Cause::OutOfMemory : ModelFailure::Cause::Operator);
    } catch (...) {
        failOperator(step, "an exception of an unknown kind", ModelFailure::Cause::Operator);
    }
}

} // namespace scalescope::engine
