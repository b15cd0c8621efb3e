// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QVector>

namespace scalescope::app {

/// The translation context of what is said of exports.
struct ExportWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::app::Exporter)
};

/// What the window exports.
enum class ExportKind {
    Plot,
    ErrorPlot,
    HeatMap,
    Graph,
    Waterfall,
    Histograms,
    ComparisonPlot,
    TableCsv,
    TableJson,
    Modules,
    Problems,
    Theory,
    Transforms,
    Quantisation,
    Proposals,
    ComparisonCsv,
    ComparisonJson,
    Code,
    Recipe,
    Report,
    ComparisonReport
};

enum class ExportGroup { Pictures, Tables, Documents };

/// One line of the table of what is exported.
struct ExportEntry
{
    ExportKind kind;
    ExportGroup group;
    const char* command; ///< of the window
    const char* option;  ///< of `scalescope export`, or of `compare`; empty where neither writes it
    const char* part;    ///< of a file's name, beside the model's
};

/// Everything, in the order of the menu.
const QVector<ExportEntry>& exportEntries();
const ExportEntry& entryOf(ExportKind kind);
bool isOfComparison(ExportKind kind);
/// "Pictures", translated.
QString titleOf(ExportGroup group);
/// What it shows or holds, in a line, translated.
QString meaningOf(ExportKind kind);
/// "Pictures (*.svg *.png *.pdf)", translated.
QString filterOf(ExportKind kind);
/// "svg", "png", "pdf".
QStringList suffixesOf(ExportKind kind);

} // namespace scalescope::app
