// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"

#include <exception>
#include <stdexcept>

namespace scalescope::engine {

/// A step of the model failed: one sentence with what, where and, where known, the source line.
class ModelFailure : public std::runtime_error
{
public:
    ModelFailure(const std::string& sentence, const Step& step, bool raisedByModel)
        : std::runtime_error(sentence), m_location(step.instruction->location), m_raisedByModel(raisedByModel)
    {
    }
    [[nodiscard]] const graph::SourceLocation& location() const { return m_location; }
    /// True where the model's own code raised it, false where an operator failed.
    [[nodiscard]] bool raisedByModel() const { return m_raisedByModel; }

private:
    graph::SourceLocation m_location;
    bool m_raisedByModel;
};

/// Executes a step: as execute(), but whatever is thrown becomes a ModelFailure.
void executeStep(const Step& step, torch::jit::Stack& stack, std::size_t inputs);

/// The first telling line of what an exception says, without backtraces, a trailing full stop, or libtorch's
/// own source lines. Call it in a catch block.
std::string currentExceptionText();

} // namespace scalescope::engine
