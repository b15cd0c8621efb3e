// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/statistics.h"

#include <torch/script.h>

#include <deque>
#include <memory>
#include <string>

namespace scalescope::engine {

/// Which elements of which memory a tensor is, to see that another tensor is the same ones in some order.
class Elements
{
public:
    explicit Elements(const at::Tensor& tensor);
    /// Whether both surely hold the same multiset of values: the same elements of the same memory.
    [[nodiscard]] bool sameAs(const Elements& other) const;
    /// Whether these, which are the same elements, surely make the same blocks along the last dimensions.
    [[nodiscard]] bool sameBlocksAs(const Elements& other) const;

    [[nodiscard]] at::ScalarType type() const { return m_type; }
    [[nodiscard]] std::int64_t numel() const { return m_numel; }

private:
    const void* m_storage;
    std::int64_t m_offset;
    std::int64_t m_numel;
    at::ScalarType m_type;
    bool m_dense; ///< without gaps or overlaps: offset and number of elements say which they are
    bool m_plain; ///< neither conjugated nor negated lazily
    std::vector<std::int64_t> m_sizes;
    std::vector<std::int64_t> m_strides;
    std::int64_t m_rowLength = 1; ///< of the last dimension
    std::int64_t m_rowStride = 1;
};

/// Operators that only rearrange (or copy) their first input's values.
bool onlyRearranges(const std::string& target);
/// Whether such an operator surely left these blocks along the last dimensions the same.
bool keepsBlocks(const std::string& target, const at::Tensor& from, const at::Tensor& to);

/// The last gradients seen, so that one that is only viewed differently is not read again.
class RecentGradients
{
public:
    struct Found
    {
        std::shared_ptr<const graph::Metric> metric; ///< null where there is none
        bool sameBlocks = false;                     ///< its block maxima are those of the gradient
    };
    /// The record of the same elements in the same state.
    [[nodiscard]] Found find(const at::Tensor& gradient) const;
    void add(const at::Tensor& gradient, std::shared_ptr<const graph::Metric> metric);
    void clear() { m_recent.clear(); }

private:
    struct Recent
    {
        Elements elements;
        std::int64_t version;
        c10::weak_intrusive_ptr<c10::StorageImpl> storage; ///< keeps the address from being used again
        std::shared_ptr<const graph::Metric> metric;
    };
    std::deque<Recent> m_recent;
};

} // namespace scalescope::engine
