// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/recent_roundings.h"

#include "core/engine/values/tensor_facts.h"

namespace scalescope::engine {

namespace {

/// Enough for the products that follow each other with one operand, and for a step of a recurrent layer.
constexpr std::size_t keptTensors = 32;

bool isSame(const RecentRoundings::Way& a, const RecentRoundings::Way& b)
{
    return a.axis.outer == b.axis.outer && a.axis.length == b.axis.length && a.axis.inner == b.axis.inner &&
           a.format == b.format;
}

/// Whether memory, sizes and strides say all of its values.
bool isPlain(const at::Tensor& tensor)
{
    return tensor.has_storage() && !tensor.is_conj() && !tensor.is_neg();
}

} // namespace

RecentRoundings::Place::Place(const at::Tensor& tensor)
    : storage(tensor.storage().getWeakStorageImpl()),
      address(tensor.storage().unsafeGetStorageImpl()),
      offset(tensor.storage_offset()),
      sizes(tensor.sizes().vec()),
      strides(tensor.strides().vec()),
      options(tensor.options())
{
}

bool RecentRoundings::Place::holds(const at::Tensor& tensor) const
{
    return address == tensor.storage().unsafeGetStorageImpl() && offset == tensor.storage_offset() &&
           tensor.sizes().equals(sizes) && tensor.strides().equals(strides) &&
           options.dtype() == tensor.dtype() && !storage.expired();
}

std::optional<RecentRoundings::Rounded> RecentRoundings::find(const at::Tensor& tensor, const Way& way) const
{
    if (!isPlain(tensor)) {
        return std::nullopt;
    }
    const std::lock_guard lock(m_mutex);
    for (const Entry& entry : m_entries) {
        if (!entry.from.holds(tensor) || entry.version != versionOf(tensor) || !isSame(entry.way, way)) {
            continue;
        }
        if (auto storage = entry.to.storage.lock()) {
            const at::Tensor view = at::empty({0}, entry.to.options)
                                        .set_(c10::Storage(std::move(storage)), entry.to.offset,
                                              entry.to.sizes, entry.to.strides);
            return Rounded{view, entry.counts};
        }
    }
    return std::nullopt;
}

void RecentRoundings::add(const at::Tensor& tensor, const Way& way, const Rounded& rounded)
{
    if (!isPlain(tensor) || !isPlain(rounded.tensor)) {
        return;
    }
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_entries, [](const Entry& entry) { return entry.to.storage.expired(); });
    m_entries.push_front({Place(tensor), versionOf(tensor), way, Place(rounded.tensor), rounded.counts});
    if (m_entries.size() > keptTensors) {
        m_entries.pop_back();
    }
}

} // namespace scalescope::engine
