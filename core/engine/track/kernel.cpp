// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/kernel.h"

#include "core/engine/track/kernel_bytes.h"
#include "core/engine/track/kernel_layout.h"
#include "core/engine/track/kernel_moments.h"
#include "core/formats/small_floats.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <c10/core/GradMode.h>
#include <cmath>

namespace scalescope::engine {

namespace {

/// Elements that one thread takes at a time. Results are merged in the order of memory, so that they don't
/// depend on the number of threads.
constexpr std::int64_t chunkSize = std::int64_t{1} << 19;

MemoryLayout layoutOf(const at::Tensor& tensor)
{
    return {std::span(tensor.sizes().data(), tensor.sizes().size()),
            std::span(tensor.strides().data(), tensor.strides().size())};
}

template <typename T>
void addBlock(Moments<T>& moments, const T* x, std::size_t n)
{
    moments.add(x, n);
}

/// Widens a block of a 16-bit type through the cache.
template <void (*widen)(const std::uint16_t*, std::size_t, float*)>
void addWidened(Moments<float>& moments, const std::uint16_t* x, std::size_t n)
{
    std::array<float, 4096> wide;
    for (std::size_t done = 0; done < n; done += wide.size()) {
        const std::size_t count = std::min(wide.size(), n - done);
        widen(x + done, count, wide.data());
        moments.add(wide.data(), count);
    }
}

template <typename Raw, typename T>
Moments<T> momentsOf(const at::Tensor& tensor, const MemoryLayout& layout,
                     void (*add)(Moments<T>&, const Raw*, std::size_t))
{
    const auto* base = static_cast<const Raw*>(tensor.data_ptr());
    const std::int64_t chunks = (layout.elements + chunkSize - 1) / chunkSize;
    std::vector<Moments<T>> parts(static_cast<std::size_t>(chunks));
    at::parallel_for(0, chunks, 1, [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t chunk = first; chunk < last; ++chunk) {
            Moments<T>& part = parts[static_cast<std::size_t>(chunk)];
            readBlocks(base, layout, chunk * chunkSize, std::min((chunk + 1) * chunkSize, layout.elements),
                       [&](const Raw* x, std::size_t n) { add(part, x, n); });
            part.finish();
        }
    });
    for (std::size_t i = 1; i < parts.size(); ++i) {
        parts[0].merge(parts[i]);
    }
    return std::move(parts[0]);
}

graph::Metric observeDoubles(const at::Tensor& tensor, const MemoryLayout& layout)
{
    Moments<double> moments = momentsOf(tensor, layout, addBlock<double>);
    const bool squaresLeftRange = moments.squaresLeftRange();
    graph::Metric metric = std::move(moments).metric(layout.copies);
    if (squaresLeftRange) {
        const double scale = std::ldexp(1.0, std::clamp(std::ilogb(metric.statistics.absMax), -1022, 1022));
        const graph::Statistics scaled = observe(tensor / scale).statistics;
        metric.statistics.meanAbs = scaled.meanAbs * scale;
        metric.statistics.absMean = scaled.absMean * scale;
        metric.statistics.rms = scaled.rms * scale;
        metric.statistics.std = scaled.std * scale;
    }
    return metric;
}

/// The float8 kinds, known by their size: each of the 256 codes has a value.
graph::Metric observeBytes(const at::Tensor& tensor, const MemoryLayout& layout)
{
    const at::Tensor values = at::arange(256, at::kByte).view(tensor.scalar_type()).to(at::kFloat);
    std::array<float, 256> valueOf{};
    std::copy_n(values.data_ptr<float>(), valueOf.size(), valueOf.begin());
    ByteCounts counts{};
    readBlocks(static_cast<const std::uint8_t*>(tensor.data_ptr()), layout, 0, layout.elements,
               [&](const std::uint8_t* codes, std::size_t n) { countBytes(codes, n, counts); });
    for (std::int64_t& count : counts) {
        count *= layout.copies;
    }
    return metricOfBytes(counts, valueOf);
}

/// The tensor itself where its memory can be read as it is; else the values that it stands for.
at::Tensor readable(const at::Tensor& tensor)
{
    at::Tensor values = tensor;
    if (values.layout() != at::kStrided) {
        values = values.to_dense();
    }
    if (!values.is_cpu()) {
        values = values.to(at::kCPU);
    }
    if (!values.is_floating_point()) {
        values = values.to(at::kDouble);
    }
    return values.resolve_neg();
}

} // namespace

graph::Metric observe(const at::Tensor& tensor)
{
    const c10::NoGradGuard noGradients;
    if (tensor.numel() == 0 || tensor.is_meta()) {
        graph::Metric metric;
        metric.statistics.numel = tensor.numel();
        return metric;
    }
    const at::Tensor values = readable(tensor);
    const MemoryLayout layout = layoutOf(values);
    switch (values.scalar_type()) {
    case at::kFloat:
        return momentsOf(values, layout, addBlock<float>).metric(layout.copies);
    case at::kDouble:
        return observeDoubles(values, layout);
    case at::kHalf:
        return momentsOf(values, layout, addWidened<formats::widenHalf>).metric(layout.copies);
    case at::kBFloat16:
        return momentsOf(values, layout, addWidened<formats::widenBfloat16>).metric(layout.copies);
    default:
        return observeBytes(values, layout);
    }
}

} // namespace scalescope::engine
