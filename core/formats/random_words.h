// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace scalescope::formats {

/// Two words that make a sequence of random ones.
struct RandomKey
{
    std::uint32_t first = 0;
    std::uint32_t second = 0;
};

/// Spreads a seed and the number of a stream over a key (splitmix64's finalizer).
constexpr RandomKey randomKey(std::uint64_t seed, std::uint64_t stream)
{
    const auto mix = [](std::uint64_t x) {
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
        x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
        return x ^ (x >> 31);
    };
    const std::uint64_t mixed = mix(mix(seed + 0x9e3779b97f4a7c15U) + stream);
    return {static_cast<std::uint32_t>(mixed), static_cast<std::uint32_t>(mixed >> 32)};
}

/// Threefry-2x32: random words of a counter, so that the word of an element depends on nothing but the key
/// and the element's number. `Word` is a 32-bit number or a vector of them. 13 rounds are the fewest that
/// pass BigCrush (Salmon, Moraes, Dror, Shaw: Parallel random numbers: as easy as 1, 2, 3; SC11).
template <int rounds = 13, typename Word>
#if defined(__GNUC__)
[[gnu::always_inline]]
#endif
inline void
threefry(RandomKey key, Word& low, Word& high)
{
    constexpr std::array<int, 8> rotations{13, 15, 26, 6, 17, 29, 16, 24};
    const std::array<std::uint32_t, 3> keys{key.first, key.second, 0x1bd11bdaU ^ key.first ^ key.second};
    low += keys[0];
    high += keys[1];
#pragma GCC unroll 20
    for (int round = 0; round < rounds; ++round) {
        const int turn = rotations[static_cast<std::size_t>(round % 8)];
        low += high;
        high = (high << turn) | (high >> (32 - turn));
        high ^= low;
        if (round % 4 == 3) {
            const auto injection = static_cast<std::uint32_t>(round / 4 + 1);
            low += keys[injection % 3];
            high += keys[(injection + 1) % 3] + injection;
        }
    }
}

/// The random word of element `index` where elements are 32-bit: 16 neighbours use 8 counters.
constexpr int elementsPerDraw = 16;

inline std::uint32_t randomWord32(RandomKey key, std::uint64_t index)
{
    const std::uint64_t counter = index / elementsPerDraw * 8 + index % 8;
    auto low = static_cast<std::uint32_t>(counter);
    auto high = static_cast<std::uint32_t>(counter >> 32);
    threefry(key, low, high);
    return index % elementsPerDraw < 8 ? low : high;
}

/// The same where elements are 64-bit.
inline std::uint64_t randomWord64(RandomKey key, std::uint64_t index)
{
    auto low = static_cast<std::uint32_t>(index);
    auto high = static_cast<std::uint32_t>(index >> 32);
    threefry(key, low, high);
    return static_cast<std::uint64_t>(high) << 32 | low;
}

} // namespace scalescope::formats
