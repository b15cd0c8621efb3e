// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/constraints.h"

#include "core/graph/names.h"

#include <cmath>
#include <numeric>

namespace scalescope::engine::unit_scaling {

std::string constraintList()
{
    return graph::listOf(job::constraintNames());
}

bool fits(Constraint constraint, std::size_t factors)
{
    switch (constraint) {
    case Constraint::ToGradInputScale:
        return factors == 2;
    case Constraint::ToLeftGradScale:
    case Constraint::ToRightGradScale:
        return factors == 3;
    default:
        return true;
    }
}

std::optional<double> constrained(Constraint constraint, const std::vector<double>& factors)
{
    const auto count = static_cast<double>(factors.size());
    switch (constraint) {
    case Constraint::None:
        return std::nullopt;
    case Constraint::ToOutputScale:
        return factors.at(0);
    case Constraint::ToGradInputScale:
    case Constraint::ToLeftGradScale:
        return factors.at(1);
    case Constraint::ToRightGradScale:
        return factors.at(2);
    case Constraint::GeometricMean:
        return std::pow(std::accumulate(factors.begin(), factors.end(), 1.0, std::multiplies<>()), 1 / count);
    case Constraint::HarmonicMean:
        return count / std::accumulate(factors.begin(), factors.end(), 0.0,
                                       [](double sum, double factor) { return sum + 1 / factor; });
    case Constraint::ArithmeticMean:
        return std::accumulate(factors.begin(), factors.end(), 0.0) / count;
    }
    return std::nullopt;
}

} // namespace scalescope::engine::unit_scaling
