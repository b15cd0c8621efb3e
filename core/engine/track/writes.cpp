// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/writes.h"

namespace scalescope::engine {

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
