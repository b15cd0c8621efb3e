// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/kernel_layout.h"

#include "core/graph/statistics.h"

namespace scalescope::engine {

MemoryLayout::MemoryLayout(std::span<const std::int64_t> sizes, std::span<const std::int64_t> strides)
{
    for (std::size_t d = 0; d < sizes.size(); ++d) {
        if (strides[d] == 0 && sizes[d] > 1) {
            copies *= sizes[d];
        } else if (sizes[d] != 1) {
            dimensions.push_back({sizes[d], strides[d]});
            elements *= sizes[d];
        }
    }
    const auto isOuter = [](const Dimension& a, const Dimension& b) { return a.stride > b.stride; };
    if (!std::is_sorted(dimensions.begin(), dimensions.end(), isOuter)) {
        std::stable_sort(dimensions.begin(), dimensions.end(), isOuter);
    }
    std::vector<Dimension> merged;
    for (const Dimension& dimension : dimensions) {
        if (!merged.empty() && merged.back().stride == dimension.stride * dimension.size) {
            merged.back() = {merged.back().size * dimension.size, dimension.stride};
        } else {
            merged.push_back(dimension);
        }
    }
    if (merged.empty()) {
        merged.push_back({1, 1});
    }
    dimensions = std::move(merged);
}

RowLayout::RowLayout(std::span<const std::int64_t> sizes, std::span<const std::int64_t> strides)
{
    if (sizes.empty() || sizes.back() <= 1) {
        return;
    }
    length = sizes.back();
    stride = strides.back();
    order = stride == 0 ? Order::Repeated : Order::InOrder;
    for (std::size_t d = 0; d + 1 < sizes.size() && order == Order::InOrder; ++d) {
        if (sizes[d] > 1 && strides[d] != 0 && strides[d] <= stride) {
            order = Order::Across;
        }
    }
}

std::int64_t RowLayout::blockBegin(std::int64_t position) const
{
    return order == Order::InOrder ? position - position % length % graph::blockLength : position;
}

std::int64_t RowLayout::blocks() const
{
    return (length + graph::blockLength - 1) / graph::blockLength;
}

} // namespace scalescope::engine
