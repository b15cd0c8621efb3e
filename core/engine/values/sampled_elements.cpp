// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/values/sampled_elements.h"

#include "core/formats/random_words.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

namespace scalescope::engine {

namespace {

/// Any number: it makes the positions another sequence than other uses of the generator.
constexpr std::uint64_t positionStream = 0x5ca1e;

/// What was made for the last few keys: models have few sizes and layouts of tensors. Half a mebibyte each.
template <typename Key>
class Kept
{
public:
    template <typename Make>
    at::Tensor of(const Key& key, Make make)
    {
        const std::lock_guard lock(m_mutex);
        if (m_known.size() >= most && m_known.count(key) == 0) {
            m_known.clear();
        }
        at::Tensor& made = m_known[key];
        if (!made.defined()) {
            made = make();
        }
        return made;
    }

private:
    static constexpr std::size_t most = 16;
    std::mutex m_mutex;
    std::map<Key, at::Tensor> m_known;
};

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

at::Tensor positionsAmong(std::int64_t elements)
{
    static Kept<std::int64_t> kept;
    return kept.of(elements, [elements] { return drawPositions(elements); });
}

/// Where in memory, from the tensor's first element on, the elements at these positions are.
at::Tensor placesOf(at::Tensor positions, at::IntArrayRef sizes, at::IntArrayRef strides)
{
    at::Tensor places = at::zeros_like(positions);
    for (std::size_t axis = sizes.size(); axis-- > 0;) {
        places += positions.remainder(sizes[axis]) * strides[axis];
        positions = positions.div(sizes[axis], "floor");
    }
    return places;
}

at::Tensor placesIn(const at::Tensor& tensor)
{
    at::Tensor positions = positionsAmong(tensor.numel());
    if (tensor.is_contiguous()) {
        return positions;
    }
    static Kept<std::pair<std::vector<std::int64_t>, std::vector<std::int64_t>>> kept;
    return kept.of({tensor.sizes().vec(), tensor.strides().vec()},
                   [&] { return placesOf(positions, tensor.sizes(), tensor.strides()); });
}

/// All memory from the tensor's first element to its last.
at::Tensor memoryOf(const at::Tensor& tensor)
{
    std::int64_t last = 0;
    for (std::int64_t axis = 0; axis < tensor.dim(); ++axis) {
        last += (tensor.size(axis) - 1) * tensor.stride(axis);
    }
    return tensor.as_strided({last + 1}, {1}, tensor.storage_offset());
}

/// By index_select() on memory, which takes a third of the time of take().
at::Tensor drawnElements(const at::Tensor& tensor)
{
    return memoryOf(tensor).index_select(0, placesIn(tensor).to(tensor.device()));
}

} // namespace

at::Tensor sampledElements(const at::Tensor& tensor)
{
    const c10::NoGradGuard noGradients;
    const at::Tensor plain = tensor.detach().resolve_neg();
    const at::Tensor elements =
        plain.numel() <= mostSampledElements ? plain.reshape({-1}) : drawnElements(plain);
    const auto type = plain.scalar_type() == at::kDouble ? at::kDouble : at::kFloat;
    return elements.to(at::TensorOptions(at::kCPU).dtype(type)).contiguous();
}

} // namespace scalescope::engine
