// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/enumerators.h"

#include "core/engine/compat/dtypes.h"

#include <unordered_map>

namespace scalescope::engine::exported {

namespace {

template <typename Value>
std::optional<Value> found(const std::unordered_map<std::int64_t, Value>& table, std::int64_t number)
{
    const auto it = table.find(number);
    return it == table.end() ? std::nullopt : std::optional(it->second);
}

} // namespace

std::optional<at::ScalarType> scalarTypeOf(std::int64_t number)
{
    static const std::unordered_map<std::int64_t, std::string> names{{1, "uint8"},
                                                                     {2, "int8"},
                                                                     {3, "int16"},
                                                                     {4, "int32"},
                                                                     {5, "int64"},
                                                                     {6, "float16"},
                                                                     {7, "float32"},
                                                                     {8, "float64"},
                                                                     {9, "complex32"},
                                                                     {10, "complex64"},
                                                                     {11, "complex128"},
                                                                     {12, "bool"},
                                                                     {13, "bfloat16"},
                                                                     {28, "uint16"},
                                                                     {29, "float8_e4m3fn"},
                                                                     {30, "float8_e5m2"},
                                                                     {31, "float8_e4m3fnuz"},
                                                                     {32, "float8_e5m2fnuz"},
                                                                     {33, "float8_e8m0fnu"},
                                                                     {34, "uint32"},
                                                                     {35, "uint64"}};
    const auto name = found(names, number);
    return name ? dtypeFrom(*name) : std::nullopt;
}

std::optional<at::MemoryFormat> memoryFormatOf(std::int64_t number)
{
    static const std::unordered_map<std::int64_t, at::MemoryFormat> formats{
        {1, at::MemoryFormat::Contiguous},
        {2, at::MemoryFormat::ChannelsLast},
        {3, at::MemoryFormat::ChannelsLast3d},
        {4, at::MemoryFormat::Preserve}};
    return found(formats, number);
}

std::optional<at::Layout> layoutOf(std::int64_t number)
{
    static const std::unordered_map<std::int64_t, at::Layout> layouts{
        {1, at::kSparse},    {2, at::kSparseCsr}, {3, at::kSparseCsc}, {4, at::kSparseBsr},
        {5, at::kSparseBsc}, {6, at::kMkldnn},    {7, at::kStrided}};
    return found(layouts, number);
}

} // namespace scalescope::engine::exported
