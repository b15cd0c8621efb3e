// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"
#include "widgets/theme/theme.h"

#include <QPlainTextEdit>

namespace scalescope::widgets {
class CausesView;
class CodeView;
class CompareDocument;
class CompareView;
class GraphView;
class HeatMap;
class Inspector;
class ModulesView;
class ModuleTreeView;
class NodeTableView;
class ProblemsView;
class ScalePlot;
class TheoryDocument;
class TheoryView;
class Waterfall;
} // namespace scalescope::widgets

namespace scalescope::app {

/// Every view of a document, each made once; the window arranges them.
struct Views
{
    widgets::GraphView* graph;
    widgets::ScalePlot* plot;
    widgets::HeatMap* heatMap;
    widgets::ModulesView* modules;
    widgets::CodeView* code;
    widgets::CompareView* compare;
    widgets::ModuleTreeView* tree;
    widgets::Inspector* inspector;
    widgets::ProblemsView* problems;
    widgets::NodeTableView* nodes;
    widgets::CausesView* causes;
    widgets::Waterfall* waterfall;
    widgets::TheoryView* theory;
    QPlainTextEdit* log;

    Views(widgets::Document* document, widgets::CompareDocument* compared, widgets::TheoryDocument* theory,
          QWidget* parent);
    void setTheme(const widgets::Theme& theme);
    /// Adds text to the end of the log, which scrolls only where its end is in view.
    void appendLog(const QString& text);
};

} // namespace scalescope::app
