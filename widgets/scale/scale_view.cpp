// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scale/scale_view.h"

#include "widgets/models/display.h"
#include "widgets/scale/strokes.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr double narrowestAxis = 0.5;
constexpr double tightGap = 8;                      ///< between labels of ticks
constexpr sheet::ScaleAxis widestAxis{-1100, 1050}; // double's own range

/// Ticks as near as their labels have room for.
class ScaleTicker : public QCPAxisTicker
{
public:
    ScaleTicker(const QCPAxis* axis, double gap, const AxisUnit& unit, const bool& isTight)
        : m_axis(axis), m_gap(gap), m_unit(unit), m_isTight(isTight)
    {
    }

protected:
    double getTickStep(const QCPRange& range) override
    {
        const QFontMetricsF metrics(m_axis->tickLabelFont());
        if (m_unit == AxisUnit::Linear) {
            const double room = metrics.horizontalAdvance(QStringLiteral("-100")) + m_gap;
            return roundStep(range.size() * room / std::max(m_axis->axisRect()->width(), 1));
        }
        const QString longest = m_isTight ? longestIn(range) : QStringLiteral("2^-148");
        m_step = sheet::ScaleAxis{range.lower, range.upper}.tickStep(
            m_axis->axisRect()->width(), metrics.horizontalAdvance(longest) + (m_isTight ? tightGap : m_gap),
            0.25);
        return m_step;
    }
    int getSubTickCount(double /*step*/) override { return 0; }
    QString getTickLabel(double tick, const QLocale& /*locale*/, QChar /*format*/, int /*precision*/) override
    {
        if (m_unit == AxisUnit::Linear)
            return QString::number(tick, 'g', 4);
        return powerText(tick, m_step >= 1 ? 0 : (m_step == 0.5 ? 1 : 2));
    }

private:
    static QString longestIn(const QCPRange& range)
    {
        const QString lowest = powerText(std::ceil(range.lower), 0);
        const QString highest = powerText(std::floor(range.upper), 0);
        return lowest.size() > highest.size() ? lowest : highest;
    }

    /// The smallest of 0.1, 0.2, 0.5, 1, 2, 5, 10, ... that is no less.
    static double roundStep(double least)
    {
        double step = 0.1;
        for (int i = 0; step < least && i < 30; ++i)
            step *= i % 3 == 1 ? 2.5 : 2;
        return step;
    }

    const QCPAxis* m_axis;
    double m_gap;
    const AxisUnit& m_unit;
    const bool& m_isTight;
    double m_step = 1; ///< of the present ticks
};

/// What a function paints.
class Painting : public QCPLayerable
{
public:
    Painting(QCustomPlot* plot, const QString& layer, std::function<void(QCPPainter&)> paint)
        : QCPLayerable(plot, layer), m_paint(std::move(paint))
    {
    }

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override
    {
        applyAntialiasingHint(painter, mAntialiased, QCP::aeOther);
    }
    void draw(QCPPainter* painter) override { m_paint(*painter); }

private:
    std::function<void(QCPPainter&)> m_paint;
};

} // namespace

ScaleView::ScaleView(QWidget* parent, double tickGap) : QCustomPlot(parent)
{
    axisRect()->setAutoMargins(QCP::msNone);
    setSelectionTolerance(1); // the axes' surroundings are the plot's
    xAxis->setTicker(QSharedPointer<ScaleTicker>::create(xAxis, tickGap, m_unit, m_hasTightTicks));
    xAxis->setTickLength(0);
    xAxis->setTickPen(QColor(Qt::transparent)); // without a pen, SVG has a dot for a line of no length
    xAxis->grid()->setZeroLinePen(Qt::NoPen);
    xAxis->setOffset(1); // its line is below the rows' last pixel
    yAxis->setVisible(false);
    connect(xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, &ScaleView::keepAxisInRange);
}

sheet::ScaleAxis ScaleView::shownAxis() const
{
    return {xAxis->range().lower, xAxis->range().upper};
}

void ScaleView::showAxis(const sheet::ScaleAxis& axis)
{
    xAxis->setRange(axis.lo, axis.hi);
    replot(rpQueuedReplot);
}

void ScaleView::keepAxisInRange()
{
    QCPRange range = xAxis->range();
    if (range.size() < narrowestAxis)
        range = {range.center() - narrowestAxis / 2, range.center() + narrowestAxis / 2};
    keepRange(xAxis, range.bounded(widestAxis.lo, widestAxis.hi));
    Q_EMIT viewChanged();
}

void ScaleView::keepRange(QCPAxis* axis, const QCPRange& range)
{
    constexpr double noticed = 1e-9; // what rounding does to a range is none of its changes
    if (std::abs(range.lower - axis->range().lower) > noticed ||
        std::abs(range.upper - axis->range().upper) > noticed)
        axis->setRange(range);
}

void ScaleView::applyTheme(const Theme& theme)
{
    m_theme = theme;
    setBackground(theme.window);
    xAxis->setBasePen(QPen(theme.line, 1));
    xAxis->grid()->setPen(QPen(strokes::grid(theme), 1));
    xAxis->setTickLabelColor(theme.muted);
    xAxis->setLabelColor(theme.muted);
    xAxis->setLabelFont(theme.textFont);
}

void ScaleView::setTicks(const QFont& font, double below)
{
    xAxis->setTickLabelFont(font);
    xAxis->setTickLabelPadding(qRound(below - QFontMetrics(font).height() / 2.0));
}

bool ScaleView::moveAxis(int key)
{
    const double shift = xAxis->range().size() / 8;
    if (key == Qt::Key_Left || key == Qt::Key_Right)
        xAxis->moveRange(key == Qt::Key_Left ? -shift : shift);
    else if (key == Qt::Key_Plus || key == Qt::Key_Minus)
        xAxis->scaleRange(key == Qt::Key_Plus ? 0.8 : 1.25);
    else
        return false;
    replot(rpQueuedReplot);
    return true;
}

void ScaleView::paintOn(const QString& layer, std::function<void(QCPPainter&)> paint)
{
    new Painting(this, layer, std::move(paint)); // owned by the plot
}

QString ScaleView::toolTipAt(const QPointF& /*position*/, QRect& /*area*/) const
{
    return {};
}

bool ScaleView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QCustomPlot::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QRect area;
    const QString text = toolTipAt(help->pos(), area);
    QToolTip::showText(help->globalPos(), text, this, area);
    return true;
}

} // namespace scalescope::widgets
