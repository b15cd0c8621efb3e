// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/layers/layer_table.h"
#include "widgets/models/document.h"
#include "widgets/scale/colour_ramp.h"

#include <QCoreApplication>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace scalescope::widgets {

/// The translation context of what a heat map says.
struct HeatWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::HeatMap)
};

/// What a tensor's cell shows.
struct HeatCell
{
    double value = graph::Statistics::unavailable; ///< as sheet::colourValue has it
    bool hasNaN = false;                           ///< among the elements
    bool standsOut = false;                        ///< from its column, by its value or because of NaN
};

/// A table of layers with the numbers that colour it. Holds all that it needs.
struct HeatScene
{
    using Place = report::LayerTable::Place;

    std::shared_ptr<const graph::Run> run; ///< never null in a scene that was made
    std::shared_ptr<const report::LayerTable> table;
    ColourRamp ramp;
    sheet::FieldId quantity = sheet::FieldId::MeanAbs;
    std::shared_ptr<const sheet::NodeTitles> titles; ///< of the run's tensors
    std::vector<QString> names;                      ///< of the columns, which tell them apart
    std::vector<std::vector<HeatCell>> cells;        ///< beside the cells of the table's rows
    std::vector<double> medians;                     ///< by column; NaN of those outside the layers
    std::vector<bool> alone;                         ///< by column: it has one cell, or is of what is outside
    std::vector<std::size_t> strange;                ///< by row: how many of its cells stand out
    double reach = usualReach;                       ///< of the colours, which follow the data
    double relativeReach = usualReach;               ///< likewise, against medians

    /// Takes time in proportion to the run: of a large one on another thread. `known` is the table where only
    /// the numbers are others.
    static HeatScene of(const Document& document, report::LayerRows rows,
                        std::shared_ptr<const report::LayerTable> known = nullptr);

    [[nodiscard]] bool empty() const { return table == nullptr || table->rows.empty(); }
    /// Null for an empty cell.
    [[nodiscard]] const HeatCell* at(const Place& place) const;
    [[nodiscard]] const graph::Node* node(const Place& place) const;
    /// The value, or, where that is asked for, how far it is from the median of its column; NaN outside the
    /// layers and of a column with one cell, where nothing is alike.
    [[nodiscard]] double shown(const HeatCell& cell, std::size_t column, bool isRelative) const;
    [[nodiscard]] QColor colourOf(const HeatCell& cell, std::size_t column, bool isRelative,
                                  const Theme& theme) const;
    /// Whether there are two rows or more and numbers that have a distance.
    [[nodiscard]] bool canBeRelative() const;
    /// What the colours mean, also against medians.
    [[nodiscard]] ColourRamp shownRamp(bool isRelative) const;
    /// The row with the most cells that stand out; none where nothing does.
    [[nodiscard]] std::optional<std::size_t> strangest() const;
    /// Of all cells the one with the strongest colour: with NaN, else with the exponent furthest from 0, or
    /// from the median, the largest part or the smallest SQNR; the first of several. None where all are
    /// alike.
    [[nodiscard]] std::optional<Place> furthest(bool isRelative) const;

    /// "Layers: 48. Tensors: at most 23 each. Outside the layers, in rows of their own: 3."
    [[nodiscard]] QString summary() const;
    /// "layers.7 stands out most, in 9 of its tensors; furthest from 1 (marked corner) is head, weight,
    /// forward: 2^-17.3."
    [[nodiscard]] QString standing(bool isRelative) const;
    /// The second part of that; empty where furthest() is none.
    [[nodiscard]] QString furthestText(bool isRelative) const;
    /// Whether a cell has a value, but no median that it could be compared with.
    [[nodiscard]] bool isApart(const HeatCell& cell, std::size_t column, bool isRelative) const;
    /// "attn.q"; of columns that different loops have alike "lstm_cell, loop 2".
    [[nodiscard]] QString columnName(std::size_t column) const;
    /// The same of one tensor, as it is called in other views: "matmul_3" of a column "matmul #2".
    [[nodiscard]] QString tensorName(const Place& place) const;
    /// Some lines on a cell.
    [[nodiscard]] QString descriptionOf(const Place& place) const;
    /// "layers.7"; "rnn, step 12" of a loop; "model" for what is in no module.
    [[nodiscard]] QString rowName(std::size_t row) const;
};

} // namespace scalescope::widgets
