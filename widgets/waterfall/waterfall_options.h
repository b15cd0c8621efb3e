// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/layers/scale_path.h"
#include "core/sheet/fields.h"

#include <optional>

namespace scalescope::widgets {

/// What a waterfall shows, apart from what the document says (pruning, formats). A value: the window and the
/// commands give the same options the same picture.
struct WaterfallOptions
{
    std::optional<graph::NodeId> first; ///< none: the input that the last one is computed from
    std::optional<graph::NodeId> last;  ///< none: the loss that the first one leads to. Forward to a stored
                                        ///< tensor alone, which no operator made, is the path from there on
    /// A tensor that the path goes through where neither end is chosen.
    std::optional<graph::NodeId> through = {};
    graph::Direction direction = graph::Direction::Forward;
    report::PathRule rule = report::PathRule::Longest;
    std::optional<sheet::FieldId> quantity; ///< none: the document's
    /// The tensor whose overflow the quantity was chosen for, where nobody chose it by hand.
    std::optional<graph::NodeId> overflowing = {};
    bool showsAllLayers = false; ///< else those that come again are one step
    bool operator==(const WaterfallOptions&) const = default;
};

} // namespace scalescope::widgets
