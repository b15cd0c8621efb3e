// SPDX-License-Identifier: GPL-3.0-or-later
// What a fuzzer does with each input. It may fail in no other way than by what a sanitizer or demand()
// reports.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

/// One input, read as hostile; gives 0. libFuzzer calls it, or replay.cpp, which has no libFuzzer.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace scalescope::fuzz {

inline std::string_view textOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

/// Ends the process where something does not hold that has to hold for all inputs.
inline void demand(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace scalescope::fuzz
