// SPDX-License-Identifier: GPL-3.0-or-later
// What operators make of normal variables of any standard deviation, by integration: beside the factors of
// unit scaling, which are for a standard deviation of 1.
#pragma once

#include <functional>

namespace scalescope::theory {

/// Moments of f(x), and of its derivative, where x is a normal variable of mean 0.
struct Response
{
    double mean = 0;
    double variance = 1;
    double slope = 1; ///< mean square of the derivative
};

/// Of an operator that works element by element, on a variable of this standard deviation. Sums over 8
/// standard deviations to each side; exact to four digits for functions with kinks.
Response normalResponse(const std::function<double(double)>& function, double spread);

/// softmax over `size` independent normal variables of this standard deviation.
struct SoftmaxResponse
{
    double meanSquare = 1; ///< of a probability
    double gradient = 1;   ///< mean square of the argument's gradient, that of the result being 1
};

/// The moments E[p^a q^b] of two probabilities are integrals over one variable t,
///     1/Gamma(a+b) of t^(a+b-1) A_a(t) A_b(t) A_0(t)^(size-2) with A_k(t) = E[exp(k x - t exp(x))],
/// as S^-n is the integral of t^(n-1) exp(-t S) / Gamma(n). The gradient p_i (g_i - sum p_j g_j) has the mean
/// square E[p^2] - 2 E[p^3] + E[p^4] + (size-1) E[p^2 q^2].
SoftmaxResponse softmaxResponse(double size, double spread);

} // namespace scalescope::theory
