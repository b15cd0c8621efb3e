// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/export/export_kinds.h"
#include "core/sheet/view_state.h"
#include "widgets/graphview/graph_export.h"
#include "widgets/heatmap/heat_options.h"
#include "widgets/models/picture_look.h"
#include "widgets/scaleplot/plot_options.h"
#include "widgets/waterfall/waterfall_options.h"

#include <QString>
#include <QStringList>
#include <array>

namespace scalescope::app {

/// What the window shows, as far as exports are of it.
struct ExportSubject
{
    sheet::ViewState state;
    std::shared_ptr<const graph::Run> opened; ///< the same run as it was read; null where none is
    QString file;                             ///< of the run
    std::array<QString, 2> comparedFiles;     ///< of the two that are compared
    widgets::PlotOptions plot;
    widgets::HeatOptions heat;
    widgets::WaterfallOptions waterfall;
    widgets::GraphLook graph;
    double graphWidth = 0;       ///< of its picture, where no other is asked for; 0 where none is drawn
    bool isUsuallyFolded = true; ///< as a run opens
};

/// How the window shows what an export is of.
widgets::PictureLook shownLook(const ExportSubject& subject, ExportKind kind);

/// The command that writes the same.
struct ExportCommand
{
    QString line;        ///< to be pasted into a shell; empty where no command writes it
    QStringList missing; ///< what the window's file has, and the command's not
};

ExportCommand commandOf(const ExportSubject& subject, ExportKind kind, const widgets::PictureLook& look,
                        const QString& path);

} // namespace scalescope::app
