// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/error/reference_values.h"

#include "core/engine/error/element_pairs.h"
#include "core/engine/values/sampled_elements.h"
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
    if (auto kept = keep(sampledElements(tensor))) {
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
        m_file.read(kept->second.place, reference.data_ptr(), bytesOf(reference));
    } catch (const std::system_error&) {
        return std::nullopt;
    }
    graph::ErrorSums sums;
    addPairs(reference, own, sums);
    return sums.error(tensor.numel() > mostSampledElements);
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
            const auto place = kept->second.place + first * static_cast<std::int64_t>(own.element_size());
            m_file.read(place, reference.data_ptr(), bytesOf(reference));
        }
        addPairs(reference, part, sums);
    }
}

} // namespace scalescope::engine
