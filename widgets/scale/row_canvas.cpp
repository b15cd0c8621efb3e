// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scale/row_canvas.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr double usualRowHeight = 24;
constexpr double leastReadableRowHeight = 18;
constexpr double largestRowHeight = 60;

} // namespace

ViewKeys RowCanvas::keys()
{
    return {tr("Scale plot and waterfall"),
            {{{Qt::Key_Up, Qt::Key_Down}, {}, tr("Select the row above, the row below")},
             {{Qt::Key_Home, Qt::Key_End}, {}, tr("Select the first row, the last row")},
             {{Qt::Key_PageUp, Qt::Key_PageDown}, {}, tr("Scroll the rows")},
             {{Qt::Key_Left, Qt::Key_Right}, {}, tr("Move the axis")},
             {{Qt::Key_Plus, Qt::Key_Minus}, {}, tr("Zoom the axis")},
             {{}, tr("Wheel"), tr("Scroll the rows; with Shift move the axis")},
             {{}, tr("Ctrl+wheel"), tr("Zoom the axis; over the names the rows")}}};
}

void RowCanvas::setInteractive()
{
    addLayer(QStringLiteral("marks"), layer(QStringLiteral("grid")), QCustomPlot::limBelow);
    m_marks = layer(QStringLiteral("marks"));
    m_marks->setMode(QCPLayer::lmBuffered);
    paintOn(m_marks->name(), [this](QCPPainter& painter) { paintMarkedRows(painter); });
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(yAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, &RowCanvas::keepRowsInRange);
    connect(this, &RowPlot::rowClicked, this, &RowCanvas::rowActivated);
}

void RowCanvas::showRows(bool keepView)
{
    m_hovered = -1;
    selectRow(keepView ? std::min(selectedRow(), rowCount() - 1) : -1); // who selects one scrolls to it
    if (!keepView)
        m_view = View::First;
    showAgain();
}

double RowCanvas::plotHeight() const
{
    return std::max(1, axisRect()->height());
}

double RowCanvas::rowsInView() const
{
    return yAxis->range().size();
}

void RowCanvas::paintMarkedRows(QCPPainter& painter) const
{
    const PlotGeometry geometry = plotGeometry();
    const QRectF area = rowsRect(geometry);
    const int selected = selectedRow();
    painter.setClipRect(area);
    const auto fill = [&](int row, double width, const QColor& colour) {
        painter.fillRect(QRectF(area.left(), geometry.y(row), width, geometry.rowHeight), colour);
    };
    for (int row = geometry.first(); row < geometry.end(); ++row)
        if (isHighlighted(row))
            fill(row, area.width(), faded(theme().accent, 0.12));
    if (m_hovered >= 0)
        fill(m_hovered, area.width(), theme().rail);
    if (selected >= 0) {
        fill(selected, area.width(), theme().selection);
        fill(selected, 3, theme().accent);
    }
}

void RowCanvas::setRowRange(double top, double count)
{
    yAxis->setRange(top, top + count);
    m_rowHeight = plotHeight() / rowsInView();
}

void RowCanvas::keepRowsInRange()
{
    const double rows = std::max(rowCount(), 1);
    const double most = std::max(rows, plotHeight() / usualRowHeight);
    const double top = yAxis->range().lower;
    const double count = std::clamp(rowsInView(), std::min(plotHeight() / largestRowHeight, most), most);
    keepRange(yAxis, QCPRange(top, top + count).bounded(0, std::max(rows, count)));
    m_rowHeight = plotHeight() / rowsInView();
    Q_EMIT viewChanged();
}

bool RowCanvas::isInView(int row) const
{
    const QCPRange seen = yAxis->range();
    return row >= 0 && row >= seen.lower && row + 1 <= seen.upper;
}

/// The selected row stays in view where its middle was: a plot may have been lower than a row.
void RowCanvas::showAgain()
{
    const bool wasInView = selectedRow() >= 0 && yAxis->range().contains(selectedRow() + 0.5);
    if (m_view != View::Chosen)
        setView(m_view);
    else if (m_rowHeight > 0)
        setRowRange(yAxis->range().lower, plotHeight() / m_rowHeight);
    if (wasInView)
        reveal(selectedRow());
    replot(rpQueuedReplot);
}

void RowCanvas::setView(View view)
{
    m_view = view;
    showWholeAxis();
    const double rows = std::max(rowCount(), 1);
    const double least = view == View::First ? leastReadableRowHeight : 0;
    setRowRange(0, plotHeight() / std::clamp(plotHeight() / rows, least, usualRowHeight));
    replot(rpQueuedReplot);
}

void RowCanvas::fit()
{
    setView(View::Fitted);
}

void RowCanvas::setTopRow(double row)
{
    if (std::abs(row - yAxis->range().lower) < 1e-6)
        return;
    m_view = View::Chosen;
    setRowRange(row, rowsInView());
    replot(rpQueuedReplot);
}

void RowCanvas::setSelectedRow(int row)
{
    if (row == selectedRow())
        return;
    selectRow(row);
    if (row >= 0)
        reveal(row);
    replot(rpQueuedReplot);
}

void RowCanvas::reveal(int row)
{
    if (!isInView(row))
        setRowRange(row + 0.5 - rowsInView() / 2, rowsInView());
}

int RowCanvas::missingHeight() const
{
    return static_cast<int>(std::ceil(rowCount() * leastReadableRowHeight - plotHeight()));
}

void RowCanvas::setHoveredRow(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    if (m_marks != nullptr)
        m_marks->replot();
}

bool RowCanvas::overLabels(const QPointF& position) const
{
    return position.x() < axisRect()->left();
}

QString RowCanvas::toolTipAt(const QPointF& position, QRect& area) const
{
    const PlotGeometry where = plotGeometry();
    const int row = where.rowAt(position.y());
    if (row < 0)
        return {};
    area = QRectF(0, where.y(row), width(), where.rowHeight).toAlignedRect();
    return descriptionOf(row);
}

QVariant RowCanvas::inputMethodQuery(Qt::InputMethodQuery query) const
{
    if (query != Qt::ImCursorRectangle || selectedRow() < 0)
        return RowPlot::inputMethodQuery(query);
    const PlotGeometry where = plotGeometry();
    const QRectF row(where.plot.left(), where.y(selectedRow()), where.plot.width() / 4, where.rowHeight);
    return row.toRect().intersected(rect()); // where its menu opens
}

void RowCanvas::mousePressEvent(QMouseEvent* event)
{
    const int row = plotGeometry().rowAt(event->position().y());
    if (event->button() == Qt::RightButton && row >= 0)
        Q_EMIT rowActivated(row); // whose menu opens
    Qt::Orientations drag = Qt::Horizontal | Qt::Vertical;
    if (overLabels(event->position()))
        drag = Qt::Vertical;
    else if (event->position().y() > axisRect()->bottom())
        drag = Qt::Horizontal;
    axisRect()->setRangeDrag(drag);
    QCustomPlot::mousePressEvent(event);
}

void RowCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const bool dragging = event->buttons() & Qt::LeftButton;
    if (dragging)
        m_view = View::Chosen;
    setHoveredRow(dragging ? -1 : plotGeometry().rowAt(event->position().y()));
    QCustomPlot::mouseMoveEvent(event);
}

void RowCanvas::leaveEvent(QEvent* event)
{
    setHoveredRow(-1);
    QCustomPlot::leaveEvent(event);
}

void RowCanvas::paintEvent(QPaintEvent* event)
{
    QCustomPlot::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(theme().accent);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void RowCanvas::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        m_view = View::Chosen;
        axisRect()->setRangeZoom(overLabels(event->position()) ? Qt::Vertical : Qt::Horizontal);
        QCustomPlot::wheelEvent(event);
        return;
    }
    scrollBy(event->angleDelta(), event->modifiers() & Qt::ShiftModifier);
    event->accept();
}

/// `turned` in eighths of a degree, as wheels tell it.
void RowCanvas::scrollBy(const QPoint& turned, bool isSideways)
{
    constexpr double notch = 120;
    const int along = isSideways && turned.x() == 0 ? turned.y() : turned.x();
    if (isSideways || std::abs(turned.x()) > std::abs(turned.y())) {
        m_view = View::Chosen;
        xAxis->moveRange(-along / notch * xAxis->range().size() / 16);
        replot(rpQueuedReplot);
    } else {
        setTopRow(yAxis->range().lower - turned.y() / notch * 3);
    }
}

bool RowCanvas::moveSelection(int key)
{
    const int last = rowCount() - 1;
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

bool RowCanvas::moveView(int key)
{
    if (key == Qt::Key_PageUp || key == Qt::Key_PageDown)
        setTopRow(yAxis->range().lower + (key == Qt::Key_PageUp ? -0.9 : 0.9) * rowsInView());
    else if (!moveAxis(key))
        return false;
    m_view = View::Chosen;
    return true;
}

void RowCanvas::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (!plain || (!moveSelection(event->key()) && !moveView(event->key())))
        QCustomPlot::keyPressEvent(event);
}

void RowCanvas::resizeEvent(QResizeEvent* event)
{
    QCustomPlot::resizeEvent(event);
    if (m_marks != nullptr)
        showAgain();
}

} // namespace scalescope::widgets
