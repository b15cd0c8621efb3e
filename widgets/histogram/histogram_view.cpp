// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/histogram/histogram_view.h"

#include "widgets/models/display.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStringList>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr double labelHeight = 20;
constexpr double headroom = 8; ///< pixels above the highest bar
constexpr double narrowestAxis = 1;
constexpr ScaleAxis widestAxis{-1100, 1050};

} // namespace

HistogramView::HistogramView(QWidget* parent) : QWidget(parent), m_theme(Theme::light())
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
}

void HistogramView::setMetric(std::shared_ptr<const graph::Metric> metric, graph::Direction direction)
{
    m_metric = std::move(metric);
    m_direction = direction;
    describe();
    update();
}

void HistogramView::setFormat(const formats::NumberFormat& format)
{
    m_format = format;
    update();
}

void HistogramView::setShift(int shift)
{
    m_shift = shift;
    update();
}

void HistogramView::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void HistogramView::setAxis(const ScaleAxis& axis)
{
    if (axis == m_axis)
        return;
    m_axis = axis;
    showAxis(axis);
}

std::vector<HistogramBar> HistogramView::bars() const
{
    if (!m_metric)
        return {};
    return barsOf(m_metric->histogram, m_shift, plotRect().width() / (m_shown.hi - m_shown.lo));
}

QSize HistogramView::sizeHint() const
{
    return {320, 136};
}

QSize HistogramView::minimumSizeHint() const
{
    return {160, 136};
}

QRectF HistogramView::plotRect() const
{
    return QRectF(rect()).adjusted(0.5, 0.5, -0.5, -labelHeight - 0.5);
}

double HistogramView::x(double exponent) const
{
    const QRectF plot = plotRect();
    return plot.left() + (exponent - m_shown.lo) / (m_shown.hi - m_shown.lo) * plot.width();
}

void HistogramView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRectF plot = plotRect();
    painter.save();
    painter.setClipRect(plot);
    paintRanges(painter, plot);
    paintBars(painter, plot);
    painter.restore();
    painter.setPen(hasFocus() ? m_theme.accent : m_theme.line);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(plot);
    paintAxis(painter, plot);
    paintNotes(painter, plot);
}

void HistogramView::paintRanges(QPainter& painter, const QRectF& plot) const
{
    if (!(m_format.max > 0)) {
        painter.fillRect(plot, m_theme.rail);
        return;
    }
    painter.fillRect(plot, m_theme.lost);
    const auto fill = [&](double low, double high, const QColor& colour) {
        const double left = std::clamp(x(std::log2(low)), plot.left(), plot.right());
        const double right = std::clamp(x(std::log2(high)), plot.left(), plot.right());
        painter.fillRect(QRectF(left, plot.top(), right - left, plot.height()), colour);
    };
    fill(m_format.minSubnormal, m_format.minNormal, m_theme.subnormal);
    fill(m_format.minNormal, m_format.max, m_theme.normal);
}

void HistogramView::paintBars(QPainter& painter, const QRectF& plot) const
{
    const auto shown = bars();
    double highest = 0;
    for (const HistogramBar& bar : shown)
        highest = std::max(highest, bar.density());
    for (const HistogramBar& bar : shown) {
        if (bar.hi < m_shown.lo || bar.lo > m_shown.hi)
            continue;
        // A few elements among millions still show: one pixel.
        const double height = std::max(1.0, bar.density() / highest * (plot.height() - headroom));
        const double left = x(bar.lo);
        const double width = std::max(1.0, x(bar.hi) - left - 1);
        painter.fillRect(QRectF(left, plot.bottom() - height, width, height), m_theme.of(m_direction));
    }
}

void HistogramView::paintAxis(QPainter& painter, const QRectF& plot) const
{
    QFont font = m_theme.numberFont;
    font.setPixelSize(m_theme.detailFont.pixelSize());
    const QFontMetricsF metrics(font);
    const double widest = 8 + std::max(metrics.horizontalAdvance(powerText(std::ceil(m_shown.lo))),
                                       metrics.horizontalAdvance(powerText(std::floor(m_shown.hi))));
    double step = 1;
    while (step * plot.width() / (m_shown.hi - m_shown.lo) < widest)
        step *= 2;
    painter.setFont(font);
    painter.setPen(m_theme.muted);
    for (double tick = std::ceil(m_shown.lo / step) * step; tick <= m_shown.hi; tick += step) {
        const QString text = powerText(tick);
        const double width = metrics.horizontalAdvance(text) + 2;
        // Labels at the ends move inwards rather than being cut.
        const double left = std::clamp(x(tick) - width / 2, 0.0, std::max(0.0, this->width() - width));
        painter.drawText(QRectF(left, plot.bottom() + 2, width, labelHeight - 2), Qt::AlignCenter, text);
    }
}

void HistogramView::paintNotes(QPainter& painter, const QRectF& plot) const
{
    const QFontMetricsF metrics(m_theme.detailFont);
    painter.setFont(m_theme.detailFont);
    double y = plot.top() + 4;
    const auto note = [&](const QString& text, const QColor& colour) {
        painter.setPen(colour);
        painter.drawText(QRectF(plot.left() + 6, y, plot.width() - 12, metrics.height()), Qt::AlignLeft,
                         metrics.elidedText(text, Qt::ElideRight, plot.width() - 12));
        y += metrics.height();
    };
    if (!m_metric) {
        note(tr("not recorded"), m_theme.muted);
        return;
    }
    const graph::Statistics& statistics = m_metric->statistics;
    if (statistics.numel == 0)
        note(tr("empty tensor"), m_theme.muted);
    if (statistics.zeros > 0)
        note(tr("zero: %1 of %2").arg(statistics.zeros).arg(statistics.numel), m_theme.muted);
    if (statistics.nans > 0)
        note(tr("NaN: %1").arg(statistics.nans), m_theme.error);
    if (statistics.posInfs + statistics.negInfs > 0)
        note(tr("Inf: %1").arg(statistics.posInfs + statistics.negInfs), m_theme.error);
}

void HistogramView::describe()
{
    QString text = tr("Histogram of magnitudes, %1").arg(directionText(m_direction));
    setAccessibleName(text);
    if (m_metric) {
        if (const auto range = magnitudeRange(*m_metric))
            text += tr(": from %1 to %2").arg(powerText(range->lo, 1), powerText(range->hi, 1));
    }
    setAccessibleDescription(text);
}

QString HistogramView::toolTipAt(const QPointF& position) const
{
    const QRectF plot = plotRect();
    if (!m_metric || !plot.contains(position))
        return {};
    const double exponent =
        m_shown.lo + (position.x() - plot.left()) / plot.width() * (m_shown.hi - m_shown.lo);
    for (const HistogramBar& bar : bars()) {
        if (exponent < bar.lo || exponent >= bar.hi)
            continue;
        const auto numel = static_cast<double>(std::max<std::int64_t>(1, m_metric->statistics.numel));
        return tr("%1 to %2: %3 elements, %4")
            .arg(powerText(bar.lo, bar.hi - bar.lo == 1 ? 0 : 2),
                 powerText(bar.hi, bar.hi - bar.lo == 1 ? 0 : 2))
            .arg(bar.count)
            .arg(percentText(static_cast<double>(bar.count) / numel));
    }
    return tr("about %1: no elements").arg(powerText(exponent, 1));
}

bool HistogramView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
    return true;
}

void HistogramView::showAxis(ScaleAxis axis)
{
    const double width = std::clamp(axis.hi - axis.lo, narrowestAxis, widestAxis.hi - widestAxis.lo);
    const double lo = std::clamp((axis.lo + axis.hi - width) / 2, widestAxis.lo, widestAxis.hi - width);
    m_shown = {lo, lo + width};
    update();
}

void HistogramView::zoom(double factor, double at)
{
    const QRectF plot = plotRect();
    const double part = std::clamp((at - plot.left()) / plot.width(), 0.0, 1.0);
    const double fixed = m_shown.lo + part * (m_shown.hi - m_shown.lo);
    const double width = std::clamp((m_shown.hi - m_shown.lo) * factor, narrowestAxis, 2000.0);
    showAxis({fixed - part * width, fixed + (1 - part) * width});
}

void HistogramView::wheelEvent(QWheelEvent* event)
{
    // Without Ctrl the wheel scrolls the panel that the histogram is in, unless it was clicked into.
    if (!hasFocus() && !(event->modifiers() & Qt::ControlModifier)) {
        event->ignore();
        return;
    }
    zoom(std::pow(0.8, event->angleDelta().y() / 120.0), event->position().x());
    event->accept();
}

void HistogramView::mousePressEvent(QMouseEvent* event)
{
    m_dragged = event->position().x();
}

void HistogramView::mouseMoveEvent(QMouseEvent* event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    const double moved = (event->position().x() - m_dragged) / plotRect().width() * (m_shown.hi - m_shown.lo);
    m_dragged = event->position().x();
    showAxis({m_shown.lo - moved, m_shown.hi - moved});
}

void HistogramView::mouseDoubleClickEvent(QMouseEvent*)
{
    showAxis(m_axis);
}

void HistogramView::keyPressEvent(QKeyEvent* event)
{
    const double centre = plotRect().center().x();
    const double step = (m_shown.hi - m_shown.lo) / 8;
    switch (event->key()) {
    case Qt::Key_Plus:
        return zoom(0.8, centre);
    case Qt::Key_Minus:
        return zoom(1.25, centre);
    case Qt::Key_Left:
        return showAxis({m_shown.lo - step, m_shown.hi - step});
    case Qt::Key_Right:
        return showAxis({m_shown.lo + step, m_shown.hi + step});
    case Qt::Key_0:
        return showAxis(m_axis);
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace scalescope::widgets
