// SPDX-License-Identifier: GPL-3.0-or-later
// How a picture of a run is asked to look, by the options of `scalescope export` and by the window's dialog.
#pragma once

#include "core/formats/number_format.h"
#include "core/formats/range_loss.h"
#include "core/job/recipe.h"
#include "core/job/transform.h"
#include "core/report/layers/module_filter.h"
#include "core/result.h"
#include "core/sheet/view_state.h"

#include <QFlags>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::widgets {

/// What can be chosen of what an option of `scalescope export` writes.
enum class StyleOption {
    Metric = 1,      ///< a statistic
    Colour = 2,      ///< a metric that is no statistic
    Formats = 4,     ///< that tensors and gradients are held against
    MoreFormats = 8, ///< whose limits alone are shown
    Range = 16,      ///< of the axis
    Pruning = 32,    ///< what is left out
    Width = 64,      ///< of the picture
    Theme = 128,     ///< light or dark
    Direction = 256, ///< forward or gradients
    Modules = 512,   ///< which modules it is of
    Limits = 1024    ///< what counts as a problem
};
Q_DECLARE_FLAGS(StyleOptions, StyleOption)

/// Of pictures, in logical pixels.
inline constexpr int narrowestPicture = 320;
inline constexpr int widestPicture = 10'000;

/// "640", pixels, or "8.5cm", in logical pixels; nothing where that is no width of a picture.
std::optional<int> widthFrom(const std::string& text);

/// Formats as they are named beside each other.
struct NamedFormats
{
    std::string names;                       ///< as they were written
    job::Transform simulation;               ///< of the first two
    std::vector<formats::NumberFormat> more; ///< behind these
};

/// "e4m3fn": a format of any kind with a sign.
Result<job::OperandFormat> operandFormatFrom(const std::string& name);
/// "e4m3fn,e5m2,fp16": for tensors, for gradients, and others; one alone is for both.
Result<NamedFormats> namedFormatsFrom(const std::string& names);
/// How these are named; nothing where no name says what is in force, as with a recipe.
std::optional<std::string> formatNames(const sheet::ViewState& state);

/// "underflow=0.05,subnormal=50%": limits by their names, parts from 0 to 1 or percentages; those that are
/// not named are the usual ones. Nothing where that is no such list.
std::optional<formats::RangeThresholds> lossLimitsFrom(const std::string& text);
/// The same of those that are not the usual ones; empty where all are.
std::string lossLimitsName(const formats::RangeThresholds& limits);

/// "2^-20" or a number above 0, as an exponent of two.
std::optional<double> exponentFrom(std::string_view text);
/// "2^-20".
std::string exponentName(double exponent);

/// "mean_abs", "underflow": what the colouring is by, the quantity where that is a statistic; empty where it
/// has no name.
std::string metricName(const sheet::Colouring& colouring, sheet::FieldId quantity);

/// Everything that was chosen; what was not is as the run opens.
struct ExportStyle
{
    std::string metric; ///< a name of metric_names.h
    std::optional<NamedFormats> formats;
    std::optional<double> xmin; ///< exponents of two
    std::optional<double> xmax;
    std::optional<prune::Options> pruning;
    std::optional<int> width; ///< logical pixels
    std::string widthText;    ///< how it was written, by whom writes it again
    bool isDark = false;
    std::optional<graph::Direction> direction; ///< none: as the run opens, of plots both
    report::ModuleFilter modules;
    std::optional<formats::RangeThresholds> limits;

    /// The run as it is looked at then, with all of its modules.
    void applyTo(sheet::ViewState& state) const;
    /// Leaves the modules alone that are asked for. Fails where that leaves nothing, and where a filter is
    /// not a regular expression.
    [[nodiscard]] Result<void> choosePart(sheet::ViewState& state) const;
};

} // namespace scalescope::widgets
