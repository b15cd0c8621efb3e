// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/message/message.h"

#include <ATen/core/Tensor.h>
#include <limits>
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

/// What a run may make before it is taken for one that does not end. Members throw LimitReached.
class RunLimits
{
public:
    RunLimits() = default;
    explicit RunLimits(std::int64_t nodes) : m_nodes(nodes) {}

    /// A node, with the number of those before it as its id, and its tensor.
    void check(const graph::Node& node, const at::Tensor& tensor) const;
    /// The gradient of the node of that name. Views can show more elements than can ever be read: 2^50 on the
    /// memory of a few.
    static void checkElements(const std::string& node, const graph::SourceLocation& location,
                              const at::Tensor& tensor);

private:
    std::int64_t m_nodes = std::numeric_limits<std::int64_t>::max();
};

} // namespace scalescope::engine
