// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"

#include <ATen/core/Tensor.h>
#include <limits>

namespace scalescope::engine {

/// What a run may make before it is taken for one that does not end. Members throw RunFailure.
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
