// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"

#include <optional>
#include <unordered_map>

namespace scalescope::engine {

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
