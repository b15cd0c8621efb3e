// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/message/message.h"

#include <stdexcept>

namespace scalescope::engine {

/// An exception of the engine's own, whose text errorClause() gives as the message that it is.
class ClauseError : public std::runtime_error
{
public:
    explicit ClauseError(message::Clause why)
        : std::runtime_error(message::english(why)), m_why(std::move(why))
    {
    }
    [[nodiscard]] const message::Clause& why() const { return m_why; }

private:
    message::Clause m_why;
};

} // namespace scalescope::engine
