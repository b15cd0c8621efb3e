// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/kernel_across.h"

#include <ranges>

namespace scalescope::engine {

AcrossLayout::AcrossLayout(const at::Tensor& tensor) : row{tensor.size(-1), tensor.stride(-1)}
{
    for (std::int64_t d = 0; d + 1 < tensor.dim(); ++d) {
        if (tensor.size(d) == 1) {
            continue;
        }
        if (tensor.stride(d) == 0) {
            copies *= tensor.size(d);
        } else {
            outer.push_back({tensor.size(d), tensor.stride(d)});
        }
    }
    const auto innermost = std::ranges::min_element(outer, {}, &Dimension::stride);
    if (innermost != outer.end()) {
        inner = *innermost;
        outer.erase(innermost);
    }
}

std::int64_t AcrossLayout::groups() const
{
    std::int64_t groups = blocks();
    for (const Dimension& dimension : outer) {
        groups *= dimension.size;
    }
    return groups;
}

std::int64_t AcrossLayout::place(std::int64_t group) const
{
    std::int64_t place = group % blocks() * graph::blockLength * row.stride;
    std::int64_t rest = group / blocks();
    for (const Dimension& dimension : std::ranges::reverse_view(outer)) {
        place += rest % dimension.size * dimension.stride;
        rest /= dimension.size;
    }
    return place;
}

} // namespace scalescope::engine
