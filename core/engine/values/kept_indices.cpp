// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/values/kept_indices.h"

#include "core/engine/values/error_text.h"
#include "core/engine/values/sparse_indices.h"

#include <ATen/Functions.h>
#include <ATen/core/grad_mode.h>

#include <algorithm>

namespace scalescope::engine {

KeptIndices::Part::Part(const at::Tensor& indices)
    : storage(indices.storage().getWeakStorageImpl()),
      options(indices.options()),
      offset(indices.storage_offset()),
      sizes(indices.sizes().vec()),
      strides(indices.strides().vec())
{
}

at::Tensor KeptIndices::Part::tensor() const
{
    auto memory = storage.lock();
    if (!memory) {
        return {};
    }
    return at::empty({0}, options).set_(c10::Storage(std::move(memory)), offset, sizes, strides);
}

void KeptIndices::note(const at::Tensor& tensor)
{
    if (!at::GradMode::is_enabled() || !tensor.defined() || !hasIndices(tensor)) {
        return;
    }
    const at::NoGradGuard noGradients;
    Entry entry{{}, tensor.sizes().vec(), valuesOf(tensor).sizes().vec(), tensor.layout()};
    Key key{{}, entry.sizes};
    for (const at::Tensor& indices : indicesOf(tensor)) {
        if (!indices.has_storage()) {
            return;
        }
        entry.parts.emplace_back(indices);
        key.first.push_back(indices.storage().unsafeGetStorageImpl());
        key.second.push_back(indices.storage_offset());
        key.second.insert(key.second.end(), indices.sizes().begin(), indices.sizes().end());
    }
    m_entries.emplace(std::move(key), std::move(entry));
    if (m_entries.size() > m_sweepAt) {
        sweep();
    }
}

std::vector<at::Tensor> KeptIndices::tensorsOf(const Entry& entry)
{
    std::vector<at::Tensor> indices;
    indices.reserve(entry.parts.size());
    for (const Part& part : entry.parts) {
        indices.push_back(part.tensor());
    }
    return indices;
}

void KeptIndices::sweep()
{
    std::erase_if(m_entries, [](const auto& keyed) {
        return std::ranges::any_of(keyed.second.parts,
                                   [](const Part& part) { return part.storage.expired(); });
    });
    m_sweepAt = 2 * m_entries.size() + 256;
}

void KeptIndices::check()
{
    const at::NoGradGuard noGradients;
    sweep();
    for (const auto& [key, entry] : m_entries) {
        const std::vector<at::Tensor> indices = tensorsOf(entry);
        // Of the values only the shape counts; libtorch 1.13 wants them contiguous. Nothing touches their
        // memory.
        const at::Tensor values = at::empty(entry.valueSizes, indices.front().options().dtype(at::kByte));
        try {
            checkIndices(entry.layout, indices, values, entry.sizes);
        } catch (const c10::Error& error) {
            TORCH_CHECK(false,
                        "the indices of a sparse tensor were changed after an operator had kept them: ",
                        errorText(error));
        }
    }
}

} // namespace scalescope::engine
