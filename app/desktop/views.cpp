// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views.h"

#include "widgets/graphview/graph_view.h"
#include "widgets/inspector/inspector.h"
#include "widgets/scaleplot/scale_plot.h"

#include <QLabel>

namespace scalescope::app {

namespace {

constexpr int mostLogLines = 20000;

QWidget* placeholder(widgets::Document* document, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setAlignment(Qt::AlignCenter);
    QObject::connect(document, &widgets::Document::graphChanged, label,
                     [label, document] { label->setNum(static_cast<int>(document->graph().nodes.size())); });
    return label;
}

QPlainTextEdit* makeLog(QWidget* parent)
{
    auto* log = new QPlainTextEdit(parent);
    log->setReadOnly(true);
    log->setMaximumBlockCount(mostLogLines);
    log->setAccessibleName(QObject::tr("Log of the run"));
    return log;
}

} // namespace

Views::Views(widgets::Document* document, QWidget* parent)
    : graph(new widgets::GraphView(document, parent)),
      plot(new widgets::ScalePlot(document, parent)),
      modules(placeholder(document, parent)),
      code(placeholder(document, parent)),
      tree(placeholder(document, parent)),
      inspector(new widgets::Inspector(document, parent)),
      problems(placeholder(document, parent)),
      nodes(placeholder(document, parent)),
      log(makeLog(parent))
{
    QObject::connect(document, &widgets::Document::highlightChanged, graph,
                     [graph = graph, document] { graph->setHighlighted(document->highlighted()); });
}

void Views::setTheme(const widgets::Theme& theme)
{
    graph->setTheme(theme);
    inspector->setTheme(theme);
    plot->setTheme(theme);
    log->setFont(theme.numberFont);
}

} // namespace scalescope::app
