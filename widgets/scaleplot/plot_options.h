// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/number_format.h"
#include "core/sheet/scale_axis.h"

#include <QString>
#include <optional>
#include <vector>

namespace scalescope::widgets {

/// What a scale plot shows, apart from what the document says (pruning, formats). A value: the window and the
/// commands give the same options the same picture.
struct PlotOptions
{
    /// What the axis is of: a field that --metric may name. None: the document's statistic, as in runs
    /// without errors for a field of errors.
    std::optional<sheet::FieldId> quantity;
    std::optional<graph::Direction> direction; ///< the only one that is shown; none: both
    QString title;                             ///< empty: the model's file name
    QString modules;         ///< rows whose module path or name contains this text, any case
    bool arrows = true;      ///< faint arrows along the data flow
    bool bars = true;        ///< from smallest non-zero to largest magnitude
    bool zeroTensors = true; ///< rows of tensors that are zero throughout
    bool parameters = true;
    std::optional<sheet::ScaleAxis> range; ///< none: what data and limits need
    std::optional<double> xmin;            ///< where the axis begins in place of that, as an exponent of two
    std::optional<double> xmax;
    std::vector<formats::NumberFormat> moreFormats; ///< whose limits are shown beside the document's
    bool operator==(const PlotOptions&) const = default;
};

} // namespace scalescope::widgets
