// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/backward_stop.h"

namespace scalescope::engine {

namespace {

constexpr int mostNamed = 3;

const c10::StorageImpl* memoryOf(const at::Tensor& tensor)
{
    return tensor.has_storage() ? tensor.storage().unsafeGetStorageImpl() : nullptr;
}

/// " (policy.py:12)"; empty where no line is known.
std::string placeText(const graph::SourceLocation& location)
{
    if (location.line <= 0) {
        return {};
    }
    const std::string file = location.file.substr(location.file.rfind('/') + 1);
    return " (" + file + ":" + std::to_string(location.line) + ")";
}

} // namespace

void BackwardStop::addNode(const graph::Node& node, const at::Tensor& tensor)
{
    m_known.push_back({node.module.empty() ? node.name : node.module + "." + node.name,
                       &*m_files.insert(node.location.file).first, node.location.line,
                       graph::referencesOf(node), memoryOf(tensor), node.kind == graph::NodeKind::Op,
                       node.provenance.isWrite()});
}

void BackwardStop::noteWrite(const at::Tensor& written, graph::NodeId writer,
                             const graph::SourceLocation& place)
{
    if (written.has_storage()) {
        m_writes.push_back({written.storage().getWeakStorageImpl(), writer, place});
    }
}

const BackwardStop::Known& BackwardStop::at(graph::NodeId node) const
{
    return m_known.at(static_cast<std::size_t>(node));
}

std::optional<BackwardStop::Place> BackwardStop::find() const
{
    std::optional<graph::NodeId> node = m_last;
    while (node && at(*node).isRewritten) {
        node = at(*node).reads.empty() ? std::nullopt : std::optional(at(*node).reads.front());
    }
    if (!node || !at(*node).isCall) {
        return std::nullopt;
    }
    const Known& last = at(*node);
    return Place{*node, last.path, {*last.file, last.line}, writersAfter(*node)};
}

/// Into the memory of a call's result or operands.
std::string BackwardStop::writersAfter(graph::NodeId node) const
{
    std::unordered_set<const c10::StorageImpl*> needed{at(node).memory};
    for (const graph::NodeId read : at(node).reads) {
        needed.insert(at(read).memory);
    }
    std::string writers;
    int named = 0;
    for (const Write& write : m_writes) {
        if (write.writer <= node || !needed.contains(write.memory._unsafe_get_target())) {
            continue;
        }
        if (++named > mostNamed) {
            return writers + ", ...";
        }
        writers += (named == 1 ? "" : ", ") + at(write.writer).path + placeText(write.place);
    }
    return writers;
}

} // namespace scalescope::engine
