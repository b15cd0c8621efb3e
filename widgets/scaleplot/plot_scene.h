// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"
#include "widgets/models/error_figures.h"
#include "widgets/scale/format_limits.h"
#include "widgets/scaleplot/plot_brackets.h"
#include "widgets/scaleplot/plot_options.h"

#include <QCoreApplication>
#include <QString>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace scalescope::widgets {

/// The translation context of what a scale plot says.
struct PlotWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ScalePlot)
};

/// One tensor of the plot.
struct PlotRow
{
    graph::NodeId id = 0;
    QString label;
    QString path;   ///< with the modules: "layers.0.k"
    QString detail; ///< "aten::linear · float32 · 4×32×64"
    std::string module;
    bool parameter = false;
    bool highlighted = false; ///< found by a search; the window's business, pictures have none
    std::shared_ptr<const graph::Metric> forward; ///< null where there is none
    std::shared_ptr<const graph::Metric> backward;
    std::array<DirectionErrors, 2> errors;
    std::array<double, 2> values; ///< of what the axis is of; NaN where nothing is known
    RowMark mark = RowMark::None; ///< of its worst problem

    [[nodiscard]] const DirectionErrors& errorsOf(graph::Direction direction) const
    {
        return errors[direction == graph::Direction::Forward ? 0 : 1];
    }
    [[nodiscard]] double valueOf(graph::Direction direction) const
    {
        return values[direction == graph::Direction::Forward ? 0 : 1];
    }
    [[nodiscard]] const graph::Metric* metric(graph::Direction direction) const
    {
        return direction == graph::Direction::Forward ? forward.get() : backward.get();
    }
};

/// The row of a tensor that is read and the row of what it is read for.
struct PlotLink
{
    int source = 0;
    int target = 0;
    int steps = 0; ///< rows from one to the other, parameters not counted
};

/// What stands at an edge of the axis in place of a dot: at the left "0", or "Inf" of infinite noise, at the
/// right "NaN", "Inf", both, or "exact". Empty for none.
struct PlotEdges
{
    QString left;
    QString right;
};

/// All that a scale plot draws, as plain values: made once per change, painted often.
struct PlotScene
{
    std::vector<PlotRow> rows; ///< in execution order
    std::vector<PlotBracket> brackets;
    std::vector<PlotLink> links;
    std::vector<PlotLimit> limits;
    sheet::FieldId quantity = sheet::FieldId::MeanAbs;
    QString axisTitle;
    QString title;
    QString subtitle;
    sheet::ScaleAxis fit; ///< what data and limits need, or the range that the options ask for
    bool bars = true;
    bool arrows = true;
    bool hasForward = true;
    bool hasGradient = false;
    bool hasParameters = false;

    static PlotScene of(const Document& document, const PlotOptions& options);
    /// Whether the axis has exponents of two, with limits of formats; else dB, bits or %.
    [[nodiscard]] bool hasExponents() const
    {
        return sheet::fieldOf(quantity).unit == sheet::Unit::Magnitude;
    }
    /// Whether dots are at the error that accumulated and rings at the local one.
    [[nodiscard]] bool showsError() const { return quantity == sheet::FieldId::Sqnr; }
    /// Where a row's dot is on the axis; nothing where it has no place there.
    [[nodiscard]] std::optional<double> dot(int row, graph::Direction direction) const;
    /// Where the ring of its noisiest rounding is.
    [[nodiscard]] std::optional<double> ring(int row, graph::Direction direction) const;
    [[nodiscard]] PlotEdges edges(int row, graph::Direction direction) const;
    /// The row of a node, or -1.
    [[nodiscard]] int rowOf(graph::NodeId id) const;
};

} // namespace scalescope::widgets
