// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/theory/expected_scales.h"

#include <cmath>
#include <numbers>

namespace scalescope::theory {

namespace {

/// 1 / factor of the empirical models: what multiplies a result to have unit variance, inverted.
Spreads spreadsOf(double outputFactor, double gradientFactor)
{
    return {1 / outputFactor, 1 / gradientFactor};
}

/// The factors of relu, the limit of gelu and silu.
const double reluFactor = std::sqrt(2 / (1 - 1 / std::numbers::pi));
const double reluGradientFactor = std::sqrt(2.0);

} // namespace

double logInterpolation(double a, double low, double high)
{
    return std::exp(a * std::log(high) + (1 - a) * std::log(low));
}

double sumOfProducts(double terms, double squareOfOne, double squareOfOther)
{
    return std::sqrt(terms * squareOfOne * squareOfOther);
}

ConvolutionTerms convolutionTerms(const ConvolutionSizes& sizes, bool isTransposed)
{
    const double dense = sizes.perGroup * sizes.kernel;
    const double strided = sizes.fanOut * sizes.kernel / (sizes.stride * sizes.groups);
    return isTransposed ? ConvolutionTerms{strided, dense, sizes.inputPositions, sizes.outputPositions}
                        : ConvolutionTerms{dense, strided, sizes.outputPositions, sizes.outputPositions};
}

Spreads reluSpreads()
{
    return spreadsOf(reluFactor, reluGradientFactor);
}

Spreads leakyReluSpreads(double slope)
{
    const double square = (1 + slope * slope) / 2;
    return {std::sqrt(square - (1 - slope) * (1 - slope) / (2 * std::numbers::pi)), std::sqrt(square)};
}

Spreads geluSpreads(double mult)
{
    const double sharp = 1 / (1 + 0.25 / (mult * mult));
    return spreadsOf(logInterpolation(sharp, 2, reluFactor), logInterpolation(sharp, 2, reluGradientFactor));
}

Spreads siluSpreads(double mult)
{
    const double square = mult * mult;
    return spreadsOf(logInterpolation(1 / (1 + 0.25 / square), 2, reluFactor),
                     logInterpolation(1 / (1 + 1 / square), 2, reluGradientFactor));
}

Spreads softmaxSpreads(double size, double mult)
{
    const double sharp = 1 / (1 + 4 / (mult * mult));
    return spreadsOf(logInterpolation(sharp, size, std::sqrt(size)),
                     logInterpolation(sharp, size / mult, std::sqrt(size / mult)));
}

double attentionSpread(double length, double width, double mult, bool isCausal, double dropout)
{
    // A single position is the value itself, masked or not.
    const double averaged = isCausal && length > 1 ? std::log(length) : 1;
    const double sharp = 1 / (1 + 4 * width / (mult * mult));
    return logInterpolation(sharp, std::sqrt(averaged / length), 1) * dropoutSpread(dropout);
}

double dropoutSpread(double p)
{
    return 1 / std::sqrt(1 - p);
}

double crossEntropyGradient(double classes)
{
    return classes > 1 ? std::sqrt(classes - 1) / classes : 1;
}

double squaredErrorGradient()
{
    return std::sqrt(8.0);
}

double repeatedGradient(double repeats)
{
    return std::sqrt(repeats);
}

} // namespace scalescope::theory
