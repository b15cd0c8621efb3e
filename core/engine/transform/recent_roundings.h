// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/quantise_tensor.h"
#include "core/job/recipe.h"

#include <deque>
#include <mutex>
#include <optional>

namespace scalescope::engine {

/// The last tensors that were rounded, so that the same one rounded in the same way again shares its memory:
/// what goes into the products of query, key and value, a weight that is used at every time step. Keeps no
/// memory alive. May be called from several threads.
class RecentRoundings
{
public:
    /// How a tensor is rounded. Never at random: equal ways make equal values.
    struct Way
    {
        job::OperandFormat format;
        formats::AxisView axis; ///< as it is where all elements share one scale or have none
    };
    struct Rounded
    {
        at::Tensor tensor; ///< a view of its own
        formats::ScaledCounts counts;
    };

    /// The tensor's values rounded, if they were and are still in use.
    [[nodiscard]] std::optional<Rounded> find(const at::Tensor& tensor, const Way& way) const;
    void add(const at::Tensor& tensor, const Way& way, const Rounded& rounded);

private:
    using WeakStorage = c10::weak_intrusive_ptr<c10::StorageImpl>;

    /// What says which elements of which memory a tensor is.
    struct Place
    {
        explicit Place(const at::Tensor& tensor);
        [[nodiscard]] bool holds(const at::Tensor& tensor) const;

        WeakStorage storage;
        const c10::StorageImpl* address; ///< not used again while `storage` is there
        std::int64_t offset;
        std::vector<std::int64_t> sizes;
        std::vector<std::int64_t> strides;
        at::TensorOptions options;
    };
    struct Entry
    {
        Place from;
        std::int64_t version;
        Way way;
        Place to;
        formats::ScaledCounts counts;
    };

    mutable std::mutex m_mutex;
    std::deque<Entry> m_entries;
};

} // namespace scalescope::engine
