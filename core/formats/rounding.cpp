// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/rounding.h"

#include "core/graph/names.h"
#include "core/message/say_formats.h"

namespace scalescope::formats {

namespace {

constexpr graph::Names<Rounding, 3> names{{{Rounding::NearestEven, "nearest-even"},
                                           {Rounding::Nearest, "nearest"},
                                           {Rounding::Stochastic, "stochastic"}}};

} // namespace

std::string_view toString(Rounding rounding)
{
    return graph::nameOf(names, rounding);
}

std::vector<std::string> roundingNames()
{
    return graph::namesOf(names);
}

Result<Rounding> findRounding(std::string_view name)
{
    if (const auto rounding = graph::valueOf(names, name))
        return *rounding;
    return fail(say::roundingNotKnown(std::string(name), graph::listOf(roundingNames())), "--rounding");
}

Rounding defaultRounding(const NumberFormat& format)
{
    return format.isUnitScaling ? Rounding::Stochastic : Rounding::NearestEven;
}

} // namespace scalescope::formats
