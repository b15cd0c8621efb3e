// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "core/prune/prune.h"
#include "core/sheet/scale_axis.h"
#include "widgets/models/document.h"
#include "widgets/models/error_figures.h"
#include "widgets/report/figure_card.h"

#include <QString>
#include <QStringList>
#include <array>
#include <optional>
#include <vector>

namespace scalescope::widgets {

/// How a comparison is looked at. A value: the window and the command give the same options the same pictures
/// and the same report.
struct ComparisonOptions
{
    sheet::FieldId quantity = sheet::FieldId::MeanAbs;
    job::OperandPair formats; ///< that tensors and gradients may leave
    formats::RangeThresholds limits;
    prune::Options pruning; ///< what it drops in both runs is not shown; one that stays in either is
    bool parameters = true;
    /// What each run is held against where one simulates these formats with scales: that run with its recipe,
    /// the other with the formats alone. Null elsewhere.
    std::array<std::shared_ptr<const report::TensorFormats>, 2> own = {};

    /// With quantity, formats, limits and pruning of a document: of a new one what the command takes.
    static ComparisonOptions of(const Document& document);
};

/// What the two runs are called beside each other, by what tells them apart: their models' file names (with
/// their transforms, where these differ too), else their transforms ("original", "FP8"), else their seeds,
/// else "first run" and "second run".
std::array<QString, 2> runNames(const compare::Comparison& comparison);

/// One tensor of the picture: a row of the alignment.
struct ComparisonRow
{
    std::size_t row = 0; ///< in Alignment::rows
    QString label;       ///< "layers.0.k", with the module path
    compare::Status status = compare::Status::Matched;
    bool parameter = false;
    const graph::Node* a = nullptr;            ///< null where it was added; they live as long as the runs
    const graph::Node* b = nullptr;            ///< null where it was removed
    std::array<std::optional<double>, 2> log2; ///< by direction
    std::array<DirectionErrors, 2> errors;     ///< the same, of the simulated run, of two the second's
    bool gradientIsZero = false; ///< in theory: what is left is noise, and its change says nothing
};

/// All that a picture of a comparison says, as plain values.
struct ComparisonScene
{
    compare::Comparison comparison; ///< keeps the runs that the rows point into
    compare::Summary summary;
    std::vector<ComparisonRow> rows; ///< in order of the alignment
    std::vector<FigureCard> cards;
    QStringList warnings;  ///< of runs that did not come to their end
    QStringList remarks;   ///< what the cards don't say, one sentence each
    QStringList sentences; ///< all of the summary in words, one sentence each
    std::array<QString, 2> names;
    sheet::FieldId quantity = sheet::FieldId::MeanAbs;
    QString title;              ///< "original → FP8"
    QString subtitle;           ///< "model.pt · mean |x| of every tensor · arrows from original to FP8"
    sheet::ScaleAxis axis;      ///< that shows all rows
    double largest = 0;         ///< finite |log2| of all rows
    bool hasZeros = false;      ///< values that the axis has no place for
    bool hasNonFinites = false; ///< NaN and Inf
    bool hasErrors = false;     ///< either run simulates formats

    static ComparisonScene of(const compare::Comparison& comparison, const ComparisonOptions& options);
    /// Positions in `rows`, the largest change of either direction first; rows without a ratio come last.
    [[nodiscard]] std::vector<std::size_t> byChange() const;
};

/// Whether a statistic is one: an empty tensor has none, and NaN without elements that explain it (the
/// deviation of one) is none.
bool isValue(const graph::Metric& metric, double value);

/// What is called near 1, in exponents: within 4 of it.
inline constexpr double nearOne = 2;

/// A change of a power of two that is less than this reads 0.00.
inline constexpr double leastChange = 0.005;

} // namespace scalescope::widgets
