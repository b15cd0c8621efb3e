// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "widgets/graphview/edge_gains.h"
#include "widgets/graphview/fold.h"
#include "widgets/graphview/graph_picture.h"
#include "widgets/models/document.h"
#include "widgets/theme/picture_file.h"
#include "widgets/theme/theme.h"

#include <QString>
#include <functional>
#include <optional>
#include <set>
#include <vector>

namespace scalescope::widgets {

/// Nodes whose cards get a dashed outline and a word.
struct TaggedNodes
{
    std::set<graph::NodeId> nodes;
    QString word; ///< "added"
};

/// How a window shows the graph of a document, and how wide its picture is.
struct GraphLook
{
    FoldState folding;
    GainsShown gains = {};
    std::optional<graph::NodeId> selected = {}; ///< its card is framed
    std::optional<int> width = {};              ///< of the picture, in logical pixels
};

/// How the graph of a run opens; of modules that were named with all that is in them open.
FoldState openedFolding(const Document& document, bool isNamed);

/// The picture of a graph, to be put beside others.
struct GraphInReport
{
    std::size_t cards = 0;
    QString note; ///< what layoutNote() says of the layout
    std::function<Picture(const Theme& theme)> picture;
    /// The same picture cut into pieces for pages: as high as a page where it is as wide as one,
    /// between cards where they leave room for it. The legend is in the last piece.
    std::function<std::vector<Picture>(const Theme& theme)> pieces;
};

/// The document's graph as exportGraph() paints it, with what is tagged. Waits for the layout.
Result<GraphInReport> graphForReport(const Document& document, const FoldState& folding,
                                     const TaggedNodes& tagged);

/// How wide exportGraph() makes the picture of a graph that is laid out already, in logical pixels, where
/// nobody asks for another width.
double exportedWidth(const Document& document, const GraphPicture& picture);
/// What exportGraph() says of the words of a picture that is made smaller: what they come to, and at which
/// width they are legible. Empty where they are.
QString smallWordsNote(double exportedWidth, std::optional<int> width);

/// Writes the document's graph as the file's suffix says: svg, png, pdf, or dot (Graphviz's text, with labels
/// and colours, to be laid out by whoever reads it). Painted as in the window, with the legend below; the
/// same run, theme and look give the same bytes. Folded as a new run opens, without gains, where no look is
/// given; gains are in pictures alone. Larger or smaller where the picture is to have another width.
/// Gives what layoutNote() says of the layout, and where a width makes words smaller than 6 points how small;
/// empty for most graphs.
///
/// Waits for the layout; the window goes on painting meanwhile. Needs a QGuiApplication (any platform,
/// "offscreen" too). What goes wrong is said in one sentence.
Result<QString> exportGraph(const Document& document, const Theme& theme, const QString& path,
                            const std::optional<GraphLook>& look = std::nullopt);

} // namespace scalescope::widgets
