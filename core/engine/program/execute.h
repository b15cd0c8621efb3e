// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"
#include "core/message/message.h"

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

    /// `words` are the operator's or the model's own: the numbers of lines and layers around them in the
    /// sentence are no sizes.
    ModelFailure(message::Message said, message::Clause words, graph::SourceLocation location, Cause cause)
        : std::runtime_error(message::english(said)),
          m_said(std::move(said)),
          m_words(std::move(words)),
          m_location(std::move(location)),
          m_cause(cause)
    {
    }
    [[nodiscard]] const message::Message& said() const { return m_said; }
    [[nodiscard]] const message::Clause& words() const { return m_words; }
    [[nodiscard]] const graph::SourceLocation& location() const { return m_location; }
    [[nodiscard]] bool raisedByModel() const { return m_cause == Cause::RaisedByModel; }
    [[nodiscard]] bool outOfMemory() const { return m_cause == Cause::OutOfMemory; }

private:
    message::Message m_said;
    message::Clause m_words;
    graph::SourceLocation m_location;
    Cause m_cause;
};

/// Executes a step: as execute(), but whatever is thrown becomes a ModelFailure.
void executeStep(const Step& step, torch::jit::Stack& stack, std::size_t inputs);

} // namespace scalescope::engine
