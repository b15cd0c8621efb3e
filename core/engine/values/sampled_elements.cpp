// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/values/sampled_elements.h"

#include "core/formats/random_words.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <mutex>
#include <unordered_map>

namespace scalescope::engine {

namespace {

/// Any number: it makes the positions another sequence than other uses of the generator.
constexpr std::uint64_t positionStream = 0x5ca1e;
constexpr std::size_t mostSizes = 16; ///< half a mebibyte of positions each

at::Tensor drawPositions(std::int64_t elements)
{
    const formats::RandomKey key = formats::randomKey(static_cast<std::uint64_t>(elements), positionStream);
    at::Tensor positions = at::empty({mostSampledElements}, at::kLong);
    auto* const first = positions.data_ptr<std::int64_t>();
    for (std::int64_t i = 0; i < mostSampledElements; ++i) {
        first[i] = static_cast<std::int64_t>(randomWord64(key, static_cast<std::uint64_t>(i)) %
                                             static_cast<std::uint64_t>(elements));
    }
    std::sort(first, first + mostSampledElements);
    return positions;
}

/// Models have few sizes of tensors.
at::Tensor positionsAmong(std::int64_t elements)
{
    static std::mutex mutex;
    static std::unordered_map<std::int64_t, at::Tensor> known;
    const std::lock_guard lock(mutex);
    if (known.size() >= mostSizes && known.count(elements) == 0) {
        known.clear();
    }
    at::Tensor& positions = known[elements];
    if (!positions.defined()) {
        positions = drawPositions(elements);
    }
    return positions;
}

} // namespace

at::Tensor sampledElements(const at::Tensor& tensor)
{
    const c10::NoGradGuard noGradients;
    const at::Tensor plain = tensor.detach();
    const at::Tensor elements = plain.numel() <= mostSampledElements
                                    ? plain.reshape({-1})
                                    : plain.take(positionsAmong(plain.numel()).to(plain.device()));
    const auto type = plain.scalar_type() == at::kDouble ? at::kDouble : at::kFloat;
    return elements.to(at::TensorOptions(at::kCPU).dtype(type)).contiguous();
}

} // namespace scalescope::engine
