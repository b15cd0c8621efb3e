// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace scalescope::engine {

/// A tensor's elements in the order of memory: dimensions by falling stride, neighbours merged where they can
/// be. A dense tensor becomes one dimension of stride 1, whatever its strides were.
struct MemoryLayout
{
    struct Dimension
    {
        std::int64_t size;
        std::int64_t stride; ///< in elements
    };
    std::vector<Dimension> dimensions; ///< innermost last; never empty
    std::int64_t copies = 1;           ///< how often each element counts, because of expanded dimensions
    std::int64_t elements = 1;         ///< product of the dimensions' sizes

    MemoryLayout(std::span<const std::int64_t> sizes, std::span<const std::int64_t> strides);
};

/// Hands elements [begin, end) of a layout to `sink(const Raw*, count)` as contiguous blocks: straight from
/// memory where runs are long, else through a small copy.
template <typename Raw, typename Sink>
void readBlocks(const Raw* base, const MemoryLayout& layout, std::int64_t begin, std::int64_t end,
                Sink&& sink)
{
    constexpr std::int64_t longRun = 512;
    std::array<Raw, 4096> buffer;
    std::size_t filled = 0;
    const auto flush = [&] {
        if (filled > 0) {
            sink(buffer.data(), std::exchange(filled, 0));
        }
    };
    const MemoryLayout::Dimension inner = layout.dimensions.back();
    for (std::int64_t position = begin; position < end;) {
        std::int64_t outer = position / inner.size;
        const std::int64_t start = position % inner.size;
        const std::int64_t count = std::min(inner.size - start, end - position);
        const Raw* run = base + start * inner.stride;
        for (std::size_t d = layout.dimensions.size() - 1; d-- > 0;) {
            run += outer % layout.dimensions[d].size * layout.dimensions[d].stride;
            outer /= layout.dimensions[d].size;
        }
        if (inner.stride == 1 && count >= longRun) {
            sink(run, static_cast<std::size_t>(count));
        } else {
            for (std::int64_t i = 0; i < count; ++i) {
                buffer[filled++] = run[i * inner.stride];
                if (filled == buffer.size()) {
                    flush();
                }
            }
        }
        position += count;
    }
    flush();
}

} // namespace scalescope::engine
