// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/rounding.h"

#include "core/message/say_formats.h"

#include <array>

namespace scalescope::formats {

namespace {

constexpr std::array<std::pair<Rounding, std::string_view>, 3> names{{{Rounding::NearestEven, "nearest-even"},
                                                                      {Rounding::Nearest, "nearest"},
                                                                      {Rounding::Stochastic, "stochastic"}}};

} // namespace

std::string_view toString(Rounding rounding)
{
    for (const auto& [known, name] : names)
        if (known == rounding)
            return name;
    return {};
}

std::vector<std::string> roundingNames()
{
    std::vector<std::string> all;
    for (const auto& [rounding, name] : names)
        all.emplace_back(name);
    return all;
}

Result<Rounding> findRounding(std::string_view name)
{
    for (const auto& [rounding, known] : names)
        if (known == name)
            return rounding;
    return fail(say::noSuchRounding(std::string(name)), "--rounding");
}

Rounding defaultRounding(const NumberFormat& format)
{
    return format.isUnitScaling ? Rounding::Stochastic : Rounding::NearestEven;
}

} // namespace scalescope::formats
