// SPDX-License-Identifier: GPL-3.0-or-later
// What the inspector calls a node.
#pragma once

#include "core/graph/graph.h"

#include <QCoreApplication>
#include <QString>

namespace scalescope::widgets {

/// The translation context of what the inspector says.
struct InspectorWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::Inspector)
};

/// "aten::linear · float32 · 4×32×64 · net.py:12": what the tensor comes from, its type and shape, and where
/// in the code it is made, or what of `graph` reads what no operator makes, as far as these are known; at the
/// end that it `isHidden` in the graph.
QString nodeDetail(const graph::Node& node, const graph::Graph& graph, bool isHidden);

/// "fwd", "grad", translated: where there is no room for more.
QString shortDirectionText(graph::Direction direction);

/// With no break between a file and its line: "net.py:" and "12".
QString joinedLines(const QString& text);

/// Names have no spaces to break at, and one may be wider than the panel: a zero-width one after each dot
/// (except between digits) and underscore, and within a long word without these.
QString breakable(const QString& text);

} // namespace scalescope::widgets
