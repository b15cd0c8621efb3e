// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/histogram/histogram_view.h"

#include "widgets/models/display.h"
#include "widgets/scale/strokes.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QWheelEvent>
#include <algorithm>
#include <limits>

namespace scalescope::widgets {

namespace {

constexpr int labelHeight = 20;
constexpr int endRoom = 4;
constexpr double headroom = 8;   ///< pixels above the highest bar
constexpr double leastBars = 24; ///< pixels that are left to bars below many notes
constexpr double noteMargin = 4;

/// The share of a tensor's elements for each binade.
double shareOf(const HistogramBar& bar, const graph::Metric& metric)
{
    return bar.density() / static_cast<double>(std::max<std::int64_t>(1, metric.statistics.numel));
}

} // namespace

HistogramView::HistogramView(QWidget* parent) : ScaleView(parent, 1)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setNotAntialiasedElements(QCP::aeAll); // bars fill whole pixels
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    setAttribute(Qt::WA_NoMousePropagation, false); // the wheel that is left to the panel has to come there
    // The frame is a pixel outside at the top and at the right; labels of ticks near the ends need some more.
    axisRect()->setMargins({endRoom, 1, endRoom + 1, labelHeight});
    axisRect()->setRangeDrag(Qt::Horizontal);
    axisRect()->setRangeZoom(Qt::Horizontal);
    axisRect()->setRangeZoomFactor(0.8);
    xAxis->setOffset(0);
    xAxis->grid()->setVisible(false);
    for (QCPAxis* axis : {xAxis2, yAxis, yAxis2}) {
        axis->setVisible(true);
        axis->setTicks(false);
        axis->grid()->setVisible(false);
    }
    paintOn(QStringLiteral("background"), [this](QCPPainter& painter) { paintRanges(painter); });
    paintOn(QStringLiteral("main"), [this](QCPPainter& painter) { paintBars(painter); });
    paintOn(QStringLiteral("overlay"), [this](QCPPainter& painter) { paintNotes(painter); });
    setTheme(Theme::light());
    showAxis(m_axis);
    describe();
}

void HistogramView::setMetric(std::shared_ptr<const graph::Metric> metric, graph::Direction direction)
{
    m_metric = std::move(metric);
    m_direction = direction;
    describe();
    replot(rpQueuedReplot);
}

void HistogramView::setOther(std::shared_ptr<const graph::Metric> other)
{
    m_other = std::move(other);
    replot(rpQueuedReplot);
}

void HistogramView::setFormat(const formats::NumberFormat& format)
{
    m_format = format;
    replot(rpQueuedReplot);
}

void HistogramView::setShift(int shift)
{
    m_shift = shift;
    replot(rpQueuedReplot);
}

void HistogramView::setTheme(const Theme& theme)
{
    applyTheme(theme);
    QFont font = theme.numberFont;
    font.setPixelSize(theme.detailFont.pixelSize());
    setTicks(font, 11.5);
    paintFrame();
}

void HistogramView::setAxis(const sheet::ScaleAxis& axis)
{
    if (axis == m_axis)
        return;
    m_axis = axis;
    showAxis(axis);
}

HistogramContent HistogramView::content() const
{
    return {m_metric, m_other, m_direction, m_format, m_shift, shownAxis()};
}

void HistogramView::setContent(const HistogramContent& content)
{
    setMetric(content.metric, content.direction);
    setOther(content.other);
    setFormat(content.format);
    setShift(content.shift);
    setAxis(content.axis);
}

void HistogramView::layOut(const QSize& size)
{
    setViewport(QRect(QPoint(), size));
    updateLayout();
    // Whoever paints it may do so on another thread: not the replot that a new plot waits for.
    QCoreApplication::removePostedEvents(this, QEvent::MetaCall);
}

std::vector<HistogramBar> HistogramView::barsOf(const graph::Metric* metric) const
{
    if (metric == nullptr)
        return {};
    return widgets::barsOf(metric->histogram, m_shift, axisRect()->width() / xAxis->range().size());
}

QSize HistogramView::sizeHint() const
{
    return {320, 136};
}

QSize HistogramView::minimumSizeHint() const
{
    return {160, 136};
}

void HistogramView::paintRanges(QCPPainter& painter) const
{
    const QRectF plot = axisRect()->rect();
    painter.fillRect(plot, m_format.max > 0 ? theme().lost : theme().rail);
    strokes::formatRanges(painter, plot, shownAxis(), m_format, strokes::RangeFills::ofPlot(theme()));
}

double HistogramView::highest() const
{
    double highest = 0;
    for (const graph::Metric* metric : {m_metric.get(), m_other.get()}) {
        for (const HistogramBar& bar : barsOf(metric))
            highest = std::max(highest, shareOf(bar, *metric));
    }
    return highest;
}

/// A few elements among millions still show: one pixel.
double HistogramView::heightOf(const HistogramBar& bar, const graph::Metric& metric, double highest) const
{
    const double notes = static_cast<double>(notesOf().size()) * QFontMetricsF(theme().detailFont).height();
    const double room = std::max(leastBars, axisRect()->height() - headroom - notes);
    return std::max(1.0, shareOf(bar, metric) / highest * room);
}

void HistogramView::paintBars(QCPPainter& painter) const
{
    const QRectF plot = axisRect()->rect();
    painter.setClipRect(plot);
    const double most = highest();
    const double base = plot.bottom() - 1; // on the frame, not behind it
    for (const HistogramBar& bar : bars()) {
        if (bar.hi < xAxis->range().lower || bar.lo > xAxis->range().upper)
            continue;
        const double height = heightOf(bar, *m_metric, most);
        const double left = xAxis->coordToPixel(bar.lo);
        const double width = std::max(1.0, xAxis->coordToPixel(bar.hi) - left - 1);
        painter.fillRect(QRectF(left, base - height, width, height), theme().of(m_direction));
    }
    paintOther(painter, most);
}

/// The outline of the other run's bars.
void HistogramView::paintOther(QCPPainter& painter, double highest) const
{
    const double base = axisRect()->rect().bottom();
    QPolygonF line;
    double end = -std::numeric_limits<double>::infinity(); // of the bar before
    for (const HistogramBar& bar : otherBars()) {
        const double top = base - heightOf(bar, *m_other, highest);
        const double left = xAxis->coordToPixel(bar.lo);
        if (bar.lo != end && !line.isEmpty())
            line << QPointF(line.last().x(), base);
        if (bar.lo != end)
            line << QPointF(left, base);
        line << QPointF(left, top) << QPointF(xAxis->coordToPixel(bar.hi), top);
        end = bar.hi;
    }
    if (line.isEmpty())
        return;
    line << QPointF(line.last().x(), base);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().text, 1.5));
    painter.drawPolyline(line);
}

/// In the accent's colour while keys go here.
void HistogramView::paintFrame()
{
    for (QCPAxis* axis : axisRect()->axes())
        axis->setBasePen(hasFocus() ? theme().accent : theme().line);
    replot(rpQueuedReplot);
}

std::vector<HistogramView::Note> HistogramView::notesOf() const
{
    if (!m_metric)
        return {{tr("not recorded"), theme().muted}};
    std::vector<Note> notes;
    if (m_format.max == 0 && !m_format.label.empty())
        notes.push_back(
            {tr("%1: each group has a scale of its own").arg(QString::fromStdString(m_format.label)),
             theme().muted});
    const graph::Statistics& statistics = m_metric->statistics;
    if (statistics.numel == 0)
        notes.push_back({tr("empty tensor"), theme().muted});
    if (statistics.zeros > 0)
        notes.push_back(
            {tr("zero before: %1 of %2").arg(statistics.zeros).arg(statistics.numel), theme().muted});
    if (statistics.nans > 0)
        notes.push_back({tr("NaN: %1").arg(statistics.nans), theme().error});
    if (statistics.posInfs + statistics.negInfs > 0)
        notes.push_back({tr("Inf: %1").arg(statistics.posInfs + statistics.negInfs), theme().error});
    return notes;
}

/// Above the bars, which leave them room.
void HistogramView::paintNotes(QCPPainter& painter) const
{
    const QRectF plot = axisRect()->rect();
    const QFontMetricsF metrics(theme().detailFont);
    painter.setFont(theme().detailFont);
    double y = plot.top() + noteMargin;
    for (const Note& note : notesOf()) {
        painter.setPen(note.colour);
        painter.drawText(QRectF(plot.left() + 6, y, plot.width() - 12, metrics.height()), Qt::AlignLeft,
                         metrics.elidedText(note.text, Qt::ElideRight, plot.width() - 12));
        y += metrics.height();
    }
}

void HistogramView::describe()
{
    QString text = tr("Histogram of magnitudes, %1").arg(directionText(m_direction));
    setAccessibleName(text);
    if (m_metric) {
        if (const auto range = sheet::magnitudeRange(*m_metric))
            text += tr(": from %1 to %2").arg(powerText(range->lo, 1), powerText(range->hi, 1));
    }
    setAccessibleDescription(text);
}

QString HistogramView::toolTipAt(const QPointF& position, QRect& /*area*/) const
{
    if (!m_metric || !axisRect()->rect().contains(position.toPoint()))
        return {};
    const double exponent = xAxis->pixelToCoord(position.x());
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

ViewKeys HistogramView::keys()
{
    return {tr("Histogram"),
            {{{Qt::Key_Left, Qt::Key_Right}, {}, tr("Move the axis")},
             {{Qt::Key_Plus, Qt::Key_Minus}, {}, tr("Zoom the axis")},
             {{}, tr("Ctrl+wheel"), tr("Zoom the axis")},
             {{Qt::Key_0}, {}, tr("Show the whole axis again")}}};
}

bool HistogramView::event(QEvent* event)
{
    const bool done = ScaleView::event(event);
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        paintFrame();
    return done;
}

void HistogramView::wheelEvent(QWheelEvent* event)
{
    // Without Ctrl the wheel scrolls the panel that the histogram is in.
    if (event->modifiers() & Qt::ControlModifier)
        ScaleView::wheelEvent(event);
    else
        event->ignore();
}

void HistogramView::mouseDoubleClickEvent(QMouseEvent* /*event*/)
{
    showAxis(m_axis);
}

void HistogramView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_0)
        showAxis(m_axis);
    else if (!moveAxis(event->key()))
        ScaleView::keyPressEvent(event);
}

} // namespace scalescope::widgets
