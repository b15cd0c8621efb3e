// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/transform_records.h"
#include "core/sheet/view_state.h"
#include "widgets/graphview/fold.h"
#include "widgets/theme/staged_export.h"

#include <QString>
#include <memory>
#include <optional>

namespace scalescope::widgets {

/// What a report is made of.
struct RunReportContent
{
    sheet::ViewState state;           ///< the run, with texts that can be shown, and how it is looked at
    std::optional<FoldState> folding; ///< as a new run opens where none is given
    QString file;                     ///< the run file, where the records of its transforms are read
};

/// Writes one HTML file that needs nothing else, no script and no network: in words what goes wrong first and
/// what else, the main figures, the problems by cause, the graph, the scale plot, tables and the run's facts.
/// Its size has a bound; what is left out of a large run is said where it would stand. The same run and look
/// give the same bytes. Needs a QApplication (any platform), because fonts and plots do.
std::unique_ptr<StagedExport> runReportExport(RunReportContent content, const QString& path);

} // namespace scalescope::widgets
