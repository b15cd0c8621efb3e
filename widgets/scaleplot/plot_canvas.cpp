// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/plot_canvas.h"

#include "widgets/scaleplot/plot_description.h"

#include <QMouseEvent>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr double usualRowHeight = 24;
constexpr double leastReadableRowHeight = 18;
constexpr double largestRowHeight = 60;

} // namespace

PlotCanvas::PlotCanvas(QWidget* parent) : TensorPlot(parent)
{
    addLayer(QStringLiteral("marks"), layer(QStringLiteral("grid")), QCustomPlot::limBelow);
    m_marks = layer(QStringLiteral("marks"));
    m_marks->setMode(QCPLayer::lmBuffered);
    paintOn(m_marks->name(), [this](QCPPainter& painter) { paintMarkedRows(painter); });
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(yAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, &PlotCanvas::keepRowsInRange);
    connect(this, &RowPlot::rowClicked, this, &PlotCanvas::rowActivated);
}

void PlotCanvas::setScene(PlotScene scene, const Theme& theme, bool keepView)
{
    TensorPlot::setScene(std::move(scene), theme);
    m_hovered = -1;
    selectRow(std::min(selectedRow(), static_cast<int>(this->scene().rows.size()) - 1));
    if (!keepView)
        m_view = View::First;
    showAgain();
}

double PlotCanvas::plotHeight() const
{
    return std::max(1, axisRect()->height());
}

double PlotCanvas::rowsInView() const
{
    return yAxis->range().size();
}

void PlotCanvas::paintMarkedRows(QCPPainter& painter) const
{
    const PlotGeometry geometry = plotGeometry();
    const QRectF area = rowsRect(geometry);
    const int selected = selectedRow();
    painter.setClipRect(area);
    const auto fill = [&](int row, double width, const QColor& colour) {
        painter.fillRect(QRectF(area.left(), geometry.y(row), width, geometry.rowHeight), colour);
    };
    for (int row = geometry.first(); row < geometry.end(); ++row)
        if (scene().rows[static_cast<std::size_t>(row)].highlighted)
            fill(row, area.width(), faded(theme().accent, 0.12));
    if (m_hovered >= 0)
        fill(m_hovered, area.width(), theme().rail);
    if (selected >= 0) {
        fill(selected, area.width(), theme().selection);
        fill(selected, 3, theme().accent);
    }
}

void PlotCanvas::setRowRange(double top, double count)
{
    yAxis->setRange(top, top + count);
    m_rowHeight = plotHeight() / rowsInView();
}

void PlotCanvas::keepRowsInRange()
{
    const auto rows = static_cast<double>(std::max<std::size_t>(scene().rows.size(), 1));
    const double most = std::max(rows, plotHeight() / usualRowHeight);
    const double top = yAxis->range().lower;
    const double count = std::clamp(rowsInView(), std::min(plotHeight() / largestRowHeight, most), most);
    keepRange(yAxis, QCPRange(top, top + count).bounded(0, std::max(rows, count)));
    m_rowHeight = plotHeight() / rowsInView();
    Q_EMIT viewChanged();
}

void PlotCanvas::showAgain()
{
    if (m_view != View::Chosen)
        setView(m_view);
    else if (m_rowHeight > 0)
        setRowRange(yAxis->range().lower, plotHeight() / m_rowHeight);
    replot(rpQueuedReplot);
}

void PlotCanvas::setView(View view)
{
    m_view = view;
    showWholeAxis();
    const double rows = std::max(1.0, static_cast<double>(scene().rows.size()));
    const double least = view == View::First ? leastReadableRowHeight : 0;
    setRowRange(0, plotHeight() / std::clamp(plotHeight() / rows, least, usualRowHeight));
    replot(rpQueuedReplot);
}

void PlotCanvas::fit()
{
    setView(View::Fitted);
}

void PlotCanvas::setTopRow(double row)
{
    if (std::abs(row - yAxis->range().lower) < 1e-6)
        return;
    m_view = View::Chosen;
    setRowRange(row, rowsInView());
    replot(rpQueuedReplot);
}

void PlotCanvas::setSelectedRow(int row)
{
    if (row == selectedRow())
        return;
    selectRow(row);
    const double top = yAxis->range().lower;
    if (row >= 0 && (row < top || row + 1 > top + rowsInView()))
        setRowRange(row + 0.5 - rowsInView() / 2, rowsInView());
    replot(rpQueuedReplot);
}

void PlotCanvas::setHoveredRow(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    m_marks->replot();
}

bool PlotCanvas::overLabels(const QPointF& position) const
{
    return position.x() < axisRect()->left();
}

QString PlotCanvas::toolTipAt(const QPointF& position, QRect& area) const
{
    const PlotGeometry where = plotGeometry();
    const int row = where.rowAt(position.y());
    if (row < 0)
        return {};
    area = QRectF(0, where.y(row), width(), where.rowHeight).toAlignedRect();
    return describeRow(scene(), row, theme());
}

void PlotCanvas::mousePressEvent(QMouseEvent* event)
{
    Qt::Orientations drag = Qt::Horizontal | Qt::Vertical;
    if (overLabels(event->position()))
        drag = Qt::Vertical;
    else if (event->position().y() > axisRect()->bottom())
        drag = Qt::Horizontal;
    axisRect()->setRangeDrag(drag);
    QCustomPlot::mousePressEvent(event);
}

void PlotCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const bool dragging = event->buttons() & Qt::LeftButton;
    if (dragging)
        m_view = View::Chosen;
    setHoveredRow(dragging ? -1 : plotGeometry().rowAt(event->position().y()));
    QCustomPlot::mouseMoveEvent(event);
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
    int row = selectedRow();
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
    if (key == Qt::Key_PageUp || key == Qt::Key_PageDown)
        setTopRow(yAxis->range().lower + (key == Qt::Key_PageUp ? -0.9 : 0.9) * rowsInView());
    else if (!moveAxis(key))
        return false;
    m_view = View::Chosen;
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
}

} // namespace scalescope::widgets
