// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/error/element_pairs.h"

#include <ATen/ATen.h>

namespace scalescope::engine {

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
