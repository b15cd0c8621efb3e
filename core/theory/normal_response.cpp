// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/theory/normal_response.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace scalescope::theory {

namespace {

constexpr int limit = 8;            ///< standard deviations to each side
constexpr double difference = 1e-4; ///< for slopes, in standard deviations

/// Calls `visit` with points of a unit normal variable and their weights, which sum to 1.
template <typename Visit>
void forEachPoint(int perUnit, const Visit& visit)
{
    const double step = 1.0 / perUnit;
    const double norm = step / std::sqrt(2 * std::acos(-1.0));
    for (int i = -limit * perUnit; i < limit * perUnit; ++i) {
        const double z = (i + 0.5) * step; // no point lies on a kink at 0
        visit(z, norm * std::exp(-z * z / 2));
    }
}

/// A_0 to A_4 at t: E[exp(k x - t exp(x))].
std::array<double, 5> transforms(double t, double spread)
{
    std::array<double, 5> sums{};
    forEachPoint(8, [&](double z, double weight) {
        const double power = std::exp(spread * z);
        double term = weight * std::exp(-t * power);
        for (double& sum : sums) {
            sum += term;
            term *= power;
        }
    });
    return sums;
}

} // namespace

Response normalResponse(const std::function<double(double)>& function, double spread)
{
    Response response{0, 0, 0};
    const double h = difference * spread;
    forEachPoint(32, [&](double z, double weight) {
        const double x = z * spread;
        const double value = function(x);
        const double slope = (function(x + h) - function(x - h)) / (2 * h);
        response.mean += weight * value;
        response.variance += weight * value * value;
        response.slope += weight * slope * slope;
    });
    response.variance -= response.mean * response.mean;
    return response;
}

SoftmaxResponse softmaxResponse(double size, double spread)
{
    if (size < 2)
        return {1, 0};
    constexpr double largestSpread = 12; // from there on one of them is 1
    constexpr int points = 160;
    const double s = std::min(spread, largestSpread);
    // Where exp(-t S) is neither 0 nor 1: S lies between the largest exp(x) and size times that.
    const double low = -std::log(size) - s * (s / 2 + 3) - 12;
    const double high = limit * s + 4;
    const double step = (high - low) / points;
    double second = 0;
    double third = 0;
    double fourth = 0;
    double mixed = 0;
    for (int i = 0; i <= points; ++i) {
        const double t = std::exp(low + i * step);
        const auto a = transforms(t, s);
        const double others = std::pow(a[0], size - 2);
        const double weight = step * t * t * others; // dt = t du
        second += weight * a[2] * a[0];
        third += weight * t * a[3] * a[0] / 2;
        fourth += weight * t * t * a[4] * a[0] / 6;
        mixed += weight * t * t * a[2] * a[2] / 6;
    }
    return {second, std::max(0.0, second - 2 * third + fourth + (size - 1) * mixed)};
}

} // namespace scalescope::theory
