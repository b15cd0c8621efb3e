// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/kernel.h"

#include "core/engine/track/kernel_across.h"
#include "core/engine/track/kernel_layout.h"
#include "core/engine/track/kernel_moments.h"
#include "core/formats/small_floats.h"
#include "core/graph/statistics.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <array>
#include <bit>
#include <c10/core/GradMode.h>
#include <cmath>

namespace scalescope::engine {

namespace {

/// How often each code of an 8-bit type occurs: with 256 values nothing else is needed for all statistics.
using ByteCounts = std::array<std::int64_t, 256>;

/// Bin of a finite magnitude > 0 that is a normal double.
int binOf(double magnitude)
{
    return static_cast<int>(std::bit_cast<std::uint64_t>(magnitude) >> 48) - 1023 * 16;
}

void addCode(graph::Metric& metric, double value, std::int64_t count)
{
    graph::Statistics& s = metric.statistics;
    const double magnitude = std::abs(value);
    if (std::isnan(value)) {
        s.nans += count;
        return;
    }
    s.absMax = std::fmax(s.absMax, magnitude); // fmax and fmin pass over "unavailable"
    s.absMin = std::fmin(s.absMin, magnitude);
    if (magnitude == 0) {
        s.zeros += count;
        return;
    }
    s.absMinNonzero = std::fmin(s.absMinNonzero, magnitude);
    if (std::isinf(value)) {
        (value > 0 ? s.posInfs : s.negInfs) += count;
    } else {
        metric.histogram.add(binOf(magnitude), count);
    }
}

/// Adds the codes of a block.
void countBytes(const std::uint8_t* codes, std::size_t n, ByteCounts& counts)
{
    for (std::size_t i = 0; i < n; ++i) {
        ++counts[codes[i]];
    }
}

/// Statistics of a tensor from its codes' counts and the codes' values.
graph::Metric metricOfBytes(const ByteCounts& counts, const std::array<float, 256>& values)
{
    graph::Metric metric;
    graph::Statistics& s = metric.statistics;
    double sum = 0, sumAbs = 0, sumSquares = 0;
    for (std::size_t code = 0; code < 256; ++code) {
        if (counts[code] > 0) {
            const double value = values[code];
            const auto count = static_cast<double>(counts[code]);
            s.numel += counts[code];
            sum += count * value;
            sumAbs += count * std::abs(value);
            sumSquares += count * value * value;
            addCode(metric, value, counts[code]);
        }
    }
    if (s.numel == 0) {
        return metric;
    }
    const auto n = static_cast<double>(s.numel);
    double deviations = 0;
    for (std::size_t code = 0; code < 256; ++code) {
        if (counts[code] > 0) {
            deviations +=
                static_cast<double>(counts[code]) * (values[code] - sum / n) * (values[code] - sum / n);
        }
    }
    s.meanAbs = sumAbs / n;
    s.absMean = std::abs(sum / n);
    s.rms = std::sqrt(sumSquares / n);
    s.std = s.numel > 1 ? std::sqrt(deviations / (n - 1)) : graph::Statistics::unavailable;
    if (s.nans > 0) {
        s.absMax = s.absMin = graph::Statistics::unavailable;
    }
    return metric;
}

/// Elements that one thread takes at a time. Results are merged in the order of memory, so that they don't
/// depend on the number of threads.
constexpr std::int64_t chunkSize = std::int64_t{1} << 19;

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

std::span<const std::int64_t> sizesOf(const at::Tensor& tensor)
{
    return {tensor.sizes().data(), tensor.sizes().size()};
}

std::span<const std::int64_t> stridesOf(const at::Tensor& tensor)
{
    return {tensor.strides().data(), tensor.strides().size()};
}

/// What is measured: where its elements lie, and its rows.
struct Layouts
{
    explicit Layouts(const at::Tensor& tensor)
        : memory(sizesOf(tensor), stridesOf(tensor)), rows(sizesOf(tensor), stridesOf(tensor))
    {
    }

    MemoryLayout memory;
    RowLayout rows;
};

/// The end of a chunk that would end at `position`: no block is in two.
std::int64_t chunkEnd(const Layouts& layouts, std::int64_t position)
{
    return position >= layouts.memory.elements ? layouts.memory.elements : layouts.rows.blockBegin(position);
}

template <typename Raw, typename T>
Moments<T> momentsOf(const at::Tensor& tensor, const Layouts& layouts,
                     void (*add)(Moments<T>&, const Raw*, std::size_t))
{
    const auto* base = static_cast<const Raw*>(tensor.data_ptr());
    const MemoryLayout& memory = layouts.memory;
    const std::int64_t chunks = (memory.elements + chunkSize - 1) / chunkSize;
    std::vector<Moments<T>> parts(static_cast<std::size_t>(chunks));
    at::parallel_for(0, chunks, 1, [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t chunk = first; chunk < last; ++chunk) {
            Moments<T>& part = parts[static_cast<std::size_t>(chunk)];
            const std::int64_t begin = chunkEnd(layouts, chunk * chunkSize);
            const std::int64_t end = chunkEnd(layouts, (chunk + 1) * chunkSize);
            part.expect(end - begin);
            if (layouts.rows.order == RowLayout::Order::InOrder) {
                part.countBlocks(layouts.rows.length, begin % layouts.rows.length);
            }
            readBlocks(base, memory, begin, end, [&](const Raw* x, std::size_t n) { add(part, x, n); });
            part.finish();
        }
    });
    for (std::size_t i = 1; i < parts.size(); ++i) {
        parts[0].merge(parts[i]);
    }
    return std::move(parts[0]);
}

graph::Metric observeDoubles(const at::Tensor& tensor, const Layouts& layouts)
{
    Moments<double> moments = momentsOf(tensor, layouts, addBlock<double>);
    const bool squaresLeftRange = moments.squaresLeftRange();
    graph::Metric metric = std::move(moments).metric(layouts.memory.copies);
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

/// The values of the 256 codes of a float8 kind.
std::array<float, 256> valuesOfCodes(at::ScalarType type)
{
    const at::Tensor values = at::arange(256, at::kByte).view(type).to(at::kFloat);
    std::array<float, 256> valueOf{};
    std::copy_n(values.data_ptr<float>(), valueOf.size(), valueOf.begin());
    return valueOf;
}

/// The float8 kinds, known by their size: each of the 256 codes has a value.
graph::Metric observeBytes(const at::Tensor& tensor, const Layouts& layouts)
{
    const std::array<float, 256> valueOf = valuesOfCodes(tensor.scalar_type());
    const MemoryLayout& memory = layouts.memory;
    const bool inOrder = layouts.rows.order == RowLayout::Order::InOrder;
    ByteCounts counts{};
    BlockMaxima<float> maxima(layouts.rows.length);
    std::vector<float> wide;
    readBlocks(static_cast<const std::uint8_t*>(tensor.data_ptr()), memory, 0, memory.elements,
               [&](const std::uint8_t* codes, std::size_t n) {
                   countBytes(codes, n, counts);
                   if (inOrder) {
                       wide.resize(n);
                       std::transform(codes, codes + n, wide.begin(),
                                      [&valueOf](std::uint8_t code) { return valueOf[code]; });
                       maxima.add(wide.data(), n);
                   }
               });
    maxima.finish();
    for (std::int64_t& count : counts) {
        count *= memory.copies;
    }
    graph::Metric metric = metricOfBytes(counts, valueOf);
    metric.blockMaxima = maxima.histogram().times(memory.copies);
    return metric;
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
    return values.is_neg() ? values.resolve_neg() : values; // asked first: the dispatcher takes longer
}

graph::Metric metricOf(const at::Tensor& values, const Layouts& layouts)
{
    switch (values.scalar_type()) {
    case at::kFloat:
        return momentsOf(values, layouts, addBlock<float>).metric(layouts.memory.copies);
    case at::kDouble:
        return observeDoubles(values, layouts);
    case at::kHalf:
        return momentsOf(values, layouts, addWidened<formats::widenHalf>).metric(layouts.memory.copies);
    case at::kBFloat16:
        return momentsOf(values, layouts, addWidened<formats::widenBfloat16>).metric(layouts.memory.copies);
    default:
        return observeBytes(values, layouts);
    }
}

/// Copies elements as they are.
constexpr auto copy = [](const auto* x, std::size_t n, auto* out) { std::copy_n(x, n, out); };

/// Of rows that don't lie one after the other: block by block, many rows beside each other at a time.
graph::Histogram maximaAcross(const at::Tensor& values)
{
    const auto widenHalf = [](const std::uint16_t* x, std::size_t n, float* out) {
        formats::widenHalf(x, n, out);
    };
    const auto widenBfloat16 = [](const std::uint16_t* x, std::size_t n, float* out) {
        formats::widenBfloat16(x, n, out);
    };
    switch (values.scalar_type()) {
    case at::kFloat:
        return blockMaximaAcross<float, float>(values, copy);
    case at::kDouble:
        return blockMaximaAcross<double, double>(values, copy);
    case at::kHalf:
        return blockMaximaAcross<std::uint16_t, float>(values, widenHalf);
    case at::kBFloat16:
        return blockMaximaAcross<std::uint16_t, float>(values, widenBfloat16);
    default:
        break;
    }
    const auto valueOf = valuesOfCodes(values.scalar_type());
    return blockMaximaAcross<std::uint8_t, float>(
        values, [&valueOf](const std::uint8_t* codes, std::size_t n, float* out) {
            std::transform(codes, codes + n, out, [&valueOf](std::uint8_t code) { return valueOf[code]; });
        });
}

/// The block maxima of a tensor with that histogram: each element of rows of one element is the largest of
/// its block, and of rows of one repeated element so many are.
graph::Histogram maximaOf(const at::Tensor& values, const RowLayout& rows, const graph::Histogram& histogram)
{
    if (rows.order == RowLayout::Order::Single) {
        return histogram;
    }
    if (rows.order != RowLayout::Order::Repeated) {
        return maximaAcross(values);
    }
    graph::Histogram maxima;
    for (const auto& [bin, count] : histogram.counts()) {
        maxima.add(bin, count / rows.length * rows.blocks());
    }
    return maxima;
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
    const Layouts layouts(values);
    graph::Metric metric = metricOf(values, layouts);
    if (layouts.rows.order != RowLayout::Order::InOrder) {
        metric.blockMaxima = maximaOf(values, layouts.rows, metric.histogram);
    }
    return metric;
}

std::int64_t readElements(const at::Tensor& tensor)
{
    return MemoryLayout(sizesOf(tensor), stridesOf(tensor)).elements;
}

graph::Metric withBlocksOf(graph::Metric metric, const at::Tensor& tensor)
{
    const c10::NoGradGuard noGradients;
    if (metric.histogram.empty()) {
        return metric; // nothing was measured, or no element has a magnitude
    }
    const at::Tensor values = readable(tensor);
    metric.blockMaxima = maximaOf(values, RowLayout(sizesOf(values), stridesOf(values)), metric.histogram);
    return metric;
}

} // namespace scalescope::engine
