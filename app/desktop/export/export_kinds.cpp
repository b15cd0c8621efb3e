// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/export/export_kinds.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

namespace scalescope::app {

const QVector<ExportEntry>& exportEntries()
{
    using enum ExportKind;
    using enum ExportGroup;
    static const QVector<ExportEntry> all = {
        {Plot, Pictures, "export.plot", "--plot", "-plot"},
        {ErrorPlot, Pictures, "export.errorPlot", "--error-plot", "-errors"},
        {HeatMap, Pictures, "export.heatMap", "--heat-map", "-heat-map"},
        {Graph, Pictures, "export.graph", "--graph", "-graph"},
        {Waterfall, Pictures, "export.waterfall", "--waterfall", "-waterfall"},
        {Histograms, Pictures, "export.histograms", "", "-histograms"},
        {ComparisonPlot, Pictures, "export.comparisonPlot", "--plot", "-compared"},
        {TableCsv, Tables, "export.tableCsv", "--table", ""},
        {TableJson, Tables, "export.tableJson", "--table", ""},
        {Modules, Tables, "export.modules", "--modules", "-modules"},
        {Problems, Tables, "export.problems", "--problems", "-problems"},
        {Theory, Tables, "export.theory", "--theory", "-theory"},
        {Transforms, Tables, "export.transforms", "--transforms", "-transforms"},
        {Quantisation, Tables, "export.quantisation", "--quantisation", "-quantisation"},
        {Proposals, Tables, "export.proposals", "--proposals", "-proposals"},
        {ComparisonCsv, Tables, "export.comparisonCsv", "--table", "-compared"},
        {ComparisonJson, Tables, "export.comparisonJson", "--table", "-compared"},
        {Code, Documents, "export.code", "--code", ""},
        {Recipe, Documents, "export.recipe", "--recipe", "-recipe"},
        {Report, Documents, "export.report", "--report", "-report"},
        {ComparisonReport, Documents, "export.comparisonReport", "--report", "-compared"}};
    return all;
}

const ExportEntry& entryOf(ExportKind kind)
{
    return *std::ranges::find(exportEntries(), kind, &ExportEntry::kind);
}

bool isOfComparison(ExportKind kind)
{
    return kind == ExportKind::ComparisonPlot || kind == ExportKind::ComparisonCsv ||
           kind == ExportKind::ComparisonJson || kind == ExportKind::ComparisonReport;
}

QString titleOf(ExportGroup group)
{
    switch (group) {
    case ExportGroup::Pictures:
        return QCoreApplication::translate("Commands", "Pictures");
    case ExportGroup::Tables:
        return QCoreApplication::translate("Commands", "Tables");
    case ExportGroup::Documents:
        return QCoreApplication::translate("Commands", "Documents");
    }
    return {};
}

QString meaningOf(ExportKind kind)
{
    switch (kind) {
    case ExportKind::Plot:
        return ExportWords::tr("The scale of every tensor, a row each, against the limits of the formats.");
    case ExportKind::ErrorPlot:
        return ExportWords::tr("How the error of rounding grows from tensor to tensor.");
    case ExportKind::HeatMap:
        return ExportWords::tr("The layers side by side in colours: which one stands out.");
    case ExportKind::Graph:
        return ExportWords::tr("The cards as they are folded now: where a problem starts and what follows.");
    case ExportKind::Waterfall:
        return ExportWords::tr("The path step by step: which operation changes the scale.");
    case ExportKind::Histograms:
        return ExportWords::tr(
            "The magnitudes of the selected tensor and its gradient in the formats' ranges.");
    case ExportKind::ComparisonPlot:
        return ExportWords::tr("The scales of both runs, with arrows from the one to the other.");
    case ExportKind::TableCsv:
        return ExportWords::tr(
            "The figures of every tensor and its gradient, a row each, for a spreadsheet.");
    case ExportKind::TableJson:
        return ExportWords::tr("The figures of every tensor and its gradient, for a program.");
    case ExportKind::Modules:
        return ExportWords::tr("What each call of a module returned, a row for each tensor.");
    case ExportKind::Problems:
        return ExportWords::tr("The problems as they are listed, a row each.");
    case ExportKind::Theory:
        return ExportWords::tr(
            "The scales that the theory of unit scaling expects, and those that were measured.");
    case ExportKind::Transforms:
        return ExportWords::tr("What unit scaling and simulated formats changed, a row for each operator.");
    case ExportKind::Quantisation:
        return ExportWords::tr("What rounding lost of each tensor that was rounded.");
    case ExportKind::Proposals:
        return ExportWords::tr("The format and the scale that are proposed for each tensor.");
    case ExportKind::ComparisonCsv:
        return ExportWords::tr("What changed between both runs, a row for each tensor, for a spreadsheet.");
    case ExportKind::ComparisonJson:
        return ExportWords::tr("What changed between both runs, for a program.");
    case ExportKind::Code:
        return ExportWords::tr("The model's code as text, with the scales beside its lines.");
    case ExportKind::Recipe:
        return ExportWords::tr(
            "The proposed formats and scales, to be simulated or to be read by a program.");
    case ExportKind::Report:
        return ExportWords::tr(
            "The whole run on one page: what goes wrong first, the pictures and the tables.");
    case ExportKind::ComparisonReport:
        return ExportWords::tr("Both runs on one page: what changed most, with graphs and plot.");
    }
    return {};
}

QString filterOf(ExportKind kind)
{
    switch (kind) {
    case ExportKind::TableCsv:
    case ExportKind::Modules:
    case ExportKind::Transforms:
    case ExportKind::Quantisation:
    case ExportKind::ComparisonCsv:
        return ExportWords::tr("Tables (*.csv)");
    case ExportKind::TableJson:
    case ExportKind::ComparisonJson:
    case ExportKind::Recipe:
        return ExportWords::tr("JSON (*.json)");
    case ExportKind::Problems:
    case ExportKind::Theory:
    case ExportKind::Proposals:
        return ExportWords::tr("Tables (*.csv *.json)");
    case ExportKind::Report:
    case ExportKind::ComparisonReport:
        return ExportWords::tr("Reports (*.html)");
    case ExportKind::Graph:
        return ExportWords::tr("Pictures (*.svg *.png *.pdf *.dot)");
    case ExportKind::Code:
        return ExportWords::tr("Text (*.txt)");
    default:
        return ExportWords::tr("Pictures (*.svg *.png *.pdf)");
    }
}

QStringList suffixesOf(ExportKind kind)
{
    static const QRegularExpression suffix(QStringLiteral(R"(\*\.([a-z]+))"));
    const QString filter = filterOf(kind);
    QStringList all;
    for (auto found = suffix.globalMatch(filter); found.hasNext();)
        all << found.next().captured(1);
    return all;
}

} // namespace scalescope::app
