// SPDX-License-Identifier: GPL-3.0-or-later
// Pickles step by step, also such as PyTorch does not write.
#pragma once

#include "tests/core/engine/support/zip_bytes.h"

namespace scalescope::engine::testing::steps {

/// The steps that make a text; the others make what they are named after.
inline std::string text(const std::string& value)
{
    return "X" + littleEndian(value.size(), 4) + value;
}

inline std::string number(std::int64_t value)
{
    return "J" + littleEndian(static_cast<std::uint64_t>(value), 4);
}

inline std::string name(const std::string& module, const std::string& called)
{
    return "c" + module + "\n" + called + "\n";
}

inline std::string tuple(const std::vector<std::string>& items)
{
    std::string all = "(";
    for (const std::string& item : items)
        all += item;
    return all + "t";
}

inline std::string list(const std::string& items)
{
    return "](" + items + "e";
}

inline std::string call(const std::string& function, const std::vector<std::string>& arguments)
{
    return function + tuple(arguments) + "R";
}

/// "7", of ten numbers.
inline std::string storage()
{
    return tuple({text("storage"), name("torch", "FloatStorage"), text("7"), text("cpu"), number(10)}) + "Q";
}

inline std::string numbers(const std::vector<std::int64_t>& values)
{
    std::vector<std::string> items;
    for (const std::int64_t value : values)
        items.push_back(number(value));
    return tuple(items);
}

inline const std::string tensorFunction = name("torch._utils", "_rebuild_tensor_v2");
inline const std::string quantizedFunction = name("torch._utils", "_rebuild_qtensor");

inline std::string tensor(const std::vector<std::int64_t>& sizes)
{
    return call(tensorFunction, {storage(), number(0), numbers(sizes), numbers({1}), "\x89",
                                 call(name("collections", "OrderedDict"), {})});
}

/// A pickle of these steps.
inline std::string whole(const std::string& steps)
{
    return "\x80\x02" + steps + ".";
}

} // namespace scalescope::engine::testing::steps
