// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace scalescope::engine {

/// The indices of sparse tensors that operators took or gave while gradients were recorded. Autograd keeps
/// such tensors and goes by their indices in backward, whatever a model has written to them meanwhile; it
/// finds writes to them by a count that each name of the same memory has for itself. Holds no memory.
class KeptIndices
{
public:
    /// Other tensors pass.
    void note(const at::Tensor& tensor);
    /// Throws where indices that are still there lead beyond their tensor now.
    void check();

private:
    /// A tensor of indices, as long as there is its memory.
    struct Part
    {
        explicit Part(const at::Tensor& indices);
        [[nodiscard]] at::Tensor tensor() const; ///< undefined where the memory is gone

        c10::weak_intrusive_ptr<c10::StorageImpl> storage;
        at::TensorOptions options;
        std::int64_t offset;
        std::vector<std::int64_t> sizes;
        std::vector<std::int64_t> strides;
    };
    struct Entry
    {
        std::vector<Part> parts; ///< coordinates; or compressed and plain indices
        std::vector<std::int64_t> sizes;
        std::vector<std::int64_t> valueSizes;
        at::Layout layout;
    };
    /// Memory and sizes: one entry for a tensor that many operators take.
    using Key = std::pair<std::vector<const void*>, std::vector<std::int64_t>>;

    static std::vector<at::Tensor> tensorsOf(const Entry& entry);
    void sweep();

    std::map<Key, Entry> m_entries;
    std::size_t m_sweepAt = 256;
};

} // namespace scalescope::engine
