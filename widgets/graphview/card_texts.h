// SPDX-License-Identifier: GPL-3.0-or-later
// What cards say, in the user's language.
#pragma once

#include "core/graph/statistics.h"
#include "core/sheet/fields.h"
#include "widgets/graphview/fold.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

namespace scalescope::widgets {

/// How a statistic spreads over what repeats; NaN where none has it.
struct Spread
{
    double least = graph::Statistics::unavailable;
    double median = graph::Statistics::unavailable; ///< between two in the middle their mean
    double most = graph::Statistics::unavailable;
};

/// The metrics of one direction, one for each repeat that has one.
using Metrics = std::vector<std::shared_ptr<const graph::Metric>>;

/// Over those that have the statistic.
Spread spreadOf(const Metrics& metrics, double graph::Statistics::*statistic);

/// What a bar shows of all: the median of each statistic, but magnitudes from the smallest to the largest of
/// any; counts of elements are summed. Null where there are none.
std::shared_ptr<const graph::Metric> metricOfAll(const Metrics& metrics);

/// The translation context of what cards say.
struct CardWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::GraphCards)
};

/// What a fold is called: "layers.0", "cell #2", "cell ×12", "loop ×100", "step 3".
QString titleOf(sheet::Fold::Kind kind, const std::string& title);

/// "linear", "input", "parameter".
QString kindText(const graph::Node& node);

/// "forward: rms 0.5, largest 2.1, smallest non-zero 1e-05".
QString rangeText(graph::Direction direction, const graph::Metric* metric, sheet::FieldId quantity);

/// A line for each statistic: how it spreads over repeats.
QStringList spreadLines(graph::Direction direction, const Metrics& metrics);

/// "model.py:12–20" of a loop; empty for others.
QString linesText(const sheet::Fold& fold);

/// The path of the module, "layers.0"; of repeats "layers.0 … layers.47".
QString placeText(const ViewCard& card);

} // namespace scalescope::widgets
