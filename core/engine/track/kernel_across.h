// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/track/kernel_blocks.h"
#include "core/graph/statistics.h"

#include <ATen/Parallel.h>
#include <ATen/Tensor.h>
#include <algorithm>
#include <array>
#include <mutex>
#include <vector>

namespace scalescope::engine {

/// The dimensions of a tensor beside its last, of which the innermost in memory is apart: along it blocks of
/// many rows are looked at together.
struct AcrossLayout
{
    struct Dimension
    {
        std::int64_t size;
        std::int64_t stride; ///< in elements
    };
    std::vector<Dimension> outer;
    Dimension inner{1, 1};
    Dimension row{1, 1};
    std::int64_t copies = 1; ///< how often each block counts, because of expanded dimensions

    explicit AcrossLayout(const at::Tensor& tensor);

    [[nodiscard]] std::int64_t blocks() const
    {
        return (row.size + graph::blockLength - 1) / graph::blockLength;
    }
    /// Blocks of all rows, those beside each other along `inner` counted as one.
    [[nodiscard]] std::int64_t groups() const;
    /// The place of the first element of such a group.
    [[nodiscard]] std::int64_t place(std::int64_t group) const;
};

/// The histogram of block maxima of a tensor whose rows along the last dimension lie across its memory. Raw
/// is what its memory holds, of which `widen` makes T.
template <typename Raw, typename T, typename Widen>
class AcrossMaxima
{
public:
    AcrossMaxima(const AcrossLayout& layout, const Raw* base, const Widen& widen)
        : m_layout(layout), m_base(base), m_widen(widen)
    {
    }

    void addGroup(std::int64_t group)
    {
        const std::int64_t first = group % m_layout.blocks() * graph::blockLength;
        const std::int64_t length = std::min(graph::blockLength, m_layout.row.size - first);
        const Raw* begin = m_base + m_layout.place(group);
        for (std::int64_t done = 0; done < m_layout.inner.size; done += width) {
            const std::int64_t count = std::min(width, m_layout.inner.size - done);
            addTile(begin + done * m_layout.inner.stride, length, static_cast<std::size_t>(count));
        }
    }

    graph::Histogram finish()
    {
        m_maxima.finish();
        return m_maxima.histogram();
    }

private:
    static constexpr std::int64_t width = 512;

    void addTile(const Raw* begin, std::int64_t length, std::size_t count)
    {
        m_largest.fill(0);
        for (std::int64_t i = 0; i < length; ++i) {
            const Raw* run = begin + i * m_layout.row.stride;
            if (m_layout.inner.stride != 1) {
                for (std::size_t k = 0; k < count; ++k) {
                    m_raw[k] = run[static_cast<std::int64_t>(k) * m_layout.inner.stride];
                }
                run = m_raw.data();
            }
            m_widen(run, count, m_wide.data());
            scan::raiseMaxima(m_wide.data(), count, m_largest.data());
        }
        m_maxima.addMaxima(m_largest.data(), count);
    }

    const AcrossLayout& m_layout;
    const Raw* m_base;
    const Widen& m_widen;
    std::array<Raw, width> m_raw{};
    std::array<T, width> m_wide{};
    std::array<typename scan::Format<T>::Bits, width> m_largest{};
    BlockMaxima<T> m_maxima{0};
};

template <typename Raw, typename T, typename Widen>
graph::Histogram blockMaximaAcross(const at::Tensor& tensor, const Widen& widen)
{
    const AcrossLayout layout(tensor);
    const std::int64_t groupSize = graph::blockLength * layout.inner.size;
    const std::int64_t grain = std::max<std::int64_t>(1, (std::int64_t{1} << 17) / groupSize);
    graph::Histogram all;
    std::mutex mutex;
    at::parallel_for(0, layout.groups(), grain, [&](std::int64_t first, std::int64_t last) {
        AcrossMaxima<Raw, T, Widen> maxima(layout, static_cast<const Raw*>(tensor.data_ptr()), widen);
        for (std::int64_t group = first; group < last; ++group) {
            maxima.addGroup(group);
        }
        const graph::Histogram part = maxima.finish();
        const std::lock_guard lock(mutex);
        all.add(part);
    });
    return all.times(layout.copies);
}

} // namespace scalescope::engine
