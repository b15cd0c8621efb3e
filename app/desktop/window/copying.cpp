// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/copying.h"

#include "app/desktop/commands/commands.h"
#include "app/desktop/panels/centre.h"
#include "core/sheet/tables.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/models/document.h"
#include "widgets/models/localized_number.h"
#include "widgets/scale/scale_view.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QPixmap>
#include <QPlainTextEdit>
#include <QTextDocumentFragment>
#include <QTextEdit>
#include <algorithm>

namespace scalescope::app {

namespace {

QString cellsText(const QAbstractItemView& view)
{
    QModelIndexList cells = view.selectionModel()->selectedIndexes();
    std::sort(cells.begin(), cells.end());
    const widgets::PointInFigures point;
    QString text;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0)
            text += cells[i].row() == cells[i - 1].row() ? QLatin1Char('\t') : QLatin1Char('\n');
        text += cells[i].data(Qt::DisplayRole).toString();
    }
    return text;
}

/// The node's rows of the CSV table, with the header.
QString nodeText(const graph::Node& node)
{
    graph::Graph one;
    one.nodes.push_back(node);
    return QString::fromStdString(sheet::nodesCsv(one));
}

/// By which files and queries know it.
void copyName(const widgets::Document& document)
{
    if (const graph::Node* node = document.selectedNode())
        QApplication::clipboard()->setText(QString::fromStdString(node->name));
}

/// Which view a picture is wanted of: the plot or the graph that has the focus, else the one in front.
QWidget* pictureFor(QWidget* focused, QWidget* front)
{
    const bool isPicture = qobject_cast<widgets::ScaleView*>(focused) != nullptr ||
                           qobject_cast<widgets::GraphView*>(focused) != nullptr;
    return isPicture && (front == nullptr || !front->isAncestorOf(focused)) ? focused : front;
}

/// At the screen's resolution.
void copyPicture(QWidget* view)
{
    if (view != nullptr)
        QApplication::clipboard()->setPixmap(view->grab());
}

} // namespace

void copySelection(QWidget* focused, const widgets::Document& document)
{
    QString text;
    if (auto* line = qobject_cast<QLineEdit*>(focused))
        text = line->selectedText();
    else if (auto* plain = qobject_cast<QPlainTextEdit*>(focused);
             plain && plain->textCursor().hasSelection())
        text = plain->textCursor().selection().toPlainText();
    else if (auto* rich = qobject_cast<QTextEdit*>(focused); rich && rich->textCursor().hasSelection())
        text = rich->textCursor().selection().toPlainText();
    else if (auto* view = qobject_cast<QAbstractItemView*>(focused); view && view->selectionModel())
        text = cellsText(*view);
    else if (const graph::Node* node = document.selectedNode())
        text = nodeText(*node);
    if (!text.isEmpty())
        QApplication::clipboard()->setText(text);
}

void connectCopying(const Commands& commands, const widgets::Document& document, const Centre& centre)
{
    const auto connect = [&](const char* id, auto does) {
        QObject::connect(commands[id], &QAction::triggered, &centre, does);
    };
    connect("edit.copy", [&document] { copySelection(QApplication::focusWidget(), document); });
    connect("edit.copyName", [&document] { copyName(document); });
    connect("edit.copyPicture",
            [&centre] { copyPicture(pictureFor(QApplication::focusWidget(), centre.currentView())); });
}

} // namespace scalescope::app
