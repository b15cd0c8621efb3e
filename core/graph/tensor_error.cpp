// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/tensor_error.h"

#include <array>
#include <cmath>
#include <limits>

namespace scalescope::graph {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

constexpr std::size_t block = 512; ///< pairs that are looked at one by one where one of them is not finite

/// What ErrorSums has, of a block.
struct BlockSums
{
    double reference = 0;
    double own = 0;
    double product = 0;
    double noise = 0;

    [[nodiscard]] bool areFinite() const { return std::isfinite(reference + own + noise); }
};

/// As if all were finite, in lanes that a compiler computes side by side.
template <typename T>
BlockSums sumsOf(const T* reference, const T* own)
{
    constexpr std::size_t lanes = 8;
    std::array<BlockSums, lanes> parts{};
    for (std::size_t i = 0; i < block; i += lanes) {
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const double x = reference[i + lane];
            const double y = own[i + lane];
            parts[lane].reference += x * x;
            parts[lane].own += y * y;
            parts[lane].product += x * y;
            parts[lane].noise += (y - x) * (y - x);
        }
    }
    BlockSums sums;
    for (const BlockSums& part : parts) {
        sums.reference += part.reference;
        sums.own += part.own;
        sums.product += part.product;
        sums.noise += part.noise;
    }
    return sums;
}

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
    const auto addOne = [this](double x, double y) {
        if (!std::isfinite(x) || !std::isfinite(y)) {
            m_noise += noiseOf(x, y);
            return;
        }
        m_reference += x * x;
        m_own += y * y;
        m_product += x * y;
        m_noise += (y - x) * (y - x);
    };
    std::size_t i = 0;
    for (; i + block <= n; i += block) {
        const BlockSums sums = sumsOf(reference + i, own + i);
        if (!sums.areFinite()) {
            for (std::size_t k = i; k < i + block; ++k)
                addOne(reference[k], own[k]);
            continue;
        }
        m_reference += sums.reference;
        m_own += sums.own;
        m_product += sums.product;
        m_noise += sums.noise;
    }
    for (; i < n; ++i)
        addOne(reference[i], own[i]);
}

void ErrorSums::add(const float* reference, const float* own, std::size_t n)
{
    addPairs(reference, own, n);
}

void ErrorSums::add(const double* reference, const double* own, std::size_t n)
{
    addPairs(reference, own, n);
}

void ErrorSums::add(const ErrorSums& other, double weight)
{
    m_reference += other.m_reference * weight;
    m_own += other.m_own * weight;
    m_product += other.m_product * weight;
    m_noise += other.m_noise * weight;
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
