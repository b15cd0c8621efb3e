// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/files.h"
#include "app/cli/look_request.h"
#include "core/graph/run.h"
#include "core/report/proposals.h"
#include "core/result.h"
#include "core/sheet/tables.h"
#include "widgets/models/picture_look.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace scalescope::app::cli {

/// Which path a waterfall is of, by the names of nodes as tables have them.
struct ExportedPath
{
    std::string from; ///< empty: the input
    std::string to;   ///< empty: the loss
    bool showsAllLayers = false;
    [[nodiscard]] bool isAny() const { return !from.empty() || !to.empty() || showsAllLayers; }
};

/// A run, and what of it is asked for.
struct ExportedRun
{
    std::string file; ///< of the run, where the records of its transforms are read
    std::shared_ptr<const graph::Run> run;
    report::ProposalBound bound;
    ExportedPath path;
    HeatRequest heat;
    widgets::PictureLook look;
};

/// Whether there is something in the part of the run that pictures are asked to be of.
Result<void> checkPart(const ExportedRun& exported, const std::vector<RequestedOutput>& outputs);

/// Writes one file of a run; the suffix of its name says the kind.
using WriteFile = std::function<Result<void>(const ExportedRun& exported, const std::string& file)>;

Result<void> writeTable(const ExportedRun& exported, const std::string& file);
Result<void> writeModules(const ExportedRun& exported, const std::string& file);
Result<void> writeCode(const ExportedRun& exported, const std::string& file);
Result<void> writeTransforms(const ExportedRun& exported, const std::string& file);
Result<void> writeQuantisation(const ExportedRun& exported, const std::string& file);
Result<void> writeProposals(const ExportedRun& exported, const std::string& file);
Result<void> writeRecipe(const ExportedRun& exported, const std::string& file);
/// Says on standard error what lacks in these proposals, and which recipes with a name do as well.
void noteOnProposals(const ExportedRun& exported);
Result<void> writeTheory(const ExportedRun& exported, const std::string& file);
/// What the window lists of a run as it opens: in the formats that it was made with.
Result<void> writeProblems(const ExportedRun& exported, const std::string& file);

/// Pictures are what the window exports of a run as it opens, default pruning and metric, the formats that it
/// was made with, light colours, but for what is asked for. They need no display.
Result<void> writePlot(const ExportedRun& exported, const std::string& file);
Result<void> writeErrorPlot(const ExportedRun& exported, const std::string& file);
Result<void> writeHeatMap(const ExportedRun& exported, const std::string& file);
Result<void> writeWaterfall(const ExportedRun& exported, const std::string& file);
Result<void> writeGraph(const ExportedRun& exported, const std::string& file);

/// One HTML file of the run as it opens in the window, in the formats that it was made with.
Result<void> writeReport(const ExportedRun& exported, const std::string& file);

} // namespace scalescope::app::cli
