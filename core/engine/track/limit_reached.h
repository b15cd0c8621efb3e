// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/message/message.h"

#include <stdexcept>

namespace scalescope::engine {

/// A run came to one of its limits: thrown through the model's code, to whoever finishes the run file.
class LimitReached : public std::runtime_error
{
public:
    LimitReached(message::Sentence said, graph::SourceLocation location)
        : std::runtime_error(message::english(said)), m_said(std::move(said)), m_location(std::move(location))
    {
    }
    [[nodiscard]] const message::Sentence& said() const { return m_said; }
    [[nodiscard]] const graph::SourceLocation& location() const { return m_location; }

private:
    message::Sentence m_said;
    graph::SourceLocation m_location;
};

} // namespace scalescope::engine
