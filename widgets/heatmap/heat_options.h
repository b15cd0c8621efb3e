// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/layers/layer_table.h"

namespace scalescope::widgets {

/// What a heat map shows beside what the document says.
struct HeatOptions
{
    report::LayerRows rows = report::LayerRows::Repeated;
    bool isRelative = false; ///< exponents of two against the median of their column
    /// In which column's histograms stand below the map; none for no histograms.
    std::optional<graph::NodeId> histogramsOf = {};
    bool operator==(const HeatOptions&) const = default;
};

} // namespace scalescope::widgets
