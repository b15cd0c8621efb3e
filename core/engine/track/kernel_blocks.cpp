// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/kernel_blocks.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace scalescope::engine {

namespace {

/// The thread's counters by key; all zero between finish() and the next block.
template <typename T>
std::uint32_t* maximaCounters()
{
    thread_local std::vector<std::uint32_t> counters(scan::Format<T>::keys);
    return counters.data();
}

} // namespace

template <typename T>
BlockMaxima<T>::BlockMaxima(std::int64_t rowLength, std::int64_t start)
    : m_rowLength(rowLength % graph::blockLength == 0 ? 0 : rowLength), m_rowLeft(rowLength - start)
{
}

template <typename T>
void BlockMaxima<T>::add(const T* x, std::size_t n)
{
    while (n > 0) {
        const std::size_t taken = m_blockLeft > 0 ? fill(x, n) : begin(x, n);
        x += taken;
        n -= taken;
    }
}

template <typename T>
std::size_t BlockMaxima<T>::piece(std::size_t n) const
{
    constexpr std::int64_t longRow = 512;
    return m_rowLength < longRow ? n : std::min(n, static_cast<std::size_t>(m_rowLeft));
}

template <typename T>
bool BlockMaxima<T>::beginsBlocks(std::size_t n) const
{
    return m_blockLeft == 0 && (m_rowLength == 0 || n <= static_cast<std::size_t>(m_rowLeft));
}

template <typename T>
void BlockMaxima<T>::add(const T* x, std::size_t n, const WindowMaxima<T>& maxima)
{
    const bool endsRow = m_rowLength > 0 && n == static_cast<std::size_t>(m_rowLeft);
    const std::size_t known = endsRow ? n : n - n % graph::blockLength;
    addDistances(maxima, endsRow ? maxima.distances.size() : n / graph::blockLength);
    pass(known);
    add(x + known, n - known);
}

/// The whole blocks that come next, or nothing yet of one that is not whole or not all there.
template <typename T>
std::size_t BlockMaxima<T>::begin(const T* x, std::size_t n)
{
    std::array<Bits, 128> maxima;
    const std::size_t inRow = m_rowLength == 0 ? n : std::min(n, static_cast<std::size_t>(m_rowLeft));
    const std::size_t blocks = std::min(inRow / graph::blockLength, maxima.size());
    if (blocks == 0) {
        m_blockLeft = m_rowLength == 0 ? graph::blockLength : std::min(graph::blockLength, m_rowLeft);
        return 0;
    }
    scan::blockMaxima(x, blocks, maxima.data());
    addMaxima(maxima.data(), blocks);
    pass(blocks * graph::blockLength);
    return blocks * graph::blockLength;
}

template <typename T>
std::size_t BlockMaxima<T>::fill(const T* x, std::size_t n)
{
    const std::size_t taken = std::min(n, static_cast<std::size_t>(m_blockLeft));
    for (std::size_t i = 0; i < taken; ++i) {
        m_largest = std::max(m_largest, scan::finiteMagnitude(x[i]));
    }
    m_blockLeft -= static_cast<std::int64_t>(taken);
    pass(taken);
    if (m_blockLeft == 0) {
        const Bits largest = std::exchange(m_largest, 0);
        addMaxima(&largest, 1);
    }
    return taken;
}

template <typename T>
void BlockMaxima<T>::pass(std::size_t n)
{
    if (m_rowLength > 0) {
        m_rowLeft -= static_cast<std::int64_t>(n);
        m_rowLeft = m_rowLeft == 0 ? m_rowLength : m_rowLeft;
    }
}

template <typename T>
void BlockMaxima<T>::addMaxima(const Bits* maxima, std::size_t blocks)
{
    std::uint32_t* counts = maximaCounters<T>();
    Bits least = m_least; // in registers, whatever the counters may refer to
    Bits most = m_most;
    for (std::size_t i = 0; i < blocks; ++i) {
        const Bits largest = maxima[i];
        most = std::max(most, largest);
        if (largest >= scan::Format<T>::smallestNormal) {
            ++counts[largest >> scan::Format<T>::keyShift];
            least = std::min(least, largest);
        } else if (largest != 0) {
            m_histogram.add(scan::subnormalBin<T>(largest), 1);
        }
    }
    m_least = least;
    m_most = most;
}

template <typename T>
void BlockMaxima<T>::addDistances(const WindowMaxima<T>& maxima, std::size_t blocks)
{
    constexpr int outside = scan::Window::outside;
    std::uint32_t* const ofTop = maximaCounters<T>() + maxima.top;
    for (std::size_t i = 0; i < blocks; ++i) {
        if (const int distance = maxima.distances[i]; distance != outside) {
            ++ofTop[-distance];
        } else {
            addMaxima(&maxima.bits[i], 1);
        }
    }
    const auto bitsOfKey = [](int key) { return static_cast<Bits>(key) << scan::Format<T>::keyShift; };
    m_least = std::min(m_least, bitsOfKey(maxima.top - outside + 1));
    m_most = std::max(m_most, bitsOfKey(maxima.top));
}

template <typename T>
void BlockMaxima<T>::finish()
{
    if (m_blockLeft > 0) { // of a row that ended too soon
        const Bits largest = std::exchange(m_largest, 0);
        m_blockLeft = 0;
        addMaxima(&largest, 1);
    }
    if (m_least > m_most) {
        return;
    }
    std::uint32_t* counts = maximaCounters<T>();
    const auto keyOfBits = [](Bits bits) { return static_cast<int>(bits >> scan::Format<T>::keyShift); };
    for (int key = keyOfBits(m_least); key <= keyOfBits(m_most); ++key) {
        if (const std::uint32_t count = std::exchange(counts[key], 0)) {
            m_histogram.add(key - scan::Format<T>::bias * graph::Histogram::binsPerBinade, count);
        }
    }
}

template <typename T>
void BlockMaxima<T>::merge(const BlockMaxima& other)
{
    m_histogram.add(other.m_histogram);
}

template class BlockMaxima<float>;
template class BlockMaxima<double>;

} // namespace scalescope::engine
