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

/// Where the blocks along a tensor's last dimension lie in the order of its memory.
struct RowLayout
{
    enum class Order {
        Single,   ///< rows of one element: each is a block
        Repeated, ///< all elements of a row are the same one
        InOrder,  ///< one row after the other
        Across    ///< a row's elements lie apart, other rows' between them
    };
    Order order = Order::Single;
    std::int64_t length = 1; ///< elements of a row
    std::int64_t stride = 1; ///< in elements

    RowLayout(std::span<const std::int64_t> sizes, std::span<const std::int64_t> strides);

    /// The element at or before `position`, in the order of memory, with which a block begins.
    [[nodiscard]] std::int64_t blockBegin(std::int64_t position) const;
    /// The blocks of a row.
    [[nodiscard]] std::int64_t blocks() const;
};

/// Hands elements [begin, end) of a layout in their order to `sink(const Raw*, count)` as contiguous blocks:
/// straight from memory where runs are long, else through a small copy.
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
            flush();
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
