// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/compat/dtypes.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace scalescope::engine {

namespace {

/// libtorch's name in C++ and PyTorch's; where there is none here, PyTorch's is the lower-case form.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> names{
    {{"Byte", "uint8"},
     {"Char", "int8"},
     {"Short", "int16"},
     {"Int", "int32"},
     {"Long", "int64"},
     {"Half", "float16"},
     {"Float", "float32"},
     {"Double", "float64"},
     {"ComplexHalf", "complex32"},
     {"ComplexFloat", "complex64"},
     {"ComplexDouble", "complex128"},
     {"Bool", "bool"}}};

} // namespace

std::string dtypeName(c10::ScalarType type)
{
    std::string name = c10::toString(type);
    for (const auto& [cpp, python] : names)
        if (cpp == name)
            return std::string(python);
    std::ranges::transform(name, name.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return name;
}

std::optional<c10::ScalarType> dtypeFrom(const std::string& name)
{
    for (int i = 0; i < static_cast<int>(c10::ScalarType::NumOptions); ++i)
        if (const auto type = static_cast<c10::ScalarType>(i);
            type != c10::ScalarType::Undefined && dtypeName(type) == name)
            return type;
    return std::nullopt;
}

} // namespace scalescope::engine
