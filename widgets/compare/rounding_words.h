// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <QStringList>
#include <array>

namespace scalescope::widgets {

/// How much of the compared runs was rounded, where they simulate formats: how many of their products, and
/// why others were not. A run that has not come to its end says nothing.
struct RoundingWords
{
    QStringList warnings; ///< of a run in which nothing was rounded: its figures look like a success
    QStringList sentences;

    static RoundingWords of(const compare::Comparison& comparison, const std::array<QString, 2>& names);
};

} // namespace scalescope::widgets
