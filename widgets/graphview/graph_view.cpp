// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_view.h"

#include "widgets/graphview/edge_at.h"
#include "widgets/graphview/graph_accessible.h"
#include "widgets/graphview/graph_keys.h"
#include "widgets/graphview/layout_hint.h"
#include "widgets/graphview/panel_button.h"
#include "widgets/graphview/pinch.h"
#include "widgets/models/outline_text.h"
#include "widgets/models/plain_text.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>
#include <map>
#include <utility>
#include <variant>

namespace scalescope::widgets {

GraphView::GraphView(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_maker(*document),
      m_picture(m_maker.picture()),
      m_panels(m_picture),
      m_camera(m_picture, m_panels, [this] { return QSizeF(size()); }),
      m_anchor(m_picture, m_camera),
      m_pointer(m_picture, m_panels, m_camera),
      m_selection(*document, m_picture),
      m_folding({m_maker, m_anchor, m_camera, m_selection}),
      m_looks(m_picture),
      m_hint(new LayoutHint(this)),
      m_buttons(new PanelButtons(m_panels, m_camera, this))
{
    GraphAccessible::install(); // before anything is told of this view
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    grabGesture(Qt::PinchGesture);
    setAccessibleName(tr("Graph of the run"));
    m_hint->setTheme(m_looks.theme());
    connectDocument();
    connectParts();
    m_panels.setContent(*document);
    m_maker.takeRun(RunChange::Another);
    if (!document->graph().nodes.empty())
        m_maker.takeGraph();
}

void GraphView::connectDocument()
{
    connect(m_document, &Document::runChanged, &m_maker, &PictureMaker::takeRun);
    connect(m_document, &Document::graphChanged, this, [this] {
        m_looks.forgetBars();
        if (!m_anchor.holds())
            m_anchor.holdMiddle(m_selection.card());
        m_maker.takeGraph();
    });
    connect(m_document, &Document::selectionChanged, this, &GraphView::selectionChanged);
    for (const auto signal :
         {&Document::formatsChanged, &Document::quantityChanged, &Document::colouringChanged})
        connect(m_document, signal, this, &GraphView::updateLooks);
}

void GraphView::connectParts()
{
    connect(&m_maker, &PictureMaker::runReplaced, this, &GraphView::forgetPicture);
    connect(&m_maker, &PictureMaker::started, this, [this] {
        Q_EMIT layoutStarted();
        m_hint->showBusy();
    });
    connect(&m_maker, &PictureMaker::made, this, &GraphView::takePicture);
    connect(&m_maker, &PictureMaker::emptied, this, [this] {
        m_selection.update();
        GraphAccessible::tellCards(*this);
        m_hint->dismiss();
        m_buttons->place();
        update();
    });
    connect(&m_maker, &PictureMaker::failed, this, [this](const QString& sentence) {
        m_hint->showFailure(sentence);
        Q_EMIT layoutFailed(sentence);
    });
    connect(&m_camera, &GraphCamera::moved, this, [this] {
        m_buttons->place();
        update();
        Q_EMIT zoomChanged();
    });
    connect(m_buttons, &PanelButtons::toggled, this, [this] {
        update();
        Q_EMIT panelsChanged();
    });
    connect(&m_pointer, &GraphPointer::clicked, this, [this](int card) { m_selection.select(card); });
    connect(&m_pointer, &GraphPointer::edgeClicked, this,
            [this](int edge) { m_selection.select(cardAlong(m_picture, edge, m_selection.card())); });
    connect(&m_pointer, &GraphPointer::edgeHovered, this, [this] {
        setCursor(m_pointer.hoveredEdge() >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
        update();
    });
    connect(&m_pointer, &GraphPointer::moduleToggled, &m_folding, &GraphFolding::toggle);
    connect(&m_folding, &GraphFolding::changed, this, &GraphView::foldingChanged);
    connect(&m_pointer, &GraphPointer::dragEnded, this, qOverload<>(&QWidget::update));
    connect(m_hint, &LayoutHint::cancelRequested, this, &GraphView::cancelLayout);
    connect(m_hint, &LayoutHint::retryRequested, &m_maker, &PictureMaker::layOut);
    connect(m_hint, &LayoutHint::noteClosed, this, [this] {
        m_noteClosed = true;
        m_camera.setCovered(0);
    });
}

void GraphView::setTheme(const Theme& theme)
{
    m_hint->setTheme(theme);
    m_panels.setTheme(theme);
    m_looks.setTheme(theme);
    m_buttons->setTheme(theme);
    update();
}

void GraphView::centreOn(graph::NodeId node)
{
    const int card = m_selection.cardOf(node);
    if (card >= 0)
        m_camera.centreOn(card);
    if (card < 0 || isLayingOut())
        m_centreWhenLaidOut = node;
}

void GraphView::setHighlighted(const std::set<graph::NodeId>& nodes)
{
    m_looks.setHighlighted(nodes);
    update();
}

void GraphView::setTagged(const std::set<graph::NodeId>& nodes, const QString& word)
{
    m_looks.setTagged(nodes, word);
    update();
}

void GraphView::setPanelWanted(GraphPanel panel, bool wanted)
{
    m_panels.setWanted(panel, wanted);
    m_buttons->place();
    update();
}

void GraphView::setPanelOpen(GraphPanel panel, bool open)
{
    m_panels.setOpen(panel, open);
    m_buttons->place();
    update();
}

void GraphView::setGains(const GainsShown& gains)
{
    m_looks.setGains(gains);
    update();
}

QRectF GraphView::cardRect(graph::NodeId node) const
{
    const int card = m_selection.cardOf(node);
    return card < 0 ? QRectF() : m_camera.cardRect(card);
}

std::optional<graph::NodeId> GraphView::middleNode(const std::function<bool(graph::NodeId)>& accept) const
{
    const QPointF middle = m_camera.viewport().toLayout(QRectF(rect()).center());
    const int card = m_picture.nearestCard(middle, [&](const ViewCard& shown) { return accept(shown.node); });
    return card < 0 ? std::nullopt : std::optional(m_picture.view.cards[static_cast<std::size_t>(card)].node);
}

void GraphView::showAt(graph::NodeId node, const QPointF& middle, double zoom)
{
    if (const int card = m_selection.cardOf(node); card >= 0)
        m_camera.showAt(card, middle, zoom);
}

void GraphView::cancelLayout()
{
    if (!isLayingOut())
        return;
    const bool foldsAgain = m_maker.cancel();
    m_anchor.letGo();
    m_hint->dismiss();
    Q_EMIT layoutCancelled();
    if (foldsAgain)
        Q_EMIT foldingChanged();
}

void GraphView::forgetPicture()
{
    m_noteClosed = false;
    m_pointer.forget();
    m_camera.startAgain();
    m_selection.update();
    GraphAccessible::tellCards(*this);
    m_anchor.letGo();
    m_centreWhenLaidOut.reset();
    m_buttons->place();
    update();
}

void GraphView::takePicture(bool isFirst, bool hasGrown)
{
    takeLooks();
    m_pointer.forget();
    const bool wasShown = !std::exchange(m_isSelectedSince, false) && !isFirst && m_selection.card() >= 0;
    m_selection.update();
    GraphAccessible::tellCards(*this);
    m_looks.updateMarks();
    announce();
    showLayoutNote();
    // Until one looks elsewhere, a run that grows is seen from its beginning.
    if (isFirst || (hasGrown && !m_camera.isUsers() && m_selection.card() < 0)) {
        m_camera.showStart();
        m_anchor.letGo();
    } else {
        m_anchor.keep(m_document->run().graph);
    }
    const int centred = m_centreWhenLaidOut ? m_selection.cardOf(*m_centreWhenLaidOut) : -1;
    m_centreWhenLaidOut.reset();
    if (centred >= 0)
        m_camera.centreOn(centred);
    else if (const int card = m_selection.card();
             card >= 0 && !m_camera.isSeen(card) && (!wasShown || m_camera.cardRect(card).intersects(rect())))
        m_camera.ensureVisible(card); // what was selected before it was laid out, or is in view only in part
    m_camera.settle();
    Q_EMIT layoutFinished();
}

/// Before the camera looks for a place, so that the note lies on no card.
void GraphView::showLayoutNote()
{
    m_hint->dismiss();
    if (const QString note = layoutNote(m_picture.layout); !note.isEmpty() && !m_noteClosed)
        m_hint->showNote(note);
    m_camera.setCovered(m_hint->noteHeight());
}

void GraphView::updateLooks()
{
    m_maker.updateLooks();
    m_looks.forgetBars();
    takeLooks();
}

void GraphView::takeLooks()
{
    m_looks.takeBars(*m_document);
    if (m_panels.setContent(*m_document))
        m_camera.placeLegend();
    m_buttons->place();
    update();
}

void GraphView::selectionChanged()
{
    const bool isAnother = m_selection.update();
    m_isSelectedSince = m_isSelectedSince || m_anchor.holds();
    const int card = m_selection.card();
    if (isAnother && card >= 0 && !m_camera.isSeen(card))
        m_camera.ensureVisible(card);
    announce();
    update();
}

void GraphView::announce()
{
    const int card = m_selection.card();
    const QString text = card < 0 ? tr("Nothing is selected") : m_picture.descriptionOf(card);
    if (text != accessibleDescription()) {
        setAccessibleDescription(text);
        QAccessibleEvent event(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
    }
    tellFocus();
}

void GraphView::tellFocus()
{
    if (!hasFocus() || m_selection.card() < 0)
        return;
    GraphAccessible::tellFocus(*this);
    Q_EMIT cardFocused(m_selection.card());
}

void GraphView::go(Step direction)
{
    if (const int card = m_selection.step(direction); card >= 0 && !m_camera.isSeen(card))
        m_camera.ensureVisible(card);
}

bool GraphView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), plainToolTip(textAt(help->pos())), this);
        return true;
    }
    const auto pinch = pinchOf(*event, *this);
    if (pinch)
        m_camera.zoomAt(pinch->point, pinch->factor);
    return pinch || QWidget::event(event);
}

/// What the tool tip says; empty for none.
QString GraphView::textAt(const QPointF& point) const
{
    if (const int card = m_pointer.cardAt(point); card >= 0)
        return m_picture.descriptionOf(card);
    const int edge = m_pointer.edgeAt(point);
    return edge < 0 ? QString() : edgeText(m_picture, edge, m_document->quantity(), m_selection.card());
}

QVariant GraphView::inputMethodQuery(Qt::InputMethodQuery query) const
{
    const int card = m_selection.card();
    if (query != Qt::ImCursorRectangle || card < 0)
        return QWidget::inputMethodQuery(query);
    return m_camera.cardRect(card).toRect().intersected(rect()); // where its menu opens
}

void GraphView::paintEmpty(QPainter& painter)
{
    painter.setFont(m_looks.theme().textFont);
    painter.setPen(m_looks.theme().muted);
    const graph::Run& run = m_document->run();
    const QString why = whyNoScalesText(run);
    const QString text = run.graph.nodes.empty() ? tr("Run a model to see its graph here.")
                         : isLayingOut()         ? QString()
                         : why.isEmpty()         ? tr("Nothing is left to draw: prune less.")
                                                 : why + u'\n' + tr("Prune less to see its operators.");
    painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, text);
}

void GraphView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), m_looks.theme().canvas);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_picture.empty())
        paintEmpty(painter);
    else
        paintPicture(painter, event->rect());
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(m_looks.theme().accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void GraphView::paintPicture(QPainter& painter, const QRect& part)
{
    const Viewport& viewport = m_camera.viewport();
    m_looks.paint(painter, viewport, part, m_selection.card(), m_pointer.hoveredEdge());
    m_panels.paint(painter, viewport, size(), m_selection.card(), m_pointer.isDragging());
}

/// A selected card that is in view does not leave it, or go under a panel.
void GraphView::resizeEvent(QResizeEvent* event)
{
    const int selected = m_selection.card();
    const bool wasInView =
        selected >= 0 && m_camera.cardRect(selected).intersects(QRectF(QPointF(), event->oldSize()));
    m_hint->place();
    m_camera.setCovered(m_hint->noteHeight());
    m_camera.resize(event->oldSize().isValid() ? std::optional(event->oldSize().width()) : std::nullopt);
    if (wasInView && !m_camera.isSeen(selected))
        m_camera.ensureVisible(selected);
    m_buttons->place();
    QWidget::resizeEvent(event);
}

void GraphView::wheelEvent(QWheelEvent* event)
{
    m_pointer.turnWheel(event->position(), event->angleDelta(),
                        event->modifiers().testFlag(Qt::ShiftModifier));
    event->accept();
}

void GraphView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton)
        m_pointer.press(event->position());
    else if (const int card = m_pointer.cardAt(event->position());
             event->button() == Qt::RightButton && card >= 0)
        m_selection.select(card); // whose menu opens
}

void GraphView::mouseMoveEvent(QMouseEvent* event)
{
    m_pointer.move(event->position());
    if (m_pointer.isDragging())
        setCursor(Qt::ClosedHandCursor);
}

void GraphView::mouseReleaseEvent(QMouseEvent* event)
{
    unsetCursor();
    const bool isLeft = event->button() == Qt::LeftButton;
    const bool wantsPath = isLeft && (event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) &&
                           !m_pointer.isDragging() && m_selection.node();
    const int card = wantsPath ? m_pointer.cardAt(event->position()) : -1;
    m_pointer.release(event->position(), isLeft && card < 0);
    if (card >= 0)
        Q_EMIT pathWanted(*m_selection.node(), m_picture.view.cards[static_cast<std::size_t>(card)].node);
}

void GraphView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_pointer.doubleClick(event->position());
}

void GraphView::leaveEvent(QEvent* event)
{
    m_pointer.leave();
    update();
    QWidget::leaveEvent(event);
}

/// The card is told of after the view, which Qt tells of last.
void GraphView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    QMetaObject::invokeMethod(
        this, [this] { tellFocus(); }, Qt::QueuedConnection);
}

void GraphView::keyPressEvent(QKeyEvent* event)
{
    const auto asked = graphKey(*event);
    const auto* action = asked ? std::get_if<GraphAction>(&*asked) : nullptr;
    if (!asked || (action != nullptr && *action == GraphAction::CancelLayout && !isLayingOut()))
        QWidget::keyPressEvent(event);
    else if (action != nullptr)
        act(*action);
    else
        go(std::get<Step>(*asked));
}

void GraphView::act(GraphAction action)
{
    static const std::map<GraphAction, void (GraphView::*)()> does{
        {GraphAction::ZoomIn, &GraphView::zoomIn},
        {GraphAction::ZoomOut, &GraphView::zoomOut},
        {GraphAction::ResetZoom, &GraphView::resetZoom},
        {GraphAction::OpenModule, &GraphView::openModule},
        {GraphAction::FoldModule, &GraphView::foldModule},
        {GraphAction::CancelLayout, &GraphView::cancelLayout}};
    (this->*does.at(action))();
}

} // namespace scalescope::widgets
