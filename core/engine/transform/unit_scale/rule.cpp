// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace scalescope::engine::unit_scaling {

double logInterpolation(double a, double low, double high)
{
    return std::exp(a * std::log(high) + (1 - a) * std::log(low));
}

double elements(const at::Tensor& tensor)
{
    return static_cast<double>(std::max<std::int64_t>(tensor.numel(), 1));
}

double product(c10::IntArrayRef sizes)
{
    return std::max(1.0, std::accumulate(sizes.begin(), sizes.end(), 1.0, std::multiplies<>()));
}

} // namespace scalescope::engine::unit_scaling
