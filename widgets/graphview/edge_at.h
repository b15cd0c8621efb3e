// SPDX-License-Identifier: GPL-3.0-or-later
// Edges under the mouse: which one, and what is said of it.
#pragma once

#include "widgets/graphview/graph_picture.h"

#include <QString>

namespace scalescope::widgets {

/// The edge nearest to a point, at most `reach` of the layout's pixels away; -1 where there is none.
int edgeAt(const GraphPicture& picture, const QPointF& point, double reach);

/// The card that a click on an edge selects: its consumer or, where that is selected already, its producer.
int cardAlong(const GraphPicture& picture, int edge, int selected);

/// "q → matmul" and the gains along it, as plain text.
QString edgeFacts(const GraphPicture& picture, int edge, sheet::FieldId quantity);

/// The same, and what a click does.
QString edgeText(const GraphPicture& picture, int edge, sheet::FieldId quantity, int selected);

} // namespace scalescope::widgets
