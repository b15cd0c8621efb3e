// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_keys.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace scalescope::widgets {

namespace {

/// The translation context of this file's words.
struct Graph
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::GraphView)
};

std::optional<GraphAction> zoomOf(int key)
{
    switch (key) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return GraphAction::ZoomIn;
    case Qt::Key_Minus:
        return GraphAction::ZoomOut;
    default:
        return std::nullopt;
    }
}

std::optional<std::variant<Step, GraphAction>> plainKey(int key)
{
    switch (key) {
    case Qt::Key_Up:
        return Step::Producer;
    case Qt::Key_Down:
        return Step::Consumer;
    case Qt::Key_Left:
        return Step::Left;
    case Qt::Key_Right:
        return Step::Right;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return GraphAction::OpenModule;
    case Qt::Key_Backspace:
        return GraphAction::FoldModule;
    case Qt::Key_Escape:
        return GraphAction::CancelLayout;
    default:
        return std::nullopt;
    }
}

} // namespace

std::optional<std::variant<Step, GraphAction>> graphKey(const QKeyEvent& event)
{
    const bool isPlain = (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    const bool hasControl = event.modifiers().testFlag(Qt::ControlModifier);
    if (const auto zoom = zoomOf(event.key()); zoom && (isPlain || hasControl))
        return zoom;
    if (hasControl && event.key() == Qt::Key_0)
        return GraphAction::ResetZoom;
    return isPlain ? plainKey(event.key()) : std::nullopt;
}

ViewKeys graphKeys()
{
    return {Graph::tr("Graph"),
            {{{Qt::Key_Up, Qt::Key_Down}, {}, Graph::tr("Select the nearest producer, the nearest consumer")},
             {{Qt::Key_Left, Qt::Key_Right}, {}, Graph::tr("Select the card beside")},
             {{Qt::Key_Return, Qt::Key_Enter}, {}, Graph::tr("Open the selected module")},
             {{Qt::Key_Backspace}, {}, Graph::tr("Fold the selected card's module")},
             {{Qt::Key_Plus, Qt::Key_Equal, Qt::Key_Minus}, {}, Graph::tr("Zoom")},
             {{Qt::Key_Escape}, {}, Graph::tr("Stop the layout that is under way")},
             {{}, Graph::tr("Ctrl+click"), Graph::tr("Show the path between the selected card and this one")},
             {{}, Graph::tr("Click on an edge"), Graph::tr("Select the consumer; again, the producer")},
             {{}, Graph::tr("Double click"), Graph::tr("Open or fold a module")}}};
}

} // namespace scalescope::widgets
