// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/maxima_loops.h"

#include "core/arrays/instruction_sets.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <type_traits>

namespace scalescope::formats {

namespace {

/// Without a sign the order of bit patterns is also that of signed numbers, which vectors compare faster.
template <typename Bits>
using Vector __attribute__((vector_size(32))) = std::make_signed_t<Bits>;

template <typename Bits>
constexpr std::size_t lanes = 32 / sizeof(Bits);

/// Takes the sign away, and all of Inf and NaN.
template <typename Bits>
SCALESCOPE_INLINE void takeMagnitudes(Vector<Bits>& bits, Bits infinity)
{
    using Signed = std::make_signed_t<Bits>;
    bits &= std::numeric_limits<Signed>::max();
    bits &= bits < static_cast<Signed>(infinity);
}

template <typename Bits>
SCALESCOPE_INLINE void takeLarger(const Bits* x, Bits infinity, Bits& maximum)
{
    Bits bits = 0; // the memory may be that of floating-point numbers
    std::memcpy(&bits, x, sizeof bits);
    bits &= static_cast<Bits>(std::numeric_limits<std::make_signed_t<Bits>>::max());
    if (bits < infinity && bits > maximum)
        maximum = bits;
}

/// Compares one half with the other again and again; magnitudes come to lie at the low end.
template <typename Bits>
SCALESCOPE_INLINE Bits maximumOfLanes(const Vector<Bits>& vector)
{
    using Half __attribute__((vector_size(16))) = std::make_signed_t<Bits>;
    using Words = std::uint64_t __attribute__((vector_size(16)));
    Half best;
    Half other;
    std::memcpy(&best, &vector, sizeof best);
    std::memcpy(&other, reinterpret_cast<const char*>(&vector) + sizeof best, sizeof other);
    best = best > other ? best : other;
    const auto words = reinterpret_cast<Words>(best);
    other = reinterpret_cast<Half>(Words{words[1], words[1]});
    best = best > other ? best : other;
    for (std::size_t shift = 32; shift >= 8 * sizeof(Bits); shift /= 2) {
        other = reinterpret_cast<Half>(reinterpret_cast<Words>(best) >> shift);
        best = best > other ? best : other;
    }
    return static_cast<Bits>(best[0]);
}

template <typename Bits>
SCALESCOPE_INLINE void maximumOfRun(const Bits* x, std::size_t n, Bits infinity, Bits& maximum)
{
    using V = Vector<Bits>;
    std::size_t i = 0;
    if (n >= lanes<Bits>) {
        V best{};
        for (; i + lanes<Bits> <= n; i += lanes<Bits>) {
            V bits;
            std::memcpy(&bits, x + i, sizeof bits);
            takeMagnitudes<Bits>(bits, infinity);
            best = best > bits ? best : bits;
        }
        maximum = std::max(maximum, maximumOfLanes<Bits>(best));
    }
    for (; i < n; ++i)
        takeLarger(x + i, infinity, maximum);
}

template <typename Bits>
SCALESCOPE_INLINE void maximaOfElements(const Bits* x, std::size_t n, Bits infinity, Bits* maxima)
{
    using V = Vector<Bits>;
    std::size_t i = 0;
    for (; i + lanes<Bits> <= n; i += lanes<Bits>) {
        V bits;
        V best;
        std::memcpy(&bits, x + i, sizeof bits);
        std::memcpy(&best, maxima + i, sizeof best);
        takeMagnitudes<Bits>(bits, infinity);
        best = best > bits ? best : bits;
        std::memcpy(maxima + i, &best, sizeof best);
    }
    for (; i < n; ++i)
        takeLarger(x + i, infinity, maxima[i]);
}

template <typename Bits>
SCALESCOPE_INLINE void maximaOfRuns(const Bits* x, std::size_t n, std::size_t run, Bits infinity,
                                    Bits* maxima)
{
    if (run == 1)
        return maximaOfElements(x, n, infinity, maxima);
    for (; n >= run; n -= run, x += run, ++maxima)
        maximumOfRun(x, run, infinity, *maxima);
    if (n > 0)
        maximumOfRun(x, n, infinity, *maxima);
}

/// The loops, compiled for one instruction set.
struct Loops
{
    void (*halves)(const std::uint16_t*, std::size_t, std::size_t, std::uint16_t, std::uint16_t*);
    void (*floats)(const std::uint32_t*, std::size_t, std::size_t, std::uint32_t, std::uint32_t*);
    void (*doubles)(const std::uint64_t*, std::size_t, std::size_t, std::uint64_t, std::uint64_t*);
};

#define DEFINE_LOOPS(NAME, TARGET)                                                                           \
    struct NAME                                                                                              \
    {                                                                                                        \
        TARGET static void halves(const std::uint16_t* x, std::size_t n, std::size_t run,                    \
                                  std::uint16_t infinity, std::uint16_t* maxima)                             \
        {                                                                                                    \
            maximaOfRuns(x, n, run, infinity, maxima);                                                       \
        }                                                                                                    \
        TARGET static void floats(const std::uint32_t* x, std::size_t n, std::size_t run,                    \
                                  std::uint32_t infinity, std::uint32_t* maxima)                             \
        {                                                                                                    \
            maximaOfRuns(x, n, run, infinity, maxima);                                                       \
        }                                                                                                    \
        TARGET static void doubles(const std::uint64_t* x, std::size_t n, std::size_t run,                   \
                                   std::uint64_t infinity, std::uint64_t* maxima)                            \
        {                                                                                                    \
            maximaOfRuns(x, n, run, infinity, maxima);                                                       \
        }                                                                                                    \
        static constexpr Loops loops = {halves, floats, doubles};                                            \
    };

SCALESCOPE_FOR_EACH_INSTRUCTION_SET(DEFINE_LOOPS)

const Loops& loops()
{
    static const Loops& fastest = SCALESCOPE_FASTEST_LOOPS;
    return fastest;
}

} // namespace

void maximaLoop(const std::uint16_t* x, std::size_t n, std::size_t run, std::uint16_t infinity,
                std::uint16_t* maxima)
{
    loops().halves(x, n, run, infinity, maxima);
}

void maximaLoop(const std::uint32_t* x, std::size_t n, std::size_t run, std::uint32_t infinity,
                std::uint32_t* maxima)
{
    loops().floats(x, n, run, infinity, maxima);
}

void maximaLoop(const std::uint64_t* x, std::size_t n, std::size_t run, std::uint64_t infinity,
                std::uint64_t* maxima)
{
    loops().doubles(x, n, run, infinity, maxima);
}

} // namespace scalescope::formats
