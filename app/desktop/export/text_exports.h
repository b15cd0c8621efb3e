// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/export/export_kinds.h"
#include "core/compare/comparison.h"
#include "core/report/module_filter.h"
#include "core/sheet/view_state.h"
#include "widgets/theme/staged_export.h"

#include <QString>
#include <memory>

namespace scalescope::app {

/// What tables and texts of a run are made of.
struct TextSource
{
    sheet::ViewState state;                   ///< with the names of its run as they are shown
    std::shared_ptr<const graph::Run> opened; ///< the run as it was read, which knows the names as they are
    QString file;                             ///< of the run, where the records of its transforms are read
    std::shared_ptr<const compare::Comparison> comparison; ///< null where nothing is compared
    report::ModuleFilter modules;                          ///< of their table
};

/// Writes one of them; null for a kind that is a picture or a report.
std::unique_ptr<widgets::StagedExport> textExportOf(ExportKind kind, const TextSource& source,
                                                    const QString& path);

} // namespace scalescope::app
