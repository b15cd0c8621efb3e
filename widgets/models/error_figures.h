// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/fields.h"

#include <QString>
#include <array>
#include <memory>
#include <vector>

namespace scalescope::widgets {

/// What is told of a tensor's error: what accumulated up to it against the reference run, and between these
/// the local error, of the noisiest rounding that it is made of against what was rounded.
inline constexpr std::array errorFigures{sheet::FieldId::Sqnr, sheet::FieldId::LocalSqnr,
                                         sheet::FieldId::RelativeError, sheet::FieldId::Cosine};

/// What a node has of errors in a direction; holds what it needs, so that the node may go.
struct DirectionErrors
{
    std::shared_ptr<const graph::TensorError> accumulated; ///< null where there is no counterpart
    std::shared_ptr<const std::vector<graph::RoundingError>> roundings;
    bool isZeroInTheory = false; ///< a gradient of which only the noise of rounding is there
    bool isUnrounded = false;    ///< no rounding had a part in it, so that an error of 0 says nothing
    /// The row that rounds it where it is read, whose `roundings` are told; empty of what is not stored so.
    QString roundedBy = {};

    static DirectionErrors of(const graph::Node& node, graph::Direction direction);
    /// A weight, which is stored as it is and rounded for a product, has what that rounding did.
    static DirectionErrors of(const graph::Node& node, graph::Direction direction, const graph::Graph& graph);
    /// Of the two tensors of a row that are compared: that of the simulated run, of two the second's.
    static DirectionErrors ofPair(const compare::Comparison& comparison, std::size_t row,
                                  graph::Direction direction);
};

/// In dB, or a part of a whole; NaN where it is not known, and of a gradient that is zero in theory.
double errorValue(const DirectionErrors& errors, sheet::FieldId figure);

/// "28.5 dB", "3.76 %", "0.9993"; "≈ 28.5 dB" of a sample of the elements; "exact" where they are equal,
/// "not rounded" where they are because no rounding had a part in it, "zero" of a gradient that is zero in
/// theory; empty where nothing is known.
QString errorCell(const DirectionErrors& errors, sheet::FieldId figure);

/// "28.5 dB"; "exact" for infinity.
QString sqnrText(double sqnr);

/// "E4M3FN" of "e4m3fn"; a name of no known format as it is.
QString formatLabel(const std::string& name);
/// "weight", "weight for input".
QString roundingRoleText(const graph::RoundingRole& role);

/// "SQNR 28.5 dB, error 3.76 %": what accumulated, in a line; "error 0 %" where they are equal, "not
/// rounded" where nothing was, "zero in theory" of such a gradient; empty where nothing is known.
QString errorSummary(const DirectionErrors& errors);

/// All of it, a line each: what accumulated, and each rounding; empty where nothing is known.
QString errorDetails(const DirectionErrors& errors);

} // namespace scalescope::widgets
