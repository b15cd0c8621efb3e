// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"
#include "widgets/scale/format_limits.h"
#include "widgets/waterfall/waterfall_options.h"

#include <QString>
#include <cmath>
#include <optional>
#include <vector>

namespace scalescope::widgets {

/// A tensor that joins the path at a row.
struct WaterfallBranch
{
    QString path; ///< "layers.0.add"
    double level = 0;
};

/// Layers that come again, as one row.
struct WaterfallLayers
{
    int count = 0;
    std::vector<graph::NodeId> nodes; ///< of all steps
    double low = HUGE_VAL;            ///< between which levels these are
    double high = -HUGE_VAL;
};

/// One step of the path.
struct WaterfallRow
{
    graph::NodeId id = 0;
    /// Of its operator's path what tells it from the others: "layers.0.add"; of a gradient the operator whose
    /// backward made it: "backward of sigmoid, decoder.3".
    QString label;
    QString path;             ///< of the tensor, with the modules: "layers.0.k"
    QString maker;            ///< of a gradient the whole words of `label`; empty where there are none
    QString detail;           ///< "aten::linear · float32 · 4×32×64"; of a gradient without the operator
    bool highlighted = false; ///< found by a search; the window's business, pictures have none
    std::optional<double> level;  ///< log2 of the quantity
    std::optional<double> before; ///< the level of the last row above that has one
    std::vector<WaterfallBranch> beside;
    std::optional<WaterfallLayers> layers = {}; ///< whose last level is the row's
    QString mark; ///< what stands in place of a level: "0", "NaN", "Inf" or a dash

    /// log2(out/in), in binades.
    [[nodiscard]] std::optional<double> change() const
    {
        return level && before ? std::optional(*level - *before) : std::nullopt;
    }
};

/// All that a waterfall draws, as plain values: made once per change, painted often.
struct WaterfallScene
{
    std::vector<WaterfallRow> rows; ///< forward in execution order, of gradients against it
    graph::Direction direction = graph::Direction::Forward;
    sheet::FieldId quantity = sheet::FieldId::MeanAbs;
    formats::NumberFormat format; ///< of the direction
    std::vector<PlotLimit> limits;
    QString first; ///< what the path begins with, and ends with
    QString last;
    QString through;   ///< what it goes through, beside the path that it were without; empty for nothing
    QString statistic; ///< "mean |x|"; "shown for max |x|, because layers.0.add overflows"
    bool isForProblem = false; ///< the statistic is the program's choice
    QString title;
    QString subtitle;
    QString whyEmpty;     ///< where there are no rows: one sentence, what to do
    sheet::ScaleAxis fit; ///< what the levels need
    bool hasBranches = false;
    bool hasLayers = false; ///< that come again, and are one row where not all are to be shown
    int longestChange = 0;  ///< letters of changeText()

    static WaterfallScene of(const Document& document, const WaterfallOptions& options);
    /// The steps that the rows are.
    [[nodiscard]] std::size_t steps() const;
    /// The row of a node, or -1.
    [[nodiscard]] int rowOf(graph::NodeId id) const;
};

} // namespace scalescope::widgets
