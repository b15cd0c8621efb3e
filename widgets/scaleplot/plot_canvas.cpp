// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/plot_canvas.h"

#include <QHelpEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr double usualRowHeight = 24;
constexpr double leastReadableRowHeight = 18;
constexpr double largestRowHeight = 60;
constexpr double narrowestAxis = 0.5;
constexpr ScaleAxis widestAxis{-1100, 1050}; // double's own range

/// Lets QCustomPlot paint the scene as the one thing on its layer.
class SceneLayer : public QCPLayerable
{
public:
    SceneLayer(QCustomPlot* plot, std::function<void(QCPPainter*)> paint)
        : QCPLayerable(plot, QStringLiteral("main")), m_paint(std::move(paint))
    {
    }

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(true); }
    void draw(QCPPainter* painter) override { m_paint(painter); }

private:
    std::function<void(QCPPainter*)> m_paint;
};

} // namespace

PlotCanvas::PlotCanvas(QWidget* parent)
    : QCustomPlot(parent), m_painter(std::make_unique<PlotPainter>(PlotScene{}, Theme::light()))
{
    new SceneLayer(this, [this](QCPPainter* painter) { paintScene(painter); }); // owned by the plot
    for (QCPAxis* axis : {xAxis, yAxis})
        axis->setVisible(false);
    yAxis->setRangeReversed(true);
    axisRect()->setAutoMargins(QCP::msNone);
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(yAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, &PlotCanvas::keepRowsInRange);
    connect(xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, &PlotCanvas::keepAxisInRange);
}

void PlotCanvas::setScene(PlotScene scene, const Theme& theme, bool keepView)
{
    m_painter = std::make_unique<PlotPainter>(std::move(scene), theme);
    m_hovered = -1;
    m_selected = std::min(m_selected, static_cast<int>(this->scene().rows.size()) - 1);
    setBackground(theme.window);
    axisRect()->setMargins(m_painter->margins().toMargins());
    plotLayout()->update(QCPLayoutElement::upMargins);
    plotLayout()->update(QCPLayoutElement::upLayout);
    if (!keepView)
        m_view = View::First;
    showAgain();
    replot(rpQueuedReplot);
}

PlotGeometry PlotCanvas::geometry() const
{
    PlotGeometry geometry;
    geometry.whole = rect();
    geometry.plot = axisRect()->rect();
    geometry.axis = shownAxis();
    geometry.topRow = yAxis->range().lower;
    geometry.rowHeight = plotHeight() / yAxis->range().size();
    return geometry;
}

double PlotCanvas::plotHeight() const
{
    return std::max(1, axisRect()->height());
}

double PlotCanvas::rowsInView() const
{
    return yAxis->range().size();
}

ScaleAxis PlotCanvas::shownAxis() const
{
    return {xAxis->range().lower, xAxis->range().upper};
}

void PlotCanvas::paintScene(QCPPainter* painter)
{
    if (axisRect()->width() > 20 && axisRect()->height() > 10)
        m_painter->paint(*painter, geometry(), m_selected, m_hovered);
}

void PlotCanvas::setRows(double top, double count)
{
    yAxis->setRange(top, top + count);
    m_rowHeight = plotHeight() / rowsInView();
}

void PlotCanvas::keepRowsInRange()
{
    const auto rows = static_cast<double>(std::max<std::size_t>(scene().rows.size(), 1));
    const QCPRange range = yAxis->range();
    const double most = std::max(rows, plotHeight() / usualRowHeight);
    const double count = std::clamp(range.size(), std::min(plotHeight() / largestRowHeight, most), most);
    const double top = std::clamp(range.lower, 0.0, std::max(0.0, rows - count));
    if (std::abs(top - range.lower) > 1e-9 || std::abs(count - range.size()) > 1e-9)
        yAxis->setRange(top, top + count);
    m_rowHeight = plotHeight() / rowsInView();
    Q_EMIT viewChanged();
}

void PlotCanvas::keepAxisInRange()
{
    const QCPRange range = xAxis->range();
    const double width = std::clamp(range.size(), narrowestAxis, widestAxis.hi - widestAxis.lo);
    const double lo = std::clamp(range.center() - width / 2, widestAxis.lo, widestAxis.hi - width);
    if (std::abs(lo - range.lower) > 1e-9 || std::abs(width - range.size()) > 1e-9)
        xAxis->setRange(lo, lo + width);
    Q_EMIT viewChanged();
}

void PlotCanvas::showAgain()
{
    if (m_view == View::First)
        showAtFirst();
    else if (m_view == View::Fitted)
        fit();
    else if (m_rowHeight > 0)
        setRows(yAxis->range().lower, plotHeight() / m_rowHeight);
}

void PlotCanvas::showAtFirst()
{
    m_view = View::First;
    xAxis->setRange(scene().fit.lo, scene().fit.hi);
    const double rows = std::max(1.0, static_cast<double>(scene().rows.size()));
    const double height = std::clamp(plotHeight() / rows, leastReadableRowHeight, usualRowHeight);
    setRows(0, plotHeight() / height);
}

void PlotCanvas::fit()
{
    m_view = View::Fitted;
    xAxis->setRange(scene().fit.lo, scene().fit.hi);
    setRows(0, std::max(static_cast<double>(scene().rows.size()), plotHeight() / usualRowHeight));
    replot(rpQueuedReplot);
}

void PlotCanvas::setTopRow(double row)
{
    if (std::abs(row - yAxis->range().lower) < 1e-6)
        return;
    m_view = View::Chosen;
    setRows(row, rowsInView());
    replot(rpQueuedReplot);
}

void PlotCanvas::setSelectedRow(int row)
{
    if (row == m_selected)
        return;
    m_selected = row;
    const double top = yAxis->range().lower;
    if (row >= 0 && (row < top || row + 1 > top + rowsInView()))
        setRows(row + 0.5 - rowsInView() / 2, rowsInView());
    replot(rpQueuedReplot);
}

void PlotCanvas::setHoveredRow(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    replot(rpQueuedReplot);
}

bool PlotCanvas::overLabels(const QPointF& position) const
{
    return position.x() < axisRect()->left();
}

bool PlotCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QCustomPlot::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int row = m_painter->rowAt(geometry(), help->pos().y());
    if (row < 0) {
        QToolTip::hideText();
        return true;
    }
    const PlotGeometry where = geometry();
    const QRect area = QRectF(0, where.y(row), width(), where.rowHeight).toAlignedRect();
    QToolTip::showText(help->globalPos(), scene().describe(row, m_painter->theme()), this, area);
    return true;
}

void PlotCanvas::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->position();
    Qt::Orientations drag = Qt::Horizontal | Qt::Vertical;
    if (overLabels(m_pressed))
        drag = Qt::Vertical;
    else if (m_pressed.y() > axisRect()->bottom())
        drag = Qt::Horizontal;
    axisRect()->setRangeDrag(drag);
    QCustomPlot::mousePressEvent(event);
}

void PlotCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const bool dragging = event->buttons() & Qt::LeftButton;
    if (dragging)
        m_view = View::Chosen;
    setHoveredRow(dragging ? -1 : m_painter->rowAt(geometry(), event->position().y()));
    QCustomPlot::mouseMoveEvent(event);
}

void PlotCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    QCustomPlot::mouseReleaseEvent(event);
    const bool clicked =
        (event->position() - m_pressed).manhattanLength() < QApplication::startDragDistance();
    const int row = m_painter->rowAt(geometry(), event->position().y());
    if (clicked && event->button() == Qt::LeftButton && row >= 0)
        Q_EMIT rowActivated(row);
}

void PlotCanvas::leaveEvent(QEvent* event)
{
    setHoveredRow(-1);
    QCustomPlot::leaveEvent(event);
}

void PlotCanvas::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() & Qt::ShiftModifier) {
        const QPoint turned = event->angleDelta();
        setTopRow(yAxis->range().lower - (turned.y() != 0 ? turned.y() : turned.x()) / 40.0);
        event->accept();
        return;
    }
    m_view = View::Chosen;
    const bool rows = overLabels(event->position()) || event->modifiers() & Qt::ControlModifier;
    axisRect()->setRangeZoom(rows ? Qt::Vertical : Qt::Horizontal);
    QCustomPlot::wheelEvent(event);
}

bool PlotCanvas::moveSelection(int key)
{
    const int last = static_cast<int>(scene().rows.size()) - 1;
    int row = m_selected;
    if (key == Qt::Key_Up)
        row = row < 0 ? last : row - 1;
    else if (key == Qt::Key_Down)
        row = row + 1;
    else if (key == Qt::Key_Home)
        row = 0;
    else if (key == Qt::Key_End)
        row = last;
    else
        return false;
    if (last >= 0)
        Q_EMIT rowActivated(std::clamp(row, 0, last));
    return true;
}

bool PlotCanvas::moveView(int key)
{
    const double shift = xAxis->range().size() / 8;
    if (key == Qt::Key_PageUp || key == Qt::Key_PageDown)
        setTopRow(yAxis->range().lower + (key == Qt::Key_PageUp ? -0.9 : 0.9) * rowsInView());
    else if (key == Qt::Key_Left || key == Qt::Key_Right)
        xAxis->moveRange(key == Qt::Key_Left ? -shift : shift);
    else if (key == Qt::Key_Plus || key == Qt::Key_Minus)
        xAxis->scaleRange(key == Qt::Key_Plus ? 0.8 : 1.25);
    else
        return false;
    m_view = View::Chosen;
    replot(rpQueuedReplot);
    return true;
}

void PlotCanvas::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (!plain || (!moveSelection(event->key()) && !moveView(event->key())))
        QCustomPlot::keyPressEvent(event);
}

void PlotCanvas::resizeEvent(QResizeEvent* event)
{
    QCustomPlot::resizeEvent(event);
    showAgain();
    replot(rpQueuedReplot);
}

} // namespace scalescope::widgets
