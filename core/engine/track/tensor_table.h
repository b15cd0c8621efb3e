// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <torch/script.h>

#include <memory>
#include <unordered_map>

namespace scalescope::engine {

/// Which node a tensor is: by the tensor's own object, never by its values. Tensors are not kept alive by
/// this.
class TensorTable
{
public:
    struct Known
    {
        graph::NodeId node = 0;
        std::int64_t version = 0; ///< of the content that the node stands for
        std::shared_ptr<const graph::Metric> metric;
    };

    /// What is known of a tensor, or null. The pointer holds until the next set().
    [[nodiscard]] const Known* find(const at::Tensor& tensor) const;
    void set(const at::Tensor& tensor, graph::NodeId node, std::shared_ptr<const graph::Metric> metric);

private:
    using WeakTensor = c10::weak_intrusive_ptr<c10::TensorImpl, c10::UndefinedTensorImpl>;
    struct Entry
    {
        WeakTensor tensor; ///< keeps the address from being used again by another tensor
        Known known;
    };
    void sweep();

    std::unordered_map<const c10::TensorImpl*, Entry> m_entries;
    std::size_t m_sweepAt = 1024;
};

} // namespace scalescope::engine
