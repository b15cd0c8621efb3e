// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/problems/run_figures.h"
#include "widgets/models/document.h"
#include "widgets/report/figure_card.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <vector>

namespace scalescope::widgets {

/// The translation context of a run's report.
struct RunWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::RunReport)
};

/// "transformer_lm.pt", of a run without a model "run".
QString runTitle(const graph::Run& run);

/// "train · seed 0 · cpu · FP8 · in E4M3FN forward and E5M2 backward".
QString runSubtitle(const Document& document);

/// What goes wrong first: where, what, what follows from it and what would mend it; or that nothing does. One
/// sentence each.
QStringList firstCause(const Document& document);

/// What else there is to say, one sentence each: the other problems, how many tensors leave their formats,
/// what formats cost, and how the run was made.
QStringList runSentences(const Document& document, const report::RunFigures& figures);

/// The figures above everything else.
std::vector<FigureCard> runCards(const Document& document, const report::RunFigures& figures);

} // namespace scalescope::widgets
