// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scale/colour_ramp.h"

#include "widgets/models/display.h"
#include "widgets/models/field_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <vector>

namespace scalescope::widgets {

namespace {

constexpr double greySwatchRoom = 22; ///< of what is grey, before its words
constexpr double gap = 24;
constexpr double widestLine = 280; ///< of title and what is grey beside each other
constexpr double rampHeight = 8;
constexpr double labelRoom = 44; ///< of a number below the ramp
constexpr int slices = 64;

/// The translation context of this file's words.
struct Ramp
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ColourRamp)
};

/// The numbers below a ramp. Parts of a whole are spread as their colours are, by the square root.
std::vector<double> ticksOf(const sheet::Colouring& colouring, double reach)
{
    if (colouring.isExponent())
        return {-reach, -reach / 2, 0, reach / 2, reach};
    if (colouring.unit() == sheet::Unit::Decibels)
        return {0, 10, 20, 30, 40, 50};
    return {0, 0.01, 0.05, 0.2, 0.5, 1};
}

double valueAt(const sheet::Colouring& colouring, double reach, double part)
{
    const std::vector<double> ticks = ticksOf(colouring, reach);
    if (colouring.isExponent() || colouring.unit() == sheet::Unit::Decibels)
        return ticks.front() + part * (ticks.back() - ticks.front());
    return part * part;
}

double partAt(const sheet::Colouring& colouring, double reach, double value)
{
    const std::vector<double> ticks = ticksOf(colouring, reach);
    if (colouring.isExponent() || colouring.unit() == sheet::Unit::Decibels)
        return (value - ticks.front()) / (ticks.back() - ticks.front());
    return std::sqrt(value);
}

QString tickText(const sheet::Colouring& colouring, double value)
{
    if (colouring.unit() == sheet::Unit::Bits)
        return QString::number(value);
    if (colouring.isExponent())
        return value == 0 ? QStringLiteral("1") : powerText(value, 0);
    return QString::number(colouring.unit() == sheet::Unit::Decibels ? value : 100 * value);
}

QString titleOf(const Document& document)
{
    const sheet::Colouring colouring = document.colouring();
    const sheet::Field& field = colouring.field(document.quantity());
    const QString title = fieldTitle(field.fieldId);
    if (field.is(sheet::Undirected))
        return Ramp::tr("%1, in %", "a part of a whole").arg(title);
    const QString direction = directionText(colouring.direction);
    if (field.is(sheet::OfFormat))
        return (field.unit == sheet::Unit::Bits
                    ? Ramp::tr("%1 in %2, %3, in bits", "headroom in E4M3, forward")
                    : Ramp::tr("%1 in %2, %3, in %", "underflow in E4M3, forward"))
            .arg(title, QString::fromStdString(document.format(colouring.direction).label), direction);
    if (field.is(sheet::OfComparison))
        return Ramp::tr("%1 over the other run’s, %2", "statistic, direction")
            .arg(fieldTitle(document.quantity()), direction);
    if (field.unit == sheet::Unit::Decibels)
        return Ramp::tr("%1, %2, in dB", "SQNR, direction").arg(title, direction);
    return Ramp::tr("%1, %2", "statistic, direction").arg(title, direction);
}

QString unknownText(const sheet::Colouring& colouring)
{
    if (colouring.is(sheet::OfErrors | sheet::OfComparison))
        return Ramp::tr("no counterpart");
    return colouring.is(sheet::OfCauses) ? Ramp::tr("not rounded") : Ramp::tr("no value");
}

} // namespace

QColor colourFor(const sheet::Colouring& colouring, double value, const Theme& theme, double reach)
{
    if (colouring.isExponent())
        return theme.scaleColour(value * usualReach / reach);
    return colouring.unit() == sheet::Unit::Decibels ? theme.errorColour(value) : theme.shareColour(value);
}

void paintApart(QPainter& painter, const QRectF& area, const Theme& theme)
{
    painter.fillRect(area, theme.card);
    painter.fillRect(area, QBrush(theme.muted, Qt::BDiagPattern));
}

ColourRamp ColourRamp::of(const Document& document)
{
    ColourRamp ramp;
    ramp.colouring = document.colouring();
    ramp.title = titleOf(document);
    ramp.unknown = unknownText(ramp.colouring);
    return ramp;
}

bool ColourRamp::isStacked(const Theme& theme) const
{
    const QFontMetricsF metrics(theme.detailFont);
    return metrics.horizontalAdvance(title) + gap + greySwatchRoom + metrics.horizontalAdvance(unknown) >
           widestLine;
}

double ColourRamp::width(const Theme& theme) const
{
    const QFontMetricsF metrics(theme.detailFont);
    const double grey = greySwatchRoom + metrics.horizontalAdvance(unknown);
    const double words = metrics.horizontalAdvance(title);
    const double below = apart.isEmpty() ? 0 : greySwatchRoom + metrics.horizontalAdvance(apart);
    return std::ceil(std::max({below, isStacked(theme) ? std::max(words, grey) : words + gap + grey,
                               labelRoom * static_cast<double>(ticksOf(colouring, reach).size())}));
}

double ColourRamp::height(const Theme& theme) const
{
    return (isStacked(theme) ? 3 : 2) * lineHeight + (apart.isEmpty() ? 0 : lineHeight);
}

void ColourRamp::paint(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    painter.save();
    painter.setFont(theme.detailFont);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintWords(painter, area, theme);
    if (!apart.isEmpty())
        paintApartWords(painter, area, theme);
    paintColours(painter, {area.left(), area.top() + lineHeight, area.width(), lineHeight}, theme);
    painter.restore();
}

void ColourRamp::paintWords(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    const QRectF words(area.topLeft(), QSizeF(area.width(), lineHeight));
    const double grey = greySwatchRoom + QFontMetricsF(theme.detailFont).horizontalAdvance(unknown);
    const QRectF last = isStacked(theme) ? words.translated(0, 2 * lineHeight)
                                         : QRectF(words.right() - grey, words.top(), grey, lineHeight);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(colourFor(colouring, graph::Statistics::unavailable, theme));
    painter.drawRect(QRectF(last.left(), last.center().y() - 5, 14, 10));
    painter.setPen(theme.text);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, title);
    painter.drawText(last.adjusted(greySwatchRoom, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, unknown);
}

/// Below all else.
void ColourRamp::paintApartWords(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    const QRectF line(area.left(), area.top() + height(theme) - lineHeight, area.width(), lineHeight);
    paintApart(painter, QRectF(line.left(), line.center().y() - 5, 14, 10), theme);
    painter.setPen(theme.text);
    painter.drawText(line.adjusted(greySwatchRoom, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, apart);
}

void ColourRamp::paintColours(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    const QRectF ramp(area.left(), area.top(), area.width(), rampHeight);
    for (int i = 0; i < slices; ++i) {
        const double left = std::round(ramp.left() + ramp.width() * i / slices);
        const double right = std::round(ramp.left() + ramp.width() * (i + 1) / slices);
        painter.fillRect(QRectF(left, ramp.top(), right - left, ramp.height()),
                         colourFor(colouring, valueAt(colouring, reach, (i + 0.5) / slices), theme, reach));
    }
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(ramp);
    painter.setPen(theme.text);
    for (const double tick : ticksOf(colouring, reach)) {
        // The first and the last number stay within the ramp.
        const double x = ramp.left() + partAt(colouring, reach, tick) * ramp.width();
        const double left = std::clamp(x - labelRoom / 2, ramp.left(), ramp.right() - labelRoom);
        const Qt::Alignment side = left > x - labelRoom / 2   ? Qt::AlignLeft
                                   : left < x - labelRoom / 2 ? Qt::AlignRight
                                                              : Qt::AlignHCenter;
        painter.drawText(QRectF(left, ramp.bottom(), labelRoom, area.bottom() - ramp.bottom()),
                         static_cast<int>(side | Qt::AlignVCenter), tickText(colouring, tick));
    }
}

} // namespace scalescope::widgets
