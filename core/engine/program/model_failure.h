// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"

#include <stdexcept>

namespace scalescope::engine {

/// A step of the model failed: one sentence with what, where and, where known, the source line.
class ModelFailure : public std::runtime_error
{
public:
    enum class Cause {
        RaisedByModel, ///< the model's own code raised it
        Operator,      ///< an operator failed
        OutOfMemory
    };

    ModelFailure(const std::string& sentence, graph::SourceLocation location, Cause cause)
        : std::runtime_error(sentence), m_location(std::move(location)), m_cause(cause)
    {
    }
    [[nodiscard]] const graph::SourceLocation& location() const { return m_location; }
    [[nodiscard]] bool raisedByModel() const { return m_cause == Cause::RaisedByModel; }
    [[nodiscard]] bool outOfMemory() const { return m_cause == Cause::OutOfMemory; }

private:
    graph::SourceLocation m_location;
    Cause m_cause;
};

/// Executes a step: as execute(), but whatever is thrown becomes a ModelFailure.
void executeStep(const Step& step, torch::jit::Stack& stack, std::size_t inputs);

} // namespace scalescope::engine
