// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/program/model_failure.h"

#include "core/engine/program/execute.h"

#include <sstream>

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

/// Lines joined by spaces, so that the message stays one sentence.
std::string telling(const std::string& text)
{
    std::istringstream lines(text);
    std::string result;
    for (std::string line; std::getline(lines, line);) {
        const auto begin = line.find_first_not_of(" \t\r");
        if (begin == std::string::npos) {
            continue;
        }
        if (line.rfind("Exception raised from", 0) == 0 || result.size() > 400) {
            break;
        }
        result += (result.empty() ? "" : " ") + line.substr(begin);
    }
    while (!result.empty() && (result.back() == '.' || result.back() == ' ')) {
        result.pop_back();
    }
    return result;
}

} // namespace

std::string currentExceptionText()
{
    try {
        throw;
    } catch (const c10::Error& error) {
        return telling(error.what_without_backtrace());
    } catch (const std::bad_alloc&) {
        return "there is not enough memory";
    } catch (const std::exception& error) {
        return telling(error.what());
    } catch (...) {
        return "an exception of an unknown kind";
    }
}

void executeStep(const Step& step, torch::jit::Stack& stack, std::size_t inputs)
{
    try {
        execute(*step.instruction, stack, inputs);
    } catch (const ModelRaised& raised) {
        const std::string kind = raised.exceptionClass().empty() ? "an exception" : raised.exceptionClass();
        const std::string text = telling(raised.what());
        throw ModelFailure(
            "The model raised " + kind + placeOf(step) + (text.empty() ? "" : ": " + text) + ".", step, true);
    } catch (...) {
        throw ModelFailure("The model failed" + placeOf(step) + ": " + step.instruction->target + ": " +
                               currentExceptionText() + ".",
                           step, false);
    }
}

} // namespace scalescope::engine
