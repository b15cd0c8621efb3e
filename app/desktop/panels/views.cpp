// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/views.h"

#include "core/report/text/sanitized_text.h"
#include "widgets/causes/causes_view.h"
#include "widgets/codeview/code_view.h"
#include "widgets/compare/compare_view.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/heatmap/heat_map.h"
#include "widgets/inspector/inspector.h"
#include "widgets/modules/modules_view.h"
#include "widgets/scaleplot/scale_plot.h"
#include "widgets/table/module_tree_view.h"
#include "widgets/table/node_table_view.h"
#include "widgets/table/problems_view.h"
#include "widgets/theory/theory_view.h"
#include "widgets/waterfall/waterfall.h"

#include <QCoreApplication>
#include <QScrollBar>

namespace scalescope::app {

namespace {

constexpr int mostLogLines = 20000;

QPlainTextEdit* makeLog(QWidget* parent)
{
    auto* log = new QPlainTextEdit(parent);
    log->setReadOnly(true);
    log->setMaximumBlockCount(mostLogLines);
    log->setAccessibleName(QCoreApplication::translate("Views", "Log of the run"));
    log->setPlaceholderText(QCoreApplication::translate("Views", "What the model prints comes here."));
    return log;
}

} // namespace

Views::Views(widgets::Document* document, widgets::CompareDocument* compared,
             widgets::TheoryDocument* theoryDocument, QWidget* parent)
    : graph(new widgets::GraphView(document, parent)),
      plot(new widgets::ScalePlot(document, parent)),
      heatMap(new widgets::HeatMap(document, parent)),
      modules(new widgets::ModulesView(document, parent)),
      code(new widgets::CodeView(document, parent)),
      compare(new widgets::CompareView(compared, parent)),
      tree(new widgets::ModuleTreeView(document, parent)),
      inspector(new widgets::Inspector(document, parent)),
      problems(new widgets::ProblemsView(document, parent)),
      nodes(new widgets::NodeTableView(document, parent)),
      causes(new widgets::CausesView(document, parent)),
      waterfall(new widgets::Waterfall(document, parent)),
      theory(new widgets::TheoryView(theoryDocument, parent)),
      log(makeLog(parent))
{
    inspector->setCompared(compared);
    inspector->setTheory(theoryDocument);
    graph->setObjectName(QStringLiteral("graphView")); // sessions name the view in front
    modules->setObjectName(QStringLiteral("modulesView"));
    QObject::connect(document, &widgets::Document::highlightChanged, graph,
                     [graph = graph, document] { graph->setHighlighted(document->highlighted()); });
}

void Views::setTheme(const widgets::Theme& theme)
{
    graph->setTheme(theme);
    plot->setTheme(theme);
    heatMap->setTheme(theme);
    modules->setTheme(theme);
    code->setTheme(theme);
    compare->setTheme(theme);
    tree->setTheme(theme);
    inspector->setTheme(theme);
    problems->setTheme(theme);
    nodes->setTheme(theme);
    causes->setTheme(theme);
    waterfall->setTheme(theme);
    theory->setTheme(theme);
    log->setFont(theme.numberFont);
}

void Views::appendLog(const QString& text)
{
    QScrollBar* bar = log->verticalScrollBar();
    const bool atEnd = bar->value() == bar->maximum();
    QTextCursor cursor(log->document());
    cursor.movePosition(QTextCursor::End);
    cursor.insertText(QString::fromStdString(report::shownLines(text.toStdString())));
    if (atEnd)
        bar->setValue(bar->maximum());
}

} // namespace scalescope::app
