// SPDX-License-Identifier: GPL-3.0-or-later
// What the reports of a run and of two runs say alike.
#pragma once

#include "core/graph/run.h"
#include "widgets/report/figure_card.h"

#include <QCoreApplication>
#include <QString>
#include <vector>

namespace scalescope::widgets {

/// The translation context of what is said of two runs, and of what all reports say.
struct ComparisonWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::Comparison)
};

/// That a run's figures are partial, because it did not come to its end; empty where it did.
QString partialRunWarning(graph::RunStatus status, const QString& name);

/// Whether a run simulates number formats.
bool isSimulated(const graph::Run& run);

/// That it can't be told how many tensors leave a format.
QString untoldSentence(const QString& format);

/// "tensors leaving E4M3FN": what such a card counts.
QString leavingLabel(graph::Direction direction, const QString& format);
/// "3 of 75", of those of which it can be told.
/// "zero or too large": how they leave it, so that those that are subnormal are not among them.
QString leavingMeaning();
QString leavingText(std::size_t leaving, std::size_t tensors, std::size_t untold);

/// "5.742": four digits, zeros too.
QString lossText(double loss);

/// What number formats cost a run against the same run without: its loss, and the error of all gradients.
/// `isFirst`: from the simulated run to the exact one.
std::vector<FigureCard> errorCards(const graph::Run& run, bool isFirst = false);
/// Of a run that has no loss and no gradients.
std::vector<FigureCard> resultCards(const graph::Graph& graph);

/// Why there is no report at that place.
QString unwritableReport(const QString& path, const QString& reason);

} // namespace scalescope::widgets
