// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/fold.h"
#include "widgets/models/document.h"
#include "widgets/theme/theme.h"

#include <QByteArray>

namespace scalescope::widgets {

/// The view graph in Graphviz's DOT language: a box a card with title and detail, filled with its scale's
/// colour, a cluster an open module, and what the tooltip says as an SVG tooltip.
QByteArray dotExport(const Document& document, const Theme& theme, const ViewGraph& view);

} // namespace scalescope::widgets
