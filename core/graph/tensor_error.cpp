// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/tensor_error.h"

#include <cmath>
#include <limits>

namespace scalescope::graph {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Of two numbers that are not both finite.
double noiseOf(double reference, double own)
{
    const bool areSame = reference == own || (std::isnan(reference) && std::isnan(own));
    return areSame ? 0 : infinity;
}

} // namespace

template <typename T>
void ErrorSums::addPairs(const T* reference, const T* own, std::size_t n)
{
    for (std::size_t i = 0; i < n; ++i) {
        const double x = reference[i];
        const double y = own[i];
        if (!std::isfinite(x) || !std::isfinite(y)) {
            m_noise += noiseOf(x, y);
            continue;
        }
        m_reference += x * x;
        m_own += y * y;
        m_product += x * y;
        m_noise += (y - x) * (y - x);
    }
}

void ErrorSums::add(const float* reference, const float* own, std::size_t n)
{
    addPairs(reference, own, n);
}

void ErrorSums::add(const double* reference, const double* own, std::size_t n)
{
    addPairs(reference, own, n);
}

void ErrorSums::add(const ErrorSums& other)
{
    m_reference += other.m_reference;
    m_own += other.m_own;
    m_product += other.m_product;
    m_noise += other.m_noise;
}

TensorError ErrorSums::error(bool sampled) const
{
    TensorError error;
    error.sampled = sampled;
    if (m_reference == 0)
        return error;
    error.sqnr = m_noise == 0 ? infinity : 10 * std::log10(m_reference / m_noise);
    error.relativeError = std::sqrt(m_noise / m_reference);
    error.normRatio = std::sqrt(m_own / m_reference);
    if (m_own > 0 && std::isfinite(m_noise))
        error.cosine = m_product / std::sqrt(m_reference * m_own);
    return error;
}

} // namespace scalescope::graph
