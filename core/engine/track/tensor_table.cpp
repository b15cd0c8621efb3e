// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/tensor_table.h"

#include "core/engine/values/tensor_facts.h"

namespace scalescope::engine {

const TensorTable::Known* TensorTable::find(const at::Tensor& tensor) const
{
    const auto found = m_entries.find(tensor.unsafeGetTensorImpl());
    return found == m_entries.end() ? nullptr : &found->second.known;
}

void TensorTable::set(const at::Tensor& tensor, graph::NodeId node,
                      std::shared_ptr<const graph::Metric> metric)
{
    Known known{node, versionOf(tensor), std::move(metric)};
    const auto [place, isNew] = m_entries.try_emplace(tensor.unsafeGetTensorImpl(),
                                                      Entry{WeakTensor(tensor.getIntrusivePtr()), known});
    if (!isNew) {
        place->second.known = std::move(known);
    } else if (m_entries.size() > m_sweepAt) {
        sweep();
    }
}

void TensorTable::sweep()
{
    for (auto entry = m_entries.begin(); entry != m_entries.end();) {
        entry = entry->second.tensor.expired() ? m_entries.erase(entry) : std::next(entry);
    }
    m_sweepAt = 2 * m_entries.size() + 1024;
}

void Writes::note(const at::Tensor& written, Write write)
{
    if (!written.has_storage()) {
        return;
    }
    m_entries.insert_or_assign(written.storage().unsafeGetStorageImpl(),
                               Entry{written.storage().getWeakStorageImpl(), std::move(write)});
    if (m_entries.size() > m_sweepAt) {
        for (auto entry = m_entries.begin(); entry != m_entries.end();) {
            entry = entry->second.storage.expired() ? m_entries.erase(entry) : std::next(entry);
        }
        m_sweepAt = 2 * m_entries.size() + 256;
    }
}

const Write* Writes::last(const at::Tensor& tensor) const
{
    if (!tensor.has_storage()) {
        return nullptr;
    }
    const auto found = m_entries.find(tensor.storage().unsafeGetStorageImpl());
    return found == m_entries.end() ? nullptr : &found->second.write;
}

} // namespace scalescope::engine
