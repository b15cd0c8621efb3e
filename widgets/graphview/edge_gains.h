// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/graph_picture.h"

#include <optional>

class QPainter;

namespace scalescope::widgets {

/// What happens to a scale along an edge, as log2(out/in) of the bars' quantity: forward from the source's
/// tensor to the target's, backward from the target's gradient to the source's. Nothing where one of the two
/// is zero, not finite, or not there.
struct EdgeGain
{
    std::optional<double> forward;
    std::optional<double> backward;

    static EdgeGain between(const CardLook& source, const CardLook& target, sheet::FieldId quantity);
};

/// Of which directions gains are written.
struct GainsShown
{
    bool forward = false;
    bool backward = false;

    [[nodiscard]] bool any() const { return forward || backward; }
    bool operator==(const GainsShown&) const = default;
};

/// "+1.3", "−14": one decimal below ten. Empty for less than a twentieth of a binade.
QString gainText(const std::optional<double>& gain);

/// Writes the gains beside the edges that meet `exposed`, forward above gradient.
void paintGains(QPainter& painter, const GraphPicture& picture, const QRectF& exposed, const ScaleBar& bars,
                const GainsShown& shown);

} // namespace scalescope::widgets
