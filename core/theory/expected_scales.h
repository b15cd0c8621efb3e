// SPDX-License-Identifier: GPL-3.0-or-later
// The standard deviations that unit scaling's theory expects of operators on independent normal variables of
// mean 0. Unit scaling multiplies by their inverses (core/engine/transform/unit_scale), and what a run
// measured is held against them (core/report/theory/theory.h). docs/unit-scaling-rules.md derives each.
//
// Sources: Blake et al., "Unit Scaling: Out-of-the-Box Low-Precision Training" (2023), section 4 and
// appendices A and E; Blake et al., "u-muP: The Unit-Scaled Maximal Update Parametrization" (2024), section 4
// and appendix B, for the multipliers; the library unit-scaling 0.3.5 for the empirical models between two
// limits.
#pragma once

namespace scalescope::theory {

/// What an operator makes of unit normal variables.
struct Spreads
{
    double output = 1;   ///< standard deviation of the result
    double gradient = 1; ///< root mean square of the input's gradient, the result's being 1
};

/// exp(a ln(high) + (1 - a) ln(low)): between two limits in logarithmic steps.
double logInterpolation(double a, double low, double high);

/// A sum of `terms` products of variables with these mean squares: of a linear layer or a convolution fan_in
/// terms forward, fan_out in the gradient of the input, one for each row of the batch in that of the weight.
/// Source: Unit Scaling, section 4.1 (scaled matmul).
double sumOfProducts(double terms, double squareOfOne = 1, double squareOfOther = 1);

/// The parts of a convolution, as products over its dimensions.
struct ConvolutionSizes
{
    double fanOut = 1;   ///< first size of the weight
    double perGroup = 1; ///< second size of the weight
    double kernel = 1;
    double stride = 1;
    double groups = 1;
    double inputPositions = 1;  ///< in the batch
    double outputPositions = 1; ///< in the batch
};

/// How many products are summed for one element of each tensor of a convolution. Padding is not counted.
struct ConvolutionTerms
{
    double output = 1;
    double input = 1;  ///< of its gradient
    double weight = 1; ///< of its gradient
    double bias = 1;   ///< addends of its gradient
};
ConvolutionTerms convolutionTerms(const ConvolutionSizes& sizes, bool isTransposed);

/// relu: E[y^2] = 1/2 and E[y] = (2 pi)^-1/2; half of the gradients pass.
Spreads reluSpreads();
/// With this slope below zero: mean square (1 + a^2)/2, mean (1 - a)/(2 pi)^1/2.
Spreads leakyReluSpreads(double slope);
/// gelu(m x)/m, between m -> 0, where it is x/2, and m -> infinity, where it is relu. Empirical.
Spreads geluSpreads(double mult);
/// x sigmoid(m x), with the same limits; its gradient sharpens later. Empirical.
Spreads siluSpreads(double mult);

/// softmax(m x) over `size` elements: root mean squares, between m -> 0, where all are 1/size, and
/// m -> infinity, where one is 1. Empirical.
Spreads softmaxSpreads(double size, double mult);
/// softmax(q k^T m / width) v over `length` positions, and the gradients of all three. Empirical.
double attentionSpread(double length, double width, double mult, bool isCausal, double dropout);

/// A kept element is divided by 1 - p, forward and backward.
double dropoutSpread(double p);
/// The gradient of one row's loss: 1/V in all places and 1/V - 1 in one, of nearly flat probabilities.
double crossEntropyGradient(double classes);
/// The gradient of (x - t)^2 summed: 2 (x - t).
double squaredErrorGradient();
/// What is read `repeats` times sums as many gradients, independent ones: what is broadcast, or looked up.
double repeatedGradient(double repeats);

} // namespace scalescope::theory
