// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/colouring.h"

#include "core/graph/names.h"

namespace scalescope::widgets {

namespace {

using graph::Direction;

constexpr graph::Names<ColourBy, 7> names{{{ColourBy::Scale, "scale"},
                                           {ColourBy::Underflow, "underflow"},
                                           {ColourBy::Overflow, "overflow"},
                                           {ColourBy::Subnormal, "subnormal"},
                                           {ColourBy::Error, "error"},
                                           {ColourBy::Ratio, "ratio"},
                                           {ColourBy::Share, "share"}}};
constexpr QLatin1String gradient("gradient ");

} // namespace

QString nameOf(const Colouring& colouring)
{
    const std::string_view by = graph::nameOf(names, colouring.by);
    return (colouring.direction == Direction::Backward ? QString(gradient) : QString()) +
           QString::fromUtf8(by.data(), static_cast<qsizetype>(by.size()));
}

Colouring colouringFrom(const QString& name)
{
    // Before there were more than these they were numbered.
    if (name == QLatin1String("1") || name == QLatin1String("2"))
        return {ColourBy::Error, name == QLatin1String("1") ? Direction::Forward : Direction::Backward};
    if (name == QLatin1String("3"))
        return {ColourBy::Share};
    const bool isGradient = name.startsWith(gradient);
    const std::string by = (isGradient ? name.mid(gradient.size()) : name).toStdString();
    const auto known = graph::valueOf(names, by);
    return known ? Colouring{*known, isGradient ? Direction::Backward : Direction::Forward} : Colouring{};
}

} // namespace scalescope::widgets
