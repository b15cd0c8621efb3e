// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scale/row_plot.h"

#include "widgets/scale/strokes.h"
#include "widgets/theme/names.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <set>

namespace scalescope::widgets {

namespace {

constexpr double tallest = 15000; ///< logical pixels of a picture's rows
constexpr double leastStripe = 6; ///< stripes thinner than a few pixels would be one grey
constexpr double tickGap = 20;    ///< between labels of the axis
constexpr double namesPart = 0.4; ///< of the width of a picture, at most

} // namespace

RowNames::RowNames(std::vector<RowName> names, const Theme& theme) : rows(std::move(names))
{
    const QFontMetricsF metrics(theme.textFont);
    for (const RowName& name : rows)
        widest = std::max(widest, metrics.horizontalAdvance(name.text));
}

int PlotGeometry::first() const
{
    return std::max(0, static_cast<int>(std::floor(topRow)));
}

int PlotGeometry::end() const
{
    return std::min(rows, static_cast<int>(std::ceil(topRow + plot.height() / rowHeight)));
}

int PlotGeometry::rowAt(double y) const
{
    if (y < plot.top() || y >= plot.bottom())
        return -1;
    const double row = std::floor(topRow + (y - plot.top()) / rowHeight);
    return row >= 0 && row < rows ? static_cast<int>(row) : -1;
}

/// The rows as QCustomPlot sees them: clicked row by row, one of them selected.
class RowPlot::Rows : public QCPAbstractPlottable
{
public:
    explicit Rows(RowPlot* plot) : QCPAbstractPlottable(plot->yAxis, plot->xAxis), m_plot(plot)
    {
        setSelectable(QCP::stSingleData);
    }

    double selectTest(const QPointF& position, bool /*onlySelectable*/, QVariant* details) const override
    {
        const int row = m_plot->plotGeometry().rowAt(position.y());
        if (row >= 0 && details)
            details->setValue(QCPDataSelection(QCPDataRange(row, row + 1)));
        return row >= 0 ? 0 : -1;
    }
    QCPRange getKeyRange(bool& found, QCP::SignDomain /*signs*/) const override
    {
        found = true;
        return {0, std::max(1.0, static_cast<double>(m_plot->m_names.rows.size()))};
    }
    QCPRange getValueRange(bool& found, QCP::SignDomain /*signs*/, const QCPRange& /*keys*/) const override
    {
        found = true;
        return {m_plot->m_whole.lo, m_plot->m_whole.hi};
    }

protected:
    QRect clipRect() const override { return m_plot->viewport(); }
    void draw(QCPPainter* painter) override { m_plot->paintRows(*painter, m_plot->plotGeometry()); }
    void drawLegendIcon(QCPPainter* /*painter*/, const QRectF& /*area*/) const override {}

private:
    const RowPlot* m_plot;
};

RowPlot::RowPlot(QWidget* parent) : ScaleView(parent, tickGap), m_rows(new Rows(this))
{
    setAntialiasedElements(QCP::aeAll);
    yAxis->setRangeReversed(true);
    paintOn(QStringLiteral("background"), [this](QCPPainter& painter) { paintStripes(painter); });
    paintOn(QStringLiteral("axes"), [this](QCPPainter& painter) { paintNames(painter); });
    connect(this, &QCustomPlot::plottableClick, this,
            [this](QCPAbstractPlottable* /*rows*/, int row, const QMouseEvent* event) {
                if (event->button() == Qt::LeftButton)
                    Q_EMIT rowClicked(row);
            });
}

PlotGeometry RowPlot::plotGeometry() const
{
    const QRectF plot = axisRect()->rect();
    return {viewport(),
            plot,
            shownAxis(),
            yAxis->range().lower,
            plot.height() / yAxis->range().size(),
            static_cast<int>(m_names.rows.size()),
            static_cast<double>(m_frame.margin)};
}

int RowPlot::selectedRow() const
{
    const QCPDataSelection selection = m_rows->selection();
    return selection.isEmpty() ? -1 : selection.dataRange().begin();
}

void RowPlot::selectRow(int row)
{
    m_rows->setSelection(row < 0 ? QCPDataSelection() : QCPDataSelection(QCPDataRange(row, row + 1)));
}

void RowPlot::setTitle(const QString& title, const QString& subtitle)
{
    m_title = title;
    m_subtitle = subtitle;
}

void RowPlot::setRows(RowNames names, const RowFrame& frame, const sheet::ScaleAxis& whole)
{
    m_names = std::move(names);
    m_whole = whole;
    setFrame(frame);
}

void RowPlot::setFrame(const RowFrame& frame)
{
    m_frame = frame;
    const double widest = m_names.rows.empty() ? 0 : m_names.widest + frame.signWidth;
    m_nameWidth = std::ceil(std::min(widest, frame.widestName));
    setTicks(theme().numberFont, frame.tickMiddle);
    axisRect()->setMargins(
        {static_cast<int>(frame.margin + m_nameWidth) + frame.beforeNames + frame.nameGap + frame.leftGutter,
         frame.header, frame.afterRows + frame.rightGutter, frame.footer});
    updateLayout();
}

void RowPlot::showWholeAxis()
{
    m_rows->rescaleValueAxis();
}

void RowPlot::prepareFor(int pictureWidth)
{
    RowFrame frame = m_frame;
    frame.widestName = std::min(frame.widestName, namesPart * pictureWidth - frame.beforeNames);
    setFrame(frame);
}

Picture RowPlot::picture(std::optional<int> width)
{
    const int across = width.value_or(m_frame.pictureWidth);
    prepareFor(across);
    const double rows = std::max(1.0, static_cast<double>(m_names.rows.size()));
    const double height = std::min(rows * m_frame.pictureRow, tallest) + m_frame.header + m_frame.footer;
    const QSize size(across, static_cast<int>(std::ceil(height)));
    setViewport(QRect(QPoint(), size));
    updateLayout();
    m_rows->rescaleAxes();
    // Whoever has the picture paints it, on another thread maybe: not the replot that a new plot waits for.
    QCoreApplication::removePostedEvents(this, QEvent::MetaCall);
    return {size, m_title, m_subtitle,
            [this, size](QCPPainter& painter) { toPainter(&painter, size.width(), size.height()); }};
}

QRectF RowPlot::rowsRect(const PlotGeometry& geometry) const
{
    return geometry.plot.adjusted(-m_frame.leftGutter, 0, m_frame.rightGutter, 0);
}

void RowPlot::paintTitle(QCPPainter& painter, double right) const
{
    QFont bold = theme().textFont;
    bold.setBold(true);
    bold.setPixelSize(bold.pixelSize() + m_frame.titleSize);
    const auto line = [&](const QFont& font, const QColor& colour, double y, const QString& words,
                          double end) {
        painter.setFont(font);
        painter.setPen(colour);
        strokes::text(
            painter, m_frame.margin, y, Qt::AlignLeft,
            QFontMetricsF(font).elidedText(words, Qt::ElideRight, std::max(0.0, end - m_frame.margin)));
    };
    line(bold, theme().text, m_frame.title, m_title, right);
    line(theme().textFont, theme().muted, m_frame.subtitle, m_subtitle, viewport().width() - m_frame.margin);
}

void RowPlot::paintStripes(QCPPainter& painter) const
{
    const PlotGeometry geometry = plotGeometry();
    QRectF area = rowsRect(geometry);
    if (m_frame.hasWideStripes) {
        area.setLeft(geometry.margin);
        area.setRight(geometry.whole.right() - geometry.margin);
    }
    painter.setClipRect(area);
    for (int row = geometry.first() | 1; row < geometry.end() && geometry.rowHeight >= leastStripe; row += 2)
        painter.fillRect(QRectF(area.left(), geometry.y(row), area.width(), geometry.rowHeight),
                         strokes::stripe(theme()));
}

std::vector<int> RowPlot::namedRows() const
{
    const PlotGeometry geometry = plotGeometry();
    const double lineHeight = QFontMetricsF(theme().textFont).height();
    const int step = std::max(1, static_cast<int>(std::ceil(lineHeight / geometry.rowHeight)));
    std::set<int> named;
    const auto add = [&](int row) {
        const auto next = named.lower_bound(row - step + 1);
        if (next == named.end() || *next >= row + step)
            named.insert(row);
    };
    if (selectedRow() >= 0)
        add(selectedRow());
    for (const RowMark mark : {RowMark::Error, RowMark::Warning})
        for (int row = geometry.first(); row < geometry.end() && step > 1; ++row)
            if (m_names.rows[static_cast<std::size_t>(row)].mark == mark)
                add(row);
    for (int row = geometry.first() / step * step; row < geometry.end(); row += step)
        add(row);
    return {named.begin(), named.end()};
}

void RowPlot::paintNames(QCPPainter& painter) const
{
    const PlotGeometry geometry = plotGeometry();
    painter.setFont(theme().textFont);
    for (const int row : namedRows())
        paintName(painter, geometry, row);
    paintMarks(painter);
}

void RowPlot::paintName(QCPPainter& painter, const PlotGeometry& geometry, int row) const
{
    const double y = geometry.y(row + 0.5);
    if (y < geometry.plot.top() + 2 || y > geometry.plot.bottom() - 2)
        return;
    const RowName& name = m_names.rows[static_cast<std::size_t>(row)];
    painter.setPen(row == selectedRow() ? theme().accent : name.isQuiet ? theme().muted : theme().text);
    strokes::text(painter, rowsRect(geometry).left() - m_frame.nameGap, y, Qt::AlignRight,
                  elidedName(name.text, QFontMetricsF(theme().textFont), m_nameWidth + 1));
}

/// Between the names and the rows.
void RowPlot::paintMarks(QCPPainter& painter) const
{
    const PlotGeometry geometry = plotGeometry();
    const double x = rowsRect(geometry).left() - m_frame.nameGap / 2.0;
    painter.setPen(Qt::NoPen);
    for (int row = geometry.first(); row < geometry.end(); ++row) {
        const RowMark mark = m_names.rows[static_cast<std::size_t>(row)].mark;
        const double y = geometry.y(row + 0.5);
        if (mark == RowMark::None || y < geometry.plot.top() + 2 || y > geometry.plot.bottom() - 2)
            continue;
        painter.setBrush(mark == RowMark::Error ? theme().error : theme().warning);
        strokes::rowMark(painter, {x, y}, std::clamp(geometry.rowHeight / 2, 1.5, 3.5));
    }
}

} // namespace scalescope::widgets
