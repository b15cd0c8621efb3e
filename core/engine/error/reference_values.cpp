// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/error/reference_values.h"

#include "core/engine/error/sampled_elements.h"
#include "core/engine/values/tensor_facts.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <system_error>

namespace scalescope::engine {

namespace {

/// So many elements of a gradient are read at once.
constexpr std::int64_t chunk = 1 << 18;

std::size_t bytesOf(const at::Tensor& elements)
{
    return static_cast<std::size_t>(elements.numel()) * elements.element_size();
}

} // namespace

std::optional<ReferenceValues::Kept> ReferenceValues::keep(const at::Tensor& elements)
{
    if (m_isFull) {
        return std::nullopt;
    }
    try {
        return Kept{{}, m_file.append(elements.data_ptr(), bytesOf(elements)), elements.scalar_type()};
    } catch (const std::system_error&) {
        m_isFull = true;
        return std::nullopt;
    }
}

void ReferenceValues::see(const ObservedNode& node, const at::Tensor& tensor, graph::Direction direction)
{
    if (!isObservable(tensor)) {
        return;
    }
    const at::Tensor sample = sampledElements(tensor);
    auto kept = keep(sample);
    if (kept && tensor.numel() > mostSampledElements) {
        const LargestElements largest = largestElements(tensor, sample);
        if (!keep(largest.positions) || !keep(elementsAt(tensor, largest.positions))) {
            return;
        }
        kept->largest = largest.positions.numel();
        kept->bound = largest.bound;
    }
    if (kept) {
        kept->shape = tensor.sizes().vec();
        auto& all = direction == graph::Direction::Forward ? m_forward : m_backward;
        all.insert_or_assign(node.provenance.text(), std::move(*kept));
    }
}

std::optional<graph::TensorError> ReferenceValues::errorOf(const ObservedNode& node, const at::Tensor& tensor,
                                                           graph::Direction direction) const
{
    const auto& all = direction == graph::Direction::Forward ? m_forward : m_backward;
    const auto kept = all.find(node.provenance.text());
    if (kept == all.end() || !isObservable(tensor) || tensor.sizes() != at::IntArrayRef(kept->second.shape)) {
        return std::nullopt;
    }
    const at::Tensor own = sampledElements(tensor);
    if (own.scalar_type() != kept->second.type) {
        return std::nullopt;
    }
    const at::Tensor reference = at::empty_like(own);
    try {
        read(kept->second.place, reference);
        if (tensor.numel() > mostSampledElements) {
            return estimate(kept->second, reference, own, tensor);
        }
    } catch (const std::system_error&) {
        return std::nullopt;
    }
    graph::ErrorSums sums;
    addPairs(reference, own, sums);
    return sums.error();
}

/// The largest are counted as they are, and the others of the sample stand for all others.
graph::TensorError ReferenceValues::estimate(const Kept& kept, const at::Tensor& reference,
                                             const at::Tensor& own, const at::Tensor& tensor) const
{
    const at::Tensor positions = at::empty({kept.largest}, at::kLong);
    const at::Tensor largest = at::empty({kept.largest}, reference.options());
    const std::int64_t place = kept.place + static_cast<std::int64_t>(bytesOf(reference));
    read(place, positions);
    read(place + static_cast<std::int64_t>(bytesOf(positions)), largest);
    graph::ErrorSums sums;
    addPairs(largest, elementsAt(tensor, positions), sums);

    const at::Tensor isOther = reference.abs().gt(kept.bound).logical_not();
    const at::Tensor others = reference.masked_select(isOther);
    graph::ErrorSums ofOthers;
    addPairs(others, own.masked_select(isOther), ofOthers);
    sums.add(ofOthers,
             static_cast<double>(tensor.numel() - kept.largest) / static_cast<double>(others.numel()));
    return sums.error(true);
}

void ReferenceValues::read(std::int64_t place, const at::Tensor& into) const
{
    m_file.read(place, into.data_ptr(), bytesOf(into));
}

void ReferenceValues::keepGradient(const std::string& parameter, const at::Tensor& gradient)
{
    if (!gradient.defined() || !isObservable(gradient)) {
        return;
    }
    if (auto kept = keep(flatElements(gradient))) {
        kept->shape = gradient.sizes().vec();
        m_gradients.insert_or_assign(parameter, std::move(*kept));
    }
}

void ReferenceValues::addGradientError(const std::string& parameter, const at::Tensor& gradient,
                                       graph::ErrorSums& sums) const
{
    const auto kept = m_gradients.find(parameter);
    const bool isOwn = gradient.defined() && isObservable(gradient);
    if (!isOwn && kept == m_gradients.end()) {
        return;
    }
    const at::IntArrayRef shape = isOwn ? gradient.sizes() : at::IntArrayRef(kept->second.shape);
    const auto type = kept != m_gradients.end() ? kept->second.type : at::kFloat;
    const at::Tensor own =
        isOwn ? flatElements(gradient).to(type) : at::zeros(c10::multiply_integers(shape), type);
    for (std::int64_t first = 0; first < own.numel(); first += chunk) {
        const at::Tensor part = own.narrow(0, first, std::min(chunk, own.numel() - first));
        const at::Tensor reference = kept != m_gradients.end() ? at::empty_like(part) : at::zeros_like(part);
        if (kept != m_gradients.end()) {
            read(kept->second.place + first * static_cast<std::int64_t>(own.element_size()), reference);
        }
        addPairs(reference, part, sums);
    }
}

} // namespace scalescope::engine
