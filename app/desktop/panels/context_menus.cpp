// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/context_menus.h"

#include "app/desktop/commands/commands.h"
#include "app/desktop/panels/views.h"
#include "widgets/causes/causes_view.h"
#include "widgets/compare/compare_view.h"
#include "widgets/graphview/edge_at.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/heatmap/heat_map.h"
#include "widgets/histogram/histogram_view.h"
#include "widgets/inspector/inspector.h"
#include "widgets/modules/modules_view.h"
#include "widgets/scale/row_canvas.h"
#include "widgets/scaleplot/scale_plot.h"
#include "widgets/table/module_tree_view.h"
#include "widgets/table/node_table_view.h"
#include "widgets/table/problems_view.h"
#include "widgets/waterfall/waterfall.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

namespace scalescope::app {

namespace {

constexpr const char* group = nullptr;

/// What can be done with the tensor that a card, a row or a step stands for.
QVector<const char*> ofTensor()
{
    return {"edit.producer", "edit.consumer", group,      "path.toLoss",    "path.fromInput",
            "path.fromHere", "path.toHere",   group,      "prune.hideNode", "prune.hideTarget",
            group,           "edit.copyName", "edit.copy"};
}

QVector<const char*> ofRow(std::initializer_list<const char*> more = {})
{
    return QVector<const char*>{"view.showInGraph", group} + ofTensor() + QVector<const char*>(more);
}

/// The translation context of this file's words.
struct EdgeMenu
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::app::EdgeMenu)
};

/// Its title, in which no letter becomes a mnemonic.
QString titleOf(const widgets::GraphPicture& picture, int card)
{
    return QString(picture.looks[static_cast<std::size_t>(card)].title)
        .replace(QLatin1Char('&'), QLatin1String("&&"));
}

void addWay(QMenu& menu, widgets::GraphView& graph, const char* name, const QString& text, graph::NodeId node)
{
    QAction* way = menu.addAction(text);
    way->setObjectName(QLatin1String(name));
    QObject::connect(way, &QAction::triggered, &graph, [&graph, node] {
        if (const int card = graph.drawn().cardOf(node); card >= 0) // of the picture that there is then
            graph.selectCard(card);
    });
}

/// Puts what can be done at an edge of a graph into a menu: to go to either end, the waterfall from here
/// where there is one, and to copy what the edge says.
void fillEdgeMenu(QMenu& menu, widgets::GraphView& graph, int edge, widgets::Waterfall* waterfall)
{
    const widgets::GraphPicture& picture = graph.picture();
    const widgets::ViewEdge& along = picture.view.edges[static_cast<std::size_t>(edge)];
    const auto nodeOf = [&](int card) { return picture.view.cards[static_cast<std::size_t>(card)].node; };
    const graph::NodeId source = nodeOf(along.source);
    addWay(menu, graph, "edge.source",
           EdgeMenu::tr("Go to the &source, %1").arg(titleOf(picture, along.source)), source);
    addWay(menu, graph, "edge.target",
           EdgeMenu::tr("Go to the &target, %1").arg(titleOf(picture, along.target)), nodeOf(along.target));
    menu.addSeparator();
    if (waterfall != nullptr) {
        QAction* from = menu.addAction(EdgeMenu::tr("Show the &waterfall from here"));
        from->setObjectName(QStringLiteral("edge.waterfall"));
        QObject::connect(from, &QAction::triggered, waterfall,
                         [waterfall, source] { waterfall->startAt(source); });
        menu.addSeparator();
    }
    QAction* copy = menu.addAction(EdgeMenu::tr("&Copy"));
    copy->setObjectName(QStringLiteral("edge.copy"));
    const QString text = widgets::edgeFacts(picture, edge, graph.quantity());
    QObject::connect(copy, &QAction::triggered, &graph, [text] { QApplication::clipboard()->setText(text); });
}

} // namespace

ContextMenus::ContextMenus(const Commands& commands, const Views& views, QObject* parent)
    : QObject(parent), m_commands(commands), m_views(views)
{
    add(views.graph,
        QVector<const char*>{"view.openModule", "view.foldModule", "view.centre", group} + ofTensor() +
            QVector<const char*>{"edit.copyPicture", group, "format.addFix", "format.addLayerFixes", group,
                                 "view.gains", "view.gainsForward", "view.gainsGradient", "view.fit", group,
                                 "export.graph"});
    for (widgets::RowCanvas* canvas : views.plot->findChildren<widgets::RowCanvas*>())
        add(canvas, ofRow({"edit.copyPicture", group, "view.fit", "export.plot"}));
    for (widgets::RowCanvas* canvas : views.waterfall->findChildren<widgets::RowCanvas*>())
        add(canvas, ofRow({"edit.copyPicture", group, "path.whole", "export.waterfall"}));
    for (QAbstractScrollArea* part : views.heatMap->findChildren<QAbstractScrollArea*>())
        addArea(part, ofRow({group, "export.heatMap"}));
    for (widgets::HistogramView* histogram : views.inspector->findChildren<widgets::HistogramView*>())
        add(histogram, {"edit.copyPicture", "edit.copyName", group, "export.histograms"});
    for (QWidget* graph : views.compare->findChildren<widgets::GraphView*>())
        add(graph, {"view.showInGraph", group, "edit.copyName", "edit.copyPicture", group,
                    "export.comparisonPlot", "export.comparisonReport"});
    addRows(views.tree, ofRow({group, "view.openModule", "view.foldModule"}));
    addRows(views.problems, ofRow());
    addRows(views.nodes, ofRow({group, "export.tableCsv", "export.tableJson"}));
    addRows(views.modules, ofRow({group, "export.modules"}));
    addRows(views.causes, ofRow());
    addRows(views.compare,
            {"view.showInGraph", group, "edit.copyName", "edit.copy", group, "export.comparisonCsv",
             "export.comparisonJson", "export.comparisonPlot", "export.comparisonReport"});
}

void ContextMenus::add(QWidget* widget, const Entries& entries)
{
    m_entries.insert(widget, entries);
    widget->installEventFilter(this);
}

/// What scrolls is asked where the mouse is, too.
void ContextMenus::addArea(QAbstractScrollArea* area, const Entries& entries)
{
    add(area, entries);
    area->viewport()->installEventFilter(this);
}

void ContextMenus::addRows(QWidget* view, const Entries& entries)
{
    for (QAbstractItemView* rows : view->findChildren<QAbstractItemView*>()) {
        const bool isPopup = rows->window() != view->window();
        if (isPopup || qobject_cast<QHeaderView*>(rows) != nullptr)
            continue;
        addArea(rows, entries);
    }
}

QMenu* ContextMenus::menuOf(QWidget* widget, QWidget* parent) const
{
    auto* menu = new QMenu(parent);
    menu->setToolTipsVisible(true); // why an entry is grey
    QMenu* exports = nullptr;       // whose commands say no more than what is written
    for (const char* id : m_entries.value(widget)) {
        if (id == group)
            menu->addSeparator();
        else if (Commands::menuOf(m_commands[id]) != MenuId::Export)
            menu->addAction(m_commands[id]);
        else {
            exports = exports != nullptr ? exports : menu->addMenu(Commands::title(MenuId::Export));
            exports->addAction(m_commands[id]);
        }
    }
    if (!widget->actions().isEmpty() && !m_entries.value(widget).isEmpty()) {
        menu->addSeparator();
        menu->addActions(widget->actions());
    }
    return menu;
}

QMenu* ContextMenus::menuAt(QWidget* widget, const QPoint& point) const
{
    auto* graph = qobject_cast<widgets::GraphView*>(widget);
    const int edge = graph == nullptr ? -1 : graph->edgeAt(point);
    if (edge < 0)
        return menuOf(widget, widget);
    auto* menu = new QMenu(widget);
    const bool isRuns = graph == m_views.graph; // and none of a comparison
    fillEdgeMenu(*menu, *graph, edge, isRuns ? m_views.waterfall : nullptr);
    if (isRuns)
        for (const char* id : {"view.gains", "view.gainsForward", "view.gainsGradient"})
            menu->addAction(m_commands[id]);
    return menu;
}

void ContextMenus::popUp(QWidget* widget, QMenu* menu, const QPoint& globalPosition)
{
    widget->setFocus(Qt::MouseFocusReason); // whose picture or cells are copied
    m_open = menu;
    m_open->setAttribute(Qt::WA_DeleteOnClose);
    m_open->popup(globalPosition);
}

bool ContextMenus::eventFilter(QObject* watched, QEvent* event)
{
    auto* widget = qobject_cast<QWidget*>(watched);
    const bool isViewport = !m_entries.contains(watched);
    if (isViewport && event->type() != QEvent::ContextMenu)
        return QObject::eventFilter(watched, event);
    if (isViewport)
        widget = widget->parentWidget();
    const bool isOpen = m_open != nullptr && m_open->isVisible();
    if (event->type() == QEvent::ContextMenu) {
        const auto* asked = static_cast<QContextMenuEvent*>(event);
        const bool isAtMouse = asked->reason() == QContextMenuEvent::Mouse;
        if (!isOpen) // a desktop may send an event for the menu key beside the key
            popUp(widget, isAtMouse ? menuAt(widget, asked->pos()) : menuOf(widget, widget),
                  asked->globalPos());
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isMenu = key->key() == Qt::Key_Menu ||
                            (key->key() == Qt::Key_F10 && key->modifiers() == Qt::ShiftModifier);
        if (isMenu) { // at the item that has the focus, as the view says
            const QRect item = widget->inputMethodQuery(Qt::ImCursorRectangle).toRect();
            if (!isOpen)
                popUp(widget, menuOf(widget, widget), widget->mapToGlobal(item.center()));
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace scalescope::app
