// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/error/sampled_elements.h"

#include "core/formats/random_words.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <c10/core/GradMode.h>
#include <cmath>
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
at::Tensor elementsIn(const at::Tensor& tensor, const at::Tensor& places)
{
    return memoryOf(tensor).index_select(0, places.to(tensor.device()));
}

/// On the CPU, in the type that errors are measured in.
at::Tensor inMeasuredType(const at::Tensor& elements)
{
    const auto type = elements.scalar_type() == at::kDouble ? at::kDouble : at::kFloat;
    return elements.to(at::TensorOptions(at::kCPU).dtype(type)).contiguous();
}

at::Tensor withoutGradient(const at::Tensor& tensor)
{
    return tensor.detach().resolve_neg();
}

template <typename T>
void addLarger(const at::Tensor& elements, double bound, std::int64_t first, std::vector<std::int64_t>& found)
{
    const T* const element = elements.data_ptr<T>();
    const auto limit = static_cast<T>(bound);
    for (std::int64_t i = 0; i < elements.numel(); ++i) {
        if (std::abs(element[i]) > limit) {
            found.push_back(first + i);
        }
    }
}

/// The positions of what is larger, of which the tensor's first element has the position `first`. A part at a
/// time, so that copies take little memory however a tensor lies.
void findLarger(const at::Tensor& tensor, double bound, std::int64_t first, std::vector<std::int64_t>& found)
{
    constexpr std::int64_t chunk = 1 << 18;
    if (tensor.numel() <= chunk) {
        const at::Tensor part = inMeasuredType(tensor.reshape({-1}));
        part.scalar_type() == at::kDouble ? addLarger<double>(part, bound, first, found)
                                          : addLarger<float>(part, bound, first, found);
        return;
    }
    const std::int64_t rows = tensor.size(0);
    const std::int64_t row = tensor.numel() / rows;
    if (rows == 1) {
        findLarger(tensor.squeeze(0), bound, first, found);
        return;
    }
    const std::int64_t step = std::max<std::int64_t>(1, std::min(rows / 2, chunk / row));
    for (std::int64_t i = 0; i < rows; i += step) {
        findLarger(tensor.narrow(0, i, std::min(step, rows - i)), bound, first + i * row, found);
    }
}

} // namespace

at::Tensor sampledElements(const at::Tensor& tensor)
{
    const c10::NoGradGuard noGradients;
    const at::Tensor plain = withoutGradient(tensor);
    return inMeasuredType(plain.numel() <= mostSampledElements ? plain.reshape({-1})
                                                               : elementsIn(plain, placesIn(plain)));
}

LargestElements largestElements(const at::Tensor& tensor, const at::Tensor& sample)
{
    const c10::NoGradGuard noGradients;
    LargestElements largest;
    std::vector<std::int64_t> found;
    if (tensor.numel() > mostSampledElements) {
        // As many of the sample are above the bound, of all elements, as are wanted.
        constexpr double wanted = mostSampledElements / 4.0;
        const double part = wanted / static_cast<double>(tensor.numel());
        const auto above = static_cast<std::int64_t>(part * static_cast<double>(mostSampledElements));
        const at::Tensor magnitudes = sample.abs().nan_to_num(0, std::numeric_limits<double>::infinity());
        largest.bound = std::get<0>(magnitudes.kthvalue(mostSampledElements - above)).item<double>();
        findLarger(withoutGradient(tensor), largest.bound, 0, found);
    }
    largest.positions = at::empty({static_cast<std::int64_t>(found.size())}, at::kLong);
    std::ranges::copy(found, largest.positions.data_ptr<std::int64_t>());
    return largest;
}

at::Tensor elementsAt(const at::Tensor& tensor, const at::Tensor& positions)
{
    const c10::NoGradGuard noGradients;
    const at::Tensor plain = withoutGradient(tensor);
    return inMeasuredType(elementsIn(plain, placesOf(positions, plain.sizes(), plain.strides())));
}

at::Tensor flatElements(const at::Tensor& tensor)
{
    const auto type = tensor.scalar_type() == at::kDouble ? at::kDouble : at::kFloat;
    return tensor.detach().to(at::TensorOptions(at::kCPU).dtype(type)).reshape({-1}).contiguous();
}

void addPairs(const at::Tensor& reference, const at::Tensor& own, graph::ErrorSums& sums)
{
    const auto n = static_cast<std::size_t>(own.numel());
    if (own.scalar_type() == at::kDouble) {
        sums.add(reference.data_ptr<double>(), own.data_ptr<double>(), n);
    } else {
        sums.add(reference.data_ptr<float>(), own.data_ptr<float>(), n);
    }
}

} // namespace scalescope::engine
