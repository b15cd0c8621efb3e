// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <ATen/core/Tensor.h>

#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace scalescope::engine {

/// Knows how far backward came, and which calls wrote in place to memory that the call where it stopped had
/// read or given back: what its gradient may need and not find any more. Keeps no tensor's values.
class BackwardStop
{
public:
    struct Place
    {
        graph::NodeId node = 0;
        std::string path; ///< "memory.lstm"
        graph::SourceLocation location;
        std::string writers; ///< "copy_ (policy.py:12), copy__1 (policy.py:13)": those that came after
    };

    /// Each node in turn.
    void addNode(const graph::Node& node, const at::Tensor& tensor);
    /// A call at that place of the model's code wrote in place, and the node is what it gave back.
    void noteWrite(const at::Tensor& written, graph::NodeId writer, const graph::SourceLocation& place);
    void gradientSeen(graph::NodeId node) { m_last = node; }

    /// The call that had the last gradient; nothing where none came, or it was no call's result.
    [[nodiscard]] std::optional<Place> find() const;

private:
    struct Known
    {
        std::string path;
        const std::string* file; ///< one of `m_files`
        int line = 0;
        std::vector<graph::NodeId> reads;
        const c10::StorageImpl* memory = nullptr; ///< to be compared only
        bool isCall = false;
        bool isRewritten = false; ///< what it reads first, with other content and the same gradient
    };
    struct Write
    {
        c10::weak_intrusive_ptr<c10::StorageImpl> memory; ///< keeps the address from being used again
        graph::NodeId writer;
        graph::SourceLocation place;
    };
    [[nodiscard]] const Known& at(graph::NodeId node) const;
    [[nodiscard]] std::string writersAfter(graph::NodeId node) const;

    std::unordered_set<std::string> m_files;
    std::vector<Known> m_known; ///< by node
    std::vector<Write> m_writes;
    std::optional<graph::NodeId> m_last;
};

} // namespace scalescope::engine
