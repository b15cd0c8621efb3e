// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace scalescope::engine::unit_scaling {

std::optional<double> CallFacts::number(std::string_view argument) const
{
    if (!call.has(argument)) {
        return std::nullopt;
    }
    if (const c10::IValue& value = call.value(argument); value.isScalar()) {
        return value.toScalar().isComplex() ? std::nullopt : std::optional(value.toScalar().toDouble());
    }
    const auto found = moments.find(argument);
    const bool isNumber = found != moments.end() && found->second.variance == 0 && call.isTensor(argument) &&
                          call.tensor(argument).numel() == 1;
    return isNumber ? std::optional(found->second.mean) : std::nullopt;
}

Factors inverse(const theory::Spreads& spreads)
{
    return {1 / spreads.output, {{"self", 1 / spreads.gradient, true}}};
}

double squareOf(const CallFacts& facts, std::string_view argument)
{
    const double square = facts.momentsOf(argument).square();
    return std::isfinite(square) && square > 0 ? square : 1;
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
