// SPDX-License-Identifier: GPL-3.0-or-later
// Loops that are compiled once for each instruction set, of which the fastest that the processor has runs.
//
// Each loop is written once, as an inlined template over vector types that every compiler for every machine
// lowers to what it has. A macro DEFINE(NAME, TARGET) defines a struct NAME whose functions are declared with
// TARGET, call the templates, and stand in its `static constexpr Loops loops`.
#pragma once

#define SCALESCOPE_INLINE inline __attribute__((always_inline))

#if defined(__x86_64__) && defined(__GNUC__)
#define SCALESCOPE_X86V4                                                                                     \
    __attribute__((target("avx2,fma,bmi,bmi2,avx512f,avx512bw,avx512cd,avx512dq,avx512vl")))
#define SCALESCOPE_FOR_EACH_INSTRUCTION_SET(DEFINE)                                                          \
    DEFINE(Portable, )                                                                                       \
    DEFINE(X86V3, __attribute__((target("avx2,fma,bmi,bmi2"))))                                              \
    DEFINE(X86V4, SCALESCOPE_X86V4)
/// The loops of the fastest set that this processor has.
#define SCALESCOPE_FASTEST_LOOPS                                                                             \
    (scalescope::arrays::hasX86V4()   ? X86V4::loops                                                         \
     : scalescope::arrays::hasX86V3() ? X86V3::loops                                                         \
                                      : Portable::loops)

namespace scalescope::arrays {

inline bool hasX86V3()
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2");
}

inline bool hasX86V4()
{
    return hasX86V3() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vl");
}

} // namespace scalescope::arrays
#else
#define SCALESCOPE_FOR_EACH_INSTRUCTION_SET(DEFINE) DEFINE(Portable, )
#define SCALESCOPE_FASTEST_LOOPS Portable::loops
#endif
