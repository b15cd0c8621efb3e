// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/edge_menu.h"

#include "widgets/graphview/edge_at.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/waterfall/waterfall.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QMenu>

namespace scalescope::app {

namespace {

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

} // namespace

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

} // namespace scalescope::app
