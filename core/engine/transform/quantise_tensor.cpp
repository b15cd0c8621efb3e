// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/quantise_tensor.h"

#include "core/engine/compat/dtypes.h"
#include "core/engine/values/clause_error.h"
#include "core/message/say_program.h"

#include <ATen/Parallel.h>

namespace scalescope::engine {

namespace {

/// Elements that one thread takes at a time; a multiple of 16, as Quantiser asks for.
constexpr std::int64_t partSize = std::int64_t{1} << 18;

template <typename T>
void quantiseMemory(const at::Tensor& from, const at::Tensor& to, const formats::Quantiser& quantiser,
                    formats::QuantisationCounts& counts)
{
    const auto* in = static_cast<const T*>(from.data_ptr());
    auto* out = static_cast<T*>(to.data_ptr());
    const std::int64_t n = from.numel();
    const std::int64_t parts = (n + partSize - 1) / partSize;
    std::vector<formats::QuantisationCounts> partCounts(static_cast<std::size_t>(parts));
    at::parallel_for(0, parts, 1, [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t part = first; part < last; ++part) {
            const std::int64_t start = part * partSize;
            const auto size = static_cast<std::size_t>(std::min(partSize, n - start));
            partCounts[static_cast<std::size_t>(part)] =
                quantiser.quantise(in + start, out + start, size, static_cast<std::uint64_t>(start));
        }
    });
    for (const formats::QuantisationCounts& part : partCounts) {
        counts.add(part);
    }
}

/// All parts of some work, on libtorch's threads.
void inParallel(std::int64_t parts, const std::function<void(std::int64_t)>& work)
{
    at::parallel_for(0, parts, 1, [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t part = first; part < last; ++part) {
            work(part);
        }
    });
}

template <typename T>
formats::ScaledCounts quantiseGroups(const at::Tensor& from, const at::Tensor& to,
                                     const formats::ScaledQuantiser& quantiser, const formats::AxisView& view)
{
    return quantiser.quantise(static_cast<const T*>(from.data_ptr()), static_cast<T*>(to.data_ptr()), view,
                              inParallel);
}

formats::ScaledCounts quantiseGroups(const at::Tensor& from, const at::Tensor& to,
                                     const formats::ScaledQuantiser& quantiser, const formats::AxisView& view)
{
    switch (from.scalar_type()) {
    case at::kFloat:
        return quantiseGroups<float>(from, to, quantiser, view);
    case at::kDouble:
        return quantiseGroups<double>(from, to, quantiser, view);
    case at::kBFloat16:
        return quantiseGroups<formats::Bfloat16>(from, to, quantiser, view);
    case at::kHalf:
        return quantiseGroups<formats::Half>(from, to, quantiser, view);
    default:
        throw ClauseError(say::dtypeNotQuantised(dtypeName(from.scalar_type())));
    }
}

} // namespace

bool canQuantise(at::ScalarType type)
{
    return type == at::kFloat || type == at::kDouble || type == at::kBFloat16 || type == at::kHalf;
}

at::Tensor quantise(const at::Tensor& tensor, const formats::Quantiser& quantiser,
                    formats::QuantisationCounts& counts)
{
    const at::NoGradGuard noGradients;
    if (!tensor.is_cpu()) {
        return quantise(tensor.to(at::kCPU), quantiser, counts).to(tensor.device());
    }
    const at::Tensor plain = tensor.detach().resolve_neg();
    const at::Tensor dense = plain.is_non_overlapping_and_dense() ? plain : plain.contiguous();
    at::Tensor result = at::empty_like(dense);
    switch (tensor.scalar_type()) {
    case at::kFloat:
        quantiseMemory<float>(dense, result, quantiser, counts);
        break;
    case at::kDouble:
        quantiseMemory<double>(dense, result, quantiser, counts);
        break;
    case at::kBFloat16:
        quantiseMemory<formats::Bfloat16>(dense, result, quantiser, counts);
        break;
    case at::kHalf:
        quantiseMemory<formats::Half>(dense, result, quantiser, counts);
        break;
    default:
        throw ClauseError(say::dtypeNotQuantised(dtypeName(tensor.scalar_type())));
    }
    return result;
}

at::Tensor quantise(const at::Tensor& tensor, const formats::ScaledQuantiser& quantiser, const AxisOf& axis,
                    formats::ScaledCounts& counts)
{
    const formats::Grouping grouping = quantiser.scaling().grouping;
    if (grouping == formats::Grouping::None) {
        return quantise(tensor, formats::Quantiser(quantiser.how()), counts.values);
    }
    const at::NoGradGuard noGradients;
    if (!tensor.is_cpu()) {
        return quantise(tensor.to(at::kCPU), quantiser, axis, counts).to(tensor.device());
    }
    const at::Tensor plain = tensor.detach().resolve_neg();
    const bool isDense = grouping == formats::Grouping::Tensor && plain.is_non_overlapping_and_dense();
    const at::Tensor dense = isDense ? plain : plain.contiguous();
    at::Tensor result = at::empty_like(dense);
    const formats::AxisView view =
        grouping == formats::Grouping::Tensor ? formats::AxisView{1, dense.numel(), 1} : axis(dense.sizes());
    counts = quantiseGroups(dense, result, quantiser, view);
    return result;
}

} // namespace scalescope::engine
