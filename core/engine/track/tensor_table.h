// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/compat/autograd_node.h"
#include "core/engine/program/program.h"
#include "core/graph/graph.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <torch/script.h>
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

/// An operator's input tensor as it was before the call.
struct TrackedOperand
{
    at::Tensor tensor;
    std::int64_t version;
    std::shared_ptr<const graph::Metric> metric; ///< null where it is unknown or says nothing any more
    graph::NodeId node;
    AutogradNode historyOfBase = nullptr; ///< before a call that may write; of views
    AutogradNode history = nullptr;       ///< before one that may write unseen
};

/// The operator call that last wrote into a piece of memory.
struct Write
{
    std::string target;
    std::shared_ptr<const Scope> scope;
    graph::SourceLocation location;
    graph::SourceLocation caller;
    graph::Provenance provenance;
    std::optional<graph::NodeId> node; ///< of what it gave back, where it gave something back
};

/// Remembers who wrote where, so that a tensor whose memory was written through a view can say by whom.
class Writes
{
public:
    void note(const at::Tensor& written, Write write);
    /// The last write into the memory of a tensor, or null.
    [[nodiscard]] const Write* last(const at::Tensor& tensor) const;

private:
    struct Entry
    {
        c10::weak_intrusive_ptr<c10::StorageImpl> storage;
        Write write;
    };
    std::unordered_map<const c10::StorageImpl*, Entry> m_entries;
    std::size_t m_sweepAt = 256;
};

} // namespace scalescope::engine
