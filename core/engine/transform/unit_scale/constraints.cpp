// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/constraints.h"

#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace scalescope::engine::unit_scaling {

namespace {

constexpr std::array<std::pair<std::string_view, Constraint>, 8> constraintsByName = {{
    {"to_output_scale", Constraint::ToOutputScale},
    {"to_grad_input_scale", Constraint::ToGradInputScale},
    {"to_left_grad_scale", Constraint::ToLeftGradScale},
    {"to_right_grad_scale", Constraint::ToRightGradScale},
    {"gmean", Constraint::GeometricMean},
    {"hmean", Constraint::HarmonicMean},
    {"amean", Constraint::ArithmeticMean},
    {"none", Constraint::None},
}};

} // namespace

std::optional<Constraint> constraintFrom(std::string_view name)
{
    for (const auto& [known, constraint] : constraintsByName) {
        if (known == name) {
            return constraint;
        }
    }
    return std::nullopt;
}

std::string_view toString(Constraint constraint)
{
    for (const auto& [name, known] : constraintsByName) {
        if (known == constraint) {
            return name;
        }
    }
    return {};
}

std::string constraintNames()
{
    std::string names;
    for (const auto& [name, constraint] : constraintsByName) {
        names += (names.empty() ? "" : ", ") + std::string(name);
    }
    return names;
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
