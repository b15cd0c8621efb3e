// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/quantity.h"

namespace scalescope::widgets {

double graph::Statistics::*memberOf(Quantity quantity)
{
    switch (quantity) {
    case Quantity::MeanAbs:
        return &graph::Statistics::meanAbs;
    case Quantity::Rms:
        return &graph::Statistics::rms;
    case Quantity::Std:
        return &graph::Statistics::std;
    case Quantity::AbsMean:
        return &graph::Statistics::absMean;
    case Quantity::AbsMax:
        return &graph::Statistics::absMax;
    case Quantity::AbsMin:
        return &graph::Statistics::absMin;
    }
    return &graph::Statistics::meanAbs;
}

double valueOf(const graph::Statistics& statistics, Quantity quantity)
{
    return statistics.*memberOf(quantity);
}

} // namespace scalescope::widgets
